import { createTRPCClient } from '@trpc/client'
import { apiLink } from './link'
import type { AppRouter } from './root'

/**
 * Calls procedures while the page goes away: the browser finishes the request without the page (`keepalive`, at most
 * 64 KB), and it leaves at once, since no timer runs any more that could gather calls.
 */
export const leavingApi = createTRPCClient<AppRouter>({
  links: [apiLink((url, options) => fetch(url, { ...options, keepalive: true } as RequestInit))],
})
