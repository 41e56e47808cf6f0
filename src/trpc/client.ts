import { createTRPCClient, retryLink } from '@trpc/client'
import { apiLink } from './link'
import { retryDelayMs, shouldRetry, statusOf } from './retry'
import type { AppRouter } from './root'

/**
 * API client without React, for the run page and for signing in. Queries are retried as everywhere, mutations never.
 */
export const api = createTRPCClient<AppRouter>({
  links: [
    retryLink({ retry: ({ op, error, attempts }) => shouldRetry(op.type, statusOf(error), attempts), retryDelayMs }),
    apiLink(),
  ],
})
