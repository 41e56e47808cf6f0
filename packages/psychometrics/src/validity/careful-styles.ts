import type { DimensionKind } from '../instrument.ts'

/** How the latent answers of a general sample lie on 0–1, which the points of the response scale cut evenly. */
export interface Spread {
  middle: number
  spread: number
}
interface Spreads {
  plain: Spread
  reversed: Spread
}

/**
 * Assumed until measured: few have much of a symptom, and reversed items of symptoms are answered higher; on seven
 * points about closeness more is denied than on five about character.
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
 * How closely items belong to their part: how a plain and a reversed one go together with it, and how far apart the steps
 * of the response scale lie, against ordinary items. A test that nobody has calibrated may have weak or strong ones, so
 * that all three are held possible. Ordinary items correlate by .3 to .4 with each other, on which the uncertainty of a
 * score stands too; the answers to weak ones lie all over the scale.
 */
export const strengths = {
  weak: { plain: 0.46, reversed: 0.41, steps: 0.75 },
  ordinary: { plain: 0.6, reversed: 0.53, steps: 1 },
  strong: { plain: 0.7, reversed: 0.62, steps: 1.13 },
} as const
type Strength = keyof typeof strengths

/** Share of answers that can be any point: slips of the finger, and of somebody whose thoughts were elsewhere at times. */
const anyPoint = { slips: 0.02, away: 0.15 } as const

/** A way of answering that is careful all the same, and items it meets. */
export interface Style {
  /** Added to every answer as it is chosen, in SD: some agree, or disagree, with nearly everything. */
  agrees: number
  /** Stretches answers from the middle of the scale: some like its ends (above 1), some its middle (below 1). */
  extreme: number
  /** Share of answers that can be any point. */
  anyPoint: number
  strength: Strength
  /** Weight, adding up to 1. */
  share: number
}

type Weights<T = number> = readonly (readonly [value: T, weight: number])[]

/** Styles that cross all of these with one another. */
interface Family {
  strengths: Weights<Strength>
  anyPoint: Weights
  extremes: Weights
  agreements: Weights
}

/**
 * Weights of styles. They say less how common a style is than how easily it is taken for chance: by these, people of each
 * style in a simulation were asked again about as rarely as others, and chance was found most often. In tests of symptoms,
 * where most answers lie at one end, people who agree with everything come closest to chance; in tests of traits, people
 * whose thoughts were elsewhere, or who like the ends of the scale and so spread their answers about as evenly as chance.
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
