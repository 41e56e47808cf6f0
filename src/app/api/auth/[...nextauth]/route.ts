import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { pageOwnerHeader } from '@/core/account/owner-tag'
import { login } from '@/features/auth/login'
import { authOptions, convertAuthResponse, isAllowedAuthAction } from '@/server/auth/auth'
import { csrfCookie, readCookie } from '@/server/auth/cookies'
import { rememberBrowser } from '@/server/auth/known-browser'
import { findPageOwnerProblem } from '@/server/auth/owner-tags'
import { readPrincipal } from '@/server/auth/principal'
import { rejectCrossOrigin } from '@/server/auth/same-origin'
import type { LiveSession } from '@/server/auth/session'
import { addReportKeysToAccount } from '@/server/crypto/report-keys'
import { type Db, getDatabase } from '@/server/db/db'

interface Route {
  params: Promise<{ nextauth: string[] }>
}

const unkept = { 'cache-control': 'no-store' }

const isOfSomebodyElse = async (db: Db, { headers }: Request): Promise<boolean> =>
  findPageOwnerProblem(headers.get(pageOwnerHeader), await readPrincipal(db, headers.get('cookie'))) ===
  'ACCOUNT_CHANGED'

/** Handles sign-in and sign-out by NextAuth, with the usual checks of origin and body type. */
async function handler(req: NextRequest, route: Route): Promise<Response> {
  const refused = rejectCrossOrigin(req)
  if (refused) return refused
  const { nextauth } = await route.params
  if (!isAllowedAuthAction(req.method, nextauth)) return Response.json({}, { status: 404 })
  const database = await getDatabase()
  // A sign-in names its own account; a sign-out is accepted only for the account that the page was made for.
  if (req.method === 'POST' && nextauth[0] === 'signout' && (await isOfSomebodyElse(database.db, req))) {
    return Response.json({ error: { code: 'ACCOUNT_CHANGED', params: {} } }, { status: 412, headers: unkept })
  }
  // The server in front overwrites this header; without it (development) all clients share one address.
  const guest = { ip: req.headers.get('x-client-ip') ?? 'unknown', cookieHeader: req.headers.get('cookie') }
  let signedIn: LiveSession | undefined
  const options = authOptions(database.db, async (email, password) => {
    signedIn = await login(database, guest, { email, password })
    return signedIn
  })
  try {
    const answer = await convertAuthResponse(
      await NextAuth(req, route, options),
      readCookie(guest.cookieHeader, csrfCookie()),
    )
    if (signedIn) {
      answer.headers.append('set-cookie', rememberBrowser(guest.cookieHeader, signedIn.userId))
      const reports = addReportKeysToAccount(guest.cookieHeader, signedIn.userId)
      if (reports) answer.headers.append('set-cookie', reports)
    }
    return answer
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    // The body is not JSON.
    return Response.json({ error: { code: 'INVALID_INPUT', params: {} } }, { status: 400 })
  }
}

export { handler as GET, handler as POST }
