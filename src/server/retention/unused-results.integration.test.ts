import { mailDate } from '@emails/layout/texts'
import { beforeEach, describe, expect, test } from 'vitest'
import { GET, POST } from '@/app/api/keep/[key]/route'
import { locales } from '@/core/locale'
import { deletionWarningJobs } from '@/features/report/deletion-warning-mail'
import type { Order } from '@/generated/prisma/client'
import { openAccount, signIn } from '@/testing/data/accounts'
import { letDaysPass } from '@/testing/data/let-days-pass'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { TestBrowser } from '@/testing/test-browser'
import { randomKey } from '../crypto/secrets'
import { drainOutbox } from '../jobs/outbox'
import { applyRetention } from './retention'

const smtp = setUpMailServer()

const database = setUpTestDatabase()
const db = () => database.current.db
const buyer = 'reader@example.org'
let order: Order

beforeEach(async () => {
  setRouteDatabase(database.current)
  order = await createPaidOrder(db(), { email: buyer })
})

const pass = (days: number) => letDaysPass(database.current.pool, days)
/** Runs the hourly retention and the worker that sends mails once. */
async function sweep(): Promise<void> {
  await applyRetention(db(), new Date())
  await drainOutbox(db(), deletionWarningJobs(db()))
}
const recipients = () => smtp.received.map(({ envelope }) => envelope.to[0])
const sittings = () => db().sitting.count()
const key = (at = 0): string => /\/api\/keep\/([\w-]{43})/.exec(smtp.received[at]?.mail.text ?? '')?.[1] ?? ''
const address = (of: string, lang = 'en') => `http://localhost:3000/api/keep/${of}?lang=${lang}`
const show = (of: string, lang?: string) =>
  GET(new Request(address(of, lang)), { params: Promise.resolve({ key: of }) })
const press = (of: string) =>
  POST(new Request(address(of), { method: 'POST' }), { params: Promise.resolve({ key: of }) })
/** Number of days just below 24 months less 30 days, from which on a warning is sent. */
const almost = 695
const monthBefore = 705

describe('an unused paid result', () => {
  test('is deleted a month after one warning mail, while its order is kept [unused-warned]', async () => {
    await pass(almost)
    await sweep()
    expect(recipients()).toEqual([])
    await pass(monthBefore - almost)
    await sweep()
    await sweep()
    expect(recipients()).toEqual([buyer])
    await pass(29)
    await sweep()
    expect(await sittings()).toBe(1)
    await pass(2)
    await sweep()
    expect(await sittings()).toBe(0)
    expect(recipients()).toEqual([buyer])
    const kept = await db().order.findUniqueOrThrow({ where: { id: order.id } })
    expect(kept).toMatchObject({ sittingId: null, status: 'paid', email: buyer, amountMinor: order.amountMinor })
    expect(await db().entitlement.count()).toBe(0)
    await sweep()
    expect(await db().outbox.count({ where: { topic: 'payment.refund' } })).toBe(0)
  })

  test('is kept until a month after its warning mail was delivered [unused-warning-undelivered]', async () => {
    smtp.behaviour = 'busy'
    await pass(monthBefore)
    await sweep()
    for (let months = 0; months < 6; months++) {
      await pass(40)
      await sweep()
    }
    expect(await sittings()).toBe(1)
    // The 30 days begin when the mail is delivered.
    smtp.behaviour = 'accept'
    await pass(1)
    await sweep()
    expect(recipients()).toEqual([buyer])
    await pass(29)
    await sweep()
    expect(await sittings()).toBe(1)
    await pass(2)
    await sweep()
    expect(await sittings()).toBe(0)
  })

  test('is kept after a click in the mail, and causes another warning 23 months later [unused-kept-by-press]', async () => {
    await pass(monthBefore)
    await sweep()
    expect((await press(key())).status).toBe(200)
    await pass(60)
    await sweep()
    expect(await sittings()).toBe(1)
    await pass(monthBefore - 60)
    await sweep()
    expect(recipients()).toEqual([buyer, buyer])
    expect(key(1)).not.toBe(key(0))
    expect(await sittings()).toBe(1)
    await pass(31)
    await sweep()
    expect(await sittings()).toBe(0)
    expect((await press(key(1))).status).toBe(404)
  })

  test('causes another warning when it was used at the exact time of the first', async () => {
    await pass(monthBefore)
    await sweep()
    await db().$executeRaw`UPDATE "Entitlement" SET "usedAt" = "warningAt", "warnedAt" = "warningAt"`
    await pass(monthBefore)
    await sweep()
    expect(recipients()).toEqual([buyer, buyer])
  })

  test.each([
    {
      what: 'its payment is in dispute',
      change: () => db().entitlement.updateMany({ data: { suspendedAt: new Date() } }),
    },
    {
      what: 'another payment for it is under way',
      change: () => db().order.create({ data: { ...order, id: 'second', status: 'pending', checkoutUrl: null } }),
    },
  ])('causes no second warning and is not deleted while $what', async ({ change }) => {
    await pass(monthBefore)
    await sweep()
    await change()
    await pass(200)
    await sweep()
    expect(await sittings()).toBe(1)
    expect(recipients()).toEqual([buyer])
  })
})

describe('the use of a paid result', () => {
  test('includes reading the report, which restarts the retention period', async () => {
    const ana = new TestBrowser(database.current, 'en')
    const sittingId = await completeSitting(ana)
    await db().sitting.delete({ where: { id: order.sittingId ?? '' } })
    await db().entitlement.create({ data: { id: 'e', sittingId } })
    await db().entitlement.update({ where: { id: 'e' }, data: { orderId: order.id } })
    await pass(monthBefore)
    await sweep()
    await (await ana.api()).report.get({ sittingId })
    await pass(60)
    await sweep()
    expect(await sittings()).toBe(1)
    expect(await db().entitlement.findUniqueOrThrow({ where: { id: 'e' } })).toMatchObject({
      usedAt: expect.any(Date),
    })
    expect(recipients()).toEqual([buyer])
  })

  test('includes a sign-in, which keeps all results of the account [unused-kept-by-sign-in]', async () => {
    const userId = await openAccount(db(), { email: 'ana@example.org' })
    const second = await createPaidOrder(db(), { email: buyer })
    await db().guest.updateMany({
      where: { id: { in: [order.guestId ?? '', second.guestId ?? ''] } },
      data: { userId },
    })
    await pass(monthBefore)
    await sweep()
    expect(recipients()).toEqual(['ana@example.org'])
    expect(smtp.received[0]?.mail.text).toContain('2 reports')
    await signIn(new TestBrowser(database.current), 'ana@example.org')
    await pass(60)
    await sweep()
    expect(await sittings()).toBe(2)
  })

  test('includes a sign-in to an account that paid for the result of another person', async () => {
    const userId = await openAccount(db(), { email: 'eve@example.org' })
    await db().order.update({ where: { id: order.id }, data: { userId } })
    await pass(300)
    await signIn(new TestBrowser(database.current), 'eve@example.org')
    await pass(monthBefore - 10)
    await sweep()
    expect(recipients()).toEqual([])
    expect(await sittings()).toBe(1)
  })
})

describe('the warning mail about unused results', () => {
  test('names neither a test nor a result and contains no link to a report', async () => {
    await pass(monthBefore)
    await sweep()
    const { mail } = smtp.received[0] ?? {}
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/sleep|insomnia|\/r\/|\/report\//i)
    expect(mail?.text).toContain('http://localhost:3000/retrieve?lang=en')
  })

  test('states the day of the deletion, a month after it is sent', async () => {
    await pass(monthBefore)
    const from = Date.now() + 30 * 24 * 60 * 60_000
    await sweep()
    // The mail may be sent just after midnight.
    const days = [from, Date.now() + 30 * 24 * 60 * 60_000].map((at) => mailDate(new Date(at).toISOString(), 'en'))
    const text = smtp.received[0]?.mail.text?.replaceAll(/\s+/g, ' ') ?? ''
    expect(days.some((day) => text.includes(`deleted on ${day}`))).toBe(true)
  })

  test('is not sent when the result has been used meanwhile', async () => {
    await pass(monthBefore)
    await applyRetention(db(), new Date())
    await db().entitlement.updateMany({ data: { usedAt: new Date() } })
    await drainOutbox(db(), deletionWarningJobs(db()))
    expect(recipients()).toEqual([])
    expect(await db().outbox.findMany()).toMatchObject([{ topic: 'mail.unused', doneAt: expect.any(Date) }])
  })

  test.each(locales)(
    'links to a page in %s that asks for confirmation and changes nothing when opened',
    async (lang) => {
      await pass(monthBefore)
      await sweep()
      const before = await db().entitlement.findFirstOrThrow()
      const shown = await show(key(), lang)
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store'])
      const html = await shown.text()
      expect(html).toContain('<button name="choice" value="keep">')
      expect(html).not.toMatch(/\{\{|undefined/)
      expect(await db().entitlement.findFirstOrThrow()).toEqual(before)
    },
  )

  test.each(['x', randomKey(), '../me'])(
    'does not extend the retention of a result when its link has the wrong key %s',
    async (wrong) => {
      await pass(monthBefore)
      await sweep()
      expect((await show(wrong)).status).toBe(404)
      expect((await press(wrong)).status).toBe(404)
      await pass(31)
      await sweep()
      expect(await sittings()).toBe(0)
    },
  )
})

test('answers of a refunded report are deleted after 90 days when no payment is left [refunded-answers-purged]', async () => {
  await db().order.update({ where: { id: order.id }, data: { status: 'refunded' } })
  await db().entitlement.updateMany({ data: { revokedAt: new Date() } })
  await pass(89)
  await sweep()
  expect(await sittings()).toBe(1)
  await pass(2)
  await sweep()
  expect(await sittings()).toBe(0)
  expect(recipients()).toEqual([])
})
