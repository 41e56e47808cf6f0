import type { Locale } from '@/core/locale'
import { measuredOf } from '@/core/psychometrics/norm-measured'
import { normStage } from '@/core/psychometrics/norms'
import type { Measured } from '@/core/psychometrics/uncertainty'
import { type Place, placeIn } from '@/core/report/place'
import { measuredParts, normOfId, type PublishedNorm, publishedNorms } from '@/features/norms/published'
import type { Db, Tx } from '@/server/db'
import type { NormsView, ReportInput } from './schema'

/** The norms that one report may be read with. */
export interface ReportNorms {
  /** Kept since it was made: what was measured with them draws its scores. */
  own: PublishedNorm | null
  /** Those that places are told from: its own, or the newest where the reader asked for them. */
  used: PublishedNorm | null
  /** What else it can be read with. */
  offer: NormsView['offer']
}

interface Row {
  instrument: string
  instrumentVersion: number
  locale: Locale
  normVersionId: string | null
}

/** @param wanted newest: for this one reading alone; nothing of it is kept. */
export async function normsOf(db: Db, row: Row, wanted: ReportInput['norms']): Promise<ReportNorms> {
  const [own, newest] = await Promise.all([
    row.normVersionId === null ? null : normOfId(db, row.normVersionId),
    publishedNorms(db, row.instrument, row.instrumentVersion, row.locale),
  ])
  const newer = newest !== null && newest.number > (own?.number ?? 0) ? newest : null
  if (newer === null) return { own, used: own, offer: null }
  return wanted === 'newest' ? { own, used: newer, offer: 'own' } : { own, used: own, offer: 'newer' }
}

/** What is said of them in a report. */
export function normsView({ own, used, offer }: ReportNorms): NormsView {
  return {
    used: used && { edition: used.number, n: used.n },
    measured: own && normStage(own.n) !== 'design' ? own.n : null,
    offer,
  }
}

/** The measured error of a part of one sitting; null where it is assumed. */
export type ErrorOf = (part: string) => Measured | null

/** What is measured of a part in the norms that a report keeps. */
export const measuredIn =
  (norms: ReportNorms | undefined): ErrorOf =>
  (part) =>
    norms?.own ? measuredOf(norms.own.figures, part) : null

type Kept = Pick<Row, 'normVersionId'>

/**
 * The same for sittings outside of their reports: wherever scores are drawn or compared, their error is that of the norms
 * that the sitting keeps, so that no two places tell different ones.
 * @param rows all that are to be asked about; others have no measured error
 */
export async function errorsOf(db: Db | Tx, rows: readonly Kept[]): Promise<(row: Kept) => ErrorOf> {
  const measured = await measuredParts(db, [...new Set(rows.flatMap(({ normVersionId }) => normVersionId ?? []))])
  return ({ normVersionId }) => {
    const parts = measured.get(normVersionId ?? '') ?? []
    return (part) => measuredOf({ parts }, part)
  }
}

/** Where a score lies among the visitors of the norms in use. */
export const placeAmong = (
  norms: ReportNorms | undefined,
  part: string,
  score: Parameters<typeof placeIn>[2],
): Place | null => (norms?.used ? placeIn(norms.used.figures, part, score) : null)
