import { DAY_SECONDS } from '@/core/time'
import { derivedKey, derivedKeys, equalInConstantTime, randomId } from '../crypto/secrets'
import { knownBrowserCookie, readCookie, serializeCookie } from './cookies'

/** The longest life browsers grant a cookie: 400 days, in seconds. */
const seconds = 400 * DAY_SECONDS
/** Accounts that one browser is remembered for; a family shares a computer. */
const most = 6

/** `<random id>~<proof>`: says that somebody signed in here, and not to which account. */
const purpose = 'known-browser'
const payloadOf = (id: string, userId: string): string => `${id} ${userId}`
const proofOf = (id: string, userId: string): string => derivedKey(purpose, payloadOf(id, userId))

const entriesIn = (cookieHeader: string | null): string[] =>
  (readCookie(cookieHeader, knownBrowserCookie()) ?? '')
    .split('.')
    .filter((entry) => /^[\w-]{22}~[\w-]{43}$/.test(entry))

function isOf(entry: string, userId: string): boolean {
  const [id = '', proof = ''] = entry.split('~')
  return derivedKeys(purpose, payloadOf(id, userId)).some((known) => equalInConstantTime(proof, known))
}

/** Names this browser for an account that was signed in to here before, whoever is signed in now; null otherwise. */
export function knownBrowserOf(cookieHeader: string | null, userId: string | undefined): string | null {
  const entry = entriesIn(cookieHeader).find((one) => userId !== undefined && isOf(one, userId))
  return entry?.slice(0, entry.indexOf('~')) ?? null
}

/** The `Set-Cookie` value by which a browser is known after a sign-in; one that is known keeps its name. */
export function rememberBrowser(cookieHeader: string | null, userId: string): string {
  const entries = entriesIn(cookieHeader)
  const others = entries.filter((entry) => !isOf(entry, userId))
  const id = knownBrowserOf(cookieHeader, userId) ?? randomId()
  const kept = [`${id}~${proofOf(id, userId)}`, ...others].slice(0, most)
  return serializeCookie(knownBrowserCookie(), kept.join('.'), seconds)
}
