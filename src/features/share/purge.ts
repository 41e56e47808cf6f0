import type { Db } from '@/server/db'

const dayMs = 24 * 60 * 60 * 1000
/** Days for which a closed link still says that it was closed. */
const closedDays = 30

/** Deletes invitations that nobody answered in time, and what was closed a month ago. */
export async function purgeShared(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - closedDays * dayMs)
  await db.comparison.deleteMany({
    where: { OR: [{ inviteeSittingId: null, expiresAt: { lte: now } }, { endedAt: { lt: before } }] },
  })
  await db.shareCard.deleteMany({ where: { revokedAt: { lt: before } } })
}
