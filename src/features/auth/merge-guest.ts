import type { Tx } from '@/server/db/db'

/**
 * Moves a browser's earlier data to the account: its guest with all sittings and orders, and, once the address is
 * verified, every order paid with it elsewhere. Data that belongs to another account stays there.
 */
export async function mergeGuestIntoAccount(tx: Tx, userId: string, guestId: string | null): Promise<void> {
  if (guestId !== null) {
    await tx.guest.updateMany({ where: { id: guestId, userId: null }, data: { userId } })
    await tx.order.updateMany({ where: { guestId, guest: { userId }, userId: null }, data: { userId } })
    await keepNewestReviews(tx, userId)
  }
  await tx.$executeRaw`
    UPDATE "Order" o SET "userId" = u.id FROM "User" u
    WHERE u.id = ${userId} AND u."emailVerifiedAt" IS NOT NULL AND o."userId" IS NULL AND lower(o.email) = u.email
      AND o.status IN ('paid', 'refunded')
      AND NOT EXISTS (SELECT 1 FROM "Guest" t WHERE t.id = o."guestId" AND t."userId" <> u.id)`
}

/**
 * Locks a person (an account, or a browser without one) until the transaction ends, for actions that each person may
 * take only once.
 */
export async function lockPerson(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`person:${id}`}, 0))`
}

/** Keeps the newest review of each test, when two browsers that reviewed it turn out to belong to one person. */
async function keepNewestReviews(tx: Tx, userId: string): Promise<void> {
  await lockPerson(tx, userId)
  await tx.$executeRaw`
    DELETE FROM "Review" r USING "Guest" t
    WHERE t.id = r."guestId" AND t."userId" = ${userId} AND EXISTS (
      SELECT 1 FROM "Review" n JOIN "Guest" nt ON nt.id = n."guestId"
      WHERE nt."userId" = ${userId} AND n.instrument = r.instrument AND (n."createdAt", n.id) > (r."createdAt", r.id))`
}
