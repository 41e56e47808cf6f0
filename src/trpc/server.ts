import 'server-only'
import { headers } from 'next/headers'
import type { Locale } from '@/core/locale'
import { createContext } from './context'
import { createCaller } from './root'

/** The same procedures as the browser calls, for server components. Cookies cannot be set while a page renders. */
export async function serverApi(locale: Locale) {
  const setCookie = () => {
    throw new Error('a page cannot set cookies while it renders')
  }
  return createCaller(await createContext(await headers(), setCookie, locale))
}
