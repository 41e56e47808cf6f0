import { type HTTPLinkOptions, httpLink } from '@trpc/client'
import type { AppRouter } from './root'

/**
 * How each client of the browser asks: one call, one request, and every one posted, since an address is written down on
 * its way (what was looked for in the console, an id).
 */
export const apiLink = (options: Pick<HTTPLinkOptions<AppRouter['_def']['_config']['$types']>, 'fetch'> = {}) =>
  httpLink<AppRouter>({ url: '/api/trpc', methodOverride: 'POST', ...options })
