import type { Instrument } from '../instrument.ts'

/**
 * Upper limits of `carelessLogRatio` for careful people, for one version of a test. Simulated over a mixture of crowds:
 * `npm run bench -- cuts` computes the table, and docs/measurement.md describes its basis.
 */
export interface CarelessCuts {
  /** Limit, including the pace term, above which a sitting is excluded from norms. */
  doubt: number
  /** Limits above which a retake is offered, by number of missed directed items: none, one, two or more. */
  askAgain: readonly number[]
}

const kept: Readonly<Record<string, CarelessCuts>> = {
  'mood-energy v2': { doubt: 2.67, askAgain: [3.23, 4.85, 1.29] },
  'mood-energy v1': { doubt: 2.64, askAgain: [4.13, 1.61] },
  'low-mood v2': { doubt: 2.7, askAgain: [3.61, 3.52, 0.23] },
  'low-mood v1': { doubt: 2.26, askAgain: [3.22, 1.23] },
  'stress-burnout v2': { doubt: 2.72, askAgain: [3.71, 3.37, 0.97] },
  'stress-burnout v1': { doubt: 2.51, askAgain: [3.58, 1.74] },
  'worry v2': { doubt: 2.62, askAgain: [3.65, 3.68, -0.18] },
  'worry v1': { doubt: 2.37, askAgain: [3.16, 1.44] },
  'sleep v2': { doubt: 2.58, askAgain: [3.29, 2.93, 0.75] },
  'sleep v1': { doubt: 2.31, askAgain: [3.05, 1.6] },
  'big-five v2': { doubt: 1.73, askAgain: [2.17, 3.76, 0.49] },
  'big-five v1': { doubt: 1.86, askAgain: [2.26, 3.83, -0.16] },
  'self-worth v2': { doubt: 2.17, askAgain: [2.71, 2.45, -0.35] },
  'self-worth v1': { doubt: 1.91, askAgain: [2.67, 1.25] },
  'attention v2': { doubt: 2.7, askAgain: [3.53, 3.36, 0.05] },
  'attention v1': { doubt: 2.33, askAgain: [3.13, 1.29] },
  'attachment v2': { doubt: 2.07, askAgain: [2.59, 2.56, 0.87] },
  'attachment v1': { doubt: 2.13, askAgain: [2.77, 1.82] },
  'emotion-skills v2': { doubt: 2.25, askAgain: [2.66, 2.31, 0.09] },
  'emotion-skills v1': { doubt: 2.1, askAgain: [2.69, 1.13] },
}

/** Cuts for a version without its own: above nearly all others, so that few careful people are asked for a retake. */
const strictest: CarelessCuts = { doubt: 2.5, askAgain: [4, 4, 2.5] }

export const carelessCutsOf = ({ slug, version }: Pick<Instrument, 'slug' | 'version'>): CarelessCuts =>
  kept[`${slug} v${version}`] ?? strictest
