import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consume, countWithoutRefusal } from '@/server/limits/rate-limit'
import { sendLimitedMail, siteMailLimit } from '@/server/mail/mail-limits'
import { log } from '@/server/observability/log'
import { openAccount, signIn, testPassword } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const browser = (ip: string) => new TestBrowser(database.current, 'en', ip)
const chosen = 'quiet lamps burn longer'

beforeEach(() => setRouteDatabase(database.current))
afterEach(() => vi.restoreAllMocks())

/** Returns the outcome of each of `count` calls. */
async function outcomes(count: number, call: (n: number) => Promise<unknown>): Promise<(string | undefined)[]> {
  const found = []
  for (let n = 0; n < count; n++) found.push(await refusal(call(n)))
  return found
}
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)

test('a client is rejected after sixty code attempts in an hour, across addresses and purposes', async () => {
  const guesser = browser('192.0.2.1')
  const confirm = async (n: number, who = guesser) =>
    (await who.api()).auth.confirmRegistration({ email: `ana${n}@example.org`, code: '12345678' })
  const reset = async (n: number) =>
    (await guesser.api()).auth.resetPassword({ email: `ana${n}@example.org`, code: '12345678', password: chosen })
  const tries = await outcomes(60, (n) => (n % 2 ? confirm(n) : reset(n)))
  expect(tries).toEqual(times(60, 'CODE_EXPIRED'))
  expect(await outcomes(2, (n) => (n % 2 ? confirm(n) : reset(n)))).toEqual(times(2, 'TOO_MANY_REQUESTS'))
  expect(await refusal(confirm(1, browser('192.0.2.2')))).toBe('CODE_EXPIRED')
})

test('a client is rejected after requesting sixty codes in an hour, across addresses', async () => {
  const asker = browser('192.0.2.1')
  const ask = async (n: number, who = asker) => (await who.api()).auth.forgotPassword({ email: `ana${n}@example.org` })
  expect(await outcomes(60, ask)).toEqual(times(60, 'no refusal'))
  expect(await refusal(ask(60))).toBe('TOO_MANY_REQUESTS')
  expect(await refusal(ask(60, browser('192.0.2.2')))).toBe('no refusal')
})

test('a client is rejected after 120 sign-ins in 15 minutes, across accounts', async () => {
  await openAccount(db())
  const ip = '192.0.2.1'
  // All sign-ins but the last one are only counted.
  for (let n = 0; n < 119; n++) {
    await consume(database.current, { name: 'auth.login.ip', points: 120, seconds: 900 }, ip)
  }
  expect(await signIn(browser(ip))).toBeNull()
  expect(await signIn(browser(ip), 'ben@example.org')).toBe('TOO_MANY_REQUESTS')
  expect(await signIn(browser('192.0.2.2'))).toBeNull()
})

test('ten wrong passwords across all forms block a signed-in account, but no other account', async () => {
  await openAccount(db())
  await openAccount(db(), { email: 'ben@example.org' })
  const [found, ben] = [browser('192.0.2.1'), browser('192.0.2.1')]
  await signIn(found)
  await signIn(ben, 'ben@example.org')
  const change = async (who: TestBrowser, current: string) =>
    (await who.api()).auth.changePassword({ current, password: chosen, confirmation: chosen })
  const remove = async (password: string) =>
    (await found.api()).me.deleteAccount({ confirmation: 'ana@example.org', password })
  const guesses = await outcomes(10, (n) => (n % 2 ? change(found, 'a wrong guess') : remove('a wrong guess')))
  expect(guesses).toEqual(times(10, 'PASSWORD_WRONG'))
  expect(await refusal(change(found, testPassword))).toBe('TOO_MANY_REQUESTS')
  expect(await refusal(remove(testPassword))).toBe('TOO_MANY_REQUESTS')
  expect(await refusal(change(ben, testPassword))).toBe('no refusal')
})

test('a mail that failed to send does not count toward the alarm at 600 mails an hour', async () => {
  const alarm = vi.spyOn(log, 'error').mockReturnValue()
  for (let count = 0; count < 599; count++) await countWithoutRefusal(database.current, siteMailLimit, 'all')
  const principal = { guestId: null, userId: null, mustChangePassword: false, reportKeyHashes: [] }
  const asker = { ip: '192.0.2.1', cookieHeader: null, principal }
  const ask = (n: number, send: () => Promise<void>) =>
    sendLimitedMail(database.current, { door: 'reset', asker, email: `ana${n}@example.org`, send })
  const failing = () => Promise.reject(new Error('not mailed'))
  await expect(ask(0, failing)).rejects.toThrow('not mailed')
  await ask(1, async () => {})
  expect(alarm).not.toHaveBeenCalled()
  await ask(2, async () => {})
  expect(alarm).toHaveBeenCalledOnce()
})
