import type { Locale } from '@/core/locale'
import { NormFigures } from '@/core/norms/norm-figures'
import { nextMilestone } from '@/core/norms/norm-plans'
import type { NormVersion } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'

/** A version of the norms that is public. */
export interface PublishedNorm {
  id: string
  instrument: string
  instrumentVersion: number
  locale: Locale
  number: number
  n: number
  /** See `NormVersion.milestone`. */
  milestone: number | null
  figures: NormFigures
  codeHash: string
  itemHash: string
  plan: string
  frozenAt: Date
  publishedAt: Date
  /** Time when it was found wrong; earlier reports keep it, new ones do not use it. */
  withdrawnAt: Date | null
}

function published({ figures, frozenBy: _frozenBy, createdAt: _createdAt, ...row }: NormVersion): PublishedNorm[] {
  const { frozenAt, publishedAt } = row
  return frozenAt && publishedAt ? [{ ...row, figures: NormFigures.parse(figures), frozenAt, publishedAt }] : []
}

/** Returns the newest norms of one version in one language; null while there are none. */
export async function findPublishedNorm(
  db: Db,
  slug: string,
  version: number,
  locale: Locale,
): Promise<PublishedNorm | null> {
  const row = await db.normVersion.findFirst({
    where: { instrument: slug, instrumentVersion: version, locale, publishedAt: { not: null }, withdrawnAt: null },
    orderBy: { number: 'desc' },
  })
  return row && (published(row)[0] ?? null)
}

/** Returns the norms that a report keeps, even if they were withdrawn later. */
export async function findNormById(db: Db, id: string): Promise<PublishedNorm | null> {
  const row = await db.normVersion.findUnique({ where: { id } })
  return row && (published(row)[0] ?? null)
}

/** Returns all norms that were ever published of one version in one language, newest first. */
export async function listNormHistory(db: Db, slug: string, version: number, locale: Locale): Promise<PublishedNorm[]> {
  const rows = await db.normVersion.findMany({
    where: { instrument: slug, instrumentVersion: version, locale, publishedAt: { not: null } },
    orderBy: { number: 'desc' },
  })
  return rows.flatMap(published)
}

/** Number of answer sheets of one version in one language, and how many its next norms need. */
export interface NormProgress {
  instrument: string
  instrumentVersion: number
  locale: Locale
  /** Number of valid sheets with an answer to every item, and the number at which the next version is made. */
  n: number
  next: number
}

/** Counts the valid and complete sheets of each version in each language; leaves out those with fewer than five. */
export async function listNormProgress(db: Db): Promise<NormProgress[]> {
  const tallies = await db.normTally.findMany({
    where: { complete: { gte: 5 } },
    select: { instrument: true, instrumentVersion: true, locale: true, complete: true },
    orderBy: [{ instrument: 'asc' }, { instrumentVersion: 'asc' }, { locale: 'asc' }],
  })
  return tallies.map(({ complete: n, ...triple }) => ({ ...triple, n, next: nextMilestone(n) }))
}
