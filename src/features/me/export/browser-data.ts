import type { Prisma } from '@/generated/prisma/client'
import type { Principal } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import type { BrowserData } from '../settings/settings-schema'

/** Returns the filter for other people's reports that a mailed link has opened in this browser, and still opens. */
export const linkedReportFilter = (
  { guestId, reportKeyHashes }: Pick<Principal, 'guestId' | 'reportKeyHashes'>,
  now: Date,
): Prisma.SittingWhereInput => ({
  guestId: { not: guestId ?? '' },
  reportKeys: { some: { keyHash: { in: [...reportKeyHashes] }, expiresAt: { gt: now }, revokedAt: null } },
  entitlement: { revokedAt: null, suspendedAt: null },
})

/**
 * Counts the sittings and orders of a browser without an account, and the reports that mailed links have opened in it.
 */
export async function getBrowserData(db: Db, principal: Principal, now = new Date()): Promise<BrowserData> {
  const guestId = principal.guestId ?? ''
  const [sittings, orders, linked] = await Promise.all([
    db.sitting.count({ where: { guestId } }),
    db.order.count({ where: { guestId } }),
    db.sitting.count({ where: linkedReportFilter(principal, now) }),
  ])
  return { sittings, orders, linked }
}
