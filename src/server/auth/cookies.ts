import { env } from '@/env'

export const secureCookies = (): boolean => (env.APP_URL ?? '').startsWith('https://')

/** `__Host-` binds a cookie to this host over https; plain http on localhost cannot carry it. */
const cookieName = (name: string): string => (secureCookies() ? `__Host-${name}` : name)

// The name is older than the word guest; another one would close what every browser has open.
export const guestCookie = () => cookieName('taker')
/** Keys of mailed report links opened in this browser, joined by dots. */
export const reportsCookie = () => cookieName('reports')
/** Binds a mailed code to the browser that asked for it. */
export const browserCookie = () => cookieName('browser')

/** Shows that somebody here reads a mailbox: they opened a link that came with a code. */
export const mailboxCookie = () => cookieName('mailbox')

/** Names the sign-in of this browser (NextAuth's encrypted token). */
export const sessionCookie = () => cookieName('session')
/** Remembers, after signing out too, that accounts were signed in to here: their owner is not slowed down by strangers. */
export const knownBrowserCookie = () => cookieName('known')
/** Names the sign-in of somebody who works at the console; nothing of the site's own accounts. */
export const staffCookie = () => cookieName('staff')
/** NextAuth's double-submit token for sign-in and sign-out. */
export const csrfCookie = () => cookieName('csrf')

/** A `Set-Cookie` value: HttpOnly, whole site. `maxAge` in seconds; a strict one does not come along from other sites. */
export function serializeCookie(
  name: string,
  value: string,
  maxAge: number,
  sameSite: 'Lax' | 'Strict' = 'Lax',
): string {
  const secure = secureCookies() ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}${secure}`
}

export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}
