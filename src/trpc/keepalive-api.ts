import { createTRPCClient } from '@trpc/client'
import { apiLink } from './link'
import type { AppRouter } from './root'

/**
 * Client for calls while the page is being left: with `keepalive` the browser finishes a request of at most 64 KB without
 * the page. Each call is sent at once, since no timer runs any more that could gather calls.
 */
export const keepaliveApi = createTRPCClient<AppRouter>({
  links: [apiLink((url, options) => fetch(url, { ...options, keepalive: true } as RequestInit))],
})
