import { beforeEach, describe, expect, test } from 'vitest'
import { createBookFile, listBookSums } from '@/features/books/accounting'
import { setRouteDatabase } from '@/testing/data/purchase'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { overrideSettings } from '@/testing/settings'
import { createRefundedBuyer as returnedOf } from '@/testing/stripe/refunded-buyer'
import { setUpStripe } from '@/testing/stripe/stripe'
import { findInvoiceData } from './download-invoice'
import { issueDueInvoices } from './issue-invoices'
import { invoicePath, listInvoiceLinks } from './list-invoices'

const stripe = await setUpStripe()
overrideSettings({ OPERATOR_NAME: 'Luz Clara, S.L.', TAX_INCLUDED: 'US 10' })
const database = setUpTestDatabase()

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

const returned = (...amounts: number[]) => returnedOf(database.current, stripe, ...amounts)

describe('the correction of a credit note [credit-note-corrected]', () => {
  test('can be opened like an invoice and names its credit note', async () => {
    const { fail, say, db, orderId } = await returned(499)
    fail()
    await say()
    const links = await listInvoiceLinks(db, orderId)
    expect(links.map(({ kind }) => kind)).toEqual(['invoice', 'credit', 'correction'])
    const [, credit, correction] = links
    const key = invoicePath(orderId).replace('/api/invoice/', '')
    expect(await findInvoiceData(db, key, correction?.number ?? '')).toMatchObject({
      kind: 'correction',
      corrects: credit?.number,
      grossMinor: 499,
      taxMinor: 45,
    })
  })

  test('is listed in the table and the CSV file of the month in which the refund failed', async () => {
    const { fail, say, db } = await returned(499)
    fail()
    await say()
    const month = new Date().toISOString().slice(0, 7)
    expect(await listBookSums(db, month)).toMatchObject([
      { invoices: 1, credits: 1, corrections: 1, soldMinor: 499, returnedMinor: -499, failedMinor: 499, taxMinor: 45 },
    ])
    const file = await createBookFile(db, month)
    expect(file).toMatch(/\r\nC-\d{4}-000002,correction,.*,4\.99,4\.54,0\.45,10,,,,C-\d{4}-000001\r\n/)
    const fees = { at: new Date(), amountMinor: -499, currency: 'USD', feeMinor: 9, feeCurrency: 'USD' }
    const order = await db.order.findFirstOrThrow()
    await db.providerMovement.create({
      data: { id: 'txn_1', provider: 'stripe', kind: 'refund', orderId: order.id, ...fees },
    })
    // The provider's fees for refunds are listed once, beside the credit note.
    const [sum] = await listBookSums(db, month)
    expect(sum?.fees).toEqual({ USD: 9 })
  })

  test('leaves no gap in the numbers even when transactions are rolled back', async () => {
    const orders: Awaited<ReturnType<typeof returned>>[] = []
    for (let n = 0; n < 3; n++) orders.push(await returned(499))
    for (const { fail } of orders) fail()
    const breakOff = ({ db, orderId }: (typeof orders)[number]) =>
      db.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${orderId} FOR UPDATE`
        await tx.refund.updateMany({ where: { orderId }, data: { state: 'refused', failedAt: new Date() } })
        await tx.order.update({ where: { id: orderId }, data: { refundedMinor: 0 } })
        await issueDueInvoices(tx, orderId, null)
        throw new Error('breaks off')
      })
    const all = orders.flatMap((order) => [() => breakOff(order), () => order.say(), () => order.say('refund.updated')])
    if (onPostgres) await Promise.allSettled(all.map((one) => one()))
    else for (const one of all) await one().catch(() => {})
    const credits = await database.current.db.invoice.findMany({
      where: { kind: 'credit' },
      orderBy: [{ year: 'asc' }, { number: 'asc' }],
    })
    expect(credits.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(credits.filter(({ countersId }) => countersId !== null)).toHaveLength(3)
  })
})
