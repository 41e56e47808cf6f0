import type { Locale } from '@/core/locale'
import { HOUR_SECONDS } from '@/core/time'
import { randomKey } from '../crypto/secrets'
import type { Context } from '../trpc'
import { browserCookie, readCookie, serializeCookie } from './cookies'
import type { Principal } from './principal'

/** The person who asks for something to be mailed: limits and codes are bound to it. */
export interface Requester {
  ip: string
  browserKey: string
  locale: Locale
  cookieHeader: string | null
  principal: Principal
}

const KEY = /^[\w-]{43}$/
/** Longer than any code works. */
const cookieSeconds = HOUR_SECONDS

/** The browser by its cookie; a new one when it has none. */
export function requesterOf({ cookieHeader, principal, ip, locale, setCookie }: Context): Requester {
  const known = readCookie(cookieHeader, browserCookie())
  const browserKey = known && KEY.test(known) ? known : randomKey()
  setCookie(serializeCookie(browserCookie(), browserKey, cookieSeconds))
  return { ip, browserKey, locale, cookieHeader, principal }
}
