'use client'
import { type DehydratedState, HydrationBoundary, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { httpLink } from '@trpc/client'
import { lazy, type ReactNode, use, useState } from 'react'
import { type CachePlace, CachePlaceContext } from './cache-place'
import { apiUrl } from './client'
import { trpc } from './hooks'
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

/** The cache that lives as long as the tab goes from page to page. */
function cacheIn(place: CachePlace): QueryClient {
  place.cache ??= newQueryClient()
  return place.cache
}

/** Remote data for a page that asks for some, or changes some with a hook; every other page does without its weight. */
export function RemoteData({ children }: { children: ReactNode }) {
  const place = use(CachePlaceContext)
  const [known] = useState(() => cacheIn(place ?? {}))
  const [client] = useState(() => trpc.createClient({ links: [httpLink({ url: apiUrl })] }))
  return (
    <trpc.Provider client={client} queryClient={known}>
      <QueryClientProvider client={known}>
        {children}
        {Devtools && <Devtools />}
      </QueryClientProvider>
    </trpc.Provider>
  )
}

interface Props {
  /** `queries.dehydrate()` */
  state: DehydratedState
  children: ReactNode
}

/** Remote data of which the server has asked some already, for the components of a page. */
export const Asked = ({ state, children }: Props) => (
  <RemoteData>
    <HydrationBoundary state={state}>{children}</HydrationBoundary>
  </RemoteData>
)
