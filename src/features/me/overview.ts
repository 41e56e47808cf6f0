import type { Locale } from '@/core/locale'
import type { Db } from '@/server/db'
import { creditBalance } from '../auth/credits'
import { isVip } from '../shop/membership'
import type { Overview } from './schema'
import { listTrends } from './trend'

/** What the account has left, and which of its tests can be compared over time. */
export async function getOverview(db: Db, userId: string, locale: Locale): Promise<Overview> {
  const [credits, vip, trends] = await Promise.all([
    creditBalance(db, userId),
    isVip(db, userId),
    listTrends(db, userId, locale),
  ])
  return { credits: Math.max(0, credits), vip, trends }
}
