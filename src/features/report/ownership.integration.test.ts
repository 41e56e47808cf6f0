import { beforeEach, describe, expect, test } from 'vitest'
import { hashKey, randomKey } from '@/server/crypto/secrets'
import { openAccount, signIn, signOut } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { attentiveAnswers, completeSitting, publishedInstrument, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const browser = () => new TestBrowser(database.current)
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: { cause?: { code: string } }) => error.cause?.code ?? 'fault',
  )

beforeEach(() => setRouteDatabase(database.current))

interface AnasData {
  open: string
  completed: string
  orderId: string
}

/** Calls of procedures that name a sitting or an order. */
const calls: Record<string, (who: TestBrowser, things: AnasData) => Promise<unknown>> = {
  'read the report': async (who, { completed }) => (await who.api()).report.get({ sittingId: completed }),
  'see the offer': async (who, { completed }) => (await who.api()).payment.offer({ sittingId: completed }),
  'start a payment': async (who, { completed }) =>
    (await who.api()).payment.checkout({
      sittingId: completed,
      email: 'reader@example.org',
      method: 'card',
      country: 'US',
      acknowledgements: { delivery: true, withdrawal: true },
    }),
  'see the order': async (who, { orderId }) => (await who.api()).payment.order({ orderId }),
  'check the order': async (who, { orderId }) => (await who.api()).payment.check({ orderId }),
  'save answers': async (who, { open }) => (await who.api()).tests.save({ sittingId: open, responses: [] }),
  'make a resume link': async (who, { open }) => (await who.api()).tests.resumeLink({ sittingId: open }),
  submit: async (who, { open }) =>
    (await who.api()).tests.submit({
      sittingId: open,
      responses: attentiveAnswers(publishedInstrument('sleep')),
    }),
}

/** Creates Ana's account with one open and one completed sitting and an order, all made in the browser `who`. */
async function createAnasData(who: TestBrowser): Promise<AnasData> {
  await openAccount(db())
  await openAccount(db(), { email: 'eve@example.org' })
  const completed = await completeSitting(who)
  const open = await startSitting(who)
  const api = await who.api()
  const acknowledgements = { delivery: true, withdrawal: true }
  const buyer = { email: 'reader@example.org', method: 'card' as const, country: 'US' }
  const order = { sittingId: completed, ...buyer, acknowledgements }
  const { orderId } = await api.payment.checkout(order)
  await signIn(who)
  return { open, completed, orderId }
}

const ana = async (at: TestBrowser) => at
const viewers: Record<string, { as: (at: TestBrowser) => Promise<TestBrowser>; sees: string }> = {
  'Ana in the browser where she took the test': { as: ana, sees: 'ok' },
  'Ana on another device': {
    as: async () => {
      const other = browser()
      await signIn(other)
      return other
    },
    sees: 'ok',
  },
  'Ana on another device with sittings of its own': {
    as: async () => {
      const other = browser()
      await startSitting(other)
      await signIn(other)
      return other
    },
    sees: 'ok',
  },
  'Ana after signing out': {
    as: async (at) => {
      await signOut(at)
      return at
    },
    sees: 'NOT_FOUND',
  },
  Eve: {
    as: async () => {
      const other = browser()
      await startSitting(other)
      await signIn(other, 'eve@example.org')
      return other
    },
    sees: 'NOT_FOUND',
  },
  'Eve in the browser that Ana used': {
    as: async (at) => {
      await signIn(at, 'eve@example.org')
      return at
    },
    sees: 'NOT_FOUND',
  },
  'with sittings and no account': {
    as: async () => {
      const other = browser()
      await startSitting(other)
      return other
    },
    sees: 'NOT_FOUND',
  },
  'without sittings or account': { as: async () => browser(), sees: 'NOT_FOUND' },
}

describe.each(Object.entries(viewers))('the viewer %s', (_, { as, sees }) => {
  test(`gets ${sees} for all sittings and orders that Ana made before signing in`, async () => {
    const at = browser()
    const things = await createAnasData(at)
    const who = await as(at)
    const seen: Record<string, string> = {}
    for (const [name, call] of Object.entries(calls)) seen[name] = await outcome(call(who, things))
    expect(seen).toEqual(Object.fromEntries(Object.keys(calls).map((name) => [name, sees])))
  })
})

describe('a report paid with an account’s verified address in a browser not linked to the account', () => {
  test('is readable by that account alone, while its sitting stays with the browser that made it', async () => {
    await openAccount(db())
    await openAccount(db(), { email: 'eve@example.org' })
    const made = browser()
    const sittingId = await completeSitting(made)
    const order = await createPaidOrder(db(), { email: 'ANA@example.org' })
    await db().entitlement.updateMany({ where: { orderId: order.id }, data: { sittingId } })
    const [who, eve] = [browser(), browser()]
    await signIn(who)
    await signIn(eve, 'eve@example.org')
    expect((await (await who.api()).report.get({ sittingId })).kind).toBe('full')
    await (await who.api()).report.get({ sittingId })
    expect(await db().entitlement.findFirst({ where: { sittingId } })).toMatchObject({
      firstReadAt: expect.any(Date),
    })
    expect(await outcome((await eve.api()).report.get({ sittingId }))).toBe('NOT_FOUND')
    expect(await outcome((await who.api()).payment.offer({ sittingId }))).toBe('NOT_FOUND')
    await db().entitlement.updateMany({ data: { revokedAt: new Date() } })
    expect((await (await who.api()).report.get({ sittingId })).kind).toBe('closed')
  })
})

describe('the holder of only a mailed link', () => {
  async function holder(expiresAt: Date) {
    const sittingId = await completeSitting(browser())
    const order = await createPaidOrder(db(), { email: 'ana@example.org' })
    await db().entitlement.updateMany({ where: { orderId: order.id }, data: { sittingId } })
    const key = randomKey()
    const data = { id: 'key', sittingId, orderId: order.id, keyHash: hashKey(key), expiresAt }
    await db().reportKey.create({ data })
    const who = browser()
    who.cookies.set('reports', key)
    return { who, sittingId }
  }
  const minutes = (n: number) => new Date(Date.now() + n * 60_000)

  test.each([
    { name: 'while the link is valid', expiresAt: minutes(5), sees: 'ok' },
    { name: 'after the link has expired', expiresAt: minutes(-5), sees: 'NOT_FOUND' },
  ])('gets $sees for the report $name', async ({ expiresAt, sees }) => {
    const { who, sittingId } = await holder(expiresAt)
    expect(await outcome((await who.api()).report.get({ sittingId }))).toBe(sees)
    expect(await db().entitlement.count({ where: { firstReadAt: { not: null } } })).toBe(sees === 'ok' ? 1 : 0)
  })

  test('does not mark the report as read while a dispute suspends it', async () => {
    const { who, sittingId } = await holder(minutes(5))
    await db().entitlement.updateMany({ where: { sittingId }, data: { suspendedAt: new Date() } })
    expect((await (await who.api()).report.get({ sittingId })).kind).toBe('closed')
    expect(await db().entitlement.findUnique({ where: { sittingId } })).toMatchObject({ firstReadAt: null })
  })
})

test('an unfinished test is found on another device after signing in, and can be discarded there', async () => {
  const at = browser()
  const { open } = await createAnasData(at)
  const other = browser()
  await signIn(other)
  expect((await (await other.api()).tests.current({ slug: 'sleep' }))?.sittingId).toBe(open)
  await (await other.api()).tests.discard({ sittingId: open })
  expect(await (await at.api()).tests.current({ slug: 'sleep' })).toBeNull()
})

test('a test started while signed in belongs to the account at once', async () => {
  await openAccount(db())
  const who = browser()
  await signIn(who)
  const sitting = await completeSitting(who)
  const other = browser()
  await signIn(other)
  expect((await (await other.api()).report.get({ sittingId: sitting })).kind).toBe('summary')
})
