import type { Locale } from '@/core/locale'
import type { Db, Tx } from './db/db'

/**
 * Returns the id of the newest norms of one version in one language, for a report that is made now; null when there are
 * none.
 */
export async function newestNorms(
  db: Db | Tx,
  { instrument, instrumentVersion, locale }: { instrument: string; instrumentVersion: number; locale: Locale },
): Promise<string | null> {
  const row = await db.normVersion.findFirst({
    where: { instrument, instrumentVersion, locale, publishedAt: { not: null }, withdrawnAt: null },
    orderBy: { number: 'desc' },
    select: { id: true },
  })
  return row?.id ?? null
}
