import { beforeEach, describe, expect, test } from 'vitest'
import { getCreditBalance } from '@/features/credits/credits'
import { resolveReportLink } from '@/features/report/report-link'
import { pseudonymOf } from '@/server/crypto/secrets'
import { drainOutbox } from '@/server/jobs/outbox'
import { type AnasData, createAnasData } from '@/testing/data/anas-data'
import { createPaidOrder } from '@/testing/data/orders'
import { Buyer, findOrder, readPaymentData, setRouteDatabase } from '@/testing/data/purchase'
import { createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'ana@example.org'
const reason = 'asked by mail'
let things: AnasData
let staff: TestBrowser
let ana: TestBrowser

beforeEach(async () => {
  setRouteDatabase(database.current)
  ana = new TestBrowser(database.current)
  things = await createAnasData(db(), ana)
  staff = (await createStaffBrowser(database.current, 'support')).browser
})

const ops = async () => (await staff.api()).ops
const anasId = async () => (await db().user.findUniqueOrThrow({ where: { email } })).id
const find = async (q: string) => (await (await ops()).customers({ q, page: 1, all: false })).rows
const page = async () => (await ops()).customer({ ref: `account-${await anasId()}` })
const lastAction = () => db().auditEntry.findFirstOrThrow({ where: { reason: { not: null } }, orderBy: { id: 'desc' } })

describe('the customer search', () => {
  test.each(['ana@example.org', 'ANA@Example', 'Ana', 'order'])('finds the account by %s', async (typed) => {
    const q = typed === 'order' ? things.orderId : typed
    expect(await find(q)).toMatchObject([{ ref: `account-${await anasId()}`, email, name: 'Ana' }])
  })

  test.each(['', 'an', '%%%', '___', 'bob', "' OR 1=1 --"])('finds no customer for %j', async (q) => {
    expect(await find(q)).toEqual([])
  })

  test('finds a buyer without an account once by the address of an order', async () => {
    const { id } = await createPaidOrder(db(), { email: 'Guest@example.org' })
    await createPaidOrder(db(), { email: 'guest@example.org' })
    const rows = await find('guest@example.org')
    expect(rows).toMatchObject([{ email: 'guest@example.org', name: null, orders: 2 }])
    const customer = await (await ops()).customer({ ref: rows[0]?.ref ?? '' })
    expect(customer.account).toBeNull()
    expect(customer.orders.map((order) => order.id)).toContain(id)
    expect(customer.reports).toMatchObject([{ state: 'open', by: 'order' }, { state: 'open' }])
  })

  test('finds a deleted customer by the former address, but not by parts of the pseudonym', async () => {
    const order = await createPaidOrder(db(), { email: 'gone@example.org' })
    await db().order.update({ where: { id: order.id }, data: { email: pseudonymOf('gone@example.org') } })
    expect(await find('gone@example.org')).toMatchObject([{ ref: `order-${order.id}` }])
    // Letters that the pseudonym happens to contain find nothing either.
    const letters = pseudonymOf('gone@example.org').slice(-9, -4)
    expect(await find(letters)).toEqual([])
    const input = { q: letters, page: 1, all: false, filter: 'all', sku: null, currency: null, days: null } as const
    expect(await (await ops()).orders(input)).toMatchObject({ total: 0 })
  })

  test('splits its results into pages, or returns all of them on request', async () => {
    for (let count = 0; count < 27; count++) await createPaidOrder(db(), { email: `many${count}@example.net` })
    const api = await ops()
    expect(await api.customers({ q: 'example.net', page: 2, all: false })).toMatchObject({ total: 27 })
    expect((await api.customers({ q: 'example.net', page: 2, all: false })).rows).toHaveLength(2)
    expect((await api.customers({ q: 'example.net', page: 1, all: true })).rows).toHaveLength(27)
  })
})

describe('the page of a customer', () => {
  test('shows orders, reports, mails, gifts, reviews and credits, but no answers [support-sees-no-answers]', async () => {
    const customer = await page()
    expect(customer).toMatchObject({ email, account: { name: 'Ana', credits: 2 } })
    expect(customer.orders).toHaveLength(2)
    expect(customer.reports.map(({ state }) => state).sort()).toEqual([
      ...Array<string>(3).fill('open'),
      ...Array<string>(3).fill('summary'),
      'unfinished',
    ])
    expect(customer.mails).toMatchObject([{ kind: 'unlocked', state: 'waiting' }])
    expect(customer.gifts).toMatchObject([{ to: 'f@example.org', state: 'open' }])
    expect(customer.reviews).toMatchObject([{ content: 'clear' }])
    const seen = JSON.stringify(customer)
    expect(seen).not.toMatch(/\b(responses|pomp|level|passwordHash|keyHash)/i)
  })

  test('writes every view to the log with the staff member and the customer [support-looks-logged]', async () => {
    await find(email)
    await page()
    const rows = await db().auditEntry.findMany({ orderBy: { id: 'desc' }, take: 2 })
    expect(rows).toMatchObject([
      {
        act: 'customer.read',
        subject: `account:${await anasId()}`,
        actor: 'support@team.example.org',
        role: 'support',
      },
      { act: 'customer.search' },
    ])
    expect(JSON.stringify(rows.map(({ subject, reason }) => [subject, reason]))).not.toContain(email)
  })

  test.each(['account-nobody', 'order-nothing'])('returns NOT_FOUND for %s', async (ref) => {
    await expect((await ops()).customer({ ref })).rejects.toMatchObject({ message: 'NOT_FOUND' })
  })
})

describe('checking a paid order without a report', () => {
  test('opens the report once, even when the check is repeated', async () => {
    const buyer = await Buyer.arrive(database.current)
    const { orderId } = await buyer.press()
    expect(await (await ops()).syncOrder({ orderId, reason })).toEqual({ status: 'pending' })
    await db().sandboxCheckout.updateMany({ where: { orderId }, data: { state: 'paid' } })
    expect(await (await ops()).syncOrder({ orderId, reason })).toEqual({ status: 'paid' })
    expect(await (await ops()).syncOrder({ orderId, reason })).toEqual({ status: 'paid' })
    expect(await readPaymentData(db(), orderId)).toMatchObject({ status: 'paid', open: 1, mails: 1 })
    expect(await lastAction()).toMatchObject({ act: 'order.sync', subject: `order:${orderId}`, reason, failed: null })
  })

  test('fails with NOT_FOUND for an unknown order', async () => {
    await expect((await ops()).syncOrder({ orderId: 'nothing', reason })).rejects.toMatchObject({
      message: 'NOT_FOUND',
    })
    expect(await lastAction()).toMatchObject({ act: 'order.sync', failed: 'NOT_FOUND' })
  })
})

describe('mails of an order', () => {
  const mails = () => db().outbox.findMany({ where: { topic: 'mail.report' }, orderBy: { id: 'asc' } })

  test('are queued only once more when resending is requested twice', async () => {
    const buyer = await Buyer.arrive(database.current)
    const { orderId } = await buyer.press()
    await db().sandboxCheckout.updateMany({ where: { orderId }, data: { state: 'paid' } })
    await (await ops()).syncOrder({ orderId, reason })
    await drainOutbox(db(), { 'mail.report': async () => {}, 'mail.unlocked': async () => {} })
    await (await ops()).resendMail({ orderId, reason })
    await (await ops()).resendMail({ orderId, reason })
    expect(await mails()).toHaveLength(2)
  })

  test('are queued again after each correction of the address, which deletes earlier report links', async () => {
    const { id: orderId } = await createPaidOrder(db(), { email: 'wrong@example.org' })
    await (await ops()).correctAddress({ orderId, email: 'wrong-too@example.org', reason })
    await (await ops()).correctAddress({ orderId, email: 'right@example.org', reason })
    expect(await findOrder(db(), orderId)).toMatchObject({ email: 'right@example.org' })
    expect(await mails()).toHaveLength(2)
    expect(await db().reportKey.count({ where: { orderId } })).toBe(0)
    expect(await resolveReportLink(db(), 'A'.repeat(43))).toEqual({ state: 'unknown' })
    await expect((await ops()).correctAddress({ orderId, email: 'right@example.org', reason })).rejects.toThrow(
      'EMAIL_UNCHANGED',
    )
  })
})

describe('credits', () => {
  test('can be given and taken back, but never below zero', async () => {
    const userId = await anasId()
    expect(await (await ops()).changeCredits({ userId, delta: 3, reason })).toEqual({ credits: 5 })
    expect(await (await ops()).changeCredits({ userId, delta: -5, reason })).toEqual({ credits: 0 })
    await expect((await ops()).changeCredits({ userId, delta: -1, reason })).rejects.toMatchObject({
      message: 'NO_CREDITS',
    })
    await expect((await ops()).changeCredits({ userId, delta: 0, reason })).rejects.toThrow()
    await expect((await ops()).changeCredits({ userId: 'nobody', delta: 1, reason })).rejects.toMatchObject({
      message: 'NOT_FOUND',
    })
    expect(await getCreditBalance(db(), userId)).toBe(0)
    expect((await (await ana.api()).shop.account({ page: 1 })).ledger.entries[0]).toMatchObject({ reason: 'goodwill' })
  })

  test('are taken back only once when several requests arrive at the same moment', async () => {
    const userId = await anasId()
    const api = await ops()
    const tries = await Promise.allSettled([1, 2, 3].map(() => api.changeCredits({ userId, delta: -2, reason })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await getCreditBalance(db(), userId)).toBe(0)
  })
})

describe('a report', () => {
  const kind = async (sittingId: string) => (await (await ana.api()).report.get({ sittingId })).kind

  test('can be closed and then opened again for the order that paid for it', async () => {
    const { sittingId } = await findOrder(db(), things.orderId)
    const id = sittingId ?? ''
    await (await ops()).closeReport({ sittingId: id, reason })
    expect((await page()).reports.find((one) => one.sittingId === id)?.state).toBe('closed')
    await expect((await ops()).closeReport({ sittingId: id, reason })).rejects.toMatchObject({
      message: 'NOTHING_TO_DO',
    })
    await (await ops()).openReport({ sittingId: id, reason })
    await expect((await ops()).openReport({ sittingId: id, reason })).rejects.toMatchObject({
      message: 'NOTHING_TO_DO',
    })
    expect((await page()).reports.find((one) => one.sittingId === id)?.state).toBe('open')
  })

  test('can be opened for an account without spending a credit', async () => {
    expect(await kind(things.locked)).toBe('summary')
    await (await ops()).openReport({ sittingId: things.locked, reason })
    expect(await kind(things.locked)).toBe('full')
    expect(await getCreditBalance(db(), await anasId())).toBe(2)
  })

  test('stays closed and changes no credits when the test is not finished', async () => {
    await expect((await ops()).openReport({ sittingId: things.open, reason })).rejects.toMatchObject({
      message: 'SITTING_NOT_COMPLETED',
    })
    expect(await getCreditBalance(db(), await anasId())).toBe(2)
  })
})

describe('the data of a customer', () => {
  test('can be exported completely, and deleted only after the address is typed again', async () => {
    const userId = await anasId()
    const { json } = await (await ops()).exportCustomer({ userId, reason })
    expect(JSON.parse(json)).toMatchObject({ format: 'mindglass-export/1', account: { email } })
    await expect((await ops()).deleteCustomer({ userId, confirmation: 'b@example.org', reason })).rejects.toThrow(
      'CONFIRMATION_MISMATCH',
    )
    await (await ops()).deleteCustomer({ userId, confirmation: 'Ana@Example.org', reason })
    expect(await db().user.count({ where: { id: userId } })).toBe(0)
    expect(await db().sitting.count({ where: { id: things.unlocked } })).toBe(0)
    // The record of the action stays, and names no person.
    expect(await lastAction()).toMatchObject({ act: 'data.delete', subject: `account:${userId}` })
    expect(JSON.stringify(await db().auditEntry.findMany({ select: { subject: true, reason: true } }))).not.toContain(
      email,
    )
  })
})
