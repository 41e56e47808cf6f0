import { forgetGifts } from '@/features/shop/gifts'
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

/** Orders of an owner and of their sittings, locked; ordered as payment locks them. */
export const lockOrders = (tx: Tx, owner: Owner): Promise<LockedOrder[]> => tx.$queryRaw<LockedOrder[]>`
  SELECT "id", "userId", "sittingId", "status"::text AS "status", "email", "giftEmail", "checkAt" FROM "Order"
  WHERE "userId" = ${owner.userId} OR ${ownedBySql(owner)}
    OR "sittingId" IN (SELECT "id" FROM "Sitting" WHERE ${ownedBySql(owner)})
  ORDER BY "id" FOR UPDATE`

/**
 * Parts locked orders from the person who is being deleted, before their sittings go. What money can still come for keeps its
 * address and its sitting, so that what was paid for arrives; everything settled keeps neither.
 */
export async function parted(tx: Tx, owner: Owner, orders: readonly LockedOrder[]): Promise<void> {
  // An order paid for by another account stays that account's order, but loses the sitting.
  const own = orders.filter((order) => order.userId === null || order.userId === owner.userId)
  await keepOrdered(tx, owner, own.filter(isOpen))
  await pseudonymise(
    tx,
    own.filter((order) => !isOpen(order)),
  )
}

/** Whether money can still come for it, or a person has to look into it: somebody must be reachable until then. */
const isOpen = ({ status, checkAt }: LockedOrder): boolean =>
  status === 'pending' || status === 'held' || (checkAt !== null && (status === 'failed' || status === 'expired'))

/** A sitting that is being paid for moves to a guest that no browser can be, with nothing of its owner on it. */
async function keepOrdered(tx: Tx, owner: Owner, open: readonly LockedOrder[]): Promise<void> {
  const sittings = await tx.sitting.findMany({
    where: {
      id: { in: open.flatMap(({ sittingId }) => sittingId ?? []) },
      guest: guestsOf(owner),
      // Open already, so that another payment for it is given back.
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

/** Settled orders keep amounts and times. Their addresses become keyed hashes, by which one can still be found again. */
async function pseudonymise(tx: Tx, orders: readonly LockedOrder[]): Promise<void> {
  const ids = orders.map(({ id }) => id)
  await tx.reportKey.deleteMany({ where: { orderId: { in: ids } } })
  const nobody = { userId: null, guestId: null, sittingId: null }
  await tx.order.updateMany({ where: { id: { in: ids } }, data: nobody })
  for (const email of new Set(orders.map((order) => order.email))) {
    await tx.order.updateMany({ where: { id: { in: ids }, email }, data: { email: pseudonymOf(email) } })
  }
  await forgetGifts(tx, ids)
  for (const giftEmail of new Set(orders.flatMap((order) => order.giftEmail ?? []))) {
    await tx.order.updateMany({ where: { id: { in: ids }, giftEmail }, data: { giftEmail: pseudonymOf(giftEmail) } })
  }
}
