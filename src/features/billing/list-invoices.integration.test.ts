import { expect, test } from 'vitest'
import { createReportKey, reportUrl } from '@/features/report/report-link'
import type { Prisma } from '@/generated/prisma/client'
import { readPrincipal } from '@/server/auth/principal'
import { createPaidOrder } from '@/testing/data/orders'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { listReportInvoices } from './list-invoices'

const database = setUpTestDatabase()
const db = () => database.current.db

/** Pays for a report in a new browser and issues the invoice. */
async function paid() {
  const who = new TestBrowser(database.current)
  const own = await completeSitting(who)
  const { guestId } = await db().sitting.findUniqueOrThrow({ where: { id: own } })
  const order = await createPaidOrder(db(), { email: 'ana@example.org' })
  const { id: orderId, sittingId: stored, locale, currency, amountMinor } = order
  const sittingId = stored ?? ''
  await db().sitting.update({ where: { id: sittingId }, data: { guestId } })
  await db().order.update({ where: { id: orderId }, data: { guestId } })
  const at = new Date()
  await db().invoice.create({
    data: {
      id: '2026-000001',
      kind: 'invoice',
      year: 2026,
      number: 1,
      orderId,
      issuedAt: at,
      movedAt: at,
      locale,
      currency,
      sku: 'report',
      product: 'Mindglass report',
      seller: ['Luz Clara, S.L.'],
      listMinor: amountMinor,
      grossMinor: amountMinor,
      settledMinor: 0,
    },
  })
  return { who, sittingId, orderId }
}

/** Creates another browser that opened a mailed link to the report, of this order or of none. */
async function linked(sittingId: string, orderId: string | null, change = {}): Promise<TestBrowser> {
  const id = await db().$transaction((tx) => createReportKey(tx, { sittingId, orderId }, new Date()))
  const who = new TestBrowser(database.current)
  who.cookies.set('reports', new URL(await reportUrl(db(), id, 'en')).pathname.replace('/r/', ''))
  await db().reportKey.update({ where: { id }, data: change })
  return who
}

const invoices = async (who: TestBrowser, sittingId: string) =>
  (await (await who.api()).report.invoices({ sittingId })).map(({ number }) => number)

test('an invoice is listed for the buyer and for holders of the order’s link, but for nobody else', async () => {
  const { who, sittingId, orderId } = await paid()
  const invoice = ['2026-000001']
  expect(await invoices(who, sittingId)).toEqual(invoice)
  expect((await (await who.api()).payment.order({ orderId })).invoices.map(({ number }) => number)).toEqual(invoice)
  expect(await invoices(await linked(sittingId, orderId), sittingId)).toEqual(invoice)

  const over = new Date(0)
  expect(await invoices(await linked(sittingId, null), sittingId)).toEqual([])
  expect(await invoices(await linked(sittingId, orderId, { expiresAt: over }), sittingId)).toEqual([])
  expect(await invoices(await linked(sittingId, orderId, { revokedAt: over }), sittingId)).toEqual([])
  expect(await invoices(new TestBrowser(database.current), sittingId)).toEqual([])
})

test('an invoice is listed through a link until the moment the link expires', async () => {
  const { sittingId, orderId } = await paid()
  const expiresAt = new Date('2030-01-01')
  const holder = await readPrincipal(db(), (await linked(sittingId, orderId, { expiresAt })).cookieHeader)
  const at = (before: number) => listReportInvoices(db(), holder, sittingId, new Date(expiresAt.getTime() - before))
  expect([(await at(1)).length, (await at(0)).length]).toEqual([1, 0])
})

test('a report paid more than once lists each reader’s own invoices, oldest first', async () => {
  const { who, sittingId } = await paid()
  const { guestId } = await db().sitting.findUniqueOrThrow({ where: { id: sittingId } })
  const [first] = await db().invoice.findMany()
  if (!first) throw new Error('no invoice')
  const day = (n: number) => new Date(Date.UTC(2026, 9, n))
  const ordered = async (number: number, createdAt: Date, change: Prisma.OrderUncheckedUpdateInput) => {
    const { id: paidId } = await createPaidOrder(db(), { email: 'ana@example.org' })
    const data = { sittingId, guestId, createdAt, ...change }
    const { id } = await db().order.update({ where: { id: paidId }, data })
    await db().invoice.create({ data: { ...first, taxRate: null, id: `2026-00000${number}`, number, orderId: id } })
    return id
  }
  await db().order.updateMany({ data: { createdAt: day(5) } })
  await ordered(2, day(3), { status: 'refunded' })
  const ofEve = await ordered(3, day(1), { guestId: null })
  await ordered(4, day(2), { status: 'held' })
  await ordered(5, day(3), { id: '0' })
  await ordered(6, day(4), { sittingId: null })
  expect(await invoices(who, sittingId)).toEqual(['2026-000005', '2026-000002', '2026-000001'])
  expect(await invoices(await linked(sittingId, ofEve), sittingId)).toEqual(['2026-000003'])
})
