import type { NextAuthOptions } from 'next-auth'
import credentialsProvider from 'next-auth/providers/credentials'
import { z } from 'zod'
import { DomainError, type DomainErrorCode, isDomainErrorCode, type WireError } from '@/core/error/error'
import type { Db } from '../db/db'
import { log } from '../observability/log'
import { busyRefusal } from '../refusal'
import { csrfCookie, sessionCookie, usesSecureCookies } from './cookies'
import { type LiveSession, readToken, revokeSession, sessionSeconds, sessionSecret } from './session'

/** Signs in with the typed email and password; throws a DomainError if they are refused. */
export type SignIn = (email: string, password: string) => Promise<LiveSession>

/**
 * Returns the NextAuth options: one provider, an encrypted token in our own cookie, and no NextAuth pages; /login is
 * one of our own. We handle sessions, their end and the limits on guessing; NextAuth handles the cookie and the CSRF
 * token.
 */
export function authOptions(db: Db, signIn: SignIn): NextAuthOptions {
  const cookie = { httpOnly: true, sameSite: 'lax', path: '/', secure: usesSecureCookies() } as const
  return {
    secret: sessionSecret(),
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    jwt: { decode: ({ token }) => readToken(token) },
    useSecureCookies: usesSecureCookies(),
    cookies: {
      sessionToken: { name: sessionCookie(), options: cookie },
      csrfToken: { name: csrfCookie(), options: cookie },
    },
    providers: [
      credentialsProvider({
        credentials: { email: {}, password: {} },
        authorize: async (typed) => {
          const { userId, sessionId } = await signIn(String(typed?.email ?? ''), String(typed?.password ?? '')).catch(
            refuse,
          )
          return { id: userId, sessionId }
        },
      }),
    ],
    callbacks: {
      // The token contains only the session id; the user, and whether the session is still valid, come from the
      // database.
      jwt: async ({ token, user }) => (user && 'sessionId' in user ? { sid: user.sessionId } : token),
      // The page decides where to go afterwards.
      redirect: async ({ baseUrl }) => baseUrl,
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sid === 'string') await revokeSession(db, token.sid, new Date())
      },
    },
    logger: {
      error: (code, metadata) => log.error({ code, error: String(metadata) }, 'auth'),
      warn: () => {},
      debug: () => {},
    },
  }
}

/** Throws an error with the refusal as JSON, because NextAuth passes on only the message. */
function refuse(error: unknown): never {
  if (!(error instanceof DomainError)) log.error({ error: String(error) }, 'sign-in failed')
  const { code, params } = error instanceof DomainError ? error : (busyRefusal(error) ?? new DomainError('INTERNAL'))
  throw new Error(JSON.stringify({ code, params }))
}

/** Schema of the message that `refuse` writes. */
const Refused = z.object({
  code: z.string().refine(isDomainErrorCode),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** Reachable NextAuth actions; the rest (its own pages, lists of providers) is not served. */
const actions: Readonly<Record<string, readonly string[]>> = {
  GET: ['csrf'],
  POST: ['callback/credentials', 'signout'],
}

export const isAllowedAuthAction = (method: string, path: readonly string[]): boolean =>
  actions[method]?.includes(path.join('/')) ?? false

/**
 * Returns NextAuth's response in the form that a page reads: a refusal is JSON with `error`, because the pages to which
 * NextAuth redirects do not exist here.
 * @param token token in the browser's cookie, which the page requested just before
 */
export async function convertAuthResponse(answer: Response, token: string | undefined): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of answer.headers.getSetCookie()) {
    if (!cookie.includes('callback-url')) headers.append('set-cookie', cookie)
  }
  const location = answer.headers.get('location')
  if (location === null) return Response.json(await answer.json(), { status: answer.status, headers })
  const refusal = refusalIn(location, token)
  if (!refusal) return Response.json({}, { headers })
  if (refusal.params.seconds !== undefined) headers.set('retry-after', String(refusal.params.seconds))
  return Response.json({ error: refusal }, { status: statuses[refusal.code] ?? 400, headers })
}

/** HTTP statuses of refusals other than 400. */
const statuses: Partial<Record<DomainErrorCode, number>> = { TOO_MANY_REQUESTS: 429, SERVICE_UNAVAILABLE: 503 }

function refusalIn(location: string, token: string | undefined): WireError | null {
  const { searchParams } = new URL(location, 'http://localhost')
  const message = searchParams.get('error')
  // A request that gets here comes from one of our pages, so the browser did not keep the cookie.
  if (searchParams.has('csrf')) return { code: token ? 'FORBIDDEN_ORIGIN' : 'COOKIES_BLOCKED', params: {} }
  if (message === null) return null
  try {
    return Refused.parse(JSON.parse(message))
  } catch {
    // Not written by `refuse`: a fault of this code or of NextAuth.
    return { code: 'INTERNAL', params: {} }
  }
}
