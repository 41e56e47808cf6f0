import { createHash } from 'node:crypto'

/** Returns the one of the two questions that a result gets, by lot: each result gets one of them at most. */
export const assignQuestion = (sittingId: string): 'retest' | 'treatment' =>
  ((createHash('sha256').update(sittingId).digest()[0] ?? 0) & 1) === 0 ? 'retest' : 'treatment'
