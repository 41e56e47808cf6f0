import { findInstrument } from '@/content/tests/instruments'
import { type Care, careOfSitting } from '@/core/care/care'
import type { Prisma } from '@/generated/prisma/client'
import type { MeasurementErrorLookup } from './measurement-errors'
import { valuesOf } from './responses'
import { sittingResponses, sittingResult } from './stored-sitting'

/** Columns of a sitting that the care rules need for their decision. */
export const careColumns = {
  id: true,
  instrument: true,
  instrumentVersion: true,
  result: true,
  responses: true,
  normVersionId: true,
} satisfies Prisma.SittingSelect
type Row = Prisma.SittingGetPayload<{ select: typeof careColumns }>

/** Returns what the care rules decide for a stored sitting; null before it is scored. */
export function careOfRow(row: Row, measured: MeasurementErrorLookup): Care | null {
  const instrument = findInstrument(row.instrument, row.instrumentVersion)
  const result = sittingResult(row)
  if (!instrument || result === null) return null
  return careOfSitting(instrument, result, valuesOf(sittingResponses(row)), measured)
}

/**
 * Returns whether anything may be offered to the reader for money: not beside help, and not when the answers are
 * inconsistent. The summary follows the same rule.
 */
export const mayOffer = (row: Row, measured: MeasurementErrorLookup): boolean =>
  careOfRow(row, measured)?.offer ?? false
