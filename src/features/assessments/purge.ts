import type { Db } from '@/server/db'

const dayMs = 24 * 60 * 60 * 1000
const keptDays = 90

/**
 * Deletes sittings untouched for 90 days that nobody paid for, and then guests that own nothing any more. A sitting
 * with money still on its way (an open or a held order) stays, and so does a completed one of an account. Returns how many sittings went.
 */
export async function purgeAbandoned(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * dayMs)
  const { count } = await db.sitting.deleteMany({
    where: {
      savedAt: { lt: before },
      entitlement: null,
      NOT: { completedAt: { not: null }, guest: { userId: { not: null } } },
      orders: { none: { status: { in: ['pending', 'paid', 'held'] } } },
    },
  })
  await db.guest.deleteMany({
    where: { createdAt: { lt: before }, sittings: { none: {} }, orders: { none: {} } },
  })
  return count
}
