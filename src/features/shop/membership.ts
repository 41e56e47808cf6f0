import type { Db, Tx } from '@/server/db/db'

/** Returns whether the account is a member; a returned purchase ends its membership. */
export async function isVip(db: Db | Tx, userId: string | null): Promise<boolean> {
  return userId !== null && (await db.vipGrant.count({ where: { userId, revokedAt: null } })) > 0
}

/** Returns the start of the account's membership; null if it is not a member. */
export async function getVipStart(db: Db, userId: string): Promise<Date | null> {
  const grant = await db.vipGrant.findFirst({ where: { userId, revokedAt: null }, select: { createdAt: true } })
  return grant?.createdAt ?? null
}

/**
 * Makes the account a member, by an order or a gift; returns false if it already is one. Of two at once, one succeeds.
 */
export async function grantVip(
  tx: Tx,
  userId: string,
  source: { orderId: string } | { giftId: string },
): Promise<boolean> {
  const created = await tx.vipGrant.createMany({ data: [{ userId, ...source }], skipDuplicates: true })
  if (created.count === 1) return true
  const again = await tx.vipGrant.updateMany({
    where: { userId, revokedAt: { not: null } },
    data: { orderId: null, giftId: null, ...source, createdAt: new Date(), revokedAt: null },
  })
  return again.count === 1
}
