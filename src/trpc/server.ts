import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import type { Locale } from '@/core/locale'
import { createContext } from './context'
import { createCaller } from './root'

/** Returns the request's context for the page being rendered; created once per page. */
export const pageContext = cache(async (locale: Locale) => {
  const setCookie = () => {
    throw new Error('a page cannot set cookies while it renders')
  }
  return createContext(await headers(), setCookie, locale)
})

/** Returns the procedures that the browser calls, for server components. Cookies cannot be set while a page renders. */
export const serverApi = async (locale: Locale) => createCaller(await pageContext(locale))
