import type { Locale } from '@/core/locale'
import type { Instrument } from '@/core/psychometrics/instrument'
import { nextMilestone } from '@/core/psychometrics/norm-milestones'
import { type PublicNorms, publicNorms } from '@/core/psychometrics/public-norms'
import type { Db } from '@/server/db'
import { normHistory, normProgress, type PublishedNorm } from './published'

/** One published edition as everybody may have it. */
export interface ToldEdition extends Omit<PublishedNorm, 'figures'> {
  norms: PublicNorms
}

/** Every edition that was ever published of one version in one language, the newest first. */
export async function toldEditions(db: Db, instrument: Instrument, locale: Locale): Promise<ToldEdition[]> {
  const editions = await normHistory(db, instrument.slug, instrument.version, locale)
  return editions.map(({ figures, ...edition }) => ({ ...edition, norms: publicNorms(figures, instrument) }))
}

/**
 * Sittings counted so far, and how many there will be when figures are made next; the count is null below five.
 */
export async function progressOf(
  db: Db,
  { slug, version }: Instrument,
  locale: Locale,
): Promise<{ count: number | null; goal: number }> {
  const found = (await normProgress(db)).find(
    (one) => one.instrument === slug && one.instrumentVersion === version && one.locale === locale,
  )
  return found ? { count: found.n, goal: found.next } : { count: null, goal: nextMilestone(0) }
}
