import { MutationCache, QueryClient } from '@tanstack/react-query'
import { retryDelayMs, shouldRetry, statusOf } from './retry'

/** How long an answer counts as fresh, in milliseconds: what the server has just rendered is not asked for again. */
const staleTime = 30_000

/** One place for repeats: queries on the listed statuses and a failed network, mutations never. */
function newQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (failures, error) => shouldRetry('query', statusOf(error), failures + 1),
        retryDelay: (failures) => retryDelayMs(failures + 1),
      },
      // Without a network a change fails and says so: kept back, it would wait unseen and happen by itself later.
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      // Once a change was sent, nothing known counts as fresh: what is on the screen is asked again before the change is
      // done, and other pages ask when they are shown. No page has to know what else its change has changed.
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

/** The cache that lives as long as the tab goes from page to page. On the server each rendering has its own. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return newQueryClient()
  ofTheTab ??= newQueryClient()
  return ofTheTab
}
