import { beforeEach, describe, expect, test } from 'vitest'
import { acknowledgementVersion, productName, refundDays } from '@/content/shop/catalogue'
import { declarationsOf } from '@/content/shop/declarations'
import { paymentProvider } from '@/server/payments/select-provider'
import { createPaidOrder } from '@/testing/data/orders'
import { Buyer } from '@/testing/data/purchase'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { overrideSettings } from '@/testing/settings'
import { findInvoiceData } from './download-invoice'
import { issueDueInvoices, issueMissingInvoices } from './issue-invoices'
import { invoicePath, listInvoiceLinks } from './list-invoices'
import { receiptOf, withdrawKey } from './receipt'

const none = {
  OPERATOR_NAME: undefined,
  OPERATOR_ADDRESS: undefined,
  OPERATOR_REGISTER: undefined,
  OPERATOR_TAX_ID: undefined,
  TAX_INCLUDED: undefined,
}
const settings: Partial<Record<keyof typeof none, string | undefined>> = overrideSettings({ ...none })
beforeEach(() => void Object.assign(settings, none))

const database = setUpTestDatabase()
const db = () => database.current.db
const autumn = new Date('2026-11-23T10:00:00Z')

const order = (minutes = 0) =>
  createPaidOrder(db(), {
    email: 'ana@example.org',
    locale: 'es',
    paidAt: new Date(autumn.getTime() + minutes * 60_000),
  })
const issue = (orderId: string, now = autumn) => db().$transaction((tx) => issueDueInvoices(tx, orderId, null, now))
const numbers = async () => (await db().invoice.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id)

describe('invoice numbers', () => {
  test('are assigned once and without gaps even when parallel transactions fail', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => order()))
    const tries = ({ id }: { id: string }, place: number) => [
      issue(id),
      db().$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${id} FOR UPDATE`
        await issueDueInvoices(tx, id, null, autumn)
        if (place % 2 === 0) throw new Error('breaks off')
      }),
    ]
    const ended = await Promise.allSettled(onPostgres ? orders.flatMap(tries) : [])
    if (!onPostgres) for (const { id } of orders) ended.push(...(await Promise.allSettled([issue(id), issue(id)])))
    // Of two transactions that issue the same invoice, the second fails, and its number is assigned again.
    for (const { id } of orders) await issue(id)
    expect(await numbers()).toEqual(orders.map((_, at) => `2026-00000${at + 1}`))
  })

  test('restart each year, separately for invoices and credit notes', async () => {
    const [first, second] = [await order(), await order(1)]
    await issue(first.id)
    await issue(second.id, new Date('2027-01-01T00:00:00Z'))
    await db().order.update({ where: { id: first.id }, data: { refundedMinor: 200 } })
    await issue(first.id)
    await issue(first.id)
    await db().order.update({ where: { id: first.id }, data: { refundedMinor: 499, status: 'refunded' } })
    await issue(first.id, new Date('2027-01-02T00:00:00Z'))
    expect(await numbers()).toEqual(['2026-000001', '2027-000001', 'C-2026-000001', 'C-2027-000001'])
    const credits = await db().invoice.findMany({ where: { kind: 'credit' }, orderBy: { id: 'asc' } })
    expect(credits.map(({ grossMinor, settledMinor }) => [grossMinor, settledMinor])).toEqual([
      [-200, 200],
      [-299, 499],
    ])
  })

  test('cannot be changed or deleted in the database', async () => {
    const { id } = await order()
    await issue(id)
    await expect(db().invoice.updateMany({ data: { grossMinor: 1 } })).rejects.toThrow(/never changed/)
    await expect(db().invoice.deleteMany()).rejects.toThrow(/never changed/)
  })

  test('are assigned first to orders paid before invoices existed, in the order of payment', async () => {
    await db().heartbeat.create({ data: { name: 'invoices.behind', at: autumn } })
    const [late, early] = [await order(50), await order(-50)]
    await issue(late.id)
    expect(await numbers()).toEqual([])
    expect(await issueMissingInvoices(db(), autumn)).toBe(false)
    const written = await db().invoice.findMany({ orderBy: { number: 'asc' } })
    expect(written.map(({ orderId }) => orderId)).toEqual([early.id, late.id])
    const next = await order(60)
    await issue(next.id)
    expect(await numbers()).toHaveLength(3)
  })
})

test('missing invoices are issued for paid orders of the last two months', async () => {
  const day = 24 * 60
  const [recent, old] = [await order(-59 * day), await order(-61 * day)]
  const [free, open, refunded] = [await order(-3), await order(-2), await order(-1)]
  const change = (id: string, data: object) => db().order.update({ where: { id }, data })
  await change(free.id, { amountMinor: 0 })
  await change(open.id, { status: 'held' })
  await change(refunded.id, { status: 'refunded', refundedMinor: 499 })
  expect(await issueMissingInvoices(db(), autumn)).toBe(false)
  const written = await db().invoice.findMany({ orderBy: [{ number: 'asc' }, { kind: 'asc' }] })
  expect(written.map(({ orderId, kind }) => [orderId, kind])).toEqual([
    [recent.id, 'invoice'],
    [refunded.id, 'credit'],
    [refunded.id, 'invoice'],
  ])
  expect(written.map(({ orderId }) => orderId)).not.toContain(old.id)
})

test('missing invoices are issued in batches of 100, before any invoice for a new order', async () => {
  await db().heartbeat.create({ data: { name: 'invoices.behind', at: autumn } })
  const { guestId, sittingId, createdAt, ...first } = await order()
  const rest = Array.from({ length: 100 }, (_, n) => {
    const paidAt = new Date(autumn.getTime() + (100 - n) * 1000)
    return { ...first, id: `order-${n}`, paidAt }
  })
  await db().order.createMany({ data: rest })
  expect(await issueMissingInvoices(db(), autumn)).toBe(true)
  const late = await db().invoice.findMany({ orderBy: { number: 'desc' }, take: 2 })
  expect(late.map(({ number, orderId }) => [number, orderId])).toEqual([
    [100, 'order-1'],
    [99, 'order-2'],
  ])
  await issue('order-0')
  expect(await db().invoice.count()).toBe(100)
  expect(await issueMissingInvoices(db(), autumn)).toBe(false)
  expect(await db().invoice.count()).toBe(101)
  // Two full batches have issued all invoices; only a third call can find that none is left.
  expect(await issueMissingInvoices(db(), autumn)).toBe(false)
  expect(await db().heartbeat.count()).toBe(0)
})

describe('an invoice', () => {
  const seller = ['Luz Clara, S.L.', 'Calle Mayor 1', 'B12345678']
  const [OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_TAX_ID] = seller

  test('and its credit note contain the product, the seller, the amount and the included tax', async () => {
    Object.assign(settings, { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_TAX_ID, TAX_INCLUDED: 'ES 21, * 0' })
    const { id } = await order(-90)
    await db().order.update({ where: { id }, data: { listMinor: 600, couponCode: 'AUTUMN20' } })
    await issue(id)
    await db().order.update({ where: { id }, data: { refundedMinor: 250 } })
    const later = new Date(autumn.getTime() + 60_000)
    await issue(id, later)
    const [credit, invoice, ...more] = await db().invoice.findMany({ orderBy: { kind: 'desc' } })
    expect(more).toEqual([])
    const both = {
      orderId: id,
      year: 2026,
      number: 1,
      locale: 'es',
      sku: 'report',
      product: productName('report', 'es'),
      seller,
      currency: 'EUR',
      country: 'ES',
      couponCode: 'AUTUMN20',
      taxRate: 2100,
      place: 0,
      countersId: null,
      refundId: null,
    }
    expect(invoice).toEqual({
      ...both,
      id: '2026-000001',
      kind: 'invoice',
      issuedAt: autumn,
      movedAt: new Date(autumn.getTime() - 90 * 60_000),
      listMinor: 600,
      grossMinor: 499,
      taxMinor: 87,
      settledMinor: 0,
    })
    expect(credit).toEqual({
      ...both,
      place: 1,
      id: 'C-2026-000001',
      kind: 'credit',
      issuedAt: later,
      movedAt: later,
      listMinor: 0,
      grossMinor: -250,
      taxMinor: -44,
      settledMinor: 250,
    })
  })

  test('and its credit note contain no tax when no tax rate is configured', async () => {
    const { id } = await order()
    await db().order.update({ where: { id }, data: { refundedMinor: 499 } })
    await issue(id)
    const rows = await db().invoice.findMany({ orderBy: { kind: 'asc' } })
    expect(rows.map(({ kind, taxMinor, taxRate }) => [kind, taxMinor, taxRate])).toEqual([
      ['invoice', null, null],
      ['credit', null, null],
    ])
  })

  test('is never credited for more than its amount', async () => {
    const { id } = await order()
    await db().order.update({ where: { id }, data: { refundedMinor: 700 } })
    await issue(id)
    await issue(id)
    const credits = await db().invoice.findMany({ where: { kind: 'credit' } })
    expect(credits.map(({ grossMinor, settledMinor }) => [grossMinor, settledMinor])).toEqual([[-499, 499]])
  })

  test.each([{ amountMinor: 0 }, { status: 'pending' }, { status: 'held' }, { status: 'failed' }] as const)(
    'is not issued for an order with %o',
    async (change) => {
      const { id } = await order()
      await db().order.update({ where: { id }, data: change })
      await issue(id)
      expect(await numbers()).toEqual([])
    },
  )

  test('is linked in the receipt when a seller is configured and an amount was paid', async () => {
    const paid = await order()
    const receipt = (change: object = {}) => receiptOf({ ...paid, ...change }, 'Informe')
    expect(receipt().invoiceUrl).toBeNull()
    Object.assign(settings, { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_TAX_ID })
    expect(receipt({ couponCode: 'AUTUMN20', listMinor: 600, createdAt: new Date(0) })).toEqual({
      orderId: paid.id,
      seller: seller.join(', '),
      product: 'Informe',
      paidAt: autumn.toISOString(),
      price: { amountMinor: 499, currency: 'EUR' },
      listMinor: 600,
      coupon: 'AUTUMN20',
      acknowledged: { at: autumn.toISOString(), texts: declarationsOf(acknowledgementVersion, 'es') },
      refund: {
        rule: 'report',
        days: refundDays,
        byLaw: true,
        url: `http://localhost:3000/withdraw?order=${paid.id}&key=${withdrawKey(paid.id)}&lang=es`,
      },
      invoiceUrl: `http://localhost:3000${invoicePath(paid.id)}`,
    })
    expect(receipt({ amountMinor: 0 })).toMatchObject({ invoiceUrl: null, refund: null })
    expect(receipt({ sku: 'pack-3', country: 'US' }).refund).toMatchObject({ rule: 'pack', byLaw: false })
    const early = receipt({ paidAt: null, createdAt: new Date(0), acknowledgedAt: null })
    expect([early.paidAt, early.acknowledged]).toEqual(['1970-01-01T00:00:00.000Z', null])
  })
})

describe('invoices and credit notes', () => {
  const issued = (orderId: string, id: string, settledMinor: number, seller = ['Luz Clara, S.L.']) =>
    db().invoice.create({
      data: {
        id,
        kind: settledMinor > 0 ? 'credit' : 'invoice',
        year: 2026,
        number: Number(id.slice(-6)),
        orderId,
        seller,
        issuedAt: autumn,
        movedAt: autumn,
        locale: 'es',
        sku: 'report',
        product: 'Informe',
        currency: 'EUR',
        listMinor: 499,
        grossMinor: settledMinor > 0 ? -settledMinor : 499,
        settledMinor,
      },
    })
  const keyOf = (orderId: string) => invoicePath(orderId).replace('/api/invoice/', '')

  test('are opened only with the key of their order', async () => {
    const [mine, other] = [await order(), await order()]
    await issued(other.id, '2026-000001', 0)
    // The invoice comes before its credit note, whichever was stored first.
    await issued(mine.id, 'C-2026-000002', 200)
    await issued(mine.id, '2026-000003', 0)
    expect((await listInvoiceLinks(db(), mine.id)).map(({ number, path }) => [number, path])).toEqual([
      ['2026-000003', `${invoicePath(mine.id)}?number=2026-000003`],
      ['C-2026-000002', `${invoicePath(mine.id)}?number=C-2026-000002`],
    ])
    const found = (number: string | null, key = keyOf(mine.id)) => findInvoiceData(db(), key, number)
    expect(await found(null)).toMatchObject({ number: '2026-000003', orderId: mine.id, corrects: null })
    expect(await found('C-2026-000002')).toMatchObject({ kind: 'credit', grossMinor: -200, corrects: '2026-000003' })
    expect(await found(null, keyOf(other.id))).toMatchObject({ number: '2026-000001' })
    expect(await found('2026-000001')).toBeNull()
    const [id = '', proof = ''] = keyOf(mine.id).split('.')
    for (const key of [
      `${other.id}.${proof}`,
      `${id}.${proof.slice(1)}`,
      `x${id}.${proof}`,
      `${id}.${proof}x`,
      '',
      '.',
    ])
      expect(await found(null, key)).toBeNull()
  })

  test('are not shown when they name no seller', async () => {
    const { id } = await order()
    await issued(id, '2026-000001', 0, [])
    expect([await listInvoiceLinks(db(), id), await findInvoiceData(db(), keyOf(id), null)]).toEqual([[], null])
  })
})

test('a payment issues one invoice that does not contain the buyer’s address [invoice-anonymous]', async () => {
  const buyer = await Buyer.arrive(database.current, 'es')
  const { orderId, url } = await buyer.press({ email: 'ana@example.org' })
  const session = new URL(url, 'http://localhost').searchParams.get('session') ?? ''
  await (await buyer.browser.api()).payment.playSandbox({ session, outcome: 'paid' })
  const [invoice, ...more] = await db().invoice.findMany()
  expect(more).toEqual([])
  expect(invoice).toMatchObject({ orderId, country: 'ES', currency: 'EUR', grossMinor: 499, taxMinor: null, number: 1 })
  expect(JSON.stringify(invoice)).not.toContain('ana@')
  expect(paymentProvider(db()).name).toBe('sandbox')
})
