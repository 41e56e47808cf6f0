/** Name of the plan that was written down before there were answers: docs/measurement.md, "Studies". */
export const evidencePlan = 'evidence-1'

/** Requests to readers who agree: take a test again, say if they are in treatment, say if a plan helped. */
export const studies = ['retest', 'groups', 'usefulness'] as const
export type Study = (typeof studies)[number]

/** Days after a sitting was completed. */
export const retestDays = {
  /** Up to then its reader can agree to be drawn. */
  offered: 7,
  asked: 14,
  reminded: 21,
  /** The second sitting has to be completed by then. */
  closed: 28,
} as const

/** Days after a sitting was completed in which the question about treatment is asked. */
export const groupsOfferedDays = 30
/** For so many days a result that begins with help keeps its person from being asked below others. */
export const helpDays = 90
/** Days after the mail in which the question about the plan can be answered. */
export const ticketDays = 28
/** Days after which an answer that never became part of a batch is forgotten; as long as answers nobody paid for. */
export const waitingDays = 90

/** Fewest people of a kind in a batch: the difference between two nights shows no single one. */
export const smallestBatch = 5
/** Fewest people by which two published releases of one study differ, unless they are made of the same batches. */
export const fewestApart = 50

/** How many a study needs before there are figures: pairs, people in each group, answers about one plan. */
export const fewestOf: Readonly<Record<Study, number>> = { retest: 150, groups: 100, usefulness: 50 }

/** The milestone that `n` has reached: the fewest, then each doubling; null below. */
export function reachedStudyMilestone(study: Study, n: number): number | null {
  const fewest = fewestOf[study]
  return n >= fewest ? fewest * 2 ** Math.floor(Math.log2(n / fewest)) : null
}

/** The number at which the next figures are made. */
export const nextStudyMilestone = (study: Study, n: number): number => {
  const reached = reachedStudyMilestone(study, n)
  return reached === null ? fewestOf[study] : 2 * reached
}

/** Places of one list of draws. */
export const placesOfList = 100

/** Days between two sittings, in steps: what is kept of them. */
export const dayBands = [
  { from: 14, to: 16 },
  { from: 17, to: 20 },
  { from: 21, to: 28 },
] as const

/** The step of so many days; the nearest one outside of 14–28. */
export function bandOf(days: number): number {
  const found = dayBands.findIndex(({ to }) => Math.round(days) <= to)
  return found === -1 ? dayBands.length - 1 : found
}

/** Answers to the question about treatment in the last year. Their places are what is stored: none is ever moved. */
export const treatmentAnswers = ['yes', 'no', 'skip'] as const
export type Treatment = (typeof treatmentAnswers)[number]
