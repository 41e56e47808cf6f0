import { beforeEach, expect, test } from 'vitest'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import type { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'ana@example.org'

let browser: TestBrowser
beforeEach(async () => {
  setRouteDatabase(database.current)
  browser = (await createStaffBrowser(database.current, 'support')).browser
})

const find = async (q: string) => (await browser.api()).ops.find({ q })

test('the console search finds orders and customers by an address, and a single order by its numbers', async () => {
  const { id } = await createPaidOrder(db(), { email })
  await db().order.update({ where: { id }, data: { providerSessionId: 'cs_1', paymentIntentId: 'pi_1' } })
  const other = await createPaidOrder(db(), { email })
  expect(await find('ANA@example.org')).toMatchObject({
    orders: { total: 2, rows: [{ id: other.id, email }, { id }] },
    customers: { total: 1, rows: [{ email, orders: 2 }] },
    exact: null,
  })
  for (const q of [id, 'cs_1', 'pi_1']) {
    expect(await find(q)).toMatchObject({ orders: { total: 1, rows: [{ id }] }, exact: id })
  }
  expect(await find('nobody')).toMatchObject({ orders: { total: 0 }, customers: { total: 0 }, exact: null })
})

test('a console search is logged as a view of both lists, without the search text', async () => {
  await find(email)
  const entries = await db().auditEntry.findMany({ where: { role: 'support' }, orderBy: { id: 'asc' } })
  expect(entries.map(({ act }) => act).filter((act) => !act.startsWith('staff.'))).toEqual([
    'order.list',
    'customer.search',
  ])
  expect(JSON.stringify(entries, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    email,
  )
})

test('a console search of fewer than three letters is refused before any list is read', async () => {
  await expect(find('an')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await db().auditEntry.count({ where: { act: { in: ['order.list', 'customer.search'] } } })).toBe(0)
})

test('a search that matches more than six orders lists six of them and returns the total', async () => {
  for (let made = 0; made < 8; made++) await createPaidOrder(db(), { email })
  const { orders } = await find(email)
  expect([orders.rows.length, orders.total]).toEqual([6, 8])
})
