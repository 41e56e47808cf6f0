import { beforeEach, describe, expect, test } from 'vitest'
import { policyVersion } from '@/content/shop/policies'
import type { Locale } from '@/core/locale'
import { jobs } from '@/server/jobs/jobs'
import { drainOutbox, enqueue } from '@/server/jobs/outbox'
import { openAccount, signIn, testPassword } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'
import { createCheckoutAccount } from './checkout-account'
import { authJobs } from './mail'

const smtp = setUpMailServer()

const database = setUpTestDatabase()
const db = () => database.current.db
const browser = () => new TestBrowser(database.current, 'es')
const email = 'ana@example.org'
const chosen = 'quiet lamps burn longer'

beforeEach(() => {
  setRouteDatabase(database.current)
})

const open = (locale: Locale = 'es') => db().$transaction((tx) => createCheckoutAccount(tx, email, locale, new Date()))
/** Sends the mails that are due, and expects that no job is left. */
async function drain(): Promise<void> {
  await drainOutbox(db(), { 'mail.opened-account': authJobs(db())['mail.opened-account'] ?? fail })
  expect(await db().outbox.findMany({ where: { topic: 'mail.opened-account', doneAt: null } })).toEqual([])
}
const fail = () => Promise.reject(new Error('no handler'))
/** Makes the mail due again, as after a crash before it was marked as sent. */
const again = () => db().$executeRaw`UPDATE "Outbox" SET "runAt" = now(), "lockedUntil" = NULL, "doneAt" = NULL`
const passwordIn = (text: string | undefined): string => /\b([0-9a-z]{4}-){3}[0-9a-z]{4}\b/.exec(text ?? '')?.[0] ?? ''
const mailed = async (): Promise<string> => {
  await open()
  await drain()
  return passwordIn(smtp.received[0]?.mail.text)
}

describe('the mail for an account opened at the checkout', () => {
  test.each([
    { locale: 'cn', subject: '你的心镜新账号' },
    { locale: 'en', subject: 'Your new Mindglass account' },
    { locale: 'es', subject: 'Su nueva cuenta de Mindglass' },
  ] as const)('states the address and the password in $locale', async ({ locale, subject }) => {
    await open(locale)
    await drain()
    const [received] = smtp.received
    expect(received?.envelope.to).toEqual([email])
    expect(received?.mail.subject).toBe(subject)
    for (const part of [received?.mail.text, received?.mail.html]) {
      for (const words of [email, 'http://localhost:3000/login']) expect(part).toContain(words)
      expect(passwordIn(part)).not.toBe('')
    }
  })

  test('contains a password that works only after the mail was sent', async () => {
    await open()
    expect(await signIn(browser(), email, '')).toBe('PASSWORD_REQUIRED')
    expect((await db().user.findFirstOrThrow()).passwordHash).toBeNull()
    await drain()
    expect(await signIn(browser(), email, passwordIn(smtp.received[0]?.mail.text))).toBeNull()
  })

  test('repeats the password and the Message-ID when it is sent twice', async () => {
    const password = await mailed()
    await again()
    await drain()
    expect(smtp.received).toHaveLength(2)
    expect(passwordIn(smtp.received[1]?.mail.text)).toBe(password)
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(1)
    expect(await signIn(browser(), email, password)).toBeNull()
  })

  test('leaves no readable password in the database', async () => {
    const password = await mailed()
    const stored = JSON.stringify([
      await db().user.findMany(),
      await db().outbox.findMany({ select: { topic: true, payload: true, dedupeKey: true, lastError: true } }),
    ])
    expect(stored).toContain('$argon2id$')
    expect(stored).not.toContain(password)
    expect(stored).not.toContain(password.replaceAll('-', ''))
  })

  test.each([
    { typed: ' Ana.B@Example.org ', name: 'ana.b', opened: 'ana.b@example.org' },
    { typed: `${'a'.repeat(64)}@${'b'.repeat(60)}.example`, name: 'a'.repeat(64), opened: expect.any(String) },
  ])('is for an account that is named $name and starts with three free credits', async ({ typed, name, opened }) => {
    const now = new Date('2026-11-01T10:00:00Z')
    await db().$transaction((tx) => createCheckoutAccount(tx, typed, 'cn', now))
    expect(await db().user.findMany()).toMatchObject([
      { name, email: opened, locale: 'cn', createdAt: now, privacyVersion: policyVersion, passwordHash: null },
    ])
    expect(await db().creditEntry.findMany()).toMatchObject([{ delta: 3, reason: 'registration' }])
  })

  test('is queued once per new address and never for an address with an account', async () => {
    const ben = await openAccount(db(), { email: 'ben@example.org', name: 'Ben' })
    await db().creditEntry.deleteMany()
    for (const typed of [email, email, 'Ben@example.org']) {
      await db().$transaction((tx) => createCheckoutAccount(tx, typed, 'es', new Date()))
    }
    expect(await db().user.findUnique({ where: { id: ben } })).toMatchObject({ name: 'Ben', mustChangePassword: false })
    expect(await db().creditEntry.count({ where: { userId: ben } })).toBe(0)
    const { id } = await db().user.findUniqueOrThrow({ where: { email } })
    expect(await db().outbox.findMany({ select: { payload: true } })).toEqual([{ payload: { userId: id } }])
  })

  test('contains a different password for another account', async () => {
    const password = await mailed()
    await db().$transaction((tx) => createCheckoutAccount(tx, 'eve@example.org', 'es', new Date()))
    await drain()
    expect(passwordIn(smtp.received[1]?.mail.text)).not.toBe(password)
  })

  test.each<{ name: string; happens: (password: string) => Promise<void> }>([
    {
      name: 'has been signed in to',
      happens: async (password) => {
        await signIn(browser(), email, password)
      },
    },
    {
      name: 'has a password of its own',
      happens: async (current) => {
        const who = browser()
        await signIn(who, email, current)
        await (await who.api()).auth.changePassword({ current, password: chosen, confirmation: chosen })
      },
    },
    { name: 'is gone', happens: async () => void (await db().user.deleteMany()) },
  ])('is not sent again once the account $name', async ({ happens }) => {
    const password = await mailed()
    await happens(password)
    const before = await db().user.findFirst()
    await again()
    await drain()
    expect(smtp.received).toHaveLength(1)
    expect((await db().user.findFirst())?.passwordHash).toBe(before?.passwordHash)
  })

  test('is never sent to an account opened by regular sign-up', async () => {
    const userId = await openAccount(db(), { verified: false })
    await db().$transaction((tx) => enqueue(tx, jobs.mailOpenedAccount, { userId }))
    await drain()
    expect(smtp.received).toHaveLength(0)
    expect(await signIn(browser())).toBeNull()
  })
})

describe('the first sign-in', () => {
  test('verifies the address and moves orders paid with that address to the account', async () => {
    const order = await createPaidOrder(db(), { email })
    const password = await mailed()
    expect(await db().user.findFirst()).toMatchObject({ emailVerifiedAt: null })
    await signIn(browser(), email, password)
    const user = await db().user.findFirstOrThrow()
    expect(user.emailVerifiedAt).not.toBeNull()
    expect(await db().order.findUnique({ where: { id: order.id } })).toMatchObject({ userId: user.id })
  })

  test('keeps the verification time when the address was verified before', async () => {
    const password = await mailed()
    const proved = new Date('2026-01-02T03:04:05Z')
    await db().user.updateMany({ data: { emailVerifiedAt: proved } })
    expect(await signIn(browser(), email, password)).toBeNull()
    expect(await db().user.findFirst()).toMatchObject({ emailVerifiedAt: proved })
  })

  test('does not verify the address when the password is wrong or self-chosen', async () => {
    await mailed()
    expect(await signIn(browser(), email, 'not the password')).toBe('SIGN_IN_FAILED')
    await openAccount(db(), { email: 'eve@example.org', verified: false })
    await signIn(browser(), 'eve@example.org')
    expect(await db().user.count({ where: { emailVerifiedAt: null } })).toBe(2)
  })

  test('gives no access before the mailed password is changed [opened-account-needs-password]', async () => {
    const current = await mailed()
    const who = browser()
    await signIn(who, email, current)
    const api = await who.api()
    expect(await api.auth.account()).toMatchObject({ email, mustChangePassword: true })
    expect(await refusal(api.me.tests({ page: 1 }))).toBe('PASSWORD_CHANGE_REQUIRED')
    expect(await refusal(api.me.orders())).toBe('PASSWORD_CHANGE_REQUIRED')
    expect(await refusal(api.report.unlock({ sittingId: 'x' }))).toBe('PASSWORD_CHANGE_REQUIRED')

    expect(await refusal(api.auth.changePassword({ current, password: current, confirmation: current }))).toBe(
      'PASSWORD_SAME',
    )
    await api.auth.changePassword({ current, password: chosen, confirmation: chosen })
    expect(await refusal((await who.api()).auth.account())).toBe('UNAUTHENTICATED')
    expect(await signIn(who, email, current)).toBe('SIGN_IN_FAILED')
    expect(await signIn(who, email, chosen)).toBeNull()
    expect(await refusal((await who.api()).me.orders())).toBe('no refusal')
  })

  test('does not allow a new password that only extends the mailed one', async () => {
    const current = await mailed()
    const who = browser()
    await signIn(who, email, current)
    const change = async (password: string, known: string) =>
      refusal((await who.api()).auth.changePassword({ current: known, password, confirmation: password }))
    expect(await change(`${current}1`, current)).toBe('PASSWORD_COMMON')
    expect(await change(chosen, current)).toBe('no refusal')
    // An extension of a self-chosen password is accepted, because nobody else has ever seen that password.
    await signIn(who, email, chosen)
    expect(await change(`${chosen}1`, chosen)).toBe('no refusal')
  })

  test('gives full access when the account has no mailed password', async () => {
    await openAccount(db())
    const who = browser()
    await signIn(who)
    expect(await refusal((await who.api()).me.orders())).toBe('no refusal')
    const password = 'quiet lamps burn longer'
    const change = { current: testPassword, password, confirmation: password }
    expect(await refusal((await who.api()).auth.changePassword(change))).toBe('no refusal')
  })
})
