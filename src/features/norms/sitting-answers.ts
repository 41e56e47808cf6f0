import type { Responses } from '@mindglass/psychometrics/instrument'
import type { ResponseTimes } from '@mindglass/psychometrics/validity/pace'
import { answeredOrSkippedItems, timesOf, valuesOf } from '@/features/assessments/responses'
import { sittingResponses } from '@/features/assessments/stored-sitting'
import type { Sitting } from '@/generated/prisma/client'

/** Part of a sitting's answers that norms read. No other code of the norms reads the column `responses`. */
export interface SittingAnswers {
  values: Responses
  times: ResponseTimes
  /** Number of questions that were decided on, by an answer or by leaving them out. */
  decided: number
}

export function decryptSittingAnswers(sitting: Pick<Sitting, 'id' | 'responses'>): SittingAnswers {
  const stored = sittingResponses(sitting)
  return { values: valuesOf(stored), times: timesOf(stored), decided: answeredOrSkippedItems(stored).size }
}
