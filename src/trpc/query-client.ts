import { MutationCache, QueryClient } from '@tanstack/react-query'
import { retryDelayMs, shouldRetry, statusOf } from './retry'

/** Time in ms for which a response counts as fresh: data that the server has just rendered is not requested again. */
const staleTime = 30_000

/**
 * Creates a query client with all retry rules: queries on the listed statuses and a failed network, mutations never.
 */
function newQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (failures, error) => shouldRetry('query', statusOf(error), failures + 1),
        retryDelay: (failures) => retryDelayMs(failures + 1),
      },
      // Without a network a mutation fails visibly: a paused one would wait unnoticed and run later.
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      // After a mutation, no cached data counts as fresh: visible queries are refetched before the mutation ends,
      // others when their page is shown. No page has to list the data that its mutation affects.
      onSettled: (_, failure) => {
        const invalidated = client.invalidateQueries()
        // A failure is reported at once.
        return failure ? undefined : invalidated
      },
    }),
  })
  return client
}

let ofTheTab: QueryClient | undefined

/**
 * Returns the query cache. It lives as long as the tab moves between app pages; on the server, each render has its own.
 */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return newQueryClient()
  ofTheTab ??= newQueryClient()
  return ofTheTab
}
