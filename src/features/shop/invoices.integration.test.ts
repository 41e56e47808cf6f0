import { describe, expect, test } from 'vitest'
import { productNames } from '@/content/catalogue'
import { bookFile, bookLines, bookSums, isMonth } from '@/features/payment/accounting'
import { paymentProvider } from '@/server/payments/select'
import { onPostgres, testDatabase } from '@/testing/database'
import { paidOrder } from '@/testing/orders'
import { Buyer } from '@/testing/purchase'
import { findPaper, invoicePath, paperLinks } from './invoice-papers'
import { issueDue, issueMissing } from './invoices'

const database = testDatabase()
const db = () => database.current.db
const autumn = new Date('2026-11-23T10:00:00Z')

const order = (minutes = 0) =>
  paidOrder(db(), { email: 'ana@example.org', locale: 'es', paidAt: new Date(autumn.getTime() + minutes * 60_000) })
const issue = (orderId: string, now = autumn) => db().$transaction((tx) => issueDue(tx, orderId, null, now))
const numbers = async () => (await db().invoice.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id)

describe('numbers', () => {
  test('are given once, without gaps, also when many pay at once and some transactions fail', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => order()))
    const tries = ({ id }: { id: string }, place: number) => [
      issue(id),
      db().$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${id} FOR UPDATE`
        await issueDue(tx, id, null, autumn)
        if (place % 2 === 0) throw new Error('breaks off')
      }),
    ]
    const ended = await Promise.allSettled(onPostgres ? orders.flatMap(tries) : [])
    if (!onPostgres) for (const { id } of orders) ended.push(...(await Promise.allSettled([issue(id), issue(id)])))
    // Of two that want to write the same one, the second is refused; its number is not lost.
    for (const { id } of orders) await issue(id)
    expect(await numbers()).toEqual(orders.map((_, at) => `2026-00000${at + 1}`))
  })

  test('begin anew each year, and credit notes have their own', async () => {
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

  test('nobody changes or deletes one', async () => {
    const { id } = await order()
    await issue(id)
    await expect(db().invoice.updateMany({ data: { grossMinor: 1 } })).rejects.toThrow(/never changed/)
    await expect(db().invoice.deleteMany()).rejects.toThrow(/never changed/)
  })

  test('what was paid before there were invoices comes first, in the order of payment', async () => {
    await db().heartbeat.create({ data: { name: 'invoices.behind', at: autumn } })
    const [late, early] = [await order(50), await order(-50)]
    await issue(late.id)
    expect(await numbers()).toEqual([])
    expect(await issueMissing(db(), autumn)).toBe(false)
    const written = await db().invoice.findMany({ orderBy: { number: 'asc' } })
    expect(written.map(({ orderId }) => orderId)).toEqual([early.id, late.id])
    const next = await order(60)
    await issue(next.id)
    expect(await numbers()).toHaveLength(3)
  })
})

test('what an older version of the site took meanwhile is written too: of two months, and where money came', async () => {
  const day = 24 * 60
  const [recent, old] = [await order(-59 * day), await order(-61 * day)]
  const [free, open, refunded] = [await order(-3), await order(-2), await order(-1)]
  const change = (id: string, data: object) => db().order.update({ where: { id }, data })
  await change(free.id, { amountMinor: 0 })
  await change(open.id, { status: 'held' })
  await change(refunded.id, { status: 'refunded', refundedMinor: 499 })
  expect(await issueMissing(db(), autumn)).toBe(false)
  const written = await db().invoice.findMany({ orderBy: [{ number: 'asc' }, { kind: 'asc' }] })
  expect(written.map(({ orderId, kind }) => [orderId, kind])).toEqual([
    [recent.id, 'invoice'],
    [refunded.id, 'credit'],
    [refunded.id, 'invoice'],
  ])
  expect(written.map(({ orderId }) => orderId)).not.toContain(old.id)
})

describe('papers', () => {
  const paper = (orderId: string, id: string, settledMinor: number, seller = ['Luz Clara, S.L.']) =>
    db().invoice.create({
      data: {
        ...{
          id,
          kind: settledMinor > 0 ? 'credit' : 'invoice',
          year: 2026,
          number: Number(id.slice(-6)),
          orderId,
          seller,
        },
        ...{ issuedAt: autumn, movedAt: autumn, locale: 'es', sku: 'report', product: 'Informe', currency: 'EUR' },
        ...{ listMinor: 499, grossMinor: settledMinor > 0 ? -settledMinor : 499, settledMinor },
      },
    })
  const keyOf = (orderId: string) => invoicePath(orderId).replace('/api/invoice/', '')

  test('are opened by the key of their order, and no other', async () => {
    const [mine, other] = [await order(), await order()]
    await paper(other.id, '2026-000001', 0)
    // Whatever was written first, the invoice comes before what corrects it.
    await paper(mine.id, 'C-2026-000002', 200)
    await paper(mine.id, '2026-000003', 0)
    expect((await paperLinks(db(), mine.id)).map(({ number, path }) => [number, path])).toEqual([
      ['2026-000003', `${invoicePath(mine.id)}?number=2026-000003`],
      ['C-2026-000002', `${invoicePath(mine.id)}?number=C-2026-000002`],
    ])
    const found = (number: string | null, key = keyOf(mine.id)) => findPaper(db(), key, number)
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

  test('that name no seller are not shown', async () => {
    const { id } = await order()
    await paper(id, '2026-000001', 0, [])
    expect([await paperLinks(db(), id), await findPaper(db(), keyOf(id), null)]).toEqual([[], null])
  })
})

describe('a month', () => {
  test('adds up in the console to what its file has; what is of another month is in neither', async () => {
    const [sold, returned, other] = [await order(), await order(1), await order(2)]
    for (const { id } of [sold, returned])
      await db().$transaction((tx) => issueDue(tx, id, { minor: 87, rate: 2100 }, autumn))
    await issue(other.id, new Date('2026-12-01T00:00:00Z'))
    await db().order.update({ where: { id: returned.id }, data: { refundedMinor: 250 } })
    await issue(returned.id)
    await db().providerMovement.create({
      data: {
        ...{ id: 'txn_1', provider: 'sandbox', kind: 'payment', at: autumn, orderId: sold.id },
        ...{ amountMinor: 499, currency: 'EUR', feeMinor: 37, feeCurrency: 'EUR' },
      },
    })
    const [sum, ...more] = await bookSums(db(), '2026-11')
    expect(more).toEqual([])
    expect(sum).toEqual({
      ...{ country: 'ES', currency: 'EUR', invoices: 2, credits: 1, soldMinor: 998, returnedMinor: -250 },
      ...{ corrections: 0, failedMinor: 0 },
      taxMinor: 87 + 87 - 44,
      fees: { EUR: 37 },
    })
    const [head = '', ...lines] = (await bookFile(db(), '2026-11')).replace('\uFEFF', '').trim().split('\r\n')
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

  test('has what the provider kept beside the payment, and of all refunds beside the first credit note', async () => {
    const { id } = await order()
    await db().order.update({ where: { id }, data: { paymentIntentId: 'pi_1', couponCode: 'AUTUMN20' } })
    await db().$transaction((tx) => issueDue(tx, id, { minor: 87, rate: 2100 }, autumn))
    for (const refundedMinor of [200, 499]) {
      await db().order.update({ where: { id }, data: { refundedMinor } })
      await issue(id)
    }
    const moved = (kind: 'payment' | 'refund' | 'dispute', feeMinor: number, of: object) => ({
      ...{ id: `txn_${feeMinor}`, provider: 'sandbox' as const, kind, at: autumn, amountMinor: 1, currency: 'EUR' },
      ...{ feeMinor, feeCurrency: 'EUR', ...of },
    })
    await db().providerMovement.createMany({
      data: [
        moved('payment', 37, { orderId: id }),
        moved('refund', 5, { orderId: id }),
        moved('refund', 6, { paymentIntentId: 'pi_1' }),
        moved('dispute', 1500, { orderId: id }),
        moved('payment', 900, { paymentIntentId: 'pi_2' }),
        moved('payment', 901, {}),
      ],
    })
    const lines = []
    for await (const line of bookLines(db(), '2026-11')) lines.push(line)
    expect(
      lines.map(({ number, grossMinor, feeMinor, feeCurrency }) => [number, grossMinor, feeMinor, feeCurrency]),
    ).toEqual([
      ['2026-000001', 499, 37, 'EUR'],
      ['C-2026-000001', -200, 11, 'EUR'],
      ['C-2026-000002', -299, null, null],
    ])
    const [, first, , last] = (await bookFile(db(), '2026-11')).split('\r\n')
    const at = `${autumn.toISOString()},${autumn.toISOString()},${productNames.es.report},ES,EUR`
    expect(first).toBe(`2026-000001,invoice,${id},${at},4.99,4.12,0.87,21,AUTUMN20,0.37,EUR,`)
    expect(last).toBe(`C-2026-000002,credit,${id},${at},-2.99,-2.47,-0.52,21,AUTUMN20,,,`)
  })

  test('is told by currency and country, from its first moment to its last', async () => {
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
    const sums = await bookSums(db(), '2026-11')
    expect(
      sums.map(({ currency, country, invoices, soldMinor, fees }) => [currency, country, invoices, soldMinor, fees]),
    ).toEqual([
      ['EUR', null, 1, 499, {}],
      ['EUR', 'ES', 2, 998, {}],
      ['EUR', 'PT', 1, 499, {}],
      ['USD', 'US', 1, 499, {}],
    ])
    expect(await bookSums(db(), '2026-12')).toMatchObject([{ country: 'AT', invoices: 1, taxMinor: 0 }])
  })

  test('is written with four and two digits', () => {
    const words = ['2026-01', '2026-13', '2026-00', '1999-12', '2026-1', '2026-011', 'x2026-01', '2026-12', '']
    expect(words.filter(isMonth)).toEqual(['2026-01', '2026-12'])
  })
})

test('a payment writes its invoice in its own transaction, with nothing of a person in it', async () => {
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
