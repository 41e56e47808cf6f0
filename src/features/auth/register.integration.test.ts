import { beforeEach, describe, expect, test, vi } from 'vitest'
import { policyVersion } from '@/content/shop/policies'
import { countWithoutRefusal } from '@/server/limits/rate-limit'
import { siteMailLimit } from '@/server/mail/mail-limits'
import { log } from '@/server/observability/log'
import { currentCode } from '@/testing/codes'
import { openAccount, signIn, testPassword } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import type { RegisterInput } from './schema'

const database = setUpTestDatabase()
const db = () => database.current.db
let client = 0
const browser = () => new TestBrowser(database.current, 'es', `192.0.2.${++client % 250}`)
const email = 'ana@example.org'
const filledIn: RegisterInput = {
  name: ' Ana  María ',
  email,
  password: testPassword,
  confirmation: testPassword,
  privacy: true,
}

const register = async (who: TestBrowser, change: Partial<RegisterInput> = {}) =>
  (await who.api()).auth.register({ ...filledIn, ...change })
const confirm = async (who: TestBrowser, code: string, address = email) =>
  (await who.api()).auth.confirmRegistration({ email: address, code })
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no refusal',
    ({ cause }: { cause?: { code?: string; issues?: { message: string }[] } }) =>
      cause?.code ?? cause?.issues?.[0]?.message,
  )
const code = (address = email) => currentCode(db(), 'register', address)

beforeEach(() => setRouteDatabase(database.current))

describe('signing up', () => {
  test('opens the account only after the code is confirmed', async () => {
    const who = browser()
    expect(await register(who)).toEqual({ minutes: 10, resendSeconds: 60 })
    expect(await db().user.count()).toBe(0)
    expect(await signIn(who)).toBe('SIGN_IN_FAILED')
    await confirm(who, await code())
    const user = await db().user.findUniqueOrThrow({ where: { email } })
    expect(user).toMatchObject({
      name: 'Ana María',
      locale: 'es',
      mustChangePassword: false,
      privacyVersion: policyVersion,
    })
    expect(user.emailVerifiedAt).not.toBeNull()
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await db().registration.count()).toBe(0)
    expect(await signIn(who)).toBeNull()
  })

  test.each([
    { change: { name: '  ' }, expected: 'NAME_REQUIRED' },
    { change: { email: '' }, expected: 'EMAIL_REQUIRED' },
    { change: { email: 'ana@' }, expected: 'ACCOUNT_FORMAT' },
    { change: { email: 'ana@example.org\r\nBcc: e@example.org' }, expected: 'ACCOUNT_FORMAT' },
    { change: { confirmation: 'something else' }, expected: 'PASSWORD_MISMATCH' },
    { change: { password: '', confirmation: '' }, expected: 'PASSWORD_REQUIRED' },
    { change: { password: 'short', confirmation: 'short' }, expected: 'PASSWORD_SHORT' },
    { change: { password: 'password1', confirmation: 'password1' }, expected: 'PASSWORD_COMMON' },
    { change: { password: 'ana maría', confirmation: 'ana maría' }, expected: 'PASSWORD_COMMON' },
    { change: { password: email, confirmation: email }, expected: 'PASSWORD_COMMON' },
    { change: { privacy: false }, expected: 'PRIVACY_REQUIRED' },
  ])('is rejected with $expected for the input $change', async ({ change, expected }) => {
    expect(await refusal(register(browser(), change))).toBe(expected)
    expect(await db().emailCode.count()).toBe(0)
  })

  test('accepts a code only in the same browser, for the same address and purpose [code-bound-to-browser]', async () => {
    const who = browser()
    await register(who)
    const sent = await code()
    expect(await refusal(confirm(browser(), sent))).toBe('CODE_EXPIRED')
    expect(await refusal(confirm(who, sent, 'eve@example.org'))).toBe('CODE_EXPIRED')
    const reset = (await who.api()).auth.resetPassword({ email, code: sent, password: testPassword })
    expect(await refusal(reset)).toBe('CODE_EXPIRED')
    expect(await refusal(confirm(who, sent))).toBe('no refusal')
  })

  test('returns the same response and queues the same job for an address with an account [sign-up-tells-nothing]', async () => {
    await openAccount(db(), { email: 'known@example.org' })
    const answers = [await register(browser(), { email: 'known@example.org' }), await register(browser())]
    expect(answers[0]).toEqual(answers[1])
    expect(await db().registration.count()).toBe(2)
    const jobs = await db().outbox.findMany({ select: { topic: true } })
    expect(jobs).toEqual([{ topic: 'mail.code' }, { topic: 'mail.code' }])
  })

  test('creates one account when the same address signs up twice at once', async () => {
    const both = [browser(), browser()]
    for (const who of both) await register(who)
    const rows = await db().emailCode.findMany({ orderBy: { createdAt: 'asc' } })
    const codes = await Promise.all(rows.map(({ id }) => currentCode(db(), 'register', email, id)))
    const answers = await Promise.all(both.map((who, index) => refusal(confirm(who, codes[index] ?? ''))))
    expect(answers.sort()).toEqual(['ACCOUNT_EXISTS', 'no refusal'])
    expect(await db().user.count()).toBe(1)
  })

  test('stores neither the password nor the code in readable form [code-not-stored]', async () => {
    await register(browser())
    const sent = await code()
    const stored = await db().$queryRaw<{ row: string }[]>`
      SELECT "EmailCode"::text AS row FROM "EmailCode" UNION ALL SELECT "Outbox"::text FROM "Outbox"
      UNION ALL SELECT "Registration"::text FROM "Registration"`
    expect(stored).toHaveLength(3)
    for (const { row } of stored) {
      expect(row).not.toContain(sent)
      expect(row).not.toContain(testPassword)
    }
  })
})

describe('resetting a forgotten password', () => {
  const forgot = async (who: TestBrowser, address = email) => (await who.api()).auth.forgotPassword({ email: address })
  const reset = async (who: TestBrowser, sent: string, password = 'quiet lamps burn longer', address = email) =>
    (await who.api()).auth.resetPassword({ email: address, code: sent, password })

  test('sets the new password and ends all sessions when the mailed code is entered [reset-ends-sessions]', async () => {
    const userId = await openAccount(db(), { verified: false })
    const [here, there] = [browser(), browser()]
    await signIn(there)
    await forgot(here)
    await reset(here, await currentCode(db(), 'reset', email))
    expect(await refusal((await there.api()).auth.account())).toBe('UNAUTHENTICATED')
    expect(await signIn(here)).toBe('SIGN_IN_FAILED')
    expect(await signIn(here, email, 'quiet lamps burn longer')).toBeNull()
    const user = await db().user.findUniqueOrThrow({ where: { id: userId } })
    expect(user.emailVerifiedAt).not.toBeNull()
    expect(await db().outbox.count({ where: { topic: 'mail.password-changed' } })).toBe(1)
  })

  test('moves orders paid with the address to the account without changing other accounts or an earlier verification', async () => {
    const proved = new Date('2026-01-02T03:04:05Z')
    const userId = await openAccount(db())
    await db().user.update({ where: { id: userId }, data: { emailVerifiedAt: proved, mustChangePassword: true } })
    const eve = await openAccount(db(), { email: 'eve@example.org', verified: false })
    const there = browser()
    await signIn(there, 'eve@example.org')
    const bought = await createPaidOrder(db(), { email })
    const foreign = await createPaidOrder(db(), { email: 'eve@example.org' })
    const here = browser()
    await forgot(here)
    await reset(here, await currentCode(db(), 'reset', email))
    const user = (id: string) => db().user.findUniqueOrThrow({ where: { id } })
    expect(await user(userId)).toMatchObject({ emailVerifiedAt: proved, mustChangePassword: false })
    expect(await user(eve)).toMatchObject({ emailVerifiedAt: null })
    expect(await refusal((await there.api()).auth.account())).toBe('no refusal')
    expect(await db().order.findUnique({ where: { id: bought.id } })).toMatchObject({ userId })
    expect(await db().order.findUnique({ where: { id: foreign.id } })).toMatchObject({ userId: null })
    const mails = await db().outbox.findMany({ where: { topic: 'mail.password-changed' }, select: { payload: true } })
    expect(mails).toEqual([{ payload: { userId } }])
  })

  test('does not use up the code when the new password is rejected', async () => {
    await openAccount(db())
    const who = browser()
    await forgot(who)
    const sent = await currentCode(db(), 'reset', email)
    for (const password of ['password1', email]) {
      expect(await refusal(reset(who, sent, password))).toBe('PASSWORD_COMMON')
    }
    expect(await refusal(reset(who, sent))).toBe('no refusal')
    expect(await refusal(reset(who, sent))).toBe('CODE_EXPIRED')
  })

  test('reveals a missing account only after the code verified the address', async () => {
    await openAccount(db(), { email: 'known@example.org' })
    const who = browser()
    expect(await forgot(who)).toEqual(await forgot(browser(), 'known@example.org'))
    const sent = await currentCode(db(), 'reset', email)
    const wrong = (sent.startsWith('1') ? '2' : '1') + sent.slice(1)
    expect(await refusal(reset(who, wrong))).toBe('CODE_WRONG')
    expect(await refusal(reset(who, sent))).toBe('NO_ACCOUNT')
  })

  test('expires the code at the fifth wrong try', async () => {
    await openAccount(db())
    const who = browser()
    await forgot(who)
    const sent = await currentCode(db(), 'reset', email)
    const wrong = (sent.startsWith('1') ? '2' : '1') + sent.slice(1)
    for (let count = 0; count < 4; count++) expect(await refusal(reset(who, wrong))).toBe('CODE_WRONG')
    expect(await refusal(reset(who, wrong))).toBe('CODE_EXPIRED')
    expect(await refusal(reset(who, sent))).toBe('CODE_EXPIRED')
  })

  test('limits the requests for one address without blocking other addresses from the same network', async () => {
    const stranger = new TestBrowser(database.current, 'en', '2001:db8:9:9::1')
    for (let count = 0; count < 80; count++) await forgot(stranger).catch(() => {})
    expect(await db().outbox.count()).toBe(5)
    const here = new TestBrowser(database.current, 'en', '2001:db8:9:9::2')
    await forgot(here, 'ben@example.org')
    expect(await db().outbox.count()).toBe(6)
  })

  test('is never rejected because of the site-wide number of mails, which only raises an alarm [sign-up-for-everybody]', async () => {
    const alarm = vi.spyOn(log, 'error')
    for (let count = 0; count < 600; count++) await countWithoutRefusal(database.current, siteMailLimit, 'all')
    await forgot(browser())
    await forgot(browser(), 'ben@example.org')
    expect(await db().outbox.count()).toBe(2)
    expect(alarm.mock.calls.filter(([entry]) => Object(entry).alarm)).toHaveLength(1)
    alarm.mockRestore()
  })
})

describe('the first sign-in after signing up', () => {
  test('moves the sittings of the browser and the orders paid with the address to the account', async () => {
    const who = browser()
    const sitting = await completeSitting(who)
    const bought = await createPaidOrder(db(), { email: 'Ana@example.org' })
    const foreign = await createPaidOrder(db(), { email: 'eve@example.org' })
    await register(who)
    await confirm(who, await code())
    await signIn(who)
    const elsewhere = browser()
    await signIn(elsewhere)
    const api = await elsewhere.api()
    expect((await api.report.get({ sittingId: sitting })).kind).toBe('summary')
    expect(await db().order.findUnique({ where: { id: bought.id } })).toMatchObject({ userId: expect.any(String) })
    expect(await db().order.findUnique({ where: { id: foreign.id } })).toMatchObject({ userId: null })
  })
})
