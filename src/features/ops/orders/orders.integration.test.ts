import { beforeEach, describe, expect, test } from 'vitest'
import { declarationsOf } from '@/content/shop/declarations'
import { createReceiptKey, reportUrl, resolveReportLink } from '@/features/report/report-link'
import { fillAboutColumn } from '@/server/jobs/outbox'
import { createPaidOrder } from '@/testing/data/orders'
import { Buyer, findOrder, readPaymentData, setRouteDatabase } from '@/testing/data/purchase'
import { createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import type { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const reason = 'asked by mail'
let staff: TestBrowser

beforeEach(async () => {
  setRouteDatabase(database.current)
  staff = (await createStaffBrowser(database.current, 'support')).browser
})

const ops = async () => (await staff.api()).ops
const everything = { q: '', page: 1, all: false, filter: 'all', sku: null, currency: null, days: null } as const
const orders = async (asked: Partial<Parameters<Awaited<ReturnType<typeof ops>>['orders']>[0]>) =>
  (await (await ops()).orders({ ...everything, ...asked })).rows

async function bought(change?: { amountMinor: number }) {
  const buyer = await Buyer.arrive(database.current, 'es')
  const { orderId } = await buyer.press()
  const { id: session } = await db().sandboxCheckout.update({ where: { orderId }, data: change ?? {} })
  await (await buyer.browser.api()).payment.playSandbox({ session, outcome: 'paid' })
  return { buyer, orderId }
}

describe('orders at the console', () => {
  test('are found by status, order number, checkout id, email address, product, currency and age', async () => {
    const { orderId } = await bought()
    const { orderId: held } = await bought({ amountMinor: 1 })
    const old = await createPaidOrder(db(), {
      email: 'old@example.net',
      paidAt: new Date(Date.now() - 40 * 86_400_000),
    })
    await db().order.update({ where: { id: old.id }, data: { createdAt: old.paidAt ?? new Date() } })
    const { providerSessionId } = await findOrder(db(), orderId)
    const found = async (asked: Parameters<typeof orders>[0]) => (await orders(asked)).map(({ id }) => id)
    expect(await found({})).toEqual([held, orderId, old.id])
    expect(await found({ filter: 'held' })).toEqual([held])
    expect(await found({ filter: 'refunded' })).toEqual([])
    for (const q of [orderId, providerSessionId ?? '']) expect(await found({ q })).toEqual([orderId])
    expect(await found({ q: 'OLD@example.net' })).toEqual([old.id])
    expect(await found({ sku: 'vip' })).toEqual([])
    expect(await found({ currency: 'USD' })).toEqual([old.id])
    expect(await found({ days: 30 })).toEqual([held, orderId])
    expect((await orders({ filter: 'held' }))[0]).toMatchObject({ paid: { amountMinor: 1 }, returning: false })
  })

  test('have a page with price, declarations, entitlement, mails and a timeline', async () => {
    const { orderId } = await bought()
    const page = await (await ops()).order({ orderId })
    expect(page).toMatchObject({
      id: orderId,
      status: 'paid',
      price: { amountMinor: 499, currency: 'EUR' },
      refundedMinor: 0,
      method: 'Card',
      entitlement: { kind: 'report', state: 'open' },
      declared: { version: 'eu-digital-2', texts: declarationsOf('eu-digital-2', 'es') },
      mails: [{ kind: 'report', state: 'waiting' }],
      refundable: { leftMinor: 499, claim: 'due', claimMinor: 499, unused: null },
    })
    expect(page.timeline.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['ordered', 'declared', 'paid', 'mail']),
    )
    const seen = JSON.stringify(page)
    expect(seen).not.toMatch(/\b(responses|pomp|level|keyHash)/i)
    await expect((await ops()).order({ orderId: 'nobody' })).rejects.toMatchObject({ message: 'NOT_FOUND' })
  })
})

describe('a payment at the console', () => {
  test('is refunded in part and then in full, with the reason in the audit log', async () => {
    const { orderId, buyer } = await bought()
    const api = await ops()
    const input = { orderId, amountMinor: 200, rule: 'goodwill', access: 'rule', seenRefundedMinor: 0, reason } as const
    expect(await api.refundOrder(input)).toEqual({ state: 'done', failure: null })
    expect(await readPaymentData(db(), orderId)).toMatchObject({ status: 'paid', refundedMinor: 200, open: 1 })
    await expect(api.refundOrder(input)).rejects.toMatchObject({ message: 'ORDER_CHANGED' })
    await api.refundOrder({ ...input, amountMinor: 299, seenRefundedMinor: 200 })
    expect(await readPaymentData(db(), orderId)).toMatchObject({ status: 'refunded', refundedMinor: 499, open: 0 })
    expect(await buyer.land(orderId)).toMatchObject({ unlocked: false })
    const page = await api.order({ orderId })
    expect(page).toMatchObject({ entitlement: { state: 'closed' }, refundable: null })
    expect(page.refunds.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(page.mails.map(({ kind }) => kind)).toEqual(['refund', 'refund', 'report'])
    expect(await db().auditEntry.findFirst({ where: { act: 'order.refund' } })).toMatchObject({
      subject: `order:${orderId}`,
      reason: `goodwill, 200, rule: ${reason}`,
    })
  })

  test.each([0, -1, 1.5])('cannot be refunded with the invalid amount %j', async (amountMinor) => {
    const input = { orderId: 'x', amountMinor, rule: 'goodwill', access: 'rule', seenRefundedMinor: 0, reason } as const
    await expect((await ops()).refundOrder(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('can be released or refunded only once when it is held', async () => {
    const accepted = await bought({ amountMinor: 450 })
    const returned = await bought({ amountMinor: 9999 })
    const api = await ops()
    await api.releaseOrder({ orderId: accepted.orderId, reason })
    expect(await api.order({ orderId: accepted.orderId })).toMatchObject({
      status: 'paid',
      price: { amountMinor: 450 },
      orderPrice: { amountMinor: 499 },
      entitlement: { state: 'open' },
    })
    expect(await api.returnOrder({ orderId: returned.orderId, reason })).toMatchObject({ state: 'done' })
    expect(await readPaymentData(db(), returned.orderId)).toMatchObject({
      status: 'refunded',
      refundedMinor: 9999,
      open: 0,
    })
    await expect(api.releaseOrder({ orderId: returned.orderId, reason })).rejects.toMatchObject({
      message: 'NOTHING_TO_DO',
    })
  })
})

test('the evidence for a dispute states when the report was opened, and nothing about its content', async () => {
  const { orderId, buyer } = await bought()
  const api = await ops()
  await (await buyer.browser.api()).report.get({ sittingId: buyer.sittingId })
  const dispute = { id: 'dp_1', orderId, state: 'open', reason: 'fraudulent', createdAt: new Date() } as const
  await db().dispute.create({ data: dispute })
  await db().entitlement.updateMany({ where: { orderId }, data: { suspendedAt: new Date() } })
  const input = { q: '', page: 1, all: false, filter: 'open' } as const
  expect(await api.disputes(input)).toMatchObject({ total: 1, rows: [{ id: 'dp_1', orderId, access: 'suspended' }] })
  expect(await api.disputes({ ...input, filter: 'over' })).toMatchObject({ total: 0 })
  const { text, json } = await api.evidence({ orderId, reason })
  for (const part of [orderId, ...declarationsOf('eu-digital-2', 'es'), 'opened for the first time', 'dp_1', '14']) {
    expect(text).toContain(part)
  }
  expect(JSON.parse(json)).toMatchObject({
    order: { id: orderId },
    used: [{ what: 'delivered' }, { what: 'opened' }, {}],
  })
  // The evidence contains neither the test's name nor answers nor results. Only the beginnings of words are checked,
  // because an id may contain one of these words by chance.
  expect(`${text}${json}`).not.toMatch(/\b(sleep|responses|pomp|level)/i)
})

test('a report that staff closed cannot be bought or opened until staff open it again', async () => {
  const { orderId, buyer } = await bought()
  const api = await ops()
  const { sittingId } = buyer
  const key = await createReceiptKey(db(), { sittingId, orderId }, null, new Date())
  const link = (await reportUrl(db(), key, 'en')).split('/r/')[1]?.split('?')[0] ?? ''
  await api.closeReport({ sittingId, reason })
  expect(await resolveReportLink(db(), link)).toEqual({ state: 'revoked', by: 'staff' })
  expect(await (await buyer.browser.api()).report.get({ sittingId })).toMatchObject({ access: 'closed' })
  await expect(buyer.press()).rejects.toMatchObject({ message: 'REPORT_CLOSED' })
  await api.openReport({ sittingId, reason })
  expect(await resolveReportLink(db(), link)).toEqual({ state: 'live', sittingId })
  // A refund after the closure is an ordinary refund.
  await api.closeReport({ sittingId, reason })
  await api.refundOrder({ orderId, amountMinor: 499, rule: 'goodwill', access: 'rule', seenRefundedMinor: 0, reason })
  expect(await (await buyer.browser.api()).report.get({ sittingId })).toMatchObject({ access: 'refunded' })
})

test('fillAboutColumn adds the order id or report key ids to older mails in the outbox', async () => {
  const { orderId } = await bought()
  await db().$executeRaw`UPDATE "Outbox" SET about = NULL`
  await db().outbox.create({
    data: { topic: 'mail.reports', payload: { reportKeyIds: ['k1', 'k2'], locale: 'en' }, about: ['x'] },
  })
  await db().$executeRaw`UPDATE "Outbox" SET about = NULL WHERE topic = 'mail.reports'`
  expect(await fillAboutColumn(db())).toBe(2)
  expect(await fillAboutColumn(db())).toBe(0)
  const rows = await db().outbox.findMany({ orderBy: { id: 'asc' }, select: { about: true } })
  expect(rows).toEqual([{ about: [orderId] }, { about: ['k1', 'k2'] }])
})
