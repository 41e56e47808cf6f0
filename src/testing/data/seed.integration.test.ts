import { beforeEach, expect, test } from 'vitest'
import { OrderStatus } from '@/generated/prisma/enums'
import { setUpTestDatabase } from '../database'
import { TestBrowser } from '../test-browser'
import { signIn } from './accounts'
import { setRouteDatabase } from './purchase'
import { seed, seedAccount } from './seed'

const database = setUpTestDatabase()
const db = () => database.current.db
beforeEach(() => setRouteDatabase(database.current))

const counts = async () => ({
  users: await db().user.count(),
  sittings: await db().sitting.count(),
  orders: await db().order.count(),
  credits: await db().creditEntry.count(),
  gifts: await db().gift.count(),
  reviews: await db().review.count(),
  jobs: await db().outbox.count(),
})

test('the seed creates an account with data of every kind and changes nothing when run again', async () => {
  expect(await seed(database.current)).toBe(true)
  const statuses = await db().order.groupBy({ by: ['status'] })
  expect(statuses.map(({ status }) => status).sort()).toEqual(Object.values(OrderStatus).sort())
  const sittings = await db().sitting.findMany({ include: { entitlement: true } })
  const states = sittings.map(({ completedAt, entitlement }) => {
    if (completedAt === null) return 'begun'
    if (entitlement === null) return 'finished'
    if (entitlement.revokedAt !== null) return 'given back'
    return entitlement.orderId === null ? 'opened by a credit' : 'opened by a purchase'
  })
  expect([...new Set(states)].sort()).toEqual(
    ['begun', 'finished', 'given back', 'opened by a credit', 'opened by a purchase'].sort(),
  )
  expect(await db().vipGrant.count()).toBe(1)
  const before = await counts()
  expect(before).toMatchObject({ users: 1, gifts: 1, reviews: 1 })

  expect(await seed(database.current)).toBe(false)
  expect(await counts()).toEqual(before)

  const browser = new TestBrowser(database.current)
  expect(await signIn(browser, seedAccount.email, seedAccount.password)).toBeNull()
  const api = await browser.api()
  expect((await api.shop.account({ page: 1 })).purchases.length).toBeGreaterThanOrEqual(3)
}, 60_000)

test('the seed leaves no data behind when it fails', async () => {
  const broken = new Proxy(db(), {
    get: (target, name, receiver) => {
      if (name === 'sandboxCheckout') throw new Error('no sandbox here')
      return Reflect.get(target, name, receiver)
    },
  })
  await expect(seed({ ...database.current, db: broken })).rejects.toThrow()
  expect(await counts()).toMatchObject({ users: 0, sittings: 0, orders: 0 })
}, 60_000)
