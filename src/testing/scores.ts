import { levelOfPomp } from '@/core/psychometrics/bands'
import { resultColumn, sittingResult } from '@/features/assessments/stored'
import type { Db } from '@/server/db'

/** Gives a finished sitting this score (0–100) on every part, and answers that hang together. */
export async function scoreAt(db: Db, sittingId: string, pomp: number): Promise<void> {
  const row = await db.sitting.findUniqueOrThrow({ where: { id: sittingId }, select: { result: true } })
  const result = sittingResult(row)
  if (!result) throw new Error(`${sittingId} has no result`)
  const dimensions = result.dimensions.map((one) => ({ ...one, pomp, level: levelOfPomp(pomp) }))
  await db.sitting.update({
    where: { id: sittingId },
    data: { result: resultColumn({ ...result, dimensions, flags: [], validity: 'use' }) },
  })
}
