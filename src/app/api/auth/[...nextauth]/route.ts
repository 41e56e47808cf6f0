import { login } from '@/features/auth/login'
import { answerAuth } from '@/server/auth'
import { getDatabase } from '@/server/db'
import { refuseForeign } from '@/server/same-origin'

/** Sign-in and sign-out by NextAuth; the same rules of origin and body type as everywhere. */
async function handle(req: Request): Promise<Response> {
  const refused = refuseForeign(req)
  if (refused) return refused
  const database = await getDatabase()
  // The server in front overwrites this header; without it (development) everybody is one address.
  const guest = { ip: req.headers.get('x-client-ip') ?? 'unknown', cookieHeader: req.headers.get('cookie') }
  return answerAuth(req, database.db, (email, password) => login(database, guest, { email, password }))
}

export { handle as GET, handle as POST }
