import { login } from '@/features/auth/login'
import { answerAuth } from '@/server/auth'
import { getDatabase } from '@/server/db'
import { rememberBrowser } from '@/server/known-browser'
import { refuseForeign } from '@/server/same-origin'
import type { LiveSession } from '@/server/session'

/** Sign-in and sign-out by NextAuth; the same rules of origin and body type as everywhere. */
async function handle(req: Request): Promise<Response> {
  const refused = refuseForeign(req)
  if (refused) return refused
  const database = await getDatabase()
  // The server in front overwrites this header; without it (development) everybody is one address.
  const guest = { ip: req.headers.get('x-client-ip') ?? 'unknown', cookieHeader: req.headers.get('cookie') }
  let signedIn: LiveSession | undefined
  const response = await answerAuth(req, database.db, async (email, password) => {
    signedIn = await login(database, guest, { email, password })
    return signedIn
  })
  if (signedIn) response.headers.append('set-cookie', rememberBrowser(guest.cookieHeader, signedIn.userId))
  return response
}

export { handle as GET, handle as POST }
