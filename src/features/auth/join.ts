import type { Tx } from '@/server/db'

/**
 * What the browser did before it signed in becomes the account's: its taker with all sittings and orders, and, once
 * the address is proved, every order paid with it elsewhere. What belongs to another account stays there.
 */
export async function joinAccount(tx: Tx, userId: string, takerId: string | null): Promise<void> {
  if (takerId !== null) {
    await tx.taker.updateMany({ where: { id: takerId, userId: null }, data: { userId } })
    await tx.order.updateMany({ where: { takerId, taker: { userId }, userId: null }, data: { userId } })
  }
  await tx.$executeRaw`
    UPDATE "Order" o SET "userId" = u.id FROM "User" u
    WHERE u.id = ${userId} AND u."emailVerifiedAt" IS NOT NULL AND o."userId" IS NULL AND lower(o.email) = u.email
      AND o.status IN ('paid', 'refunded')
      AND NOT EXISTS (SELECT 1 FROM "Taker" t WHERE t.id = o."takerId" AND t."userId" <> u.id)`
}
