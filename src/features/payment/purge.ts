import type { Db } from '@/server/db'

const dayMs = 24 * 60 * 60 * 1000
/** As long as the answers that nobody paid for. */
const keptDays = 90

/**
 * Deletes orders that never were paid and never can be: the law asks for no trace of them, and each holds an address.
 * Returns how many went.
 */
export async function purgeUnpaid(db: Db, now: Date): Promise<number> {
  const { count } = await db.order.deleteMany({
    where: {
      status: { in: ['failed', 'expired'] },
      paidAt: null,
      // Set while the provider is still to be asked.
      checkAt: null,
      createdAt: { lt: new Date(now.getTime() - keptDays * dayMs) },
    },
  })
  return count
}
