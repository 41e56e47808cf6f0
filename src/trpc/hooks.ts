'use client'
import { createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from './root'

/**
 * Provides procedures as hooks: `trpc.me.overview.useSuspenseQuery()`, `trpc.share.end.useMutation()`,
 * `trpc.useUtils()`.
 */
export const trpc = createTRPCReact<AppRouter>()
