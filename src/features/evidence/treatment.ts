import { z } from 'zod'
import { type Treatment, treatmentAnswers } from '@/core/evidence/plan'
import type { Prisma, TreatmentAnswer } from '@/generated/prisma/client'
import { openData, sealData } from '@/server/crypto/sealed-data'

const placeOf = (id: string) => ({ column: 'TreatmentAnswer.answer', id }) as const

/** Number stored for each answer: always one digit, so that the length of the sealed value reveals nothing. */
const Stored = z
  .int()
  .min(0)
  .max(treatmentAnswers.length - 1)

/** Returns an answer, sealed for its column. */
export const encryptTreatment = (id: string, answer: Treatment): Prisma.InputJsonValue =>
  sealData<Prisma.InputJsonValue>(placeOf(id), treatmentAnswers.indexOf(answer))

/** Returns the answer of a row that is not counted yet; no other function reads the column. */
export function decryptTreatment({ id, answer }: Pick<TreatmentAnswer, 'id' | 'answer'>): Treatment {
  const found = treatmentAnswers[Stored.parse(openData(placeOf(id), answer))]
  if (!found) throw new Error('evidence: an answer that does not exist')
  return found
}
