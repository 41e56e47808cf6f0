'use client'
import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, useState } from 'react'
import { trpc } from './hooks'
import { apiLink } from './link'
import { queryClient } from './query-client'

const Devtools =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => {
        const { ReactQueryDevtools } = await import('@tanstack/react-query-devtools')
        return { default: ReactQueryDevtools }
      })
    : null

/** Provides remote data to a page that queries or mutates with hooks; other pages do not load this code. */
export function TrpcProvider({ children }: { children: ReactNode }) {
  const [known] = useState(queryClient)
  const [client] = useState(() => trpc.createClient({ links: [apiLink()] }))
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

/** Provides remote data that the server has partly prefetched to the components of a page. */
export const PrefetchedQueries = ({ state, children }: Props) => (
  <TrpcProvider>
    <HydrationBoundary state={state}>{children}</HydrationBoundary>
  </TrpcProvider>
)
