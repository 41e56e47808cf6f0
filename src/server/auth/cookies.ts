import { env } from '@/env'

export const usesSecureCookies = (): boolean => (env.APP_URL ?? '').startsWith('https://')

/** `__Host-` binds a cookie to this host over https; plain http on localhost cannot carry it. */
const cookieName = (name: string): string => (usesSecureCookies() ? `__Host-${name}` : name)

// The cookie's name predates the word guest; renaming it would lose what every browser has open.
export const guestCookie = () => cookieName('taker')
/** Returns the name of the cookie with the keys of mailed report links opened in this browser, joined by dots. */
export const reportsCookie = () => cookieName('reports')
/** Returns the name of the cookie that binds a mailed code to the browser that requested it. */
export const browserCookie = () => cookieName('browser')

/**
 * Returns the name of the cookie that shows that a person at this browser reads a mailbox: they opened a link mailed
 * with a code.
 */
export const mailboxCookie = () => cookieName('mailbox')

/** Returns the name of the cookie that identifies the session of this browser (NextAuth's encrypted token). */
export const sessionCookie = () => cookieName('session')
/**
 * Returns the name of the cookie that remembers, also after signing out, the accounts that signed in here: other
 * people's failed attempts do not slow down their owners.
 */
export const knownBrowserCookie = () => cookieName('known')
/**
 * Returns the name of the cookie that identifies the session of a staff member at the console; it is separate from the
 * cookie of an account.
 */
export const staffCookie = () => cookieName('staff')
/** Returns the name of the cookie with NextAuth's double-submit token for sign-in and sign-out. */
export const csrfCookie = () => cookieName('csrf')

/**
 * Returns a `Set-Cookie` value: HttpOnly, for the whole site. `maxAge` in seconds; browsers do not send a `Strict` one
 * with requests from other sites.
 */
export function serializeCookie(
  name: string,
  value: string,
  maxAge: number,
  sameSite: 'Lax' | 'Strict' = 'Lax',
): string {
  const secure = usesSecureCookies() ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}${secure}`
}

export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}
