import { createHash } from 'node:crypto'

/** Which of the two questions a result has, by lot: each result is asked one of them at most. */
export const lotOf = (sittingId: string): 'retest' | 'treatment' =>
  ((createHash('sha256').update(sittingId).digest()[0] ?? 0) & 1) === 0 ? 'retest' : 'treatment'
