import { expect, test } from 'vitest'
import { testDatabase } from '@/testing/database'
import { paidOrder } from '@/testing/orders'
import { purgeUnpaid } from './purge'

const database = testDatabase()
const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)

test('orders that never were paid go after 90 days, with their addresses; all others stay', async () => {
  const { db } = database.current
  const change = { paidAt: null, checkAt: null }
  const orders = await Promise.all(
    ['failed', 'expired', 'asked', 'pending', 'held', 'refunded', 'paid'].map((name) =>
      paidOrder(db, { email: `${name}@example.org` }),
    ),
  )
  const data = [
    { ...change, status: 'failed' },
    { ...change, status: 'expired' },
    { ...change, status: 'failed', checkAt: new Date() },
    { ...change, status: 'pending' },
    { status: 'held' },
    { status: 'refunded' },
    { status: 'paid' },
  ] as const
  for (const [index, { id }] of orders.entries()) await db.order.update({ where: { id }, data: data[index] ?? {} })

  expect(await purgeUnpaid(db, inDays(89))).toBe(0)
  expect(await purgeUnpaid(db, inDays(91))).toBe(2)
  const left = (await db.order.findMany({ select: { email: true } })).map(({ email }) => email.split('@')[0])
  expect(left.sort()).toEqual(['asked', 'held', 'paid', 'pending', 'refunded'])
})
