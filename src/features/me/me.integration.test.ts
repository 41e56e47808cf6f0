import { beforeEach, expect, test } from 'vitest'
import { resultColumn, sittingResult } from '@/features/assessments/stored-sitting'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { openFullReport } from '@/testing/data/share'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { testsPerPage } from './schema'

const database = setUpTestDatabase()
const db = () => database.current.db
const browser = () => new TestBrowser(database.current)

beforeEach(() => setRouteDatabase(database.current))

/** Creates Ana's account with data of every kind, and another account for Eve. */
async function anasBrowser(): Promise<TestBrowser> {
  await openAccount(db())
  await openAccount(db(), { email: 'eve@example.org' })
  const who = browser()
  await completeSitting(who)
  await startSitting(who, 'mood-energy')
  await createPaidOrder(db(), { email: 'ana@example.org', paidAt: new Date('2026-03-02') })
  await signIn(who)
  return who
}

test('each test is listed with its state and the matching action', async () => {
  const { tests, older } = await (await (await anasBrowser()).api()).me.tests({ page: 1 })
  const states = tests.map(({ slug, status, action }) => ({ slug, status, action }))
  expect(older).toBe(false)
  expect(states).toHaveLength(3)
  expect(states).toContainEqual({ slug: 'mood-energy', status: 'uncompleted', action: 'continue' })
  expect(states).toContainEqual({ slug: 'sleep', status: 'completed', action: 'summary' })
  expect(states).toContainEqual({ slug: 'sleep', status: 'completed', action: 'read' })
})

test('a finished result has a small portrait unless it calls for a retake', async () => {
  const who = await anasBrowser()
  const portraits = async () => {
    const { tests } = await (await who.api()).me.tests({ page: 1 })
    return new Map(tests.map(({ slug, action, portrait }) => [`${slug} ${action}`, portrait]))
  }
  const first = await portraits()
  expect(first.get('mood-energy continue')).toBeNull()
  const drawn = first.get('sleep summary')
  expect(drawn?.sentence).toMatch(/\w{3}/)
  expect(JSON.stringify(drawn?.drawing).length).toBeGreaterThan(1_000)
  expect(JSON.stringify(drawn?.drawing).length).toBeLessThan(6_500)
  const { id, result } = await db().sitting.findFirstOrThrow({
    where: { completedAt: { not: null }, guest: { userId: { not: null } } },
  })
  const scored = sittingResult({ id, result })
  if (!scored) throw new Error('no result')
  await db().sitting.update({
    where: { id },
    data: { result: resultColumn(id, { ...scored, flags: ['speed', 'directed'], validity: 'askAgain' }) },
  })
  expect((await portraits()).get('sleep summary')).toBeNull()
  const retakes = async () => (await (await who.api()).me.tests({ page: 1 })).tests.map(({ retake }) => retake)
  expect((await retakes()).filter(Boolean)).toHaveLength(1)
  // Once its report is open, the result counts as read and no longer asks for a retake.
  await openFullReport(db(), id)
  expect(await retakes()).not.toContain(true)
})

test('a test offers payment only when no credits are left, and is pending after checkout began', async () => {
  const userId = await openAccount(db())
  const who = browser()
  const sittingId = await completeSitting(who)
  await signIn(who)
  const state = async () => {
    const { tests } = await (await who.api()).me.tests({ page: 1 })
    return tests.map(({ status, action }) => `${status}: ${action}`)
  }
  expect(await state()).toEqual(['completed: summary'])
  const { id } = await createPaidOrder(db(), { email: 'ana@example.org' })
  await db().order.update({ where: { id }, data: { sittingId, status: 'pending' } })
  expect(await state()).toEqual(['pending: summary'])
  await db().creditEntry.deleteMany({ where: { userId } })
  expect(await state()).toEqual(['pending: pay'])
  await db().order.update({ where: { id }, data: { status: 'held' } })
  expect(await state()).toEqual(['held: summary'])
  await db().order.update({ where: { id }, data: { status: 'expired' } })
  expect(await state()).toEqual(['pending: pay'])
})

test('the list of tests offers no payment when a result shows help first, even with a pending order', async () => {
  const userId = await openAccount(db())
  const who = browser()
  const sittingId = await completeSitting(who, 'low-mood', 3)
  await signIn(who)
  await db().creditEntry.deleteMany({ where: { userId } })
  const { id } = await createPaidOrder(db(), { email: 'ana@example.org' })
  await db().order.update({ where: { id }, data: { sittingId, status: 'pending' } })
  const { tests } = await (await who.api()).me.tests({ page: 1 })
  expect(tests.map(({ status, action }) => `${status}: ${action}`)).toEqual(['completed: summary'])
})

test('a report opened with a credit can be returned until it is read', async () => {
  await openAccount(db())
  const who = browser()
  const sittingId = await completeSitting(who)
  await signIn(who)
  const returnable = async () => (await (await who.api()).me.tests({ page: 1 })).tests.map((one) => one.returnable)
  expect(await returnable()).toEqual([false])
  await (await who.api()).report.unlock({ sittingId })
  expect(await returnable()).toEqual([true])
  await (await who.api()).report.giveBack({ sittingId })
  expect(await returnable()).toEqual([false])
  await (await who.api()).report.unlock({ sittingId })
  await (await who.api()).report.get({ sittingId })
  expect(await returnable()).toEqual([false])
})

test('the list of orders shows what was paid', async () => {
  const orders = await (await (await anasBrowser()).api()).me.orders()
  expect(orders).toEqual([
    {
      orderId: expect.any(String),
      product: 'Mindglass report',
      // The sitting of another person, paid with the verified address of the account.
      test: 'Sleep',
      retry: null,
      status: 'paid',
      amountMinor: 499,
      currency: 'USD',
      at: '2026-03-02T00:00:00.000Z',
    },
  ])
})

test('a failed order names the account’s own test and links to a retry until the product is owned', async () => {
  const userId = await openAccount(db())
  const who = browser()
  const sittingId = await completeSitting(who)
  await signIn(who)
  const api = await who.api()
  const order = async () => (await api.me.orders())[0]
  const { id } = await createPaidOrder(db(), { email: 'ana@example.org' })
  await db().order.update({ where: { id }, data: { userId, sittingId, status: 'failed' } })
  expect(await order()).toMatchObject({ test: 'Sleep', retry: `/payment?report=${sittingId}` })
  await api.report.unlock({ sittingId })
  expect(await order()).toMatchObject({ test: 'Sleep', retry: null })
  await db().order.update({ where: { id }, data: { sittingId: null, sku: 'vip' } })
  expect(await order()).toMatchObject({ test: null, retry: '/payment?sku=vip' })
  await db().vipGrant.create({ data: { userId } })
  expect(await order()).toMatchObject({ retry: null })
})

test('a failed order for somebody else’s result does not name the test', async () => {
  const who = await anasBrowser()
  const { id } = await db().order.findFirstOrThrow()
  await db().order.update({ where: { id }, data: { status: 'failed' } })
  expect(await (await who.api()).me.orders()).toMatchObject([{ test: null, retry: null }])
})

test('other accounts see no tests or orders, and signed-out visitors must sign in', async () => {
  await anasBrowser()
  const eve = browser()
  await signIn(eve, 'eve@example.org')
  expect(await (await eve.api()).me.tests({ page: 1 })).toEqual({ tests: [], older: false })
  expect(await (await eve.api()).me.orders()).toEqual([])
  const stranger = await browser().api()
  for (const call of [stranger.me.tests({ page: 1 }), stranger.me.orders()]) {
    await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED', cause: { code: 'UNAUTHENTICATED' } })
  }
})

test('the list splits hundreds of tests into pages and shows each test once', async () => {
  await openAccount(db())
  const who = browser()
  const first = await startSitting(who)
  const { guestId, ...row } = await db().sitting.findUniqueOrThrow({ where: { id: first } })
  const many = Array.from({ length: 2 * testsPerPage + 4 }, (_, index) => ({ ...row, guestId, id: `copy-${index}` }))
  await db().sitting.createMany({
    data: many.map(({ responses, result, ...one }) => ({ ...one, responses: responses ?? {} })),
  })
  await signIn(who)
  const api = await who.api()
  const pages = [await api.me.tests({ page: 1 }), await api.me.tests({ page: 2 }), await api.me.tests({ page: 3 })]
  expect(pages.map(({ older }) => older)).toEqual([true, true, false])
  const ids = pages.flatMap(({ tests }) => tests.map(({ sittingId }) => sittingId))
  expect(new Set(ids).size).toBe(2 * testsPerPage + 5)
})
