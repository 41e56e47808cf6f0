import { type HTTPLinkOptions, httpLink } from '@trpc/client'
import { pageOwnerHeader, visitorTag } from '@/core/account/owner-tag'
import { pageOwner, reloadPage } from '@/stores/page-owner'
import type { AppRouter } from './root'

type Fetch = NonNullable<HTTPLinkOptions<AppRouter['_def']['_config']['$types']>['fetch']>
const now: Fetch = (url, options) => fetch(url, options as RequestInit)

/** The status of ACCOUNT_CHANGED, and of nothing else. */
const preconditionFailed = 412

/**
 * How each client of the browser asks: one call, one request, and every one posted, since an address is written down on
 * its way (what was looked for in the console, an id). Each says whom its page was made for; where somebody else is signed
 * in by now, the page is loaded again.
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
