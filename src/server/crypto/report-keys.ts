import { DAY_SECONDS } from '@/core/time'
import { readCookie, reportsCookie, serializeCookie } from '../auth/cookies'
import { accountTag, isAccountTagOf } from '../auth/owner-tags'

const ENTRY = /^([\w-]{43})(?:~([\w-]{22}))?$/
/** Beginning of an account's owner tag. Entries leave it out, because a dot separates entries of the cookie. */
const KIND = 'a.'

/** Duration in seconds for which a browser remembers a mailed link that was opened in it. */
export const reportsCookieSeconds = 365 * DAY_SECONDS

/**
 * Returns the cookie entry of a mailed link: its key, and the account it was opened for. An entry without an account
 * (opened while signed out) counts for every user of the browser until one of them signs in.
 */
export const createReportCookieEntry = (key: string, userId: string | null): string =>
  userId === null ? key : `${key}~${accountTag(userId).slice(KIND.length)}`

/** Returns the keys that count for the present user of this browser. */
export function readReportKeys(cookieHeader: string | null, userId: string | null): string[] {
  return entriesIn(cookieHeader).flatMap(([, key = '', account]) =>
    account === undefined || (userId !== null && isAccountTagOf(userId, KIND + account)) ? [key] : [],
  )
}

/**
 * Returns the `Set-Cookie` value that assigns links opened before the sign-in to the account; null if there are none.
 */
export function addReportKeysToAccount(cookieHeader: string | null, userId: string): string | null {
  const entries = entriesIn(cookieHeader)
  if (entries.every(([, , account]) => account !== undefined)) return null
  const joined = entries.map(([entry, key = '', account]) =>
    account === undefined ? createReportCookieEntry(key, userId) : entry,
  )
  return serializeCookie(reportsCookie(), joined.join('.'), reportsCookieSeconds)
}

const entriesIn = (cookieHeader: string | null): RegExpExecArray[] =>
  (readCookie(cookieHeader, reportsCookie()) ?? '')
    .split('.')
    .map((entry) => ENTRY.exec(entry))
    .filter((entry) => entry !== null)
