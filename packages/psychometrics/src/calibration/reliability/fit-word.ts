export type FitWord = 'good' | 'fair' | 'low'

/**
 * Returns a verdict on the fit of one factor, used in the texts of the norms. The cuts are conventions: Hu & Bentler
 * 1999, doi 10.1080/10705519909540118, for a good fit; a value beyond their milder cuts is low.
 */
export function fitWord({ cfi, rmsea }: { cfi: number; rmsea: number }): FitWord {
  if (cfi < 0.9 || rmsea > 0.08) return 'low'
  return cfi >= 0.95 && rmsea <= 0.06 ? 'good' : 'fair'
}
