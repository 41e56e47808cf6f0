import { beforeEach, describe, expect, test } from 'vitest'
import type { Order, Prisma } from '@/generated/prisma/client'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'ana@example.org'
const bens = 'ben@example.org'
let client = 0
const browser = () => new TestBrowser(database.current, 'en', `192.0.2.${++client % 250}`)

beforeEach(() => setRouteDatabase(database.current))

/** Returns the id of the guest that a sitting belongs to. */
const guestOf = async (id: string) => (await db().sitting.findUniqueOrThrow({ where: { id } })).guestId
/** Creates an order paid with `address`, with `change`; returns its id. */
async function order(address: string, change: Prisma.OrderUncheckedUpdateInput = {}): Promise<string> {
  const { id } = await createPaidOrder(db(), { email: address })
  await db().order.update({ where: { id }, data: change })
  return id
}
const ownerOf = async (id: string) => (await db().order.findUniqueOrThrow({ where: { id } })).userId

describe('signing in', () => {
  test('moves every order of this browser to the account unless another account owns it', async () => {
    const [ana, ben] = [await openAccount(db()), await openAccount(db(), { email: bens })]
    const who = browser()
    const guestId = await guestOf(await completeSitting(who))
    const paid = await order('work@example.org', { guestId })
    const pending = await order('work@example.org', { guestId, status: 'pending', paidAt: null })
    // This order was paid in this browser with the verified address of another person, whose account has joined it.
    const joined = await order(bens, { guestId, userId: ben })
    const elsewhere = await order('work@example.org')
    await signIn(who)
    expect(await Promise.all([paid, pending, joined, elsewhere].map(ownerOf))).toEqual([ana, ana, ben, null])
  })

  test.each<{ status: Order['status']; joins: boolean }>([
    { status: 'paid', joins: true },
    { status: 'refunded', joins: true },
    { status: 'pending', joins: false },
    { status: 'failed', joins: false },
    { status: 'expired', joins: false },
    { status: 'held', joins: false },
  ])('moves an order from another browser with the verified address only once it was paid: $status', async (row) => {
    const ana = await openAccount(db())
    const id = await order('Ana@example.org', { status: row.status })
    await signIn(browser())
    expect(await ownerOf(id)).toBe(row.joins ? ana : null)
  })

  test('moves no orders of other accounts, even when they were paid with this address', async () => {
    const [, ben] = [await openAccount(db()), await openAccount(db(), { email: bens })]
    const bought = await order(email, { userId: ben })
    const here = browser()
    const guestId = await guestOf(await completeSitting(here))
    await signIn(here, bens)
    const ordered = await order(email, { guestId })
    await signIn(browser())
    expect(await Promise.all([bought, ordered].map(ownerOf))).toEqual([ben, null])
  })

  test('moves no orders while the address is not verified', async () => {
    const bought = await order(email)
    await openAccount(db(), { verified: false })
    await signIn(browser())
    expect(await ownerOf(bought)).toBeNull()
  })

  test('moves no orders or sittings of the account that was signed in before in the same browser', async () => {
    const ana = await openAccount(db())
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    const who = browser()
    const sitting = await completeSitting(who)
    await signIn(who)
    // An order placed in the browser after signing out still belongs to the first account.
    const { id: guestId } = await db().guest.findFirstOrThrow({ where: { userId: ana } })
    const id = await order('somebody@example.org', { guestId })
    await signIn(who, 'eve@example.org')
    expect(await ownerOf(id)).toBeNull()
    expect(await refusal((await who.api()).report.get({ sittingId: sitting }))).toBe('NOT_FOUND')
    expect(await db().guest.count({ where: { userId: eve } })).toBe(0)
  })
})

describe('two reviews by one person', () => {
  const moment = (hour: number) => new Date(Date.UTC(2026, 0, 2, hour))
  /** Creates a browser that has reviewed a test at this hour of the day, with the review id `id`. */
  async function reviewer(id: string, hour: number, instrument = 'sleep'): Promise<TestBrowser> {
    const who = browser()
    const sittingId = await completeSitting(who, instrument)
    const words = { name: 'Ana', content: 'Calm.', locale: 'en' as const, createdAt: moment(hour) }
    await db().review.create({ data: { id, sittingId, guestId: await guestOf(sittingId), instrument, ...words } })
    return who
  }
  const left = async () => (await db().review.findMany()).map(({ id }) => id).sort()

  test.each([
    {
      name: 'the newer one',
      when: 'its browser signs in first',
      first: { id: 'a', hour: 9 },
      second: { id: 'b', hour: 8 },
      kept: 'a',
    },
    {
      name: 'the newer one',
      when: 'its browser signs in last',
      first: { id: 'b', hour: 8 },
      second: { id: 'a', hour: 9 },
      kept: 'a',
    },
    {
      name: 'the one with the last id',
      when: 'both are equally old',
      first: { id: 'a', hour: 8 },
      second: { id: 'b', hour: 8 },
      kept: 'b',
    },
  ])('of the same test are reduced to $name when $when', async ({ first, second, kept }) => {
    await openAccount(db())
    const browsers = [await reviewer(first.id, first.hour), await reviewer(second.id, second.hour)]
    await reviewer('of somebody else', 7)
    await reviewer('of somebody else too', 10)
    for (const who of browsers) await signIn(who)
    expect(await left()).toEqual([kept, 'of somebody else', 'of somebody else too'].sort())
  })

  test('of different tests are both kept', async () => {
    await openAccount(db())
    const browsers = [await reviewer('of sleep', 8), await reviewer('of attachment', 9, 'attachment')]
    for (const who of browsers) await signIn(who)
    expect(await left()).toEqual(['of attachment', 'of sleep'])
  })
})
