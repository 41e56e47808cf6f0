import type { Locale } from '@/core/locale'
import { HOUR_SECONDS } from '@/core/time'
import { randomKey } from '../crypto/secrets'
import type { Context } from '../trpc'
import { browserCookie, readCookie, serializeCookie } from './cookies'
import type { Principal } from './principal'

/** Address and browser of the person who requests a mail; limits and codes are bound to them. */
export interface Requester {
  ip: string
  browserKey: string
  locale: Locale
  cookieHeader: string | null
  principal: Principal
}

const KEY = /^[\w-]{43}$/
/** Cookie lifetime in seconds: longer than any code is valid. */
const cookieSeconds = HOUR_SECONDS

/** Returns the requester, with the browser key from its cookie or a new one, and sets the cookie. */
export function resolveRequester({ cookieHeader, principal, ip, locale, setCookie }: Context): Requester {
  const known = readCookie(cookieHeader, browserCookie())
  const browserKey = known && KEY.test(known) ? known : randomKey()
  setCookie(serializeCookie(browserCookie(), browserKey, cookieSeconds))
  return { ip, browserKey, locale, cookieHeader, principal }
}
