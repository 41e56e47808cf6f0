import type { Instrument } from './instrument'

/**
 * Where `carelessRatio` of people who read ends, for one version of a test. Found by simulation over a mixture of crowds:
 * `npm run bench -- cuts` makes the table, and docs/measurement.md says from what.
 */
export interface ChanceCuts {
  /** Above it, with what the pace adds, answers are kept out of norms. */
  doubt: number
  /** Above it answers are asked for again, by how many directed items were missed: none, one, two and more. */
  askAgain: readonly number[]
}

const kept: Readonly<Record<string, ChanceCuts>> = {
  'mood-energy v2': { doubt: 3, askAgain: [3.24, 3.91, 0.8] },
  'mood-energy v1': { doubt: 2.9, askAgain: [4.39, 1.56] },
  'low-mood v1': { doubt: 2.5, askAgain: [3.39, 1.32] },
  'stress-burnout v1': { doubt: 2.71, askAgain: [3.66, 1.78] },
  'worry v1': { doubt: 2.4, askAgain: [3.28, 1.48] },
  'sleep v2': { doubt: 2.89, askAgain: [3.59, 3.07, 0.43] },
  'sleep v1': { doubt: 2.38, askAgain: [3.2, 1.59] },
  'big-five v2': { doubt: 1.62, askAgain: [2.06, 3.4, 1.11] },
  'big-five v1': { doubt: 2, askAgain: [2.5, 3.4, 1] },
  'self-worth v1': { doubt: 1.61, askAgain: [2.27, 1.09] },
  'attention v1': { doubt: 2.54, askAgain: [3.22, 1.51] },
  'attachment v2': { doubt: 1.71, askAgain: [2.26, 2.28, 0.44] },
  'attachment v1': { doubt: 1.73, askAgain: [2.41, 1.61] },
  'emotion-skills v1': { doubt: 1.86, askAgain: [2.33, 1.03] },
}

/** For a version that is not among them: above those of nearly all, so that few who read are asked again. */
const strictest: ChanceCuts = { doubt: 2.5, askAgain: [4, 4, 2.5] }

export const chanceCuts = ({ slug, version }: Pick<Instrument, 'slug' | 'version'>): ChanceCuts =>
  kept[`${slug} v${version}`] ?? strictest
