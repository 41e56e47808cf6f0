import { beforeEach, describe, expect, test } from 'vitest'
import type { Prisma } from '@/generated/prisma/client'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const day = (n: number) => new Date(Date.UTC(2026, 9, n))
let userId: string
let who: TestBrowser

beforeEach(async () => {
  setRouteDatabase(database.current)
  userId = await openAccount(db())
  who = new TestBrowser(database.current)
  await signIn(who)
})

const list = async (page = 1) => (await (await who.api()).me.tests({ page })).tests
const set = (id: string, data: Prisma.SittingUncheckedUpdateInput) => db().sitting.update({ where: { id }, data })
const states = async () => (await list()).map(({ status, action }) => `${status}: ${action}`)
const spendAll = () => db().creditEntry.deleteMany({ where: { userId } })
const drawn = (one: Awaited<ReturnType<typeof list>>[number] | undefined) => JSON.stringify(one?.portrait?.drawing ?? 0)

test('the list of tests is sorted by start, newest first, and shows the day of completion', async () => {
  const [first, second, third] = [
    await startSitting(who, 'worry'),
    await completeSitting(who),
    await completeSitting(who),
  ]
  await set(first, { startedAt: day(2) })
  await set(third, { startedAt: day(1), completedAt: day(8) })
  await set(second, { startedAt: day(3), completedAt: day(4) })
  expect((await list()).map(({ sittingId, slug, at }) => [sittingId, slug, at.slice(0, 10)])).toEqual([
    [second, 'sleep', '2026-10-04'],
    [first, 'worry', '2026-10-02'],
    [third, 'sleep', '2026-10-08'],
  ])
})

test('tests begun at the same moment keep their order in the list', async () => {
  const ids = [await startSitting(who), await startSitting(who, 'worry'), await startSitting(who, 'big-five')]
  for (const [n, id] of ids.entries()) await set(id, { id: `same-${[1, 2, 0][n]}`, startedAt: day(1) })
  expect((await list()).map(({ sittingId }) => sittingId)).toEqual(['same-2', 'same-1', 'same-0'])
})

test('only the newest portrait on the first page is drawn in full size', async () => {
  const ids: string[] = []
  for (let n = 0; n < 3; n++) ids.push(await completeSitting(who, 'big-five', 3))
  for (const [n, id] of ids.entries()) await set(id, { startedAt: day(n + 1) })
  const open = await startSitting(who)
  const [newest, first, second, third] = await list()
  expect(newest).toMatchObject({ sittingId: open, portrait: null })
  expect(drawn(first).length).toBeGreaterThan(drawn(second).length)
  expect(drawn(second)).toBe(drawn(third))
  const { responses: _, result: __, ...row } = await db().sitting.findUniqueOrThrow({ where: { id: open } })
  const many = Array.from({ length: 19 }, (_, n) => ({ ...row, id: `copy-${n}` }))
  await db().sitting.createMany({ data: many })
  expect((await list(2)).map(drawn)).toEqual([drawn(second), drawn(second), drawn(second)])
  expect((await list()).map(drawn).filter((one) => one !== '0')).toEqual([])
})

describe('a report that the account bought but does not own', () => {
  test('is listed with its portrait until access is revoked or suspended', async () => {
    const maker = new TestBrowser(database.current)
    const sittingId = await completeSitting(maker, 'big-five', 3)
    const order = await createPaidOrder(db(), { email: 'ana@example.org' })
    await db().entitlement.update({ where: { orderId: order.id }, data: { sittingId } })
    await db().order.update({ where: { id: order.id }, data: { userId, sittingId } })
    expect(await list()).toMatchObject([{ sittingId, own: false, returnable: false, action: 'read' }])
    expect(drawn((await list())[0]).length).toBeGreaterThan(1_000)
    await db().entitlement.update({ where: { orderId: order.id }, data: { revokedAt: new Date() } })
    expect(await list()).toMatchObject([{ sittingId, portrait: null }])
    const held = { revokedAt: null, suspendedAt: new Date() }
    await db().entitlement.update({ where: { orderId: order.id }, data: held })
    expect(await list()).toMatchObject([{ sittingId, portrait: null, status: 'held', action: 'summary' }])
    await db().order.update({ where: { id: order.id }, data: { userId: null } })
    expect(await list()).toEqual([])
  })
})

describe('the next action for a test', () => {
  test('is never a payment when staff closed the report', async () => {
    await spendAll()
    const sittingId = await completeSitting(who)
    expect(await states()).toEqual(['pending: pay'])
    await db().entitlement.create({ data: { id: 'e', sittingId, revokedAt: new Date(), closedFor: 'staff' } })
    expect(await states()).toEqual(['completed: summary'])
    await db().entitlement.update({ where: { id: 'e' }, data: { closedFor: null } })
    expect(await states()).toEqual(['pending: pay'])
    await db().entitlement.update({ where: { id: 'e' }, data: { revokedAt: null } })
    expect(await states()).toEqual(['completed: read'])
  })

  test('is to continue an unfinished test, even when it was paid', async () => {
    const sittingId = await startSitting(who)
    await db().entitlement.create({ data: { id: 'e', sittingId } })
    expect(await list()).toMatchObject([{ status: 'uncompleted', action: 'continue', own: true, portrait: null }])
  })
})

describe('a report opened with a credit', () => {
  test('can be returned only by the account that owns the result and spent the credit', async () => {
    const sittingId = await completeSitting(who)
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    const entry = { delta: -1, reason: 'unlock', reference: 'x' } as const
    const [own, hers] = [
      await db().creditEntry.create({ data: { ...entry, userId } }),
      await db().creditEntry.create({ data: { ...entry, userId: eve } }),
    ]
    await db().entitlement.create({ data: { id: 'e', sittingId, creditEntryId: hers.id } })
    expect(await list()).toMatchObject([{ own: true, returnable: false }])
    await db().entitlement.update({ where: { id: 'e' }, data: { creditEntryId: own.id } })
    expect(await list()).toMatchObject([{ returnable: true }])
    const guest = await db().guest.create({ data: { id: 'elsewhere', keyHash: 'elsewhere' } })
    const order = await createPaidOrder(db(), { email: 'ana@example.org' })
    await db().entitlement.deleteMany({ where: { orderId: order.id } })
    await db().order.update({ where: { id: order.id }, data: { userId, sittingId } })
    await db().entitlement.update({ where: { id: 'e' }, data: { orderId: order.id } })
    await set(sittingId, { guestId: guest.id })
    expect(await list()).toMatchObject([{ sittingId, own: false, returnable: false }])
  })
})

test('the overview shows the credits left and the four newest results that a credit can open', async () => {
  for (let n = 0; n < 5; n++) await set(await completeSitting(who), { id: `n${n}`, completedAt: day(20 - n) })
  const { openable, credits } = await (await who.api()).me.overview()
  expect(openable.map(({ sittingId }) => sittingId)).toEqual(['n0', 'n1', 'n2', 'n3'])
  expect(credits).toBe(3)
})
