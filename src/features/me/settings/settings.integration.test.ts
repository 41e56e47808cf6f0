import { beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '@/core/locale'
import { currentCode } from '@/testing/codes'
import { openAccount, signIn, testPassword } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'
import { waitForLockWaiters } from '@/testing/wait-for-locks'
import type { ProfileInput } from './settings-schema'

const database = setUpTestDatabase()
const db = () => database.current.db
let client = 0
const browser = (locale: Locale = 'en') => new TestBrowser(database.current, locale, `192.0.2.${++client % 250}`)
beforeEach(() => setRouteDatabase(database.current))

/** Creates Ana's account and a browser that is signed in to it. */
async function ana(locale: Locale = 'en') {
  const userId = await openAccount(db())
  const who = browser(locale)
  await signIn(who)
  return { userId, who, me: (await who.api()).me, user: () => db().user.findUniqueOrThrow({ where: { id: userId } }) }
}

const nothing: ProfileInput = { name: 'Ana', nickname: '', phone: '', birthday: '', sex: null }

describe('the profile', () => {
  test('starts empty, is saved, and can be emptied again', async () => {
    const { me, user } = await ana('es')
    expect(await me.profile()).toEqual(nothing)
    const typed = {
      name: ' Ana\u202e\n García ',
      nickname: ' Ana\n María ',
      phone: '612 345 678',
      birthday: '1990-02-28',
      sex: 'confidential' as const,
    }
    const kept = {
      name: 'Ana García',
      nickname: 'Ana María',
      phone: '+34 612 34 56 78',
      birthday: '1990-02-28',
      sex: 'confidential',
    }
    expect(await me.saveProfile(typed)).toEqual(kept)
    expect(await me.profile()).toEqual(kept)
    expect(await user()).toMatchObject({
      name: 'Ana García',
      nickname: 'Ana María',
      phone: '+34612345678',
      sex: 'confidential',
    })
    expect(await me.saveProfile(nothing)).toEqual(nothing)
    expect(await user()).toMatchObject({ nickname: null, phone: null, birthday: null, sex: null })
  })

  test.each([
    { change: { birthday: '1990-02-30' }, code: 'DATE_INVALID' },
    { change: { birthday: '28/02/1990' }, code: 'DATE_INVALID' },
    { change: { birthday: '1899-12-31' }, code: 'DATE_INVALID' },
    { change: { birthday: '2999-01-01' }, code: 'DATE_FUTURE' },
    { change: { name: ' \u202e ' }, code: 'NAME_REQUIRED' },
    { change: { phone: '12' }, code: 'PHONE_INVALID' },
    { change: { phone: '1'.repeat(80) }, code: 'PHONE_INVALID' },
    { change: { nickname: 'x'.repeat(41) }, code: 'INVALID_INPUT' },
  ])('rejects the change $change with $code and stays as it was', async ({ change, code }) => {
    const { me } = await ana()
    await me.saveProfile({ ...nothing, nickname: 'Ana' })
    expect(await refusal(me.saveProfile({ ...nothing, ...change }))).toBe(code)
    expect(await me.profile()).toEqual({ ...nothing, nickname: 'Ana' })
  })

  test('is visible to its own account only', async () => {
    const { me } = await ana()
    await me.saveProfile({ ...nothing, nickname: 'Ana' })
    await openAccount(db(), { email: 'eve@example.org' })
    const eve = browser()
    await signIn(eve, 'eve@example.org')
    expect(await (await eve.api()).me.profile()).toEqual(nothing)
    expect(await refusal((await browser().api()).me.profile())).toBe('UNAUTHENTICATED')
  })

  test('keeps language and theme for the next sign-in', async () => {
    const { who, me } = await ana()
    await me.savePreferences({ locale: 'cn', theme: 'duskTheme' })
    await signIn(who)
    expect(await (await who.api()).auth.account()).toMatchObject({ locale: 'cn', theme: 'duskTheme' })
  })
})

describe('a change of the account address', () => {
  const email = 'new@example.org'
  const start = async (who: TestBrowser, address = email, password = testPassword) =>
    (await who.api()).me.startEmailChange({ email: address, password })
  const confirm = async (who: TestBrowser, code: string, address = email) =>
    (await who.api()).me.confirmEmailChange({ email: address, code })

  test('takes effect only after the code is confirmed', async () => {
    const { userId, who, user } = await ana()
    const elsewhere = browser()
    await signIn(elsewhere)
    await createPaidOrder(db(), { email })
    expect(await start(who, ' New@Example.org')).toEqual({ minutes: 10, resendSeconds: 60 })
    expect((await user()).email).toBe('ana@example.org')
    await confirm(who, await currentCode(db(), `change:${userId}`, email))
    expect((await user()).email).toBe(email)
    expect((await (await who.api()).auth.account()).email).toBe(email)
    expect(await refusal((await elsewhere.api()).auth.account())).toBe('UNAUTHENTICATED')
    expect(await db().order.count({ where: { userId } })).toBe(1)
    const mails = await db().outbox.findMany({ where: { topic: 'mail.email-changed' }, orderBy: { id: 'asc' } })
    expect(mails.map(({ payload }) => payload)).toMatchObject([
      { address: 'ana@example.org', place: 'old' },
      { address: email, place: 'new' },
    ])
    expect(await signIn(browser())).toBe('SIGN_IN_FAILED')
    expect(await signIn(browser(), email)).toBeNull()
  })

  test('requires the password and a different, valid address', async () => {
    const { who } = await ana()
    expect(await refusal(start(who, email, 'not the password'))).toBe('PASSWORD_WRONG')
    expect(await refusal(start(who, 'ANA@example.org'))).toBe('EMAIL_UNCHANGED')
    expect(await refusal(start(who, 'ana@'))).toBe('ACCOUNT_FORMAT')
    expect(await db().emailCode.count()).toBe(0)
  })

  test('is rate limited after ten wrong passwords', async () => {
    const { who } = await ana()
    for (let count = 0; count < 10; count++) await refusal(start(who, email, 'wrong guess'))
    expect(await refusal(start(who))).toBe('TOO_MANY_REQUESTS')
  })

  test('accepts a code only for its account, address and browser', async () => {
    const { userId, who, user } = await ana()
    await start(who)
    const code = await currentCode(db(), `change:${userId}`, email)
    await openAccount(db(), { email: 'eve@example.org' })
    const eve = browser()
    await signIn(eve, 'eve@example.org')
    expect(await refusal(confirm(eve, code))).toBe('CODE_EXPIRED')
    const there = browser()
    await signIn(there)
    expect(await refusal(confirm(there, code))).toBe('CODE_EXPIRED')
    expect(await refusal(confirm(who, code, 'other@example.org'))).toBe('CODE_EXPIRED')
    expect(await refusal(confirm(who, '00000000'))).toBe('CODE_WRONG')
    expect((await user()).email).toBe('ana@example.org')
  })

  test('reports only at confirmation that the new address has an account', async () => {
    const { userId, who, user } = await ana()
    await openAccount(db(), { email })
    expect(await start(who)).toEqual({ minutes: 10, resendSeconds: 60 })
    expect(await refusal(confirm(who, await currentCode(db(), `change:${userId}`, email)))).toBe('EMAIL_TAKEN')
    expect((await user()).email).toBe('ana@example.org')
    expect(await db().outbox.count({ where: { topic: 'mail.email-changed' } })).toBe(0)
  })

  test('keeps the old address on an internal error and does not report the new one as taken', async () => {
    const { userId, who, user } = await ana()
    await start(who)
    const code = await currentCode(db(), `change:${userId}`, email)
    await db().$executeRaw`ALTER TABLE "Outbox" RENAME TO "Elsewhere"`
    const answer = await refusal(confirm(who, code))
    await db().$executeRaw`ALTER TABLE "Elsewhere" RENAME TO "Outbox"`
    expect(answer).not.toBe('no refusal')
    expect(answer).not.toBe('EMAIL_TAKEN')
    expect((await user()).email).toBe('ana@example.org')
  })

  test.runIf(onPostgres)('notifies the address that a simultaneous change has just set', async () => {
    const { userId, who } = await ana()
    await start(who)
    const code = await currentCode(db(), `change:${userId}`, email)
    const second = await db().$transaction(async (tx) => {
      await tx.user.update({ where: { id: userId }, data: { email: 'first@example.org' } })
      const answer = refusal(confirm(who, code))
      await waitForLockWaiters(database.current)
      return { answer }
    })
    expect(await second.answer).toBe('no refusal')
    const mails = await db().outbox.findMany({ where: { topic: 'mail.email-changed' }, orderBy: { id: 'asc' } })
    expect(mails.map(({ payload }) => payload)).toMatchObject([{ address: 'first@example.org' }, { address: email }])
  })
})
