import { levelOfPomp } from '@mindglass/psychometrics/scoring/levels'
import type { SittingResult } from '@mindglass/psychometrics/scoring/result'
import { resultColumn, sittingResult } from '@/features/assessments/stored-sitting'
import type { Db } from '@/server/db/db'

/** Makes the answers of a finished sitting inconsistent. */
export async function makeAnswersInconsistent(db: Db, sittingId: string): Promise<void> {
  const result = await resultIn(db, sittingId)
  const data = { result: resultColumn(sittingId, { ...result, validity: 'askAgain' }) }
  await db.sitting.update({ where: { id: sittingId }, data })
}

/** Gives a finished sitting this score (0–100) in every part, and consistent answers. */
export async function setScore(db: Db, sittingId: string, pomp: number): Promise<void> {
  const result = await resultIn(db, sittingId)
  const dimensions = result.dimensions.map((one) => ({ ...one, pomp, level: levelOfPomp(pomp) }))
  await db.sitting.update({
    where: { id: sittingId },
    data: { result: resultColumn(sittingId, { ...result, dimensions, flags: [], validity: 'use' }) },
  })
}

async function resultIn(db: Db, id: string): Promise<SittingResult> {
  const result = sittingResult(
    await db.sitting.findUniqueOrThrow({ where: { id }, select: { id: true, result: true } }),
  )
  if (!result) throw new Error(`${id} has no result`)
  return result
}
