/** Name of the plan written before there were answers: docs/measurement.md, "Studies". */
export const evidencePlan = 'evidence-1'

/** Studies with readers who agree: they take a test again, say if they are in treatment, or say if a plan helped. */
export const studies = ['retest', 'groups', 'usefulness'] as const
export type Study = (typeof studies)[number]

/** Days of the retest, counted from the completion of the first sitting. */
export const retestDays = {
  /** Last day on which the reader can agree to be drawn. */
  offered: 7,
  asked: 14,
  reminded: 21,
  /** Last day to complete the second sitting. */
  closed: 28,
} as const

/** Number of days after the completion of a sitting in which the question about treatment is asked. */
export const groupsQuestionDays = 30
/** Number of days in which a result that begins with help excludes its person from questions below other results. */
export const helpExclusionDays = 90
/** Number of days after the mail in which the question about the plan can be answered. */
export const planAnswerDays = 28
/** Number of days after which an answer without a batch is deleted; the same as for answers without a payment. */
export const unbatchedAnswerDays = 90

/**
 * Minimum number of people of a kind in a batch, so that the difference between two nights reveals no single person.
 */
export const minBatchSize = 5
/** Minimum difference in people between two published releases of one study, unless they contain the same batches. */
export const minReleaseDifference = 50

/** Minimum number for the figures of a study: pairs, people in each group, answers about one plan. */
export const minParticipants: Readonly<Record<Study, number>> = { retest: 150, groups: 100, usefulness: 50 }

/** Returns the milestone that `n` has reached: the minimum, then each doubling; null below the minimum. */
export function reachedStudyMilestone(study: Study, n: number): number | null {
  const fewest = minParticipants[study]
  return n >= fewest ? fewest * 2 ** Math.floor(Math.log2(n / fewest)) : null
}

/** Returns the number at which the next figures are made. */
export const nextStudyMilestone = (study: Study, n: number): number => {
  const reached = reachedStudyMilestone(study, n)
  return reached === null ? minParticipants[study] : 2 * reached
}

/** Number of places in one list of draws. */
export const placesPerDrawList = 100

/** Bands of the days between two sittings; only the band is stored. */
export const dayBands = [
  { from: 14, to: 16 },
  { from: 17, to: 20 },
  { from: 21, to: 28 },
] as const

/** Returns the index of the band for a number of days; the nearest band outside of 14–28. */
export function dayBandOf(days: number): number {
  const found = dayBands.findIndex(({ to }) => Math.round(days) <= to)
  return found === -1 ? dayBands.length - 1 : found
}

/**
 * Answers to the question about treatment in the last year. Their indices are stored, so their order must never change.
 */
export const treatmentAnswers = ['yes', 'no', 'skip'] as const
export type Treatment = (typeof treatmentAnswers)[number]
