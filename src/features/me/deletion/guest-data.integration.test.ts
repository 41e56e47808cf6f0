import { beforeEach, describe, expect, test } from 'vitest'
import { GET } from '@/app/api/me/export/route'
import { issueDueInvoices } from '@/features/billing/issue-invoices'
import { createReportKey, reportUrl, resolveReportLink } from '@/features/report/report-link'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { makeCard } from '@/testing/data/share'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'
import { waitForLockWaiters } from '@/testing/wait-for-locks'
import { deleteGuest } from './delete-guest'

const database = setUpTestDatabase()
const db = () => database.current.db
const browser = () => new TestBrowser(database.current)
const email = 'reader@example.org'

beforeEach(() => setRouteDatabase(database.current))

const ask = (who: TestBrowser) =>
  GET(new Request('http://localhost:3000/api/me/export', { headers: { cookie: who.cookieHeader, 'x-lang': 'en' } }))
const remove = async (who: TestBrowser) => (await who.api()).me.deleteBrowser()

/** Creates a mailed link to a report and returns its key. */
async function mailedKey({ sittingId, id: orderId }: { sittingId: string | null; id: string }): Promise<string> {
  const subject = { sittingId: sittingId ?? '', orderId }
  const id = await db().$transaction((tx) => createReportKey(tx, subject, new Date()))
  return new URL(await reportUrl(db(), id, 'en')).pathname.replace('/r/', '')
}

/** Creates a browser without an account that has a finished and an open test, a card, and a paid report with a link. */
async function reader() {
  const who = browser()
  const shared = await completeSitting(who, 'big-five')
  const { guestId } = await db().sitting.findUniqueOrThrow({ where: { id: shared } })
  await makeCard(who, shared)
  const open = await startSitting(who)
  const { id, sittingId } = await createPaidOrder(db(), { email })
  await db().sitting.update({ where: { id: sittingId ?? '' }, data: { guestId } })
  const order = await db().order.update({ where: { id }, data: { guestId } })
  await db().$transaction((tx) => issueDueInvoices(tx, id, null, new Date()))
  return { who, guestId, shared, open, order, key: await mailedKey(order) }
}

/** Returns a browser in which only the mailed link was opened. */
function linked(key: string): TestBrowser {
  const who = browser()
  who.cookies.set('reports', key)
  return who
}

describe('the export of a browser without an account', () => {
  test('contains all data of the browser in the account export format, but no data of others [guest-export-whole]', async () => {
    const { who, shared, open, order, key } = await reader()
    const foreign = await completeSitting(browser())
    await createPaidOrder(db(), { email: 'eve@example.org' })
    const text = await (await ask(who)).text()
    const file = JSON.parse(text)
    expect(file).toMatchObject({
      format: 'mindglass-export/1',
      account: null,
      signIns: [],
      orders: [{ id: order.id, product: 'Mindglass report', email }],
      linked: [],
    })
    const ids = file.sittings.map((sitting: { id: string }) => sitting.id)
    expect(ids.sort()).toEqual([shared, open, order.sittingId].sort())
    const one = file.sittings.find((sitting: { id: string }) => sitting.id === shared)
    expect(one).toMatchObject({ test: 'big-five', cards: [{ dimensions: ['openness'] }] })
    expect(Object.values(one.answers)).toContainEqual({ value: 1, ms: 4000, at: expect.any(Number) })
    expect(one.result.dimensions.length).toBeGreaterThan(0)
    for (const other of [foreign, 'eve@example.org', key, ...who.cookies.values()]) expect(text).not.toContain(other)
  })

  test('contains the scores, not the answers, of a report opened by a mailed link [guest-export-by-link]', async () => {
    const owner = browser()
    const sittingId = await completeSitting(owner)
    const { id } = await createPaidOrder(db(), { email })
    await db().entitlement.update({ where: { orderId: id }, data: { sittingId } })
    const key = await mailedKey({ id, sittingId })
    const who = linked(key)
    expect(await (await who.api()).me.browser()).toEqual({ sittings: 0, orders: 0, linked: 1 })
    const file = await (await ask(who)).json()
    expect(file).toMatchObject({ sittings: [], orders: [], linked: [{ id: sittingId, test: 'sleep' }] })
    expect(file.linked[0].result.dimensions.length).toBeGreaterThan(0)
    expect(file.linked[0]).not.toHaveProperty('answers')

    await db().entitlement.update({ where: { orderId: id }, data: { revokedAt: new Date() } })
    expect((await (await ask(who)).json()).linked).toEqual([])
  })

  test('is rate limited, and rejected after sign-out when the browser belongs to an account', async () => {
    const { who } = await reader()
    for (let count = 0; count < 10; count++) expect((await ask(who)).status).toBe(200)
    expect((await ask(who)).status).toBe(429)
    await openAccount(db())
    await signIn(who)
    who.cookies.delete('session')
    expect((await ask(who)).status).toBe(401)
  })
})

describe('deleting all data of a browser without an account', () => {
  test('keeps anonymous orders and invoices, but no answers and no access to a report [guest-delete-whole]', async () => {
    const { who, order, key } = await reader()
    const stays = await completeSitting(browser())
    await remove(who)
    expect((await db().sitting.findMany()).map(({ id }) => id)).toEqual([stays])
    for (const table of [db().reportKey, db().entitlement, db().shareCard]) {
      expect(await (table as { count: () => Promise<number> }).count()).toBe(0)
    }
    const kept = await db().order.findUniqueOrThrow({ where: { id: order.id }, include: { invoices: true } })
    expect(kept).toMatchObject({ guestId: null, sittingId: null, status: 'paid', amountMinor: order.amountMinor })
    expect(kept.email).toMatch(/^deleted:[\w-]{43}$/)
    expect(kept.invoices).toHaveLength(1)
    expect((await resolveReportLink(db(), key)).state).toBe('unknown')
    expect(who.cookies.size).toBe(0)
    expect(await (await who.api()).me.browser()).toEqual({ sittings: 0, orders: 0, linked: 0 })
    expect(await refusal(remove(who))).toBe('NOT_FOUND')
  })

  test('succeeds only once when it is requested twice at the same moment', async () => {
    const { who } = await reader()
    const answers = await Promise.all([refusal(remove(who)), refusal(remove(who))])
    expect(answers.sort()).toEqual(['NOT_FOUND', 'no refusal'])
    expect(await db().sitting.count()).toBe(0)
  })

  test.runIf(onPostgres).each([
    { booked: true, what: 'a payment that is being booked' },
    { booked: false, what: 'an order that is being placed' },
  ])('waits for $what', async ({ booked }) => {
    const { who, guestId, order } = await reader()
    const placed = await createPaidOrder(db(), { email })
    const held = await db().$transaction(async (tx) => {
      const place = () => tx.order.update({ where: { id: placed.id }, data: { guestId } })
      if (booked) await tx.$queryRaw`SELECT 1 FROM "Order" WHERE "id" = ${order.id} FOR UPDATE`
      else await place()
      const answer = refusal(remove(who))
      await waitForLockWaiters(database.current)
      await tx.$queryRaw`SELECT 1 FROM "Guest" WHERE "id" = ${guestId} FOR UPDATE`
      if (booked) await place()
      return { answer }
    })
    expect(await held.answer).toBe('no refusal')
    const settled = { guestId: null, email: expect.stringMatching(/^deleted:/) }
    expect(await db().order.findMany()).toMatchObject([settled, settled])
  })

  test('keeps a pending order and its sitting without an owner', async () => {
    const { who, order } = await reader()
    await db().entitlement.deleteMany({ where: { orderId: order.id } })
    await db().order.update({ where: { id: order.id }, data: { status: 'pending', paidAt: null } })
    await remove(who)
    const kept = await db().order.findUniqueOrThrow({ where: { id: order.id }, include: { sitting: true } })
    expect(kept).toMatchObject({ email, guestId: null, sittingId: order.sittingId, status: 'pending' })
    expect(kept.sitting?.normsConsentAt).toBeNull()
    expect(await db().sitting.count()).toBe(1)
  })

  test('leaves a purchase with the account that it belongs to', async () => {
    const { who, order } = await reader()
    const userId = await openAccount(db(), { email })
    await db().order.update({ where: { id: order.id }, data: { userId } })
    await remove(who)
    const kept = await db().order.findUniqueOrThrow({ where: { id: order.id } })
    expect(kept).toMatchObject({ userId, email, guestId: null, sittingId: null })
  })

  test('removes access to a report opened by a mailed link, but does not delete the report', async () => {
    const { order, key } = await reader()
    const who = linked(key)
    await remove(who)
    expect(who.cookies.size).toBe(0)
    expect(await resolveReportLink(db(), key)).toMatchObject({ state: 'live', sittingId: order.sittingId })
  })

  test('is rejected for a browser that belongs to an account, signed in or not', async () => {
    const { who } = await reader()
    await openAccount(db())
    await signIn(who)
    expect(await refusal(remove(who))).toBe('NOT_FOUND')
    who.cookies.delete('session')
    expect(await refusal(remove(who))).toBe('NOT_FOUND')
    expect(await db().sitting.count()).toBe(3)
  })

  test('is rejected when the browser was linked to an account in the meantime', async () => {
    const { guestId } = await reader()
    await db().guest.update({ where: { id: guestId }, data: { userId: await openAccount(db()) } })
    await expect(deleteGuest(db(), guestId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db().sitting.count()).toBe(3)
    expect(await db().order.findFirst()).toMatchObject({ guestId, email })
  })
})
