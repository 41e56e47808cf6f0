import { expect, test } from 'vitest'
import { addCredits, spendCredit } from '@/features/credits/credits'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import {
  grantEntitlement,
  restoreEntitlement,
  resumeEntitlement,
  revokeEntitlement,
  revokeRefunded,
  suspendEntitlement,
} from './entitlements'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00Z')
const before = new Date('2026-11-01T10:00:00Z')

/** Creates a report that an order has opened. */
async function granted() {
  const { id: orderId, sittingId } = await createPaidOrder(db(), { email: 'ana@example.org' })
  return { orderId, sittingId: sittingId ?? '' }
}
const find = (sittingId: string) => db().entitlement.findUniqueOrThrow({ where: { sittingId } })
const grant = (sittingId: string, orderId: string) =>
  db().$transaction((tx) => grantEntitlement(tx, sittingId, { orderId }, now))

test('an entitlement moves to another order only after it was revoked, with its earlier dates cleared', async () => {
  const [mine, other] = [await granted(), await granted()]
  await db().entitlement.deleteMany({ where: { orderId: other.orderId } })
  await db().entitlement.updateMany({ data: { firstReadAt: before, suspendedAt: before, usedAt: before } })
  expect(await grant(mine.sittingId, other.orderId)).toBe(false)
  expect(await find(mine.sittingId)).toMatchObject({ orderId: mine.orderId, usedAt: before })

  expect(await revokeEntitlement(db(), { sittingId: mine.sittingId }, 'staff', now)).toBe(true)
  expect(await grant(mine.sittingId, other.orderId)).toBe(true)
  const anew = { revokedAt: null, closedFor: null, suspendedAt: null, firstReadAt: null, usedAt: now }
  expect(await find(mine.sittingId)).toMatchObject({ orderId: other.orderId, creditEntryId: null, ...anew })
})

test('a credit takes over an entitlement whose order was refunded', async () => {
  const { sittingId, orderId } = await granted()
  const userId = await openAccount(db())
  const creditEntryId = await db().$transaction(async (tx) => {
    await revokeRefunded(tx, orderId, before)
    await addCredits(tx, userId, 1, 'refund', 'an unlocking')
    const entry = await spendCredit(tx, userId, sittingId)
    expect(await grantEntitlement(tx, sittingId, { creditEntryId: entry }, now)).toBe(true)
    expect(await grantEntitlement(tx, sittingId, { orderId }, now)).toBe(false)
    return entry
  })
  expect(await find(sittingId)).toMatchObject({ orderId: null, creditEntryId, revokedAt: null, closedFor: null })
})

test('an entitlement that is revoked twice keeps the time and reason of the first revocation', async () => {
  const { sittingId } = await granted()
  expect(await revokeEntitlement(db(), { sittingId }, 'staff', before)).toBe(true)
  expect(await revokeEntitlement(db(), { sittingId }, null, now)).toBe(false)
  expect(await find(sittingId)).toMatchObject({ revokedAt: before, closedFor: 'staff' })
})

test('an entitlement revoked by staff is marked as refunded once its order is refunded', async () => {
  const { sittingId, orderId } = await granted()
  await revokeEntitlement(db(), { sittingId }, 'staff', before)
  await db().$transaction((tx) => revokeRefunded(tx, orderId, now))
  expect(await find(sittingId)).toMatchObject({ revokedAt: before, closedFor: 'refund' })
})

test('an entitlement is restored only to the order that had it', async () => {
  const { sittingId, orderId } = await granted()
  await revokeEntitlement(db(), { sittingId }, 'staff', before)
  const { id } = await find(sittingId)
  await restoreEntitlement(db(), { id, orderId: 'another' }, now)
  expect(await find(sittingId)).toMatchObject({ revokedAt: before })
  await restoreEntitlement(db(), { id, orderId }, now)
  expect(await find(sittingId)).toMatchObject({ revokedAt: null, closedFor: null, usedAt: now })
})

test('a suspension keeps its first start time and affects only its own order until it is ended', async () => {
  const [mine, other] = [await granted(), await granted()]
  await db().$transaction(async (tx) => {
    await suspendEntitlement(tx, mine.orderId, before)
    await suspendEntitlement(tx, mine.orderId, now)
  })
  expect((await find(mine.sittingId)).suspendedAt).toEqual(before)
  expect((await find(other.sittingId)).suspendedAt).toBeNull()
  await db().$transaction((tx) => resumeEntitlement(tx, mine.orderId))
  expect((await find(mine.sittingId)).suspendedAt).toBeNull()
})
