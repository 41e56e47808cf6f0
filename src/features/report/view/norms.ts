import { measurementErrorsOf } from '@mindglass/psychometrics/norms/measurement-errors'
import { normStage } from '@mindglass/psychometrics/norms/norms'
import type { Locale } from '@/core/locale'
import { findPercentileRank, type PercentileRank } from '@/core/report/scores/percentile-rank'
import type { MeasurementErrorLookup } from '@/features/assessments/measurement-errors'
import { findNormById, findPublishedNorm, type PublishedNorm } from '@/features/norms/published'
import type { Db } from '@/server/db/db'
import type { NormsView, ReportInput } from '../schema'

/** Norms for one report. */
export interface ReportNorms {
  /** Norms stored when the report was made: their measured errors set its score intervals. */
  own: PublishedNorm | null
  /** Norms for the percentile ranks: the report's own, or the newest if the reader asked for them. */
  used: PublishedNorm | null
  /** Other norms that the report can be read with. */
  offer: NormsView['offer']
}

interface Row {
  instrument: string
  instrumentVersion: number
  locale: Locale
  normVersionId: string | null
}

/**
 * Returns the norms for one report.
 * @param wanted newest: the newest norms, for this reading only; the choice is not stored
 */
export async function loadReportNorms(db: Db, row: Row, wanted: ReportInput['norms']): Promise<ReportNorms> {
  const [own, newest] = await Promise.all([
    row.normVersionId === null ? null : findNormById(db, row.normVersionId),
    findPublishedNorm(db, row.instrument, row.instrumentVersion, row.locale),
  ])
  const newer = newest !== null && newest.number > (own?.number ?? 0) ? newest : null
  if (newer === null) return { own, used: own, offer: null }
  return wanted === 'newest' ? { own, used: newer, offer: 'own' } : { own, used: own, offer: 'newer' }
}

/** Returns the facts that a report states about its norms. */
export function buildNormsView({ own, used, offer }: ReportNorms): NormsView {
  return {
    used: used && { release: used.number, n: used.n },
    measured: own && normStage(own.n) !== 'design' ? own.n : null,
    offer,
  }
}

/** Returns the measured errors of a part in the norms that a report keeps. */
export const measuredErrorsIn =
  (norms: ReportNorms | undefined): MeasurementErrorLookup =>
  (part) =>
    norms?.own ? measurementErrorsOf(norms.own.figures, part) : null

/** Returns the percentile rank of a score among the visitors of the norms in use. */
export const percentileRankAmong = (
  norms: ReportNorms | undefined,
  part: string,
  score: Parameters<typeof findPercentileRank>[2],
): PercentileRank | null => (norms?.used ? findPercentileRank(norms.used.figures, part, score) : null)
