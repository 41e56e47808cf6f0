import { findInstrument, instrumentText } from '@/content/instruments'
import type { Locale } from '@/core/locale'
import type { Db } from '@/server/db'
import { creditBalance } from '../auth/credits'
import { isVip } from '../shop/membership'
import type { Overview } from './schema'

/** What the account has left, and which of its tests can be compared over time. */
export async function getOverview(db: Db, userId: string, locale: Locale): Promise<Overview> {
  const [credits, vip, taken] = await Promise.all([
    creditBalance(db, userId),
    isVip(db, userId),
    db.administration.groupBy({
      by: ['instrument'],
      where: { taker: { userId }, completedAt: { not: null } },
      _count: true,
      orderBy: { instrument: 'asc' },
    }),
  ])
  const trends = await Promise.all(
    taken
      .filter(({ _count }) => _count > 1)
      .map(async ({ instrument: slug, _count: times }) => {
        const instrument = findInstrument(slug)
        if (!instrument) throw new Error(`no instrument ${slug}`)
        return { slug, title: (await instrumentText(instrument, locale)).title, times }
      }),
  )
  return { credits: Math.max(0, credits), vip, trends }
}
