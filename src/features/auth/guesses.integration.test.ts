import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashKey } from '@/server/crypto/secrets'
import { countWithoutRefusal } from '@/server/limits/rate-limit'
import { log } from '@/server/observability/log'
import { callAuth, openAccount, signIn, signOut } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
let client = 0
const browser = (ip = `192.0.2.${++client % 250}`) => new TestBrowser(database.current, 'en', ip)

beforeEach(() => setRouteDatabase(database.current))
afterEach(() => vi.restoreAllMocks())

describe('wrong password guesses', () => {
  test('are rate limited per client and address without locking out other clients', async () => {
    await openAccount(db())
    const ip = '198.51.100.7'
    for (let count = 0; count < 10; count++) await signIn(browser(ip), 'ana@example.org', 'wrong guess')
    expect(await signIn(browser(ip), 'ana@example.org', 'wrong guess')).toBe('TOO_MANY_REQUESTS')
    expect(await signIn(browser())).toBeNull()
  })

  /** Makes `count` wrong guesses at Ana's account, each from another network. */
  async function guessFromEverywhere(count: number) {
    const limit = { name: 'auth.login.wrong', points: 50, seconds: 900 }
    // Only the last two guesses are real; the others are only counted, because each would compute a password hash.
    for (let n = 0; n < count - 2; n++) await countWithoutRefusal(database.current, limit, hashKey('ana@example.org'))
    for (let n = 0; n < 2; n++) await signIn(browser(`2001:db8:${n}::1`), 'ana@example.org', 'wrong guess')
  }

  test('do not keep the owner from signing in on a new device when they come from many networks [guesses-keep-owner-in]', async () => {
    await openAccount(db())
    await guessFromEverywhere(60)
    expect(await signIn(browser('203.0.113.5'))).toBeNull()
  })

  test('leave each new client fewer tries and raise an alarm when they come from many networks', async () => {
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
    { name: 'has taken a test', prepare: startSitting },
    { name: 'has never taken a test', prepare: async () => {} },
  ])('never block a browser that was signed in before and $name, even from the same network', async (row) => {
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

  test('do not count as an attack on the account when they are made in a known browser', async () => {
    await openAccount(db())
    const known = browser()
    await signIn(known)
    await signOut(known)
    const limit = { name: 'auth.login.wrong', points: 50, seconds: 900 }
    for (let n = 0; n < 49; n++) await countWithoutRefusal(database.current, limit, hashKey('ana@example.org'))
    await signIn(known, 'ana@example.org', 'wrong guess')
    const guesses = []
    for (let n = 0; n < 4; n++) guesses.push(await signIn(browser('203.0.113.12'), 'ana@example.org', 'wrong guess'))
    expect(guesses).toEqual(Array.from({ length: 4 }, () => 'SIGN_IN_FAILED'))
  })

  test('are rate limited without affecting other browsers when they are made in a known browser', async () => {
    await openAccount(db())
    const known = browser('203.0.113.8')
    await signIn(known)
    await signOut(known)
    for (let n = 0; n < 10; n++) await signIn(known, 'ana@example.org', 'wrong guess')
    expect(await signIn(known)).toBe('TOO_MANY_REQUESTS')
    expect(await signIn(browser('203.0.113.8'))).toBeNull()
  })

  test('count as guesses of one client when they come from one IPv6 network [guesses-per-network]', async () => {
    await openAccount(db())
    const from = (n: number) => browser(`2001:db8:7:7::${n}`)
    for (let n = 0; n < 10; n++) await signIn(from(n), 'ana@example.org', 'wrong guess')
    expect(await signIn(from(11))).toBe('TOO_MANY_REQUESTS')
    expect(await signIn(browser('2001:db8:7:8::1'))).toBeNull()
  })

  test('are rejected with 429 and a Retry-After header after ten tries [guesses-answer-429]', async () => {
    const who = browser('203.0.113.9')
    for (let n = 0; n < 10; n++) await signIn(who, 'nobody@example.org', 'wrong guess')
    const { csrfToken } = await (await callAuth(who, 'csrf')).json()
    const body = { csrfToken, email: 'nobody@example.org', password: 'wrong guess' }
    const response = await callAuth(who, 'callback/credentials', body)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } })
  })

  test('stay rate limited when the browser sends a cookie of another account or a made-up one', async () => {
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
