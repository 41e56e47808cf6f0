import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '@/server/log'
import { watch } from '@/server/rate-limit'
import { hashKey } from '@/server/secrets'
import { callAuth, openAccount, signIn, signOut, testPassword } from '@/testing/accounts'
import { TestBrowser } from '@/testing/caller'
import { testDatabase } from '@/testing/database'
import { serveFrom } from '@/testing/purchase'
import { refusal } from '@/testing/refusal'
import { startSitting } from '@/testing/sittings'

const database = testDatabase()
const db = () => database.current.db
let client = 0
const browser = (ip = `192.0.2.${++client % 250}`) => new TestBrowser(database.current, 'en', ip)

beforeEach(() => serveFrom(database.current))
afterEach(() => vi.restoreAllMocks())

describe('signing in', () => {
  test('opens the account, whatever the case of the address', async () => {
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
  ])('"$email" with "$password" → $code', async ({ email, password, code }) => {
    await openAccount(db())
    const who = browser()
    expect(await signIn(who, email, password)).toBe(code)
    expect(who.cookies.has('session')).toBe(false)
    expect(await refusal((await who.api()).auth.account())).toBe('UNAUTHENTICATED')
  })

  test('an account without a password cannot be signed in to', async () => {
    const id = await openAccount(db())
    await db().user.update({ where: { id }, data: { passwordHash: null } })
    expect(await signIn(browser())).toBe('SIGN_IN_FAILED')
  })

  test('the same password typed on another keyboard fits', async () => {
    await openAccount(db(), { password: 'café au lait, s’il vous plaît'.normalize('NFC') })
    expect(await signIn(browser(), 'ana@example.org', 'café au lait, s’il vous plaît'.normalize('NFD'))).toBeNull()
  })

  test('needs the token of the browser', async () => {
    await openAccount(db())
    const who = browser()
    const body = { csrfToken: 'guessed', email: 'ana@example.org', password: testPassword }
    const response = await callAuth(who, 'callback/credentials', body)
    expect(await response.json()).toMatchObject({ error: { code: 'FORBIDDEN_ORIGIN' } })
    expect(who.cookies.has('session')).toBe(false)
  })

  test.each<{ name: string; headers: Record<string, string>; status: number }>([
    { name: 'a foreign origin', headers: { origin: 'https://e.example' }, status: 403 },
    { name: 'a form', headers: { 'content-type': 'application/x-www-form-urlencoded' }, status: 415 },
  ])('is refused from $name', async ({ headers, status }) => {
    expect((await callAuth(browser(), 'callback/credentials', {}, { headers })).status).toBe(status)
  })

  test('a body that is no JSON is refused', async () => {
    const response = await callAuth(browser(), 'callback/credentials', {}, { body: '{"email' })
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'INVALID_INPUT' } }])
  })

  test('nothing that is posted decides where to go, and no cookie keeps it', async () => {
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
    'there is nothing to GET at %s',
    async (path) => expect((await callAuth(browser(), path)).status).toBe(404),
  )

  test('the cookie is HttpOnly and same-site, and says nothing', async () => {
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
  test('is another one after every sign-in, and the earlier one is dead', async () => {
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

  test('is dead after sign-out, also for who kept a copy of the cookie', async () => {
    await openAccount(db())
    const who = browser()
    await signIn(who)
    const copy = who.cookies.get('session') ?? ''
    await signOut(who)
    expect(who.cookies.has('session')).toBe(false)
    who.cookies.set('session', copy)
    expect(await refusal((await who.api()).auth.account())).toBe('UNAUTHENTICATED')
  })

  test('ends by itself', async () => {
    await openAccount(db())
    const who = browser()
    await signIn(who)
    await db().session.updateMany({ data: { expiresAt: new Date() } })
    expect(await refusal((await who.api()).auth.account())).toBe('UNAUTHENTICATED')
  })

  test.each(['', 'x', 'a.b.c.d.e', 'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.'])('a token %j is none', async (token) => {
    const who = browser()
    who.cookies.set('session', token)
    expect(await refusal((await who.api()).auth.account())).toBe('UNAUTHENTICATED')
  })

  test('ends with every other one when the password changes', async () => {
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

  test('ends every other one of the account when asked to, and stays', async () => {
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

  test.each([
    { current: 'wrong', password: 'quiet lamps burn longer', code: 'PASSWORD_WRONG' },
    { current: testPassword, password: 'short', code: 'PASSWORD_SHORT' },
    { current: testPassword, password: testPassword, code: 'PASSWORD_SAME' },
    { current: testPassword, password: 'Password123', code: 'PASSWORD_COMMON' },
    { current: testPassword, password: 'ana@example.org', code: 'PASSWORD_COMMON' },
  ])('a password does not change to "$password" with "$current": $code', async ({ current, password, code }) => {
    await openAccount(db())
    const who = browser()
    await signIn(who)
    expect(await refusal((await who.api()).auth.changePassword({ current, password, confirmation: password }))).toBe(
      code,
    )
    expect(await signIn(who)).toBeNull()
  })
})

describe('guesses', () => {
  test('are slowed down for one client and one address, and nobody else is locked out', async () => {
    await openAccount(db())
    const ip = '198.51.100.7'
    for (let count = 0; count < 10; count++) await signIn(browser(ip), 'ana@example.org', 'wrong guess')
    expect(await signIn(browser(ip), 'ana@example.org', 'wrong guess')).toBe('TOO_MANY_REQUESTS')
    expect(await signIn(browser())).toBeNull()
  })

  /** `count` wrong guesses at Ana's account, each from a network of its own. */
  async function guessFromEverywhere(count: number) {
    const limit = { name: 'auth.login.wrong', points: 50, seconds: 900 }
    // The last ones for real, the others by what they leave behind: each costs a password hash.
    for (let n = 0; n < count - 2; n++) await watch(database.current, limit, hashKey('ana@example.org'))
    for (let n = 0; n < 2; n++) await signIn(browser(`2001:db8:${n}::1`), 'ana@example.org', 'wrong guess')
  }

  test('from everywhere do not keep the owner out of a new device', async () => {
    await openAccount(db())
    await guessFromEverywhere(60)
    expect(await signIn(browser('203.0.113.5'))).toBeNull()
  })

  test('from everywhere leave each further client fewer tries, and the log asks for somebody to look', async () => {
    const alarm = vi.spyOn(log, 'error')
    await openAccount(db())
    await guessFromEverywhere(51)
    expect(alarm.mock.calls.map(([entry]) => entry)).toEqual([
      expect.objectContaining({ alarm: true, limit: 'auth.login.wrong' }),
    ])
    const guesses = []
    for (let n = 0; n < 4; n++) guesses.push(await signIn(browser('203.0.113.6'), 'ana@example.org', 'wrong guess'))
    expect(guesses).toEqual(['SIGN_IN_FAILED', 'SIGN_IN_FAILED', 'SIGN_IN_FAILED', 'TOO_MANY_REQUESTS'])
  })

  test.each([
    { name: 'that has taken a test', prepare: startSitting },
    { name: 'that has never taken one', prepare: async () => {} },
  ])('of strangers on the same network never count for a browser $name and was signed in before', async (row) => {
    await openAccount(db())
    const ip = '203.0.113.7'
    const known = browser(ip)
    await row.prepare(known)
    await signIn(known)
    await signOut(known)
    await guessFromEverywhere(60)
    for (let n = 0; n < 10; n++) await signIn(browser(ip), 'ana@example.org', 'wrong guess')
    expect(await signIn(browser(ip))).toBe('TOO_MANY_REQUESTS')
    expect(await signIn(known)).toBeNull()
  })

  test('of a known browser are limited too, and are nobody else’s', async () => {
    await openAccount(db())
    const known = browser('203.0.113.8')
    await signIn(known)
    await signOut(known)
    for (let n = 0; n < 10; n++) await signIn(known, 'ana@example.org', 'wrong guess')
    expect(await signIn(known)).toBe('TOO_MANY_REQUESTS')
    expect(await signIn(browser('203.0.113.8'))).toBeNull()
  })

  test('from one IPv6 network are one client’s, whatever address they come from', async () => {
    await openAccount(db())
    const from = (n: number) => browser(`2001:db8:7:7::${n}`)
    for (let n = 0; n < 10; n++) await signIn(from(n), 'ana@example.org', 'wrong guess')
    expect(await signIn(from(11))).toBe('TOO_MANY_REQUESTS')
    expect(await signIn(browser('2001:db8:7:8::1'))).toBeNull()
  })

  test('that are too many answer 429 and say when to try again', async () => {
    const who = browser('203.0.113.9')
    for (let n = 0; n < 10; n++) await signIn(who, 'nobody@example.org', 'wrong guess')
    const { csrfToken } = await (await callAuth(who, 'csrf')).json()
    const body = { csrfToken, email: 'nobody@example.org', password: 'wrong guess' }
    const response = await callAuth(who, 'callback/credentials', body)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } })
  })

  test('a cookie of another account, or a made-up one, makes no browser known', async () => {
    await openAccount(db())
    await openAccount(db(), { email: 'ben@example.org' })
    const ben = browser('203.0.113.10')
    await signIn(ben, 'ben@example.org')
    const stolen = browser('203.0.113.11')
    stolen.cookies.set('known', `${ben.cookies.get('known')}.${'x'.repeat(22)}~${'y'.repeat(43)}`)
    await guessFromEverywhere(60)
    for (let n = 0; n < 3; n++) await signIn(stolen, 'ana@example.org', 'wrong guess')
    expect(await signIn(stolen)).toBe('TOO_MANY_REQUESTS')
  })
})
