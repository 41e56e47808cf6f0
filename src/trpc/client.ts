import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client'
import type { DomainErrorCode } from '@/core/error'
import type { WireError } from '@/server/trpc'
import { retrying } from './retry'
import type { AppRouter } from './root'

/** Calls procedures from the browser. Queries are tried again on passing failures, mutations never. */
export const api = createTRPCClient<AppRouter>({
  links: [retrying, httpBatchLink({ url: '/api/trpc', maxItems: 1 })],
})

/** The refusal behind a failed call; null for a network failure or anything unforeseen. */
export function refusalOf(error: unknown): WireError | null {
  if (!(error instanceof TRPCClientError)) return null
  const domain = (error.data as { domain?: WireError } | null | undefined)?.domain
  return domain ?? null
}

export const isRefusal = (error: unknown, code: DomainErrorCode): boolean => refusalOf(error)?.code === code
