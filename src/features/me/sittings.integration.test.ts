import { beforeEach, describe, expect, test } from 'vitest'
import { addCredits, getCreditBalance, spendCredit } from '@/features/credits/credits'
import { Prisma } from '@/generated/prisma/client'
import { openAccount, signIn } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { waitForLockWaiters } from '@/testing/wait-for-locks'

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
  await db().$transaction((tx) => addCredits(tx, userId, 3, 'registration', 'account'))
  return { userId, who }
}

/** Opens a report with a credit, as the paywall does. */
const unlock = (userId: string, sittingId: string) =>
  db().$transaction(async (tx) => {
    const creditEntryId = await spendCredit(tx, userId, sittingId)
    await tx.entitlement.create({ data: { id: `by-credit-${sittingId}`, sittingId, creditEntryId } })
  })

const orderFor = (sittingId: string, status: 'paid' | 'pending', userId: string | null = null) =>
  db().order.create({
    data: {
      id: `order-${sittingId}`,
      sittingId,
      userId,
      sku: 'report',
      catalogueVersion: 2,
      locale: 'en',
      currency: 'USD',
      listMinor: 499,
      amountMinor: 499,
      email: 'ana@example.org',
      method: 'card',
      status,
      provider: 'sandbox',
      sessionExpiresAt: new Date(),
    },
  })

describe('a sitting', () => {
  test('is deleted with its report and links while its order is kept', async () => {
    const { userId, who } = await ana()
    const sittingId = await completeSitting(who)
    const other = await completeSitting(who)
    const { id: orderId } = await orderFor(sittingId, 'paid', userId)
    await db().entitlement.create({ data: { id: 'paid', sittingId, orderId } })
    const expiresAt = new Date('2030-01-01')
    await db().reportKey.create({ data: { id: 'key', sittingId, orderId, keyHash: 'hash', expiresAt } })
    await (await who.api()).me.deleteSitting({ sittingId })
    expect((await db().sitting.findMany()).map(({ id }) => id)).toEqual([other])
    expect(await db().reportKey.count()).toBe(0)
    expect(await db().entitlement.count()).toBe(0)
    expect(await db().order.findUnique({ where: { id: orderId } })).toMatchObject({
      sittingId: null,
      userId,
      status: 'paid',
    })
    expect(await getCreditBalance(db(), userId)).toBe(3)
    expect(await code((await who.api()).report.get({ sittingId }))).toBe('NOT_FOUND')
    expect(await code((await who.api()).me.deleteSitting({ sittingId }))).toBe('NOT_FOUND')
  })

  test('returns the credit of an unread report only once when it is deleted', async () => {
    const { userId, who } = await ana()
    const [unread, read, kept] = [await completeSitting(who), await completeSitting(who), await completeSitting(who)]
    await db().$transaction((tx) => addCredits(tx, userId, 1, 'refund', 'of an earlier report'))
    for (const sittingId of [unread, read, kept]) await unlock(userId, sittingId)
    await db().entitlement.updateMany({ where: { sittingId: read }, data: { firstReadAt: new Date() } })
    expect(await getCreditBalance(db(), userId)).toBe(1)
    const api = await who.api()
    const calls = [1, 2, 3].map(() => code(api.me.deleteSitting({ sittingId: unread })))
    expect((await Promise.all(calls)).sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'no refusal'])
    await api.me.deleteSitting({ sittingId: read })
    expect(await getCreditBalance(db(), userId)).toBe(2)
    // Only the credit of the deleted unread report was returned, besides the earlier one.
    const spent = await db().creditEntry.findFirstOrThrow({ where: { reason: 'unlock' }, orderBy: { id: 'asc' } })
    expect(await db().creditEntry.findMany({ where: { reason: 'refund' }, orderBy: { id: 'asc' } })).toMatchObject([
      { delta: 1, reference: 'of an earlier report' },
      { delta: 1, reference: String(spent.id) },
    ])
  })

  test.each([
    { how: 'given back by its owner', by: 'owner' },
    { how: 'taken back by the operator', by: 'operator' },
  ])('returns no credit when it is deleted after its report was $how', async ({ by }) => {
    const { userId, who } = await ana()
    const sittingId = await completeSitting(who)
    const api = await who.api()
    await api.report.unlock({ sittingId })
    if (by === 'owner') await api.report.giveBack({ sittingId })
    else await db().entitlement.update({ where: { sittingId }, data: { revokedAt: new Date() } })
    const before = await getCreditBalance(db(), userId)
    await api.me.deleteSitting({ sittingId })
    expect(await getCreditBalance(db(), userId)).toBe(before)
  })

  test.runIf(onPostgres).each([
    { what: 'payment', table: Prisma.raw('"Order"'), paid: true },
    { what: 'unlock of its report', table: Prisma.raw('"User"'), paid: false },
  ])('is deleted only after a concurrent $what has finished', async ({ table, paid }) => {
    const { userId, who } = await ana()
    const sittingId = await completeSitting(who)
    if (paid) await orderFor(sittingId, 'pending', userId)
    else await unlock(userId, sittingId)
    const api = await who.api()
    const held = await db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM ${table} FOR UPDATE`
      const answer = code(api.me.deleteSitting({ sittingId }))
      await waitForLockWaiters(database.current)
      await tx.$queryRaw`SELECT 1 FROM "Sitting" WHERE "id" = ${sittingId} FOR UPDATE`
      return { answer }
    })
    expect(await held.answer).toBe('no refusal')
    expect(await db().sitting.count()).toBe(0)
    expect(await getCreditBalance(db(), userId)).toBe(3)
  })

  test('can be deleted without an account only by the browser that took it', async () => {
    const who = browser()
    const sittingId = await completeSitting(who)
    const stranger = browser()
    expect(await code((await stranger.api()).me.deleteSitting({ sittingId }))).toBe('NOT_FOUND')
    await startSitting(stranger)
    expect(await code((await stranger.api()).me.deleteSitting({ sittingId }))).toBe('NOT_FOUND')
    const { who: signedIn } = await ana()
    expect(await code((await signedIn.api()).me.deleteSitting({ sittingId }))).toBe('NOT_FOUND')
    await (await who.api()).me.deleteSitting({ sittingId })
    expect(await db().sitting.count({ where: { id: sittingId } })).toBe(0)
  })
})

describe('the withdrawal of consent', () => {
  test('deletes all sittings of the account, but neither the account nor its orders', async () => {
    const { userId, who } = await ana()
    const foreign = await completeSitting(browser())
    const first = await completeSitting(who)
    await startSitting(who, 'mood-energy')
    await unlock(userId, first)
    await orderFor(first, 'pending', userId)
    const { me } = await who.api()
    expect(await me.consents()).toEqual({ sittings: 2, norms: 0, counted: 0 })
    await me.withdrawConsent()
    expect(await me.consents()).toEqual({ sittings: 0, norms: 0, counted: 0 })
    expect((await db().sitting.findMany()).map(({ id }) => id)).toEqual([foreign])
    expect(await db().user.count()).toBe(1)
    expect(await db().order.findMany()).toMatchObject([{ userId, sittingId: null, status: 'pending' }])
    expect(await getCreditBalance(db(), userId)).toBe(3)
  })

  test('changes no other consent and no other account when only the norms consent is withdrawn', async () => {
    const { who } = await ana()
    const counted = await completeSitting(who)
    await db().sitting.update({ where: { id: counted }, data: { normsCollectedAt: new Date() } })
    const own = await completeSitting(who)
    const foreign = await completeSitting(browser())
    await db().sitting.updateMany({ data: { normsConsentAt: new Date() } })
    const { me } = await who.api()
    expect(await me.consents()).toEqual({ sittings: 2, norms: 1, counted: 1 })
    await me.withdrawNormsConsent()
    expect(await me.consents()).toEqual({ sittings: 2, norms: 0, counted: 1 })
    const rows = await db().sitting.findMany({ where: { normsConsentAt: null } })
    expect(rows.map(({ id }) => id)).toEqual([own])
    expect(rows.map(({ id }) => id)).not.toContain(foreign)
  })
})
