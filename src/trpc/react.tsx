'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { httpLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import { lazy, type ReactNode, useState } from 'react'
import { apiUrl } from './client'
import { retryDelayMs, shouldRetry, statusOf } from './retry'
import type { AppRouter } from './root'

/** Procedures as hooks: `trpc.me.overview.useQuery()`, `trpc.share.end.useMutation()`, `trpc.useUtils()`. */
export const trpc = createTRPCReact<AppRouter>()

/** How long an answer counts as fresh, in milliseconds: what the server has just rendered is not asked for again. */
const staleTime = 30_000

const Devtools = lazy(async () => {
  const { ReactQueryDevtools } = await import('@tanstack/react-query-devtools')
  return { default: ReactQueryDevtools }
})

/** One place for repeats: queries on the listed statuses and a failed network, mutations never. */
const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (failures, error) => shouldRetry('query', statusOf(error), failures + 1),
        retryDelay: (failures) => retryDelayMs(failures + 1),
      },
    },
  })

/** Remote data for the pages of the apps: one cache that lives as long as the tab goes from page to page. */
export function RemoteData({ children }: { children: ReactNode }) {
  const [queryClient] = useState(newQueryClient)
  const [client] = useState(() => trpc.createClient({ links: [httpLink({ url: apiUrl })] }))
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        {children}
        {process.env.NODE_ENV === 'development' && <Devtools />}
      </QueryClientProvider>
    </trpc.Provider>
  )
}
