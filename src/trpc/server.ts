import 'server-only'
import { createServerSideHelpers } from '@trpc/react-query/server'
import { headers } from 'next/headers'
import type { Locale } from '@/core/locale'
import { createContext } from './context'
import { appRouter, createCaller } from './root'

async function pageContext(locale: Locale) {
  const setCookie = () => {
    throw new Error('a page cannot set cookies while it renders')
  }
  return createContext(await headers(), setCookie, locale)
}

/** The same procedures as the browser calls, for server components. Cookies cannot be set while a page renders. */
export const serverApi = async (locale: Locale) => createCaller(await pageContext(locale))

/**
 * The same for what the page's client components ask with hooks: `fetch` each query here, then wrap them in
 * `<HydrationBoundary state={queries.dehydrate()}>`, and the first paint has the answers.
 */
export const serverQueries = async (locale: Locale) =>
  createServerSideHelpers({ router: appRouter, ctx: await pageContext(locale) })
