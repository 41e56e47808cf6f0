import { z } from 'zod'
import { type Treatment, treatmentAnswers } from '@/core/evidence/plan'
import type { Prisma, TreatmentAnswer } from '@/generated/prisma/client'
import { openData, sealData } from '@/server/crypto/sealed-data'

const placeOf = (id: string) => ({ column: 'TreatmentAnswer.answer', id }) as const

/** One digit in the place of each answer: what is sealed is of one length, so that the length says nothing. */
const Stored = z
  .int()
  .min(0)
  .max(treatmentAnswers.length - 1)

/** An answer as its column keeps it. */
export const treatmentColumn = (id: string, answer: Treatment): Prisma.InputJsonValue =>
  sealData<Prisma.InputJsonValue>(placeOf(id), treatmentAnswers.indexOf(answer))

/** The answer of a row that is not counted yet: the only reader of the column. */
export function treatmentOf({ id, answer }: Pick<TreatmentAnswer, 'id' | 'answer'>): Treatment {
  const found = treatmentAnswers[Stored.parse(openData(placeOf(id), answer))]
  if (!found) throw new Error('evidence: an answer that does not exist')
  return found
}
