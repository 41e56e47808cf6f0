import { ordersPlacedByWhere, type Principal } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'

export const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * Returns the addresses known to be the reader's: the account's verified one, and the one that this report was mailed
 * to.
 */
export async function findKnownAddresses(
  db: Db,
  principal: Pick<Principal, 'guestId' | 'userId'>,
  sittingId: string,
): Promise<string[]> {
  const { userId } = principal
  const user =
    userId === null ? null : await db.user.findFirst({ where: { id: userId, emailVerifiedAt: { not: null } } })
  const order = await db.order.findFirst({
    where: { ...ordersPlacedByWhere(principal), entitlement: { sittingId, revokedAt: null } },
    select: { email: true },
  })
  return [user?.email, order?.email].filter((address) => address !== undefined)
}
