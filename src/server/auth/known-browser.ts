import { DAY_SECONDS } from '@/core/time'
import { deriveKey, deriveKeys, equalInConstantTime, randomId } from '../crypto/secrets'
import { knownBrowserCookie, readCookie, serializeCookie } from './cookies'

/** Longest lifetime that browsers grant a cookie: 400 days, in seconds. */
const seconds = 400 * DAY_SECONDS
/** Maximum number of accounts remembered per browser, because a family may share a computer. */
const most = 6

/**
 * Purpose of the derived key. A cookie entry has the format `<random id>~<proof>` and shows that a person signed in
 * here, but not to which account.
 */
const purpose = 'known-browser'
const payloadOf = (id: string, userId: string): string => `${id} ${userId}`
const proofOf = (id: string, userId: string): string => deriveKey(purpose, payloadOf(id, userId))

const entriesIn = (cookieHeader: string | null): string[] =>
  (readCookie(cookieHeader, knownBrowserCookie()) ?? '')
    .split('.')
    .filter((entry) => /^[\w-]{22}~[\w-]{43}$/.test(entry))

function isOf(entry: string, userId: string): boolean {
  const [id = '', proof = ''] = entry.split('~')
  return deriveKeys(purpose, payloadOf(id, userId)).some((known) => equalInConstantTime(proof, known))
}

/** Returns the id that this browser got when the account signed in here; null if it never did. Who is signed in now does not matter. */
export function readKnownBrowser(cookieHeader: string | null, userId: string | undefined): string | null {
  const entry = entriesIn(cookieHeader).find((one) => userId !== undefined && isOf(one, userId))
  return entry?.slice(0, entry.indexOf('~')) ?? null
}

/** Returns the `Set-Cookie` value that remembers a browser after a sign-in; a known browser keeps its id. */
export function rememberBrowser(cookieHeader: string | null, userId: string): string {
  const entries = entriesIn(cookieHeader)
  const others = entries.filter((entry) => !isOf(entry, userId))
  const id = readKnownBrowser(cookieHeader, userId) ?? randomId()
  const kept = [`${id}~${proofOf(id, userId)}`, ...others].slice(0, most)
  return serializeCookie(knownBrowserCookie(), kept.join('.'), seconds)
}
