import { type PublicNorms, publicNorms } from '@mindglass/psychometrics/publication/public-norms'
import { countStep } from '@mindglass/psychometrics/publication/published-cells'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { nextMilestone } from '@/core/norms/norm-plans'
import type { Db } from '@/server/db/db'
import { listNormHistory, listNormProgress, type PublishedNorm } from './published'
import { revealsAnswersByDifference } from './samples'

/** Public data of one published release. */
export interface PublishedRelease extends Omit<PublishedNorm, 'figures'> {
  norms: PublicNorms<Locale>
  /** Whether its tables are no longer offered, because beside those of another release they would reveal answers. */
  withheld: boolean
}

/** Lists every release that was ever published of one version in one language, the newest first. */
export async function listPublishedReleases(
  db: Db,
  instrument: Instrument,
  locale: Locale,
): Promise<PublishedRelease[]> {
  const releases = await listNormHistory(db, instrument.slug, instrument.version, locale)
  const withheld = findWithheldIds(releases)
  return releases.map(({ figures, ...release }) => ({
    ...release,
    norms: publicNorms(figures, instrument),
    withheld: withheld.has(release.id),
  }))
}

/**
 * Returns the ids of the releases whose tables are withheld. Of two releases that differ by a few sheets only one shows
 * its tables: the one that was not withdrawn, or the newer one if both or neither were.
 * @param releases all that were ever published of one version in one language, the newest first.
 */
export function findWithheldIds<E extends Pick<PublishedNorm, 'id' | 'n' | 'milestone' | 'withdrawnAt'>>(
  releases: readonly E[],
): ReadonlySet<string> {
  const published: E[] = []
  const withheld = new Set<string>()
  const publishedFirst = releases.toSorted((a, b) => Number(a.withdrawnAt !== null) - Number(b.withdrawnAt !== null))
  for (const release of publishedFirst) {
    if (published.some((other) => revealsAnswersByDifference(other, release))) withheld.add(release.id)
    else published.push(release)
  }
  return withheld
}

/**
 * Returns the sittings counted so far, rounded down to a multiple of five so that the day of a single one stays hidden,
 * and the number at which figures are made next; the count is null below five.
 */
export async function readReleaseProgress(
  db: Db,
  { slug, version }: Instrument,
  locale: Locale,
): Promise<{ count: number | null; goal: number }> {
  const found = (await listNormProgress(db)).find(
    (one) => one.instrument === slug && one.instrumentVersion === version && one.locale === locale,
  )
  return found ? { count: found.n - (found.n % countStep), goal: found.next } : { count: null, goal: nextMilestone(0) }
}
