import { findInstrument } from '@/content/instruments'
import { careOfSitting } from '@/core/psychometrics/care'
import type { Prisma } from '@/generated/prisma/client'
import { valuesOf } from './responses'
import { sittingResponses, sittingResult } from './stored'

/** What has to be read of a sitting to know whether its report may be offered. */
export const offerable = {
  id: true,
  instrument: true,
  instrumentVersion: true,
  result: true,
  responses: true,
} satisfies Prisma.SittingSelect
type Row = Prisma.SittingGetPayload<{ select: typeof offerable }>

/** As on the summary: nothing is offered beside help, nor on answers that hardly hang together. */
export function mayOffer(row: Row): boolean {
  const instrument = findInstrument(row.instrument, row.instrumentVersion)
  const result = sittingResult(row)
  if (!instrument || result === null) return false
  return careOfSitting(instrument, result, valuesOf(sittingResponses(row))).offer
}
