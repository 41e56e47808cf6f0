import { hash } from '@node-rs/argon2'
import { GET, POST } from '@/app/api/auth/[...nextauth]/route'
import { normalizePassword } from '@/core/account/password-rule'
import type { Locale } from '@/core/locale'
import { grantSignupBonus } from '@/features/credits/credits'
import { hashPassword } from '@/server/auth/password-hash'
import { randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { withNextRequest } from '../next-request'
import type { TestBrowser } from '../test-browser'

export const testPassword = 'slow rivers carry stones'
let testHash: Promise<string> | undefined

interface Options {
  email?: string
  password?: string
  name?: string
  locale?: Locale
  verified?: boolean
}

/** Creates an account in the state after sign-up; returns its id. */
export async function openAccount(
  db: Db,
  { email = 'ana@example.org', password = testPassword, name = 'Ana', locale = 'en', verified = true }: Options = {},
): Promise<string> {
  const id = randomId()
  // A fast hash, because checking a password takes as long as its hash parameters set.
  testHash ??= hash(normalizePassword(testPassword), { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const passwordHash = await (password === testPassword ? testHash : hashPassword(password))
  const emailVerifiedAt = verified ? new Date() : null
  await db.user.create({ data: { id, email, name, passwordHash, emailVerifiedAt, locale, privacyVersion: '1' } })
  await db.$transaction((tx) => grantSignupBonus(tx, { id, email }))
  return id
}

/** Makes the account a member, as a purchase does. */
export const makeVip = (db: Db, userId: string) => db.vipGrant.create({ data: { userId } })

/** Calls the real auth route with the browser's cookies, as the pages do; needs `serveFrom(database)`. */
export async function callAuth(browser: TestBrowser, path: string, body?: object, init: RequestInit = {}) {
  const headers = new Headers({ cookie: browser.cookieHeader, 'x-client-ip': browser.ip, ...init.headers })
  const url = `http://localhost:3000/api/auth/${path}`
  if (body && !headers.has('content-type')) headers.set('content-type', 'application/json')
  const sent = { ...(body && { method: 'POST', body: JSON.stringify(body) }), ...init, headers }
  const route = { params: Promise.resolve({ nextauth: path.split('/') }) }
  const response = await withNextRequest(url, sent, (req) => (body ? POST(req, route) : GET(req, route)))
  for (const cookie of response.headers.getSetCookie()) browser.keep(cookie)
  return response
}

const csrfToken = async (browser: TestBrowser): Promise<string> =>
  (await (await callAuth(browser, 'csrf')).json()).csrfToken

/** Signs in; returns null, or the code of the refusal. */
export async function signIn(
  browser: TestBrowser,
  email = 'ana@example.org',
  password = testPassword,
): Promise<string | null> {
  const body = { csrfToken: await csrfToken(browser), email, password }
  const answer = await (await callAuth(browser, 'callback/credentials', body)).json()
  return answer.error?.code ?? null
}

export async function signOut(browser: TestBrowser): Promise<void> {
  await callAuth(browser, 'signout', { csrfToken: await csrfToken(browser) })
}
