import { createTRPCClient } from '@trpc/client'
import { apiLink } from './link'
import type { AppRouter } from './root'

/**
 * API client for calls while the page is being left: with `keepalive` the browser finishes a request of at most 64 KB
 * without the page. Each call is sent at once, because a timer that batches calls would no longer run.
 */
export const keepaliveApi = createTRPCClient<AppRouter>({
  links: [apiLink((url, options) => fetch(url, { ...options, keepalive: true } as RequestInit))],
})
