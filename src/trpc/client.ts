import { createTRPCClient, httpLink, retryLink, TRPCClientError } from '@trpc/client'
import { DomainError, type DomainErrorCode } from '@/core/error'
import type { WireError } from '@/server/trpc'
import { retryDelayMs, shouldRetry, statusOf } from './retry'
import type { AppRouter } from './root'

export const apiUrl = '/api/trpc'

/** Procedures without React, for the run page and for what signs in. Queries are repeated as everywhere, mutations never. */
export const api = createTRPCClient<AppRouter>({
  links: [
    retryLink({ retry: ({ op, error, attempts }) => shouldRetry(op.type, statusOf(error), attempts), retryDelayMs }),
    httpLink({ url: apiUrl }),
  ],
})

/** The refusal behind a failed call; null for a network failure or anything unforeseen. */
export function refusalOf(error: unknown): WireError | null {
  if (error instanceof DomainError) return error
  if (!(error instanceof TRPCClientError)) return null
  const domain = (error.data as { domain?: WireError } | null | undefined)?.domain
  return domain ?? null
}

export const isRefusal = (error: unknown, code: DomainErrorCode): boolean => refusalOf(error)?.code === code
