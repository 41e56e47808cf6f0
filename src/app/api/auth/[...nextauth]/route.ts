import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { login } from '@/features/auth/login'
import { authAnswer, authOptions, isAuthAction } from '@/server/auth'
import { getDatabase } from '@/server/db'
import { rememberBrowser } from '@/server/known-browser'
import { refuseForeign } from '@/server/same-origin'
import type { LiveSession } from '@/server/session'

interface Route {
  params: Promise<{ nextauth: string[] }>
}

/** Sign-in and sign-out by NextAuth; the same rules of origin and body type as everywhere. */
async function handler(req: NextRequest, route: Route): Promise<Response> {
  const refused = refuseForeign(req)
  if (refused) return refused
  const { nextauth } = await route.params
  if (!isAuthAction(req.method, nextauth)) return Response.json({}, { status: 404 })
  const database = await getDatabase()
  // The server in front overwrites this header; without it (development) everybody is one address.
  const guest = { ip: req.headers.get('x-client-ip') ?? 'unknown', cookieHeader: req.headers.get('cookie') }
  let signedIn: LiveSession | undefined
  const options = authOptions(database.db, async (email, password) => {
    signedIn = await login(database, guest, { email, password })
    return signedIn
  })
  try {
    const answer = await authAnswer(await NextAuth(req, route, options))
    if (signedIn) answer.headers.append('set-cookie', rememberBrowser(guest.cookieHeader, signedIn.userId))
    return answer
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    // The body is no JSON.
    return Response.json({ error: { code: 'INVALID_INPUT', params: {} } }, { status: 400 })
  }
}

export { handler as GET, handler as POST }
