import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import type { Locale } from '@/core/locale'
import { createContext } from './context'
import { createCaller } from './root'

/** Returns the context of the request for the page being rendered; looked up once per page. */
export const pageContext = cache(async (locale: Locale) => {
  const setCookie = () => {
    throw new Error('a page cannot set cookies while it renders')
  }
  return createContext(await headers(), setCookie, locale)
})

/** The same procedures as the browser calls, for server components. Cookies cannot be set while a page renders. */
export const serverApi = async (locale: Locale) => createCaller(await pageContext(locale))
