import { expect, test } from 'vitest'
import type { Prisma } from '@/generated/prisma/client'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { dyingDb } from '@/testing/faults/dying-db'
import { completeFreeOrder } from '../settlement/fulfil-order'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00Z')

/** Creates a pending order with an amount of zero, whose report is still locked. */
async function free(data: Prisma.OrderUncheckedUpdateInput = {}) {
  const { id } = await createPaidOrder(db(), { email: 'ana@example.org' })
  await db().entitlement.deleteMany({ where: { orderId: id } })
  const open = { status: 'pending', amountMinor: 0, paidAt: null, checkAt: now } as const
  return db().order.update({ where: { id }, data: { ...open, ...data } })
}
const found = (id: string) => db().order.findUniqueOrThrow({ where: { id } })
const given = async () => ({
  open: await db().entitlement.count(),
  mails: await db().outbox.count({ where: { topic: 'mail.report' } }),
  others: await db().outbox.count({ where: { topic: { not: 'mail.report' } } }),
  refunds: await db().refund.count(),
})
const nothing = { open: 0, mails: 0, others: 0, refunds: 0 }

test('a free order is completed only once, however many requests complete it', async () => {
  const order = await free()
  const twice = await Promise.all([completeFreeOrder(db(), order), completeFreeOrder(db(), order)])
  expect(twice).toEqual(['paid', 'paid'])
  const { paidAt } = await found(order.id)
  expect(paidAt).not.toBeNull()
  expect(await completeFreeOrder(db(), order)).toBe('paid')
  expect(await found(order.id)).toMatchObject({ status: 'paid', checkAt: null, paidAt })
  expect(await given()).toEqual({ ...nothing, open: 1, mails: 1 })
})

test.each<[string, Prisma.OrderUncheckedUpdateInput]>([
  ['expired', {}],
  ['refunded', {}],
  // An order that costs something waits for its payment.
  ['pending', { amountMinor: 1 }],
])('completing a free order does not change an order with status %s and data %o', async (status, data) => {
  const order = await free({ ...data, status: status as 'expired' })
  expect(await completeFreeOrder(db(), order)).toBe(status)
  expect(await found(order.id)).toEqual(order)
  expect(await given()).toEqual(nothing)
})

test('a free order expires when its report is already open', async () => {
  const [order, other] = [await free(), await free()]
  await db().entitlement.create({ data: { id: 'e', sittingId: order.sittingId ?? '' } })
  expect(await completeFreeOrder(db(), order)).toBe('expired')
  expect(await found(order.id)).toMatchObject({ checkAt: null, paidAt: null })
  expect(await found(other.id)).toEqual(other)
  expect(await given()).toEqual({ ...nothing, open: 1 })
})

test('a free order stays unchanged when the database fails, and is completed at the next try', async () => {
  const order = await free()
  const broken = new Error('broken off')
  await expect(
    completeFreeOrder(
      dyingDb(db(), () => Promise.reject(broken)),
      order,
    ),
  ).rejects.toBe(broken)
  expect(await found(order.id)).toEqual(order)
  expect(await given()).toEqual(nothing)
  expect(await completeFreeOrder(db(), order)).toBe('paid')
})
