import { describe, expect, test } from 'vitest'
import { productName } from '@/content/shop/catalogue'
import { issueDueInvoices } from '@/features/billing/issue-invoices'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { bookLines, createBookFile, isMonth, listBookSums } from './accounting'

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

describe('the monthly ledger', () => {
  test('has the same totals in the admin console and in its CSV file', async () => {
    const [sold, returned, other] = [await order(), await order(1), await order(2)]
    for (const { id } of [sold, returned])
      await db().$transaction((tx) => issueDueInvoices(tx, id, { minor: 87, rate: 2100 }, autumn))
    await issue(other.id, new Date('2026-12-01T00:00:00Z'))
    await db().order.update({ where: { id: returned.id }, data: { refundedMinor: 250 } })
    await issue(returned.id)
    await db().providerMovement.create({
      data: {
        id: 'txn_1',
        provider: 'sandbox',
        kind: 'payment',
        at: autumn,
        orderId: sold.id,
        amountMinor: 499,
        currency: 'EUR',
        feeMinor: 37,
        feeCurrency: 'EUR',
      },
    })
    const [sum, ...more] = await listBookSums(db(), '2026-11')
    expect(more).toEqual([])
    expect(sum).toEqual({
      country: 'ES',
      currency: 'EUR',
      invoices: 2,
      credits: 1,
      soldMinor: 998,
      returnedMinor: -250,
      corrections: 0,
      failedMinor: 0,
      taxMinor: 87 + 87 - 44,
      fees: { EUR: 37 },
    })
    const [head = '', ...lines] = (await createBookFile(db(), '2026-11')).replace('\uFEFF', '').trim().split('\r\n')
    const column = (name: string) => {
      const at = head.split(',').indexOf(name)
      return lines.reduce((all, line) => all + Math.round(Number(line.split(',')[at]) * 100), 0)
    }
    expect(lines).toHaveLength(3)
    expect(column('gross')).toBe(998 - 250)
    expect(column('tax')).toBe(sum?.taxMinor)
    expect(column('net')).toBe(998 - 250 - (sum?.taxMinor ?? 0))
    expect(column('fee')).toBe(37)
  })

  test('lists payment fees beside the invoice and all refund fees beside the first credit note', async () => {
    const { id } = await order()
    await db().order.update({ where: { id }, data: { paymentIntentId: 'pi_1', couponCode: 'AUTUMN20' } })
    const other = await order(1)
    await db().order.update({ where: { id: other.id }, data: { paymentIntentId: 'pi_3' } })
    await db().$transaction((tx) => issueDueInvoices(tx, id, { minor: 87, rate: 2100 }, autumn))
    await issue(other.id)
    for (const refundedMinor of [200, 499]) {
      await db().order.update({ where: { id }, data: { refundedMinor } })
      await issue(id)
    }
    const moved = (kind: 'payment' | 'refund' | 'dispute', feeMinor: number, of: object) => ({
      id: `txn_${feeMinor}`,
      provider: 'sandbox' as const,
      kind,
      at: autumn,
      amountMinor: 1,
      currency: 'EUR',
      feeMinor,
      feeCurrency: 'EUR',
      ...of,
    })
    await db().providerMovement.createMany({
      data: [
        moved('payment', 37, { orderId: id }),
        moved('refund', 5, { orderId: id }),
        moved('refund', 6, { paymentIntentId: 'pi_1' }),
        moved('dispute', 1500, { orderId: id }),
        moved('payment', 900, { paymentIntentId: 'pi_2' }),
        moved('payment', 901, {}),
        moved('payment', 41, { paymentIntentId: 'pi_3' }),
      ],
    })
    const lines = []
    for await (const line of bookLines(db(), '2026-11')) lines.push(line)
    expect(
      lines.map(({ number, grossMinor, feeMinor, feeCurrency }) => [number, grossMinor, feeMinor, feeCurrency]),
    ).toEqual([
      ['2026-000001', 499, 37, 'EUR'],
      ['2026-000002', 499, 41, 'EUR'],
      ['C-2026-000001', -200, 11, 'EUR'],
      ['C-2026-000002', -299, null, null],
    ])
    const [, first, , , last] = (await createBookFile(db(), '2026-11')).split('\r\n')
    const at = `${autumn.toISOString()},${autumn.toISOString()},${productName('report', 'es')},ES,EUR`
    expect(first).toBe(`2026-000001,invoice,${id},${at},4.99,4.12,0.87,21,AUTUMN20,0.37,EUR,`)
    expect(last).toBe(`C-2026-000002,credit,${id},${at},-2.99,-2.47,-0.52,21,AUTUMN20,,,`)
  })

  test('shows a fee in a currency without cents as a whole number', async () => {
    const { id } = await order()
    await issue(id)
    const fee = {
      id: 'txn_1',
      provider: 'sandbox',
      kind: 'payment',
      at: autumn,
      amountMinor: 1,
      currency: 'EUR',
    } as const
    await db().providerMovement.create({ data: { ...fee, orderId: id, feeMinor: 78, feeCurrency: 'JPY' } })
    const [, line] = (await createBookFile(db(), '2026-11')).split('\r\n')
    expect(line).toMatch(/,EUR,4\.99,.*,78,JPY,$/)
  })

  test('adds up the provider fees of all orders by fee currency', async () => {
    const [one, two] = [(await order()).id, (await order(1)).id]
    for (const id of [one, two]) {
      await issue(id)
      await db().order.update({ where: { id }, data: { refundedMinor: 250 } })
      await issue(id)
    }
    const moved = (kind: 'payment' | 'refund', orderId: string, feeMinor: number, feeCurrency: string) => ({
      id: `txn_${feeMinor}`,
      provider: 'sandbox' as const,
      kind,
      at: autumn,
      amountMinor: 1,
      currency: 'EUR',
      orderId,
      feeMinor,
      feeCurrency,
    })
    await db().providerMovement.createMany({
      data: [
        moved('payment', two, 37, 'EUR'),
        moved('refund', two, 5, 'EUR'),
        moved('refund', one, 7, 'USD'),
        moved('payment', 'another', 900, 'EUR'),
      ],
    })
    expect(await listBookSums(db(), '2026-11')).toMatchObject([{ invoices: 2, credits: 2, fees: { EUR: 42, USD: 7 } }])
  })

  test('shows no tax when the provider computed none, and names the credit note of each correction', async () => {
    const { id } = await order()
    await issue(id)
    await db().order.update({ where: { id }, data: { refundedMinor: 200 } })
    await issue(id)
    const credit = await db().invoice.findFirstOrThrow({ where: { kind: 'credit' } })
    const correction = { id: 'C-2026-000002', number: 2, place: 2, grossMinor: 200, countersId: credit.id }
    await db().invoice.create({ data: { ...credit, ...correction, settledMinor: 0 } })
    const refund = { id: 'txn_1', provider: 'sandbox', kind: 'refund', at: autumn, orderId: id } as const
    const money = { amountMinor: -200, currency: 'EUR', feeMinor: 5, feeCurrency: 'EUR' }
    await db().providerMovement.create({ data: { ...refund, ...money } })
    expect(await listBookSums(db(), '2026-11')).toEqual([
      {
        country: 'ES',
        currency: 'EUR',
        invoices: 1,
        credits: 1,
        corrections: 1,
        soldMinor: 499,
        returnedMinor: -200,
        failedMinor: 200,
        taxMinor: 0,
        fees: { EUR: 5 },
      },
    ])
    const at = `${id},${autumn.toISOString()},${autumn.toISOString()},${productName('report', 'es')},ES,EUR`
    expect(await createBookFile(db(), '2026-11')).toBe(
      [
        '\uFEFFnumber,kind,order,issued,moved,product,country,currency,gross,net,tax,tax rate,coupon,fee,fee currency,corrects',
        `2026-000001,invoice,${at},4.99,,,,,,,`,
        `C-2026-000001,credit,${at},-2,,,,,0.05,EUR,`,
        `C-2026-000002,correction,${at},2,,,,,,,C-2026-000001`,
        '',
      ].join('\r\n'),
    )
  })

  test('is grouped by currency and country and includes both ends of the month', async () => {
    const places = [
      { country: 'US', currency: 'USD', issued: '2026-11-30T23:59:59.999Z' },
      { country: 'PT', currency: 'EUR', issued: '2026-11-01T00:00:00Z' },
      { country: 'ES', currency: 'EUR', issued: '2026-11-05T00:00:00Z' },
      { country: null, currency: 'EUR', issued: '2026-11-05T00:00:00Z' },
      { country: 'ES', currency: 'EUR', issued: '2026-11-06T00:00:00Z' },
      { country: 'AT', currency: 'EUR', issued: '2026-10-31T23:59:59.999Z' },
      { country: 'AT', currency: 'EUR', issued: '2026-12-01T00:00:00Z' },
    ] as const
    for (const { issued, ...where } of places) {
      const { id } = await order()
      await db().order.update({ where: { id }, data: where })
      await issue(id, new Date(issued))
    }
    const sums = await listBookSums(db(), '2026-11')
    expect(
      sums.map(({ currency, country, invoices, soldMinor, fees }) => [currency, country, invoices, soldMinor, fees]),
    ).toEqual([
      ['EUR', null, 1, 499, {}],
      ['EUR', 'ES', 2, 998, {}],
      ['EUR', 'PT', 1, 499, {}],
      ['USD', 'US', 1, 499, {}],
    ])
    expect(await listBookSums(db(), '2026-12')).toMatchObject([{ country: 'AT', invoices: 1, taxMinor: 0 }])
  })

  test('is available only for a month written as YYYY-MM, from 2000 on', () => {
    const words = ['2026-01', '2026-13', '2026-00', '1999-12', '2026-1', '2026-011', 'x2026-01', '2026-12', '']
    expect(words.filter(isMonth)).toEqual(['2026-01', '2026-12'])
  })
})
