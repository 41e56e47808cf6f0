import 'server-only'
import { createServerSideHelpers } from '@trpc/react-query/server'
import type { Locale } from '@/core/locale'
import { appRouter } from './root'
import { pageContext } from './server'

/**
 * The procedures for what the page's client components ask with hooks: `fetch` each query here, then wrap them in
 * `<Prefetched state={queries.dehydrate()}>`, and the first paint has the answers. A module of its own: whoever imports it
 * brings the hooks' library into the page, 10 KB that a page without them does without.
 */
export const serverQueries = async (locale: Locale) =>
  createServerSideHelpers({ router: appRouter, ctx: await pageContext(locale) })
