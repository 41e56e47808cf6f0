import type { DimensionKind } from '../instrument.ts'

/** Distribution of the latent answers of a general sample on 0–1, which the response scale divides evenly. */
export interface Spread {
  middle: number
  spread: number
}
interface Spreads {
  plain: Spread
  reversed: Spread
}

/**
 * Assumptions until values are measured: strong symptoms are rare, keyed answers are higher on reversed symptom items
 * than on plain ones, and lower on seven-point items (about closeness) than on five-point items (about character).
 */
const symptom: Spreads = { plain: { middle: 0.28, spread: 0.316 }, reversed: { middle: 0.43, spread: 0.262 } }
const symptomOf4: Spreads = { plain: { middle: 0.3, spread: 0.33 }, reversed: { middle: 0.48, spread: 0.278 } }
const trait: Spreads = { plain: { middle: 0.526, spread: 0.243 }, reversed: { middle: 0.526, spread: 0.243 } }
const traitOf7: Spreads = { plain: { middle: 0.437, spread: 0.284 }, reversed: { middle: 0.437, spread: 0.284 } }

export function spreadsOf(kind: DimensionKind, points: number): Spreads {
  if (kind === 'symptom') return points < 5 ? symptomOf4 : symptom
  return points > 5 ? traitOf7 : trait
}

/**
 * Relation of items to their part: loading of a plain and of a reversed item, and the distance between the steps of the
 * response scale, relative to ordinary items. An uncalibrated test may have weak or strong items, so all three are
 * considered. Ordinary items correlate by .3 to .4 with each other, the same assumption as for the uncertainty of a
 * score; the answers to weak items spread over the whole scale.
 */
export const itemStrengths = {
  weak: { plain: 0.46, reversed: 0.41, steps: 0.75 },
  ordinary: { plain: 0.6, reversed: 0.53, steps: 1 },
  strong: { plain: 0.7, reversed: 0.62, steps: 1.13 },
} as const
type Strength = keyof typeof itemStrengths

/** Share of answers that can be any point: slips of the finger, and temporary inattention. */
const anyPoint = { slips: 0.02, away: 0.15 } as const

/** Style of careful answering, and the strength of the items. */
export interface Style {
  /** Shift of every unkeyed answer, in SD: some people agree, or disagree, with nearly everything. */
  agrees: number
  /**
   * Factor that stretches answers from the middle of the scale: above 1 towards its ends, below 1 towards its middle.
   */
  extreme: number
  /** Share of answers that can be any point. */
  anyPoint: number
  strength: Strength
  /** Weight; all weights add up to 1. */
  share: number
}

type Weights<T = number> = readonly (readonly [value: T, weight: number])[]

/** Set of styles: all combinations of these values. */
interface Family {
  strengths: Weights<Strength>
  anyPoint: Weights
  extremes: Weights
  agreements: Weights
}

/**
 * Weights of styles. They reflect less how common a style is than how easily it is mistaken for random answering. In a
 * simulation with these weights, people of each style were asked for a retake about equally rarely, and random answers
 * were detected most often. In tests of symptoms, with most answers at one end, people who agree with everything are
 * closest to random; in tests of traits, inattentive people, or people who prefer the ends of the scale and so spread
 * their answers almost as evenly as random ones.
 */
const families: Readonly<Record<DimensionKind, readonly Family[]>> = {
  symptom: [
    {
      strengths: [['ordinary', 1]],
      anyPoint: [[anyPoint.slips, 1]],
      extremes: [
        [0.6, 0.05],
        [1, 0.75],
        [1.4, 0.1],
        [1.9, 0.07],
        [2.6, 0.03],
      ],
      agreements: [
        [-0.9, 0.03],
        [-0.45, 0.1],
        [0, 0.74],
        [0.45, 0.1],
        [0.9, 0.03],
      ],
    },
  ],
  trait: [
    {
      strengths: [
        ['weak', 0.3],
        ['ordinary', 1],
        ['strong', 0.15],
      ],
      anyPoint: [
        [anyPoint.slips, 1],
        [anyPoint.away, 2],
      ],
      extremes: [
        [0.5, 0.25],
        [1, 1],
        [2, 0.3],
        [3.5, 0.05],
      ],
      agreements: [[0, 1]],
    },
    {
      strengths: [
        ['weak', 0.3],
        ['ordinary', 1],
        ['strong', 0.15],
      ],
      anyPoint: [[anyPoint.slips, 1]],
      extremes: [[1, 1]],
      agreements: [
        [-0.55, 0.05],
        [-0.3, 0.1],
        [0.3, 0.2],
        [0.55, 0.1],
      ],
    },
  ],
}

const stylesOfFamily = ({ strengths: items, anyPoint: any, extremes, agreements }: Family): Style[] =>
  items.flatMap(([strength, ofItems]) =>
    any.flatMap(([share, ofAny]) =>
      extremes.flatMap(([extreme, ofExtreme]) =>
        agreements.map(([agrees, ofAgrees]) => ({
          strength,
          anyPoint: share,
          extreme,
          agrees,
          share: ofItems * ofAny * ofExtreme * ofAgrees,
        })),
      ),
    ),
  )

function stylesOf(kind: DimensionKind): Style[] {
  const all = families[kind].flatMap(stylesOfFamily)
  const total = all.reduce((sum, { share }) => sum + share, 0)
  return all.map((style) => ({ ...style, share: style.share / total }))
}

export const styles = { symptom: stylesOf('symptom'), trait: stylesOf('trait') } as const
