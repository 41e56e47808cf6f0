import { pageOwnerHeader } from '@/core/account/owner-tag'
import { type Locale, localeCookie, preferredTags, resolveLocale } from '@/core/locale'
import { readCookie } from '@/server/auth/cookies'
import { isLocalRequest } from '@/server/auth/local-request'
import { readPrincipal } from '@/server/auth/principal'
import { getDatabase } from '@/server/db/db'
import type { Context } from '@/server/trpc'

/** Returns the context of a request for every procedure. */
export async function createContext(
  headers: Headers,
  setCookie: Context['setCookie'],
  locale?: Locale,
): Promise<Context> {
  const database = await getDatabase()
  const cookieHeader = headers.get('cookie')
  return {
    database,
    db: database.db,
    principal: await readPrincipal(database.db, cookieHeader),
    pageOwner: headers.get(pageOwnerHeader),
    // The server in front overwrites this header; without it (development) all clients share one address.
    ip: headers.get('x-client-ip') ?? 'unknown',
    locale:
      locale ??
      resolveLocale(headers.get('x-lang'), readCookie(cookieHeader, localeCookie), headers.get('accept-language')),
    languages: preferredTags(headers.get('accept-language') ?? ''),
    fromHere: isLocalRequest(headers),
    cookieHeader,
    setCookie,
  }
}
