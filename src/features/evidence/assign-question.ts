import { createHash } from 'node:crypto'

/**
 * Returns the question that a result may get: the hash of its id decides between the two, so it gets one of them at
 * most.
 */
export const assignQuestion = (sittingId: string): 'retest' | 'treatment' =>
  ((createHash('sha256').update(sittingId).digest()[0] ?? 0) & 1) === 0 ? 'retest' : 'treatment'
