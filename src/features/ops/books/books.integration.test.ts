import { beforeEach, describe, expect, test } from 'vitest'
import { paymentProvider } from '@/server/payments/select-provider'
import { Buyer, findOrder, setRouteDatabase } from '@/testing/data/purchase'
import { createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { overrideSettings } from '@/testing/settings'
import { runOpsCommand } from '../command'

// Invoices can be opened only if they name a seller.
overrideSettings({ OPERATOR_NAME: 'Luz Clara, S.L.', TAX_INCLUDED: 'ES 21' })
const database = setUpTestDatabase()
const db = () => database.current.db
const command = (...args: string[]) => runOpsCommand((run) => run(database.current), args)
const today = { q: '', page: 1, all: false } as const

beforeEach(() => setRouteDatabase(database.current))

/** Buys a report in the sandbox and completes the payment. */
async function bought(coupon?: string) {
  const buyer = await Buyer.arrive(database.current, 'es')
  const { orderId, url } = await buyer.press({ email: 'ana@example.org', ...(coupon && { coupon }) })
  const session = new URL(url, 'http://localhost').searchParams.get('session')
  if (session) await (await buyer.browser.api()).payment.playSandbox({ session, outcome: 'paid' })
  return { buyer, orderId }
}

describe('coupons', () => {
  test('can be created, listed with their uses, and ended with a logged reason', async () => {
    const { browser } = await createStaffBrowser(database.current, 'owner')
    const { ops } = await browser.api()
    const none = { offCny: null, offUsd: null, offEur: null, maxUses: 5, maxPerBuyer: 1, days: 30, skus: [] }
    const made = { ...none, code: 'autumn 20', percent: 20, reason: 'reading week' }
    expect(await ops.addCoupon(made)).toEqual({ code: 'AUTUMN20' })
    expect(await refusal(ops.addCoupon(made))).toBe('COUPON_EXISTS')
    expect(await refusal(ops.addCoupon({ ...made, code: 'ABC' }))).toBe('COUPON_CODE')
    expect(await refusal(ops.addCoupon({ ...made, code: 'NEITHER', percent: null }))).toBe('COUPON_DISCOUNT')
    expect(await refusal(ops.addCoupon({ ...made, code: 'BOTHOFTHEM', offEur: 100 }))).toBe('COUPON_DISCOUNT')
    expect(await refusal(ops.addCoupon({ ...made, code: 'NOREASON', reason: ' ' }))).toBe('REASON_REQUIRED')
    await bought('AUTUMN20')
    const { rows } = await ops.coupons({ ...today, filter: 'open' })
    expect(rows).toMatchObject([{ code: 'AUTUMN20', percent: 20, held: 1, paid: 1, maxUses: 5, over: false }])
    await ops.endCoupon({ couponId: rows[0]?.id ?? '', reason: 'the week is over' })
    expect((await ops.coupons({ ...today, filter: 'over' })).rows).toMatchObject([{ code: 'AUTUMN20', over: true }])
    expect((await ops.coupons({ ...today, filter: 'open' })).total).toBe(0)
    const acts = await db().auditEntry.findMany({ where: { act: { startsWith: 'coupon.' }, failed: null } })
    expect(acts.map(({ act, reason }) => [act, reason])).toContainEqual(['coupon.end', 'the week is over'])
  })

  test('can be created for an amount or a free report without logging the code', async () => {
    const { browser } = await createStaffBrowser(database.current, 'owner')
    const { ops } = await browser.api()
    const of = { code: 'THANKYOU', skus: ['report' as const], maxUses: null, maxPerBuyer: 1, days: null, reason: 'x' }
    await ops.addCoupon({ ...of, percent: null, offCny: null, offUsd: 100, offEur: 150 })
    const { code } = await ops.addGoodwillCoupon({ reason: 'a report that was late' })
    expect(code).toMatch(/^[0-9A-Z]{16}$/)
    const { orderId } = await bought(code)
    expect(await findOrder(db(), orderId)).toMatchObject({ status: 'paid', amountMinor: 0, couponCode: code })
    const { rows } = await ops.coupons({ ...today, filter: 'all' })
    expect(rows).toContainEqual(expect.objectContaining({ code: 'THANKYOU', offUsd: 100, offEur: 150 }))
    expect(JSON.stringify(await db().auditEntry.findMany({ select: { subject: true } }))).not.toContain(code)
  })
})

describe('the accounting pages', () => {
  test('show a month as a table and a CSV file, its invoice, and differences from the provider', async () => {
    const { buyer, orderId } = await bought()
    const { browser } = await createStaffBrowser(database.current, 'owner')
    const { ops } = await browser.api()
    const { issuedAt } = await db().invoice.findFirstOrThrow()
    const month = issuedAt.toISOString().slice(0, 7)
    expect((await ops.monthSums({ month })).rows).toMatchObject([
      { country: 'ES', currency: 'EUR', invoices: 1, credits: 0, soldMinor: 499, returnedMinor: 0, taxMinor: 87 },
    ])
    const { name, csv } = await ops.monthFile({ month, reason: 'the books of the month' })
    expect(name).toBe(`accounting-${month}.csv`)
    expect(csv).toContain(`-000001,invoice,${orderId}`)
    expect((await command('accounting', month)).say).toBe(csv.trim())
    expect((await command('accounting', 'last')).say).toMatch(/^Invalid month: last /)
    expect(csv).not.toContain('ana@')

    const { findInvoiceData: findInvoiceSheet } = await import('@/features/billing/download-invoice')
    const { invoicePath, listInvoiceLinks } = await import('@/features/billing/list-invoices')
    const key = invoicePath(orderId).replace('/api/invoice/', '')
    expect(await findInvoiceSheet(db(), key, null)).toMatchObject({
      orderId,
      seller: ['Luz Clara, S.L.'],
      taxMinor: 87,
    })
    expect(await findInvoiceSheet(db(), `${key.slice(0, -1)}_`, null)).toBeNull()
    expect(await findInvoiceSheet(db(), key, 'C-2026-000001')).toBeNull()
    expect(await listInvoiceLinks(db(), orderId)).toMatchObject([{ kind: 'invoice' }])

    // The provider refunds the payment, and its webhook never arrives. A comparison started now ends one millisecond
    // ago, so the refund has to be older.
    const at = new Date(Date.now() - 1000)
    const refunds = [{ id: 'elsewhere', amountMinor: 499, at }]
    await db().sandboxCheckout.updateMany({ data: { refundedMinor: 499, refundedAt: at, refunds } })
    expect(await command('reconcile')).toEqual({ ok: true, say: 'Movements: 2. Brought in line: 1.' })
    expect(await buyer.land(orderId)).toMatchObject({ status: 'refunded', unlocked: false })
    expect((await listInvoiceLinks(db(), orderId)).map(({ kind }) => kind)).toEqual(['invoice', 'credit'])
    expect((await command('reconcile', '--from', 'never')).say).toMatch(/^Invalid day: never /)
    expect(paymentProvider(db()).name).toBe('sandbox')

    const movement = { provider: 'sandbox', kind: 'payment', at, orderId: 'nobody' } as const
    await db().providerMovement.create({
      data: { ...movement, id: 'm1', amountMinor: 1, currency: 'EUR', feeMinor: 0, feeCurrency: 'EUR' },
    })
    await ops.compareBooks({ reason: 'to be sure' })
    const { rows } = await ops.findings({ ...today, filter: 'open' })
    expect(rows).toMatchObject([{ kind: 'unknown', orderId: 'nobody', theirs: 'EUR 0.01' }])
    expect((await command('findings', 'list')).say).toContain('unknown  nobody')
    const findingId = rows[0]?.id ?? ''
    await ops.settleFinding({ findingId, reason: 'a test of the shop’s' })
    expect(await refusal(ops.settleFinding({ findingId, reason: 'again' }))).toBe('NOT_FOUND')
    expect(await command('findings', 'settle', findingId, '--reason', 'again')).toEqual({
      ok: false,
      say: `Unknown open difference: ${findingId}.`,
    })
    await db().finding.updateMany({ data: { resolvedAt: null } })
    const settled = await command('findings', 'settle', findingId, '--reason', 'a test of the shop’s')
    expect(settled).toEqual({ ok: true, say: 'Settled.' })
    expect((await ops.findings({ ...today, filter: 'settled' })).rows).toMatchObject([
      { reason: 'a test of the shop’s' },
    ])
  })
})
