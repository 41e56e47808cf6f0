import { beforeEach, describe, expect, test } from 'vitest'
import type { OrderStatus, Prisma } from '@/generated/prisma/client'
import type { Tx } from '@/server/db/db'
import { openAccount, signIn, testPassword } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createReminder } from '@/testing/data/reminders'
import { createComparisonInvite, makeCard } from '@/testing/data/share'
import { completeSitting } from '@/testing/data/sittings'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { readSchema } from '@/testing/guards/schema-file'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'
import { waitForLockWaiters } from '@/testing/wait-for-locks'
import { deleteAccountOf } from './delete-account'

const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'ana@example.org'
let userId: string
let who: TestBrowser

beforeEach(async () => {
  setRouteDatabase(database.current)
  userId = await openAccount(db())
  who = new TestBrowser(database.current)
  await signIn(who)
})

const remove = async () => (await who.api()).me.deleteAccount({ confirmation: email, password: testPassword })
const order = (id: string) => db().order.findUniqueOrThrow({ where: { id } })

/** Creates an order of Ana's account for a result of hers that is not open. */
async function ordered(change: Prisma.OrderUncheckedUpdateInput, slug = 'sleep') {
  const sittingId = await completeSitting(who, slug)
  const { id } = await createPaidOrder(db(), { email: 'Ana.Private@example.org' })
  await db().entitlement.deleteMany({ where: { orderId: id } })
  const order = await db().order.update({ where: { id }, data: { userId, sittingId, guestId: null, ...change } })
  return { order, sittingId }
}

/**
 * Columns that a settled order loses with the account of its buyer. An address becomes a keyed hash, everything else
 * null.
 */
const emptied = ['userId', 'guestId', 'sittingId', 'email', 'giftEmail'] as const

const books = 'tax law demands it, and it names nobody'
const sale = 'says what was sold and how, to nobody any more'
const provider = 'finds the payment at the provider, for a refund or a dispute'
/** Columns that a settled order keeps, each with the reason. A new column has to be emptied or listed here. */
const kept: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['id', 'sku', 'currency', 'listMinor', 'amountMinor', 'country', 'status', 'paidMinor', 'paidCurrency'],
      ...['askedMinor', 'askedCurrency', 'refundedMinor', 'createdAt', 'paidAt', 'releasedAt'],
    ].map((column) => [column, books]),
  ),
  ...Object.fromEntries(
    ['catalogueVersion', 'locale', 'method', 'openAccount', 'emailCorrectedAt', 'withdrawnAt'].map((column) => [
      column,
      sale,
    ]),
  ),
  ...Object.fromEntries(
    ['provider', 'providerSessionId', 'checkoutUrl', 'sessionExpiresAt', 'paymentIntentId', 'failureCode'].map(
      (column) => [column, provider],
    ),
  ),
  acknowledgedAt: 'proof that the buyer asked for immediate delivery',
  acknowledgedText: 'proof that the buyer asked for immediate delivery',
  couponId: 'uses of a coupon are counted from its orders',
  couponCode: 'explains the price',
  checkAt: 'when we ask the provider next',
}

describe('an order of a deleted account', () => {
  test('has every column emptied, or kept for a listed reason, when it is settled [order-columns]', async () => {
    const columns = readSchema().Order?.columns ?? []
    expect([...emptied, ...Object.keys(kept)].toSorted()).toEqual(columns.toSorted())
    const { order: made } = await ordered({ status: 'paid', giftEmail: 'friend@example.org' })
    const { guestId } = await db().sitting.findUniqueOrThrow({ where: { id: made.sittingId ?? '' } })
    const before = await db().order.update({ where: { id: made.id }, data: { guestId } })
    for (const column of emptied)
      expect({ column, value: before[column] }).toEqual({ column, value: expect.anything() })
    await remove()
    const after = await order(made.id)
    const lost = { userId: null, guestId: null, sittingId: null }
    const hashed = { email: expect.stringMatching(/^deleted:/), giftEmail: expect.stringMatching(/^deleted:/) }
    expect(after).toEqual({ ...before, ...lost, ...hashed })
  })

  test.each<{ status: OrderStatus; watched: boolean; stays: boolean }>([
    { status: 'pending', watched: true, stays: true },
    { status: 'pending', watched: false, stays: true },
    { status: 'held', watched: false, stays: true },
    { status: 'failed', watched: true, stays: true },
    { status: 'expired', watched: true, stays: true },
    { status: 'failed', watched: false, stays: false },
    { status: 'expired', watched: false, stays: false },
    { status: 'paid', watched: true, stays: false },
    { status: 'refunded', watched: true, stays: false },
  ])('with status $status, and a further check due: $watched, keeps address and result: $stays', async (row) => {
    const checkAt = row.watched ? new Date('2030-01-01') : null
    const { order: made, sittingId } = await ordered({ status: row.status, checkAt })
    await remove()
    const kept = await order(made.id)
    expect(kept).toMatchObject({ userId: null, guestId: null, status: row.status })
    expect(kept.email).toEqual(row.stays ? 'Ana.Private@example.org' : expect.stringMatching(/^deleted:/))
    expect(kept.sittingId).toBe(row.stays ? sittingId : null)
    expect(await db().sitting.count({ where: { id: sittingId } })).toBe(row.stays ? 1 : 0)
  })

  test('loses its address even when it was made before the account existed', async () => {
    const { order: made } = await ordered({ userId: null, status: 'paid' })
    await remove()
    const settled = { userId: null, sittingId: null, email: expect.stringMatching(/^deleted:/) }
    expect(await order(made.id)).toMatchObject(settled)
  })

  test('does not keep the result when its report is already open', async () => {
    const { order: made, sittingId } = await ordered({ status: 'pending' })
    await db().entitlement.create({ data: { id: 'e', sittingId } })
    await remove()
    expect(await order(made.id)).toMatchObject({ sittingId: null, email: 'Ana.Private@example.org' })
    expect(await db().sitting.count()).toBe(1)
  })

  test('keeps the result when report access was revoked, and leaves other people’s shared data unchanged', async () => {
    const { order: made, sittingId } = await ordered({ status: 'pending' }, 'big-five')
    await db().entitlement.create({ data: { id: 'e', sittingId, revokedAt: new Date() } })
    await db().sitting.update({ where: { id: sittingId }, data: { normsConsentAt: new Date(), resumeKeyHash: 'r' } })
    const expiresAt = new Date('2030-01-01')
    await db().reportKey.create({ data: { id: 'hers', sittingId, keyHash: 'hers', expiresAt } })
    const { guestId } = await db().sitting.findUniqueOrThrow({ where: { id: sittingId } })
    const review = { name: 'Ana', content: 'Calm', locale: 'en' as const }
    await db().review.create({ data: { id: 'hers', sittingId, guestId, instrument: 'big-five', ...review } })

    const ben = new TestBrowser(database.current)
    const { sittingId: bens } = await createComparisonInvite(ben, 'Ben')
    await makeCard(ben, bens)
    await createReminder(db(), bens)
    await db().reportKey.create({ data: { id: 'his', sittingId: bens, keyHash: 'his', expiresAt } })
    const his = await db().sitting.findUniqueOrThrow({ where: { id: bens } })
    await db().review.create({
      data: { id: 'his', sittingId: bens, guestId: his.guestId, instrument: 'big-five', ...review },
    })
    const asked = await db().comparison.findFirstOrThrow()
    await db().comparison.create({ data: { ...asked, id: 'answered', keyHash: 'k', inviteeSittingId: sittingId } })

    await remove()
    const kept = await db().sitting.findUniqueOrThrow({ where: { id: sittingId }, include: { guest: true } })
    expect(kept).toMatchObject({ normsConsentAt: null, resumeKeyHash: null, guest: { userId: null } })
    expect(kept.guestId).not.toBe(guestId)
    expect(await order(made.id)).toMatchObject({ sittingId, guestId: null })
    expect((await db().reportKey.findMany()).map(({ id }) => id)).toEqual(['his'])
    expect((await db().review.findMany()).map(({ id }) => id)).toEqual(['his'])
    expect((await db().comparison.findMany()).map(({ id }) => id)).toEqual([asked.id])
    expect([await db().shareCard.count(), await db().reminder.count()]).toEqual([1, 1])
    expect(await db().sitting.findUnique({ where: { id: bens } })).toMatchObject({ guestId: his.guestId })
  })

  test('gets the same pseudonym for the same former address, while other people’s orders stay unchanged', async () => {
    const [a, b, c] = [
      (await ordered({ email: 'one@example.org', giftEmail: 'friend@example.org' })).order,
      (await ordered({ email: 'two@example.org', giftEmail: 'other@example.org' })).order,
      (await ordered({ email: 'one@example.org' })).order,
    ]
    const foreign = await createPaidOrder(db(), { email: 'one@example.org' })
    await db().order.update({ where: { id: foreign.id }, data: { giftEmail: 'friend@example.org' } })
    const expiresAt = new Date('2030-01-01')
    for (const { id, sittingId } of [a, foreign]) {
      await db().reportKey.create({ data: { id, orderId: id, sittingId: sittingId ?? '', keyHash: id, expiresAt } })
    }
    // The link of this order leads to another person's result.
    await db().reportKey.update({ where: { id: a.id }, data: { sittingId: foreign.sittingId ?? '' } })
    await remove()
    const [one, two, again, left] = [await order(a.id), await order(b.id), await order(c.id), await order(foreign.id)]
    for (const { email, sittingId } of [one, two, again]) {
      expect([email, sittingId]).toEqual([expect.stringMatching(/^deleted:[\w-]{43}$/), null])
    }
    expect([one.email === again.email, one.email === two.email]).toEqual([true, false])
    expect(one.giftEmail).toMatch(/^deleted:[\w-]{43}$/)
    expect([two.giftEmail === one.giftEmail, again.giftEmail]).toEqual([false, null])
    expect(left).toEqual(await order(foreign.id))
    expect(left).toMatchObject({ email: 'one@example.org', giftEmail: 'friend@example.org' })
    expect((await db().reportKey.findMany()).map(({ id }) => id)).toEqual([foreign.id])
  })
})

test('a sitting of somebody else that the deleted account is paying for stays with its owner', async () => {
  const sittingId = await completeSitting(new TestBrowser(database.current))
  const { guestId } = await db().sitting.findUniqueOrThrow({ where: { id: sittingId } })
  const { order: made } = await ordered({ status: 'pending' })
  await db().order.update({ where: { id: made.id }, data: { sittingId } })
  await remove()
  expect(await order(made.id)).toMatchObject({ userId: null, sittingId, email: 'Ana.Private@example.org' })
  expect(await db().sitting.findUnique({ where: { id: sittingId } })).toMatchObject({ guestId })
})

describe.runIf(onPostgres)('deleting an account during another transaction', () => {
  /** Requests the deletion during the transaction `work`, and expects that the deletion succeeds afterwards. */
  async function during(work: (tx: Tx, deleted: () => Promise<void>) => Promise<void>): Promise<void> {
    const { answer } = await db().$transaction(async (tx) => {
      let answer: Promise<unknown> = Promise.resolve('never deleted')
      await work(tx, async () => {
        answer = refusal(remove())
        await waitForLockWaiters(database.current)
      })
      return { answer }
    })
    expect(await answer).toBe('no refusal')
    expect(await db().user.count()).toBe(0)
  }
  const settled = { userId: null, guestId: null, sittingId: null, email: expect.stringMatching(/^deleted:/) }

  test('waits for a payment that is being booked, then leaves only bookkeeping data on the order', async () => {
    const { id } = (await ordered({ status: 'pending' })).order
    await during(async (tx, deleted) => {
      await tx.$queryRaw`SELECT 1 FROM "Order" WHERE "id" = ${id} FOR UPDATE`
      await deleted()
      await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR UPDATE`
      await tx.order.update({ where: { id }, data: { status: 'paid' } })
    })
    expect(await order(id)).toMatchObject({ ...settled, status: 'paid' })
  })

  test('leaves no personal data on an order that is being linked to the account', async () => {
    const { id } = await createPaidOrder(db(), { email })
    await during(async (tx, deleted) => {
      await tx.order.update({ where: { id }, data: { userId } })
      await deleted()
    })
    expect(await order(id)).toMatchObject(settled)
  })
})

test('codes mailed to an account are deleted with it, but not those of other accounts', async () => {
  const eve = new TestBrowser(database.current)
  await (await who.api()).auth.forgotPassword({ email })
  await (await who.api()).me.startEmailChange({ email: 'new@example.org', password: testPassword })
  await (await eve.api()).auth.forgotPassword({ email: 'eve@example.org' })
  await remove()
  expect((await db().emailCode.findMany()).map(({ email }) => email)).toEqual(['eve@example.org'])
  expect(await db().outbox.findMany({ where: { topic: 'mail.account-deleted' } })).toMatchObject([
    { payload: { address: email, locale: 'en' } },
  ])
})

test('the operator can delete only the account whose address is typed again', async () => {
  const eve = await openAccount(db(), { email: 'eve@example.org' })
  await expect(deleteAccountOf(db(), 'nobody', email)).rejects.toMatchObject({ message: 'NOT_FOUND' })
  await expect(deleteAccountOf(db(), userId, 'eve@example.org')).rejects.toMatchObject({
    message: 'CONFIRMATION_MISMATCH',
  })
  expect(await db().user.count()).toBe(2)
  await deleteAccountOf(db(), userId, ' ANA@example.org ')
  expect((await db().user.findMany()).map(({ id }) => id)).toEqual([eve])
})
