import { pseudonymizeGifts } from '@/features/shop/gifts'
import { guestsOf, type Owner, ownedBySql } from '@/server/auth/principal'
import { hashKey, pseudonymOf, randomId, randomKey } from '@/server/crypto/secrets'
import type { Tx } from '@/server/db/db'

interface LockedOrder {
  id: string
  userId: string | null
  sittingId: string | null
  status: string
  email: string
  giftEmail: string | null
  checkAt: Date | null
}

/** Locks the orders of an owner and of their sittings, in the order that payment uses. */
export const lockOrders = (tx: Tx, owner: Owner): Promise<LockedOrder[]> => tx.$queryRaw<LockedOrder[]>`
  SELECT "id", "userId", "sittingId", "status"::text AS "status", "email", "giftEmail", "checkAt" FROM "Order"
  WHERE "userId" = ${owner.userId} OR ${ownedBySql(owner)}
    OR "sittingId" IN (SELECT "id" FROM "Sitting" WHERE ${ownedBySql(owner)})
  ORDER BY "id" FOR UPDATE`

/**
 * Separates locked orders from a person who is being deleted; it runs before the person's sittings are deleted. An
 * order for which money can still arrive keeps its address and its sitting, so that the paid report is delivered; a
 * settled order keeps neither.
 */
export async function detachOrders(tx: Tx, owner: Owner, orders: readonly LockedOrder[]): Promise<void> {
  // An order paid for by another account stays that account's order, but loses the sitting.
  const own = orders.filter((order) => order.userId === null || order.userId === owner.userId)
  await keepOrdered(tx, owner, own.filter(isOpen))
  await pseudonymizeOrders(
    tx,
    own.filter((order) => !isOpen(order)),
  )
}

/**
 * Returns whether money can still arrive, or an operator has to check the payment: until then, the buyer must be
 * reachable.
 */
const isOpen = ({ status, checkAt }: LockedOrder): boolean =>
  status === 'pending' || status === 'held' || (checkAt !== null && (status === 'failed' || status === 'expired'))

/**
 * Moves each sitting with an open order to a new guest that no browser can use, and deletes the data of its owner from
 * it.
 */
async function keepOrdered(tx: Tx, owner: Owner, open: readonly LockedOrder[]): Promise<void> {
  const sittings = await tx.sitting.findMany({
    where: {
      id: { in: open.flatMap(({ sittingId }) => sittingId ?? []) },
      guest: guestsOf(owner),
      // Sittings with an open report are left out, because another payment for them is refunded.
      NOT: { entitlement: { revokedAt: null } },
    },
    select: { id: true },
  })
  for (const { id } of sittings) {
    const guest = await tx.guest.create({ data: { id: randomId(), keyHash: hashKey(randomKey()) } })
    const data = { guestId: guest.id, normsConsentAt: null, resumeKeyHash: null }
    await tx.sitting.update({ where: { id }, data })
    await tx.reportKey.deleteMany({ where: { sittingId: id } })
    await tx.review.deleteMany({ where: { sittingId: id } })
    await tx.reminder.deleteMany({ where: { sittingId: id } })
    await tx.retest.deleteMany({ where: { OR: [{ sittingId: id }, { secondSittingId: id }] } })
    await tx.treatmentAnswer.deleteMany({ where: { sittingId: id } })
    await tx.shareCard.deleteMany({ where: { sittingId: id } })
    await tx.comparison.deleteMany({
      where: { OR: [{ inviterSittingId: id }, { inviteeSittingId: id }] },
    })
  }
  await tx.order.updateMany({ where: { id: { in: open.map(({ id }) => id) } }, data: { userId: null, guestId: null } })
}

/**
 * Removes personal data from settled orders, which keep amounts and times. Addresses become keyed hashes, by which an
 * order can still be found.
 */
async function pseudonymizeOrders(tx: Tx, orders: readonly LockedOrder[]): Promise<void> {
  const ids = orders.map(({ id }) => id)
  await tx.reportKey.deleteMany({ where: { orderId: { in: ids } } })
  const nobody = { userId: null, guestId: null, sittingId: null }
  await tx.order.updateMany({ where: { id: { in: ids } }, data: nobody })
  for (const email of new Set(orders.map((order) => order.email))) {
    await tx.order.updateMany({ where: { id: { in: ids }, email }, data: { email: pseudonymOf(email) } })
  }
  await pseudonymizeGifts(tx, ids)
  for (const giftEmail of new Set(orders.flatMap((order) => order.giftEmail ?? []))) {
    await tx.order.updateMany({ where: { id: { in: ids }, giftEmail }, data: { giftEmail: pseudonymOf(giftEmail) } })
  }
}
