import { type HTTPLinkOptions, httpLink } from '@trpc/client'
import { pageOwnerHeader, visitorTag } from '@/core/account/owner-tag'
import { pageOwner, reloadPage } from '@/stores/page-owner'
import type { AppRouter } from './root'

type Fetch = NonNullable<HTTPLinkOptions<AppRouter['_def']['_config']['$types']>['fetch']>
const now: Fetch = (url, options) => fetch(url, options as RequestInit)

/** Status that only ACCOUNT_CHANGED has. */
const preconditionFailed = 412

/**
 * Returns the tRPC link of each browser client: one request per call, always a POST, because proxies log addresses,
 * which would contain ids and search texts of the console. Each request names its page's owner; if another person is
 * signed in by now, the page reloads.
 */
export const apiLink = (send = now) =>
  httpLink<AppRouter>({
    url: '/api/trpc',
    methodOverride: 'POST',
    headers: async () => {
      const [owner = visitorTag] = await pageOwner()
      return { [pageOwnerHeader]: owner }
    },
    fetch: async (url, options) => {
      const response = await send(url, options)
      if ((response as Response).status === preconditionFailed) reloadPage(true)
      return response
    },
  })
