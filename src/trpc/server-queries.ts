import 'server-only'
import { createServerSideHelpers } from '@trpc/react-query/server'
import type { Locale } from '@/core/locale'
import { appRouter } from './root'
import { pageContext } from './server'

/**
 * Returns the procedures for queries that the page's client components run with hooks: `fetch` each query here, then
 * wrap the components in `<PrefetchedQueries state={queries.dehydrate()}>`, and the first paint has the data. It is a
 * separate module, because it adds 10 KB of the hooks' library to a page, which a page without hooks does not need.
 */
export const serverQueries = async (locale: Locale) =>
  createServerSideHelpers({ router: appRouter, ctx: await pageContext(locale) })
