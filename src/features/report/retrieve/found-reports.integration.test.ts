import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Prisma } from '@/generated/prisma/client'
import { claimJobs, type Job, runJob } from '@/server/jobs/outbox'
import { currentCode } from '@/testing/codes'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'
import { reportJobs } from '../mail'
import { createReceiptKey, createReminderKey, createReportKey, reportUrl, resolveReportLink } from '../report-link'

setUpMailServer()
const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'ana@example.org'
const day = (n: number) => new Date(Date.UTC(2026, 9, n))
let client = 0

beforeEach(() => setRouteDatabase(database.current))

/** Retrieves the reports of the address, and returns them as `title day`, or the code of the refusal. */
async function found(locale: 'cn' | 'en' | 'es' = 'en'): Promise<string[] | string | undefined> {
  const who = new TestBrowser(database.current, locale, `192.0.2.${++client}`)
  await (await who.api()).report.retrieveStart({ email })
  const code = await currentCode(db(), 'retrieve', email)
  const answer = (await who.api()).report.retrieveConfirm({ email, code })
  const refused = await refusal(answer)
  if (refused !== 'no refusal') return refused
  return (await answer).reports.map(({ title, boughtAt }) => `${title} ${boughtAt.slice(8, 10)}`)
}

/** Returns the sittings of the listed links, in their order. */
async function listedSittings(): Promise<(string | null)[]> {
  const who = new TestBrowser(database.current, 'en', `192.0.2.${++client}`)
  await (await who.api()).report.retrieveStart({ email })
  const code = await currentCode(db(), 'retrieve', email)
  const { reports } = await (await who.api()).report.retrieveConfirm({ email, code })
  const opened = reports.map(({ url }) => resolveReportLink(db(), new URL(url).pathname.replace('/r/', '')))
  return (await Promise.all(opened)).map((link) => (link.state === 'live' ? link.sittingId : null))
}

/** Creates an order of the address with its report, with changes to either. */
async function bought(
  n: number,
  order: Prisma.OrderUncheckedUpdateInput = {},
  opens: Prisma.EntitlementUpdateInput = {},
) {
  const made = await createPaidOrder(db(), { email, paidAt: day(n) })
  await db().entitlement.update({ where: { orderId: made.id }, data: opens })
  return db().order.update({ where: { id: made.id }, data: order })
}

/** Creates a report opened with a credit of the account. */
async function byCredit(userId: string, n: number, opens: Partial<Prisma.EntitlementUncheckedCreateInput> = {}) {
  const sittingId = await completeSitting(new TestBrowser(database.current), 'worry')
  const entry = { userId, delta: -1, reason: 'unlock', reference: sittingId, createdAt: day(n) } as const
  const { id: creditEntryId } = await db().creditEntry.create({ data: entry })
  await db().entitlement.create({ data: { id: sittingId, sittingId, creditEntryId, ...opens } })
}

describe('retrieving reports by mail address', () => {
  test('lists reports bought or unlocked with credits, newest first, in the language of the page', async () => {
    const userId = await openAccount(db())
    await bought(3)
    await byCredit(userId, 5)
    await bought(9, { paidAt: null, createdAt: day(4) })
    await byCredit(userId, 1)
    expect(await found()).toEqual(['Worry 05', 'Sleep 04', 'Sleep 03', 'Worry 01'])
    expect(await found('cn')).toEqual(expect.arrayContaining(['睡眠 04']))
  })

  test('lists at most the newest hundred reports, in a fixed order at equal times', async () => {
    const { sittingId, ...order } = await bought(1)
    const sitting = await db().sitting.findUniqueOrThrow({ where: { id: sittingId ?? '' } })
    const many = Array.from({ length: 101 }, (_, n) => `of-${String(n).padStart(3, '0')}`)
    // Two reports share each moment; the oldest report exceeds the limit by one.
    const moment = (n: number) => new Date(day(20).getTime() - Math.ceil(n / 2) * 60_000)
    const mixed = many.toSorted((a, b) => a.slice(-1).localeCompare(b.slice(-1)) || b.localeCompare(a))
    await db().sitting.createMany({ data: mixed.map((made) => ({ ...sitting, responses: {}, result: {}, id: made })) })
    await db().order.createMany({
      data: mixed.map((made) => ({ ...order, id: made, sittingId: made, paidAt: moment(many.indexOf(made)) })),
    })
    await db().entitlement.createMany({
      data: mixed.map((made) => ({ id: made, sittingId: made, orderId: made })),
    })
    expect(await listedSittings()).toEqual(many.slice(0, 100))
  })

  test('leaves out closed and suspended reports, and those of accounts with an unverified address', async () => {
    await bought(1, {}, { suspendedAt: day(2) })
    await bought(2, {}, { revokedAt: day(2) })
    const userId = await openAccount(db(), { verified: false })
    await byCredit(userId, 3)
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    await byCredit(eve, 4)
    expect(await found()).toBe('NO_REPORT_FOR_EMAIL')
    await db().user.update({ where: { id: userId }, data: { emailVerifiedAt: day(1) } })
    await byCredit(userId, 5, { suspendedAt: day(6) })
    await byCredit(userId, 6, { revokedAt: day(6) })
    expect(await found()).toEqual(['Worry 03'])
  })

  test('lists a refunded report only after a completed refund that keeps access', async () => {
    const { id: orderId } = await bought(1, { status: 'refunded' })
    const money = { orderId, amountMinor: 499, currency: 'USD', rule: 'goodwill' } as const
    await db().refund.create({ data: { id: 'f', ...money, access: 'stays', state: 'waiting' } })
    expect(await found()).toBe('NO_REPORT_FOR_EMAIL')
    await db().refund.update({ where: { id: 'f' }, data: { state: 'done' } })
    expect(await found()).toEqual(['Sleep 01'])
    await db().refund.update({ where: { id: 'f' }, data: { access: 'closes' } })
    expect(await found()).toBe('NO_REPORT_FOR_EMAIL')
  })
})

test.each([
  { when: 'before the request looks again', look: 2 },
  { when: 'while the request waits', look: 3 },
])('retrieved links are reported as sent when a worker finishes mailing them $when', async ({ look }) => {
  await bought(1)
  let looks = 0
  let taken: Job | undefined
  const worker = async () => {
    looks++
    const where = { topic: 'mail.reports' }
    if (looks === 1) taken = (await claimJobs(db(), 1, 60, (await db().outbox.findFirstOrThrow({ where })).id))[0]
    if (looks === look && taken) await runJob(db(), reportJobs(db()), taken)
  }
  const outbox = new Proxy(db().outbox, {
    get: (target, name) =>
      name === 'findUnique'
        ? async (args: Prisma.OutboxFindUniqueArgs) => worker().then(() => target.findUnique(args))
        : Reflect.get(target, name),
  })
  const overtaken = new Proxy(db(), {
    get: (target, name) => (name === 'outbox' ? outbox : Reflect.get(target, name, target)),
  })
  const who = new TestBrowser({ ...database.current, db: overtaken }, 'en', `192.0.2.${++client}`)
  await (await who.api()).report.retrieveStart({ email })
  const code = await currentCode(db(), 'retrieve', email)
  expect(await (await who.api()).report.retrieveConfirm({ email, code })).toMatchObject({ sent: true })
  expect(looks).toBe(3)
})

test('retrieved links are reported as not sent yet after the request has waited fifteen seconds', async () => {
  await bought(1)
  let looks = 0
  const outbox = new Proxy(db().outbox, {
    get: (target, name) =>
      name === 'findUnique'
        ? async (args: Prisma.OutboxFindUniqueArgs) => {
            looks++
            const row = await target.findUnique(args)
            if (looks === 1 && row) await claimJobs(db(), 1, 60, row.id)
            if (looks > 1) vi.setSystemTime(Date.now() + 2500)
            return row
          }
        : Reflect.get(target, name),
  })
  const waiting = new Proxy(db(), {
    get: (target, name) => (name === 'outbox' ? outbox : Reflect.get(target, name, target)),
  })
  const who = new TestBrowser({ ...database.current, db: waiting }, 'en', `192.0.2.${++client}`)
  await (await who.api()).report.retrieveStart({ email })
  const code = await currentCode(db(), 'retrieve', email)
  const found = await (await who.api()).report.retrieveConfirm({ email, code }).finally(() => vi.useRealTimers())
  expect(found).toMatchObject({ sent: false, reports: [{ url: expect.stringContaining('/r/') }] })
  // The first read of the outbox, and two more for each five seconds of waiting.
  expect(looks).toBe(7)
})

describe('a mailed link', () => {
  const opened = async (id: string) =>
    resolveReportLink(db(), new URL(await reportUrl(db(), id, 'en')).pathname.replace('/r/', ''))
  const made = async (order: { id: string; sittingId: string | null }, ofOrder = true, now = new Date()) =>
    db().$transaction((tx) =>
      createReportKey(tx, { sittingId: order.sittingId ?? '', orderId: ofOrder ? order.id : null }, now),
    )

  test('opens a refunded report only when the refund of its order keeps access', async () => {
    const order = await bought(1)
    const id = await made(order)
    const live = { state: 'live', sittingId: order.sittingId }
    expect(await opened(id)).toEqual(live)
    await db().order.update({ where: { id: order.id }, data: { status: 'refunded' } })
    expect(await opened(id)).toEqual({ state: 'revoked', by: 'refund' })
    const money = { orderId: order.id, amountMinor: 499, currency: 'USD', rule: 'goodwill' } as const
    await db().refund.create({ data: { id: 'f', ...money, access: 'stays', state: 'done' } })
    expect(await opened(id)).toEqual(live)
    // Something else has opened the report since, so this order no longer gives access.
    await db().entitlement.update({ where: { orderId: order.id }, data: { orderId: null } })
    expect(await opened(id)).toEqual({ state: 'revoked', by: 'refund' })
    expect(await opened(await made(order, false))).toEqual(live)
  })

  test('states whether the team or a refund closed its report', async () => {
    const order = await bought(1, {}, { closedFor: 'staff' })
    const id = await made(order)
    expect(await opened(id)).toMatchObject({ state: 'live' })
    await db().entitlement.update({ where: { orderId: order.id }, data: { revokedAt: day(2) } })
    expect(await opened(id)).toEqual({ state: 'revoked', by: 'staff' })
    await db().entitlement.update({ where: { orderId: order.id }, data: { closedFor: 'refund' } })
    expect(await opened(id)).toEqual({ state: 'revoked', by: 'refund' })
  })

  test('expires after exactly a year, and shows as revoked rather than expired when it was withdrawn', async () => {
    const order = await bought(1)
    const id = await made(order, true, day(1))
    const key = new URL(await reportUrl(db(), id, 'en')).pathname.replace('/r/', '')
    const end = new Date(day(1).getTime() + 365 * 24 * 60 * 60 * 1000)
    expect(await resolveReportLink(db(), key, new Date(end.getTime() - 1))).toMatchObject({ state: 'live' })
    expect(await resolveReportLink(db(), key, end)).toEqual({ state: 'expired' })
    await db().reportKey.update({ where: { id }, data: { revokedAt: day(2) } })
    expect(await resolveReportLink(db(), key, end)).toEqual({ state: 'revoked', by: 'refund' })
  })

  test('changes in the receipt after each correction of the address, and is the same in both reminders', async () => {
    const order = await bought(1)
    const subject = { sittingId: order.sittingId ?? '', orderId: order.id }
    const receipts = [null, null, day(2), day(2), day(3)]
    const ids = []
    for (const correctedAt of receipts) ids.push(await createReceiptKey(db(), subject, correctedAt, new Date()))
    expect(new Set(ids).size).toBe(3)
    const urls = await Promise.all(ids.map((id) => reportUrl(db(), id, 'en')))
    expect([urls[0] === urls[1], urls[2] === urls[3], new Set(urls).size]).toEqual([true, true, 3])
    const mails = [
      await createReminderKey(db(), 'r', subject, day(1)),
      await createReminderKey(db(), 'r', subject, day(8)),
    ]
    expect(new Set(mails).size).toBe(1)
    expect(await db().reportKey.count()).toBe(4)
    expect(await opened(mails[0] ?? '')).toMatchObject({ state: expect.stringMatching(/live|expired/) })
  })
})
