import type { Level } from '@mindglass/psychometrics/instrument'
import { coarseInterval } from '@mindglass/psychometrics/publication/coarse'
import { halfWidthOf } from '@mindglass/psychometrics/scoring/uncertainty'
import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import { isRead } from '@/core/commerce/entitlement'
import { DomainError } from '@/core/error/error'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import type { Measure } from '@/core/norms/comparable'
import { loadMeasurementErrors, type MeasurementErrorLookup } from '@/features/assessments/measurement-errors'
import { sittingResult } from '@/features/assessments/stored-sitting'
import { createFreeExcerpt, type FreeExcerpt } from '@/features/report/view/free-excerpt'
import type { Prisma } from '@/generated/prisma/client'
import { type Owner, ownedBy } from '@/server/auth/principal'
import type { Db, Tx } from '@/server/db/db'

/** A finished sitting of a test that may be shown to others. */
export interface ShareableSitting {
  sittingId: string
  instrument: Instrument
  /** Measure of its scores, which are compared only with scores of the same measure. */
  measure: Measure
  completedAt: Date
  /** Returns its drawing data and its sentence, both free. */
  likeness: (locale: Locale) => Promise<FreeExcerpt>
  /**
   * Parts that can be shown, in the order of the test: the free dimension, or all once the full report is open and was
   * read. An unread report shows no more, because its owner could see a part here and still return the report.
   */
  open: readonly ShareablePart[]
}

export interface ShareablePart {
  id: string
  level: Level
  pomp: number
  /** Half width of the score interval, in points. */
  half: number
  /** Position at which it is drawn for others, see `coarseInterval`. */
  drawn: { at: number; half: number }
}

/** Columns needed for a `Shareable`. */
export const shareableSelect = {
  id: true,
  instrument: true,
  instrumentVersion: true,
  locale: true,
  completedAt: true,
  result: true,
  responses: true,
  normVersionId: true,
  entitlement: { select: { revokedAt: true, suspendedAt: true, firstReadAt: true } },
} satisfies Prisma.SittingSelect
type Row = Prisma.SittingGetPayload<{ select: typeof shareableSelect }>

/**
 * Returns what the owner of a sitting can show to others; null for an open sitting, for one in which nothing could be
 * scored, and for every test about mood or health, because these are never shown to others.
 */
export function toShareable(row: Row, measured: MeasurementErrorLookup): ShareableSitting | null {
  const instrument = findInstrument(row.instrument, row.instrumentVersion)
  const result = sittingResult(row)
  if (!instrument?.shareable || row.completedAt === null || result === null) return null
  if (result.dimensions.every(({ level }) => level === null)) return null
  const read = isRead(row.entitlement)
  const open = result.dimensions.flatMap(({ id, level, pomp, answered, items }): ShareablePart[] => {
    if (level === null || pomp === null || !(read || id === instrument.freeDimension)) return []
    const error = measured(id)
    const part = { answered, items, pomp }
    return [{ id, level, pomp, half: halfWidthOf(part, error), drawn: coarseInterval({ ...part, level }, error) }]
  })
  return {
    sittingId: row.id,
    instrument,
    measure: { slug: row.instrument, version: row.instrumentVersion, locale: row.locale },
    completedAt: row.completedAt,
    likeness: (locale) => createFreeExcerpt(instrument, result, row, locale, measured),
    open,
  }
}

/**
 * Loads a sitting for its owner only: neither the buyer of a report nor the holder of a link to it can share it.
 * @throws DomainError NOT_FOUND, the same for an unknown, a foreign and an open sitting, and for a test that is not
 * shared.
 */
export async function loadOwnShareable(db: Db | Tx, principal: Owner, sittingId: string): Promise<ShareableSitting> {
  const where = { id: sittingId, ...ownedBy(principal) }
  const row = await db.sitting.findFirst({ where, select: shareableSelect })
  const sitting = row && toShareable(row, (await loadMeasurementErrors(db, [row]))(row))
  if (!sitting) throw new DomainError('NOT_FOUND')
  return sitting
}

/** Returns the texts of the dimensions in `only`, in the order of the test. */
export async function loadPartTexts(instrument: Instrument, locale: Locale, only: Iterable<string>) {
  const { dimensions } = await loadInstrumentText(instrument, locale)
  const wanted = new Set(only)
  return instrument.dimensions.flatMap(({ id }) => {
    const text = dimensions[id]
    return text && wanted.has(id) ? [{ id, name: text.name, low: text.low, high: text.high }] : []
  })
}

export const loadTestTitle = async (instrument: Instrument, locale: Locale): Promise<string> =>
  (await loadInstrumentText(instrument, locale)).title

/** Returns the line about the test's subject. */
export const loadTestTagline = async (instrument: Instrument, locale: Locale): Promise<string> =>
  (await loadInstrumentText(instrument, locale)).tagline
