import type { SittingResult } from '@mindglass/psychometrics/scoring/result'
import { findInstrument } from '@/content/tests/instruments'
import { groupsQuestionDays, helpExclusionDays, retestDays } from '@/core/evidence/plan'
import type { Instrument } from '@/core/instrument'
import { DAY_MS } from '@/core/time'
import { careOfRow } from '@/features/assessments/care'
import { loadMeasurementErrors } from '@/features/assessments/measurement-errors'
import { sittingResult } from '@/features/assessments/stored-sitting'
import type { Sitting } from '@/generated/prisma/client'
import { type Owner, ownedBy } from '@/server/auth/principal'
import type { Db, Tx } from '@/server/db/db'
import { assignQuestion } from './assign-question'

export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS)

export type StudySitting = Pick<
  Sitting,
  | 'id'
  | 'instrument'
  | 'instrumentVersion'
  | 'locale'
  | 'completedAt'
  | 'isRepeat'
  | 'responses'
  | 'result'
  | 'normVersionId'
>

interface Read {
  instrument: Instrument
  result: SittingResult
  completedAt: Date
}

/** Reads a finished sitting of a known version; null for any other. */
export function readSitting(row: StudySitting): Read | null {
  const instrument = findInstrument(row.instrument, row.instrumentVersion)
  const result = sittingResult(row)
  return instrument && result && row.completedAt ? { instrument, result, completedAt: row.completedAt } : null
}

/**
 * Returns whether the newest result of one of this person's tests begins with help. A result of more than 90 days ago
 * says nothing about today.
 */
export async function needsHelp(db: Db | Tx, owner: Owner, now: Date): Promise<boolean> {
  const recent = await db.sitting.findMany({
    where: { ...ownedBy(owner), completedAt: { gte: addDays(now, -helpExclusionDays) } },
    orderBy: [{ completedAt: 'asc' }, { id: 'asc' }],
  })
  const newest = [...new Map(recent.map((row) => [row.instrument, row])).values()]
  return anyShowsHelpFirst(db, newest)
}

/** Returns whether the report of one of these sittings begins with help: then no question is shown. */
export async function anyShowsHelpFirst(db: Db | Tx, rows: readonly StudySitting[]): Promise<boolean> {
  const errors = await loadMeasurementErrors(db, rows)
  return rows.some((row) => careOfRow(row, errors(row))?.help === 'first')
}

/**
 * Returns the question for a result: only of a first and attentive sitting with the current version, and only for some
 * days.
 */
export function questionFor(row: StudySitting, now: Date): 'retest' | 'treatment' | null {
  const read = readSitting(row)
  if (read?.result.validity !== 'use' || row.isRepeat !== false) return null
  if (findInstrument(row.instrument)?.version !== row.instrumentVersion) return null
  const lot = assignQuestion(row.id)
  const days = lot === 'retest' ? retestDays.offered : groupsQuestionDays
  return now < addDays(read.completedAt, days) ? lot : null
}
