import { beforeEach, describe, expect, test } from 'vitest'
import { settleCredits } from '@/features/credits/credits'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { makeAnswersInconsistent, setScore } from '@/testing/data/scores'
import { completeSitting, publishedInstrument } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const browser = () => new TestBrowser(database.current)
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no refusal',
    ({ cause }: { cause?: { code?: string } }) => cause?.code,
  )

beforeEach(() => setRouteDatabase(database.current))

async function ana() {
  const userId = await openAccount(db())
  const who = browser()
  await signIn(who)
  return { userId, who, me: (await who.api()).me }
}

type Me = Awaited<ReturnType<typeof ana>>['me']

/** Returns the trends of the wall with their tests. */
const trendsOf = async (me: Me) =>
  (await me.wall()).tiles.flatMap(({ slug, title, trend }) => (trend ? [{ slug, title, ...trend }] : []))

describe('the number of credits left', () => {
  test('is never shown below zero', async () => {
    const { userId, me } = await ana()
    expect(await me.overview()).toEqual({ credits: 3, vip: false, openable: [] })
    const bought = { userId, source: 'purchase', sourceId: 'order' } as const
    await db().$transaction((tx) => settleCredits(tx, bought, -5))
    await db().vipGrant.create({ data: { userId } })
    expect(await me.overview()).toMatchObject({ credits: 0, vip: true })
    await db().$transaction((tx) => settleCredits(tx, bought, 0))
    await db().vipGrant.update({ where: { userId }, data: { revokedAt: new Date() } })
    expect(await me.overview()).toMatchObject({ credits: 3, vip: false })
  })
})

describe('the overview of credits left', () => {
  test('lists the results whose report a credit can open, and is empty without credits', async () => {
    const { userId, who, me } = await ana()
    const [older, newer] = [await completeSitting(who), await completeSitting(who, 'self-worth', 2)]
    const named = async () => (await me.overview()).openable.map(({ sittingId }) => sittingId)
    expect(await named()).toEqual([newer, older])
    await (await who.api()).report.unlock({ sittingId: newer })
    expect(await named()).toEqual([older])
    await db().creditEntry.deleteMany({ where: { userId } })
    expect(await named()).toEqual([])
  })
})

describe('the overview of reliable changes', () => {
  const changed = async (me: Me) => (await trendsOf(me))[0]?.changed
  const names = (list: Awaited<ReturnType<typeof changed>>) => (list ?? []).map(({ name }) => name)

  test('includes dimensions other than the free one only after their reports were read', async () => {
    const { who, me } = await ana()
    const ids = [await completeSitting(who, 'worry'), await completeSitting(who, 'worry')]
    for (const [index, id] of ids.entries()) await setScore(db(), id, index === 0 ? 20 : 58)
    const before = await changed(me)
    for (const sittingId of ids) await (await who.api()).report.unlock({ sittingId })
    expect(await changed(me)).toEqual(before)
    expect(await db().entitlement.count({ where: { firstReadAt: { not: null } } })).toBe(0)
    for (const sittingId of ids) await (await who.api()).report.get({ sittingId })
    const after = await changed(me)
    expect(names(after).length).toBeGreaterThan(names(before).length)
    expect(after?.every(({ name, higher }) => /^[A-Z]/.test(name) && higher)).toBe(true)
    for (const [index, id] of ids.entries()) await setScore(db(), id, index === 0 ? 58 : 20)
    expect((await changed(me))?.map(({ higher }) => higher)).toEqual(after?.map(() => false))
  })

  test('is empty when no dimension changed, and null when the result shows help first', async () => {
    const { who, me } = await ana()
    await completeSitting(who, 'worry', 1)
    await completeSitting(who, 'worry', 1)
    expect(await changed(me)).toEqual([])
    const low = await another()
    const ids = [await completeSitting(low.who, 'low-mood'), await completeSitting(low.who, 'low-mood', 3)]
    for (const [index, id] of ids.entries()) await setScore(db(), id, index === 0 ? 20 : 95)
    expect(await trendsOf(low.me)).toHaveLength(1)
    expect(await changed(low.me)).toBeNull()
  })

  test('contains no trend between results in two languages', async () => {
    const { who, me } = await ana()
    const first = await completeSitting(who)
    await completeSitting(who)
    expect(await trendsOf(me)).toHaveLength(1)
    await db().sitting.update({ where: { id: first }, data: { locale: 'es' } })
    expect(await trendsOf(me)).toEqual([])
    expect(await code(me.trend({ slug: 'sleep' }))).toBe('NOT_FOUND')
  })
})

/** Creates another account. */
async function another() {
  await openAccount(db(), { email: 'low@example.org' })
  const who = browser()
  await signIn(who, 'low@example.org')
  return { who, me: (await who.api()).me }
}

describe('a trend', () => {
  const { freeDimension, dimensions } = publishedInstrument('sleep')

  test('always shows the free dimension, and shows the others when their reports are open', async () => {
    const { userId, who, me } = await ana()
    const ids = [await completeSitting(who), await completeSitting(who, 'sleep', 3), await completeSitting(who)]
    expect(await trendsOf(me)).toMatchObject([{ slug: 'sleep', title: expect.any(String), times: 3 }])
    const closed = await me.trend({ slug: 'sleep' })
    expect(closed.sittings.map(({ sittingId }) => sittingId)).toEqual(ids)
    expect(closed.dimensions.map(({ id }) => id)).toEqual([freeDimension])
    expect(closed.dimensions[0]?.values).toHaveLength(3)
    expect(closed.locked).toBe(3)

    const [first = '', second = '', third = ''] = ids
    for (const sittingId of [first, third]) {
      await db().entitlement.create({ data: { id: `open-${sittingId}`, sittingId } })
    }
    await db().entitlement.create({
      data: { id: 'closed again', sittingId: second, revokedAt: new Date() },
    })
    const open = await me.trend({ slug: 'sleep' })
    expect(open.locked).toBe(1)
    expect(open.dimensions).toHaveLength(dimensions.length)
    for (const { id, values, step, corridor, change } of open.dimensions) {
      // The first and the last score are equal, so the corridor contains both.
      expect(change).toMatchObject({ by: 0, reliable: false })
      expect(corridor.from).toBeLessThan(values[0] ?? 0)
      expect(corridor.to - (values[0] ?? 0)).toBeCloseTo(change.wobble, 9)
      expect(values[1] === null).toBe(id !== freeDimension)
      expect(values[0]).not.toBeNull()
      expect(step).toBeGreaterThan(0)
    }
    expect(await db().sitting.count({ where: { guest: { userId } } })).toBe(3)
  })

  test('marks a change as reliable when it is greater than the measurement error', async () => {
    const { who, me } = await ana()
    for (const value of [1, 3]) await completeSitting(who, 'sleep', value)
    const [change] = (await me.trend({ slug: 'sleep' })).dimensions.map((dimension) => dimension.change)
    expect(change).toMatchObject({ by: 50, reliable: true })
    expect(change?.wobble).toBeGreaterThan(20)
  })

  test('combines neither languages nor versions, and states how many results it leaves out', async () => {
    const { who, me } = await ana()
    const ids = []
    for (const value of [1, 2, 3, 2, 1]) ids.push(await completeSitting(who, 'sleep', value))
    const [spanish = '', first = '', second = '', old = '', newest = ''] = ids
    for (const id of [spanish, newest]) await db().sitting.update({ where: { id }, data: { locale: 'es' } })
    await db().sitting.update({ where: { id: old }, data: { instrumentVersion: 1 } })
    const shown = async () => {
      const { sittings, apart } = await me.trend({ slug: 'sleep' })
      return { ids: sittings.map(({ sittingId }) => sittingId), apart }
    }
    expect(await shown()).toEqual({ ids: [spanish, newest], apart: { language: 2, version: 1 } })
    // The latest language has only one result left, so the trend uses the earlier language, which has two.
    await db().sitting.delete({ where: { id: spanish } })
    expect(await shown()).toEqual({ ids: [first, second], apart: { language: 1, version: 1 } })
    expect(await trendsOf(me)).toMatchObject([{ slug: 'sleep', times: 2 }])
    await db().sitting.delete({ where: { id: first } })
    expect(await code(me.trend({ slug: 'sleep' }))).toBe('NOT_FOUND')
    expect(await trendsOf(me)).toEqual([])
  })

  test('leaves out results that call for a retake', async () => {
    const { who, me } = await ana()
    const [id = ''] = [await completeSitting(who), await completeSitting(who)]
    await makeAnswersInconsistent(db(), id)
    expect(await code(me.trend({ slug: 'sleep' }))).toBe('NOT_FOUND')
  })

  test('requires two results of the same person', async () => {
    const { who, me } = await ana()
    await completeSitting(who)
    const other = browser()
    await completeSitting(other)
    await completeSitting(other)
    for (const slug of ['sleep', 'mood-energy', 'none']) expect(await code(me.trend({ slug }))).toBe('NOT_FOUND')
  })
})

describe('a receipt', () => {
  test('states what was paid, and is shown only to the buyer', async () => {
    const { userId, me } = await ana()
    const order = await createPaidOrder(db(), { email: 'Ana@example.org', locale: 'es' })
    await db().order.update({ where: { id: order.id }, data: { userId, listMinor: 624, refundedMinor: 100 } })
    const receipt = await me.receipt({ orderId: order.id })
    expect(receipt).toMatchObject({
      orderId: order.id,
      product: 'Mindglass report',
      status: 'paid',
      currency: 'EUR',
      listMinor: 624,
      amountMinor: 499,
      refundedMinor: 100,
      email: 'Ana@example.org',
    })
    expect(receipt.acknowledged?.texts).toHaveLength(2)
    await db().order.update({ where: { id: order.id }, data: { email: 'other@example.org' } })
    expect((await me.receipt({ orderId: order.id })).email).toBe('o***@example.org')

    await openAccount(db(), { email: 'eve@example.org' })
    const eve = browser()
    await signIn(eve, 'eve@example.org')
    expect(await code((await eve.api()).me.receipt({ orderId: order.id }))).toBe('NOT_FOUND')
    expect(await code(me.receipt({ orderId: 'none' }))).toBe('NOT_FOUND')
    expect(await code((await browser().api()).me.receipt({ orderId: order.id }))).toBe('UNAUTHENTICATED')
  })
})
