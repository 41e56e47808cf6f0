import { beforeEach, describe, expect, test } from 'vitest'
import { callAuth, openAccount, signIn, signOut, testPassword } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'
import { signOutElsewhere } from './account'

const database = setUpTestDatabase()
const db = () => database.current.db
let client = 0
const browser = () => new TestBrowser(database.current, 'en', `192.0.2.${++client % 250}`)

beforeEach(() => setRouteDatabase(database.current))

describe('signing in', () => {
  test('opens the account whatever the letter case of the address', async () => {
    await openAccount(db())
    const who = browser()
    expect(await signIn(who, ' Ana@Example.ORG ')).toBeNull()
    expect(await (await who.api()).auth.account()).toEqual({
      name: 'Ana',
      email: 'ana@example.org',
      mustChangePassword: false,
      locale: 'en',
      theme: null,
    })
    expect(await db().session.count()).toBe(1)
    const colours = async (theme: string) => {
      await db().user.updateMany({ data: { theme } })
      return (await (await who.api()).auth.account()).theme
    }
    expect([await colours('duskTheme'), await colours('a theme of long ago')]).toEqual(['duskTheme', null])
  })

  test.each([
    { email: 'ana@example.org', password: 'not the password', code: 'SIGN_IN_FAILED' },
    { email: 'nobody@example.org', password: testPassword, code: 'SIGN_IN_FAILED' },
    { email: '', password: testPassword, code: 'EMAIL_REQUIRED' },
    { email: 'ana@', password: testPassword, code: 'ACCOUNT_FORMAT' },
    { email: 'ana@example.org', password: '', code: 'PASSWORD_REQUIRED' },
  ])('is rejected with $code for "$email" and "$password"', async ({ email, password, code }) => {
    await openAccount(db())
    const who = browser()
    expect(await signIn(who, email, password)).toBe(code)
    expect(who.cookies.has('session')).toBe(false)
    expect(await refusal((await who.api()).auth.account())).toBe('UNAUTHENTICATED')
  })

  test('is rejected for an account without a password', async () => {
    const id = await openAccount(db())
    await db().user.update({ where: { id }, data: { passwordHash: null } })
    expect(await signIn(browser())).toBe('SIGN_IN_FAILED')
  })

  test('accepts the password in another Unicode normalization form', async () => {
    await openAccount(db(), { password: 'café au lait, s’il vous plaît'.normalize('NFC') })
    expect(await signIn(browser(), 'ana@example.org', 'café au lait, s’il vous plaît'.normalize('NFD'))).toBeNull()
  })

  test('requires the CSRF token of the browser', async () => {
    await openAccount(db())
    const who = browser()
    const body = { csrfToken: 'guessed', email: 'ana@example.org', password: testPassword }
    const enter = async () => (await callAuth(who, 'callback/credentials', body)).json()
    // A browser that did not keep the cookie of the token.
    expect(await enter()).toMatchObject({ error: { code: 'COOKIES_BLOCKED' } })
    await callAuth(who, 'csrf')
    expect(await enter()).toMatchObject({ error: { code: 'FORBIDDEN_ORIGIN' } })
    expect(who.cookies.has('session')).toBe(false)
  })

  test.each<{ name: string; headers: Record<string, string>; status: number }>([
    { name: 'a foreign origin', headers: { origin: 'https://e.example' }, status: 403 },
    { name: 'a form', headers: { 'content-type': 'application/x-www-form-urlencoded' }, status: 415 },
  ])('is rejected when it comes from $name', async ({ headers, status }) => {
    expect((await callAuth(browser(), 'callback/credentials', {}, { headers })).status).toBe(status)
  })

  test('rejects a body that is not JSON', async () => {
    const response = await callAuth(browser(), 'callback/credentials', {}, { body: '{"email' })
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'INVALID_INPUT' } }])
  })

  test('ignores a posted callback URL and sets no callback cookie', async () => {
    await openAccount(db())
    const who = browser()
    const { csrfToken } = await (await callAuth(who, 'csrf')).json()
    const body = { csrfToken, email: 'ana@example.org', password: testPassword, callbackUrl: '/x?error=later' }
    const response = await callAuth(who, 'callback/credentials', body)
    expect([response.status, await response.json()]).toEqual([200, {}])
    expect([...who.cookies.keys()].filter((name) => name.includes('callback'))).toEqual([])
    expect(who.cookies.has('session')).toBe(true)
  })

  test.each(['signin', 'providers', 'session', 'error', 'signout', 'callback/credentials', '../trpc'])(
    'returns 404 for a GET request to %s',
    async (path) => expect((await callAuth(browser(), path)).status).toBe(404),
  )

  test('sets HttpOnly, same-site cookies that do not contain the user id [session-cookie-flags]', async () => {
    const userId = await openAccount(db())
    const who = browser()
    const { csrfToken } = await (await callAuth(who, 'csrf')).json()
    const body = { csrfToken, email: 'ana@example.org', password: testPassword, callbackUrl: 'https://e.example' }
    const response = await callAuth(who, 'callback/credentials', body)
    const [cookie = '', known = '', ...others] = response.headers.getSetCookie()
    expect(others).toEqual([])
    expect(known).toMatch(/^known=[\w-]{22}~[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
    expect(known).not.toContain(userId)
    expect(cookie).toMatch(/^session=.*; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/)
    const [, payload = ''] = cookie.split('.')
    expect(Buffer.from(payload, 'base64url').toString()).not.toContain(userId)
    expect(await response.json()).toEqual({})
  })
})

describe('a session', () => {
  test('is replaced at every sign-in, which ends the earlier session [session-new-at-sign-in]', async () => {
    await openAccount(db())
    const who = browser()
    await signIn(who)
    const before = new TestBrowser(database.current)
    before.cookies.set('session', who.cookies.get('session') ?? '')
    await signIn(who)
    expect(who.cookies.get('session')).not.toBe(before.cookies.get('session'))
    expect(await refusal((await before.api()).auth.account())).toBe('UNAUTHENTICATED')
    expect((await (await who.api()).auth.account()).name).toBe('Ana')
  })

  test('ends at sign-out, even for a copy of the cookie [session-ends-at-sign-out]', async () => {
    await openAccount(db())
    const who = browser()
    await signIn(who)
    const copy = who.cookies.get('session') ?? ''
    await signOut(who)
    expect(who.cookies.has('session')).toBe(false)
    who.cookies.set('session', copy)
    expect(await refusal((await who.api()).auth.account())).toBe('UNAUTHENTICATED')
  })

  test('ends when it expires', async () => {
    await openAccount(db())
    const who = browser()
    await signIn(who)
    await db().session.updateMany({ data: { expiresAt: new Date() } })
    expect(await refusal((await who.api()).auth.account())).toBe('UNAUTHENTICATED')
  })

  test.each(['', 'x', 'a.b.c.d.e', 'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.'])(
    'is rejected when its cookie is the invalid token %j',
    async (token) => {
      const who = browser()
      who.cookies.set('session', token)
      expect(await refusal((await who.api()).auth.account())).toBe('UNAUTHENTICATED')
    },
  )

  test('ends with all other sessions of the account when the password changes [password-change-ends-sessions]', async () => {
    await openAccount(db())
    const [here, there] = [browser(), browser()]
    await signIn(here)
    await signIn(there)
    const password = 'quiet lamps burn longer'
    const input = { current: testPassword, password, confirmation: password }
    await (await here.api()).auth.changePassword(input)
    for (const who of [here, there]) {
      expect(await refusal((await who.api()).auth.account())).toBe('UNAUTHENTICATED')
    }
    expect(await signIn(here)).toBe('SIGN_IN_FAILED')
    expect(await signIn(here, 'ana@example.org', input.password)).toBeNull()
    expect(await db().outbox.findMany({ select: { topic: true } })).toEqual([{ topic: 'mail.password-changed' }])
  })

  test('can end all other sessions of the account and stays valid itself [sessions-end-on-request]', async () => {
    await openAccount(db())
    await openAccount(db(), { email: 'ben@example.org' })
    const [here, there, over, ben] = [browser(), browser(), browser(), browser()]
    for (const who of [here, there, over]) await signIn(who)
    await signIn(ben, 'ben@example.org')
    expect(await (await here.api()).auth.signOutElsewhere()).toEqual({ ended: 2 })
    for (const who of [there, over]) expect(await refusal((await who.api()).auth.account())).toBe('UNAUTHENTICATED')
    for (const who of [here, ben]) expect(await refusal((await who.api()).auth.account())).toBe('no refusal')
    expect(await (await here.api()).auth.signOutElsewhere()).toEqual({ ended: 0 })
    expect(await refusal((await there.api()).auth.signOutElsewhere())).toBe('UNAUTHENTICATED')
  })

  test('is not counted by signOutElsewhere when it has already expired', async () => {
    const [userId, now] = [await openAccount(db()), new Date('2026-01-02T03:04:05Z')]
    const ends = [new Date(now.getTime() + 1), now, new Date(now.getTime() - 1)]
    await db().session.createMany({ data: ends.map((expiresAt, n) => ({ id: `session ${n}`, userId, expiresAt })) })
    expect(await signOutElsewhere(db(), userId, null, now)).toEqual({ ended: 1 })
    expect(await signOutElsewhere(db(), userId, null, now)).toEqual({ ended: 0 })
  })
})

test.each([
  { current: 'wrong', password: 'quiet lamps burn longer', code: 'PASSWORD_WRONG' },
  { current: testPassword, password: 'short', code: 'PASSWORD_SHORT' },
  { current: testPassword, password: testPassword, code: 'PASSWORD_SAME' },
  { current: testPassword, password: 'Password123', code: 'PASSWORD_COMMON' },
  { current: testPassword, password: 'ana@example.org', code: 'PASSWORD_COMMON' },
  { current: testPassword, password: 'montes ana lucía', code: 'PASSWORD_COMMON' },
])(
  'the password stays the same when a change from "$current" to "$password" is rejected with $code',
  async ({ current, password, code }) => {
    await openAccount(db(), { name: 'Ana Lucía Montes' })
    const who = browser()
    await signIn(who)
    expect(await refusal((await who.api()).auth.changePassword({ current, password, confirmation: password }))).toBe(
      code,
    )
    expect(await signIn(who)).toBeNull()
  },
)
