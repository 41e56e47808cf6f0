import { DAY_MS } from '@/core/time'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { noteFirstReading, noteUse } from '@/server/entitlements'

/**
 * Notes that full reports are read, before a value of them leaves, so that nobody sees what is in one and then gives it
 * back. Later readings say that the result is still used, at most once a day.
 * @returns the sittings, of those asked for, whose report is open and counts as read now: nothing of others may be shown
 */
export async function countAsRead(db: Db, which: Prisma.EntitlementWhereInput, now: Date): Promise<Set<string>> {
  const open = { ...which, revokedAt: null, suspendedAt: null }
  await noteFirstReading(db, open, now)
  await noteUse(db, { ...open, usedAt: { lt: new Date(now.getTime() - DAY_MS) } }, now)
  const read = await db.entitlement.findMany({
    where: { ...open, firstReadAt: { not: null } },
    select: { sittingId: true },
  })
  return new Set(read.map(({ sittingId }) => sittingId))
}
