import { minMeasuredSittings } from '@mindglass/psychometrics/norms/norms'

/** Lines of every plan that figures were ever made by, as text keys of the norms. */
const plans = {
  'norms-1': ['plan.one.l1', 'plan.one.l2', 'plan.one.l3', 'plan.one.l4', 'plan.one.l5'],
  'norms-2': ['plan.two.l1', 'plan.one.l2', 'plan.two.l3', 'plan.one.l4', 'plan.two.l5'],
} as const

/** The plan that new figures follow: docs/measurement.md, "The plan". */
export const currentPlan = 'norms-2' satisfies keyof typeof plans

const isPlan = (name: string): name is keyof typeof plans => name in plans

/** Returns the promises of a plan, line by line; for an unknown name, those of the current plan. */
export const normPlanCommitments = (name: string) => plans[isPlan(name) ? name : currentPlan]

/** Number of valid sheets from which on a percentile rank is shown as a number instead of a range. */
const numbersFrom = 1000

/**
 * Returns the last milestone of valid sheets that was reached: 300, 1,000, then each doubling; null below the first.
 */
export function reachedMilestone(n: number): number | null {
  if (!(n >= minMeasuredSittings)) return null
  if (n < numbersFrom) return minMeasuredSittings
  return numbersFrom * 2 ** Math.floor(Math.log2(n / numbersFrom))
}

/** Returns the number of valid sheets at which the next version is drafted. */
export function nextMilestone(n: number): number {
  const reached = reachedMilestone(n)
  if (reached === null) return minMeasuredSittings
  return reached < numbersFrom ? numbersFrom : 2 * reached
}
