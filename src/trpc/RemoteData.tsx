'use client'
import { type DehydratedState, HydrationBoundary, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, useState } from 'react'
import { retryDelayMs, shouldRetry, statusOf } from './retry'

/** How long an answer counts as fresh, in milliseconds: what the server has just rendered is not asked for again. */
const staleTime = 30_000

const Devtools =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => {
        const { ReactQueryDevtools } = await import('@tanstack/react-query-devtools')
        return { default: ReactQueryDevtools }
      })
    : null

/** One place for repeats: queries on the listed statuses and a failed network, mutations never. */
const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (failures, error) => shouldRetry('query', statusOf(error), failures + 1),
        retryDelay: (failures) => retryDelayMs(failures + 1),
      },
      // Without a network a change fails and says so: kept back, it would wait unseen and happen by itself later.
      mutations: { networkMode: 'always' },
    },
  })

let ofThisTab: QueryClient | undefined

/** One cache lives as long as the tab goes from page to page; on the server each request has its own. */
function queryClient(): QueryClient {
  if (typeof window === 'undefined') return newQueryClient()
  ofThisTab ??= newQueryClient()
  return ofThisTab
}

interface Props {
  /** What the server has asked already: `queries.dehydrate()`. */
  state?: DehydratedState
  children: ReactNode
}

/** Remote data for the components of a page. A page whose components only send forms does without. */
export function RemoteData({ state, children }: Props) {
  const [client] = useState(queryClient)
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
      {Devtools && <Devtools />}
    </QueryClientProvider>
  )
}
