import { DAY_MS } from '@/core/time'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { noteFirstReading, noteUse } from '@/server/entitlements'

/**
 * Marks full reports as read before any value leaves the server, so that a person cannot read one and then return it.
 * Later readings note that the result is still in use, at most once a day.
 * @returns those of the requested sittings whose report is open and now counts as read; no others may be shown
 */
export async function markReportsRead(db: Db, which: Prisma.EntitlementWhereInput, now: Date): Promise<Set<string>> {
  const open = { ...which, revokedAt: null, suspendedAt: null }
  await noteFirstReading(db, open, now)
  await noteUse(db, { ...open, usedAt: { lt: new Date(now.getTime() - DAY_MS) } }, now)
  const read = await db.entitlement.findMany({
    where: { ...open, firstReadAt: { not: null } },
    select: { sittingId: true },
  })
  return new Set(read.map(({ sittingId }) => sittingId))
}
