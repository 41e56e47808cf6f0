import NextAuth, { type NextAuthOptions } from 'next-auth'
import credentialsProvider from 'next-auth/providers/credentials'
import { DomainError, type DomainErrorCode, isDomainErrorCode } from '@/core/error'
import { csrfCookie, secureCookies, sessionCookie } from './cookies'
import type { Db } from './db'
import { log } from './log'
import { type LiveSession, revokeSession, sessionSeconds, sessionSecret } from './session'

/** Signs in with what was typed; throws a DomainError when it does not. */
export type SignIn = (email: string, password: string) => Promise<LiveSession>

/** NextAuth with one provider, an encrypted token in a cookie of ours, and no pages: /login is a page like any other. */
function authOptions(db: Db, signIn: SignIn): NextAuthOptions {
  const cookie = { httpOnly: true, sameSite: 'lax', path: '/', secure: secureCookies() } as const
  return {
    secret: sessionSecret(),
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    useSecureCookies: secureCookies(),
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
      // The token names the session and nothing else; who it is, and whether it still counts, says the database.
      jwt: async ({ token, user }) => (user && 'sessionId' in user ? { sid: user.sessionId } : token),
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

/** NextAuth hands on a message alone. */
function refuse(error: unknown): never {
  if (!(error instanceof DomainError)) log.error({ error: String(error) }, 'sign-in failed')
  const { code, params } = error instanceof DomainError ? error : new DomainError('INTERNAL')
  throw new Error(JSON.stringify({ code, params }))
}

/** What a refused sign-in answers. */
export interface SignInRefusal {
  code: DomainErrorCode
  params: Record<string, string | number>
}

function refusalIn(url: string): SignInRefusal | null {
  const { searchParams } = new URL(url, 'http://localhost')
  const message = searchParams.get('error') ?? (searchParams.has('csrf') ? 'csrf' : null)
  if (message === null) return null
  if (message === 'csrf') return { code: 'FORBIDDEN_ORIGIN', params: {} }
  try {
    const { code, params } = JSON.parse(message)
    if (isDomainErrorCode(code)) return { code, params }
  } catch {}
  return { code: 'INTERNAL', params: {} }
}

/** What of NextAuth is reachable: the rest (its own pages, lists of providers) does not exist here. */
const actions: Readonly<Record<string, readonly string[]>> = {
  GET: ['csrf'],
  POST: ['callback/credentials', 'signout'],
}

/** Answers a request under /api/auth with NextAuth; refusals are codes, as in every other answer of ours. */
export async function answerAuth(req: Request, db: Db, signIn: SignIn): Promise<Response> {
  const path = new URL(req.url).pathname.replace(/^\/api\/auth\//, '')
  if (!actions[req.method]?.includes(path)) return Response.json({}, { status: 404 })
  const headers = new Headers({ 'cache-control': 'no-store' })
  const { status, body } = await runNextAuth(req, path, authOptions(db, signIn), headers)
  if (typeof body !== 'object' || body === null || !('url' in body)) return Response.json(body, { status, headers })
  const refusal = refusalIn(String(body.url))
  if (!refusal) return Response.json({}, { headers })
  const throttled = refusal.code === 'TOO_MANY_REQUESTS'
  if (throttled) headers.set('retry-after', String(refusal.params.seconds))
  return Response.json({ error: refusal }, { status: throttled ? 429 : 400, headers })
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/**
 * NextAuth as it is called from Node: with a request and a response of its own shape. Its other way in asks Next for
 * the cookies of "the current request", which exists nowhere but in Next.
 */
async function runNextAuth(req: Request, path: string, options: NextAuthOptions, headers: Headers) {
  const answer: { status: number; body: unknown } = { status: 200, body: {} }
  const cookies = (req.headers.get('cookie') ?? '').split(';').map((part): [string, string] => {
    const [name = '', ...value] = part.trim().split('=')
    return [name, decoded(value.join('='))]
  })
  const request = {
    method: req.method,
    query: { nextauth: path.split('/') },
    headers: {},
    cookies: Object.fromEntries(cookies),
    // Where to go afterwards is not NextAuth's to decide.
    body: {
      ...(req.method === 'POST' ? await req.json().catch(() => ({})) : {}),
      callbackUrl: undefined,
      json: 'true',
    },
  }
  const set: string[] = []
  const response = {
    status: (status: number) => {
      answer.status = status
      return response
    },
    getHeader: () => set,
    setHeader: (name: string, value: string | string[]) => {
      if (name.toLowerCase() === 'set-cookie') set.splice(0, set.length, ...[value].flat())
    },
    json: (body: unknown) => {
      answer.body = body
    },
    send: (body: unknown) => {
      answer.body = body
    },
  }
  await NextAuth(request as never, response as never, options)
  for (const cookie of set) if (!cookie.includes('callback-url')) headers.append('set-cookie', cookie)
  return answer
}
