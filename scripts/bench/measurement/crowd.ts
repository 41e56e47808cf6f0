import type { Responses } from '@mindglass/psychometrics/instrument'
import type { Instrument } from '@/core/instrument'
import { normalQuantile, type RandomSource, shares } from './people'

/** Characteristics of a careful person. */
export interface Person {
  /** Mean place on every part, in SD. */
  burden?: number
  /** Fixed places on each part instead of random ones, to simulate the same person again. */
  places?: readonly number[]
  /** Share of answers replaced by a random point. */
  slips?: number
  /** Logits by which every unkeyed answer shifts towards agreement. */
  agrees?: number
  /** Stretches answers away from the middle of the scale (above 1) or toward it (below 1). */
  extreme?: number
}

interface Item {
  id: string
  part: number
  reversed: boolean
  slope: number
  /** Thresholds on the latent scale between neighbouring points of the response scale. */
  steps: readonly number[]
  pair: number | null
}

/** Variation between the items of one instrument. */
const unequal = {
  /** SD of the log of slopes. */
  slope: 0.3,
  /** Factor for the slope of reversed items, which are less closely related to their part. */
  reversed: 0.85,
  /** SD of item easiness, and of each step, in units of the answers' spread. */
  ease: 0.35,
  step: 0.08,
  /** Additional logits that the two items of a pair share. */
  pair: 0.8,
} as const

/**
 * SD of the latent answer to an item of slope 1.5, in SD of places: `√(1 + π²/3 ÷ 1.5²)`. Thresholds are placed to give
 * the answer shares of a general sample for such items; answers to weaker items spread more over the scale, to stronger
 * ones less.
 */
const answerSpread = Math.sqrt(1 + Math.PI ** 2 / 3 / 1.5 ** 2)

export interface Crowd {
  instrument: Instrument
  careful: (person?: Person) => { responses: Readonly<Record<string, number>>; places: readonly number[] }
  /** Returns the expected score (0–100) of a part for a person at this trait level (in SD), over all possible answers. */
  expected: (part: number, place: number) => number
}

/**
 * Creates a crowd that answers one draw of items by the graded response model in its logistic form (Samejima 1969):
 * slopes vary around a mean, thresholds vary, pairs share more than their part, and parts correlate by .55 in symptom
 * tests and .3 in others.
 */
export function createCrowd(
  instrument: Instrument,
  { random, normal, whole }: RandomSource,
  { slope = 1.5 }: { slope?: number } = {},
): Crowd {
  const { dimensions, directed, pairs, responseScale } = instrument
  const { min, max } = responseScale
  const pairOf = new Map(pairs.flatMap(({ a, b }, n) => [[a, n] as const, [b, n] as const]))
  const items: Item[] = dimensions.flatMap(({ kind, items: of }, part) =>
    of.map(({ id, reversed }) => {
      const own =
        slope * Math.exp(unequal.slope * normal() - unequal.slope ** 2 / 2) * (reversed ? unequal.reversed : 1)
      const ease = unequal.ease * normal()
      const percents = shares[`${kind} ${max - min + 1}${reversed ? ' reversed' : ''}`] ?? []
      const steps = percents
        .slice(0, -1)
        .map((_, n) => {
          const below = percents.slice(0, n + 1).reduce((sum, one) => sum + one, 0) / 100
          return answerSpread * (normalQuantile(below) + ease + unequal.step * normal())
        })
        .sort((a, b) => a - b)
      return { id, part, reversed, slope: own, steps, pair: pairOf.get(id) ?? null }
    }),
  )
  const common = dimensions.every(({ kind }) => kind === 'symptom') ? 0.55 : 0.3

  const careful: Crowd['careful'] = ({ places: known, burden = 0, slips = 0, agrees = 0, extreme = 1 } = {}) => {
    const general = normal()
    const places =
      known ?? dimensions.map(() => burden + Math.sqrt(common) * general + Math.sqrt(1 - common) * normal())
    const shared = pairs.map(normal)
    const responses: Record<string, number> = {}
    for (const { id, part, reversed, slope: own, steps, pair } of items) {
      const middle = ((steps[0] ?? 0) + (steps.at(-1) ?? 0)) / 2
      const beyond = pair === null ? 0 : unequal.pair * (shared[pair] ?? 0)
      const place = own * ((places[part] ?? 0) - middle) + beyond + (reversed ? -agrees : agrees)
      const draw = random()
      const above = steps.filter((step) => draw < 1 / (1 + Math.exp(-(place - (own * (step - middle)) / extreme))))
      const keyed = min + above.length
      responses[id] = reversed ? min + max - keyed : keyed
    }
    for (const { id, expected } of directed) responses[id] = expected
    for (const id of Object.keys(responses)) if (random() < slips) responses[id] = whole(min, max)
    return { responses, places }
  }

  const expected = (part: number, place: number) => {
    const of = items.filter((item) => item.part === part)
    const points = of.map(({ slope: own, steps, pair }) =>
      steps.reduce((sum, step) => sum + meanChance(own * (place - step), pair === null ? 0 : unequal.pair), 0),
    )
    return (100 * points.reduce((sum, one) => sum + one, 0)) / (of.length * (max - min))
  }
  return { instrument, careful, expected }
}

/** Returns the mean of the logistic function over a normal variable, by Gauss–Hermite quadrature with seven points. */
function meanChance(logit: number, sd: number): number {
  if (sd === 0) return 1 / (1 + Math.exp(-logit))
  return hermite.reduce((sum, [at, weight]) => sum + weight / (1 + Math.exp(-(logit + sd * at))), 0)
}

/** Quadrature points and weights for a standard normal variable. Source: Abramowitz & Stegun 1964, table 25.10. */
const hermite: readonly (readonly [at: number, weight: number])[] = [
  [-3.750439717725742, 0.000548268855972],
  [-2.366759410734541, 0.030757123967586],
  [-1.154405394739968, 0.240123178605013],
  [0, 0.457142857142857],
  [1.154405394739968, 0.240123178605013],
  [2.366759410734541, 0.030757123967586],
  [3.750439717725742, 0.000548268855972],
]

/** Returns answers by position on the page, without unscored questions. */
export const answersInOrder = (
  { order, context }: Instrument,
  answer: (at: number, id: string, items: number) => number,
): Record<string, number> => {
  const unscored = new Set(context.map(({ id }) => id))
  const run = order.filter((id) => !unscored.has(id))
  return Object.fromEntries(run.map((id, at) => [id, answer(at, id, run.length)]))
}

/** Returns the same answers, with every directed item answered as instructed. */
export const withDirectedAnswers = ({ directed }: Instrument, responses: Responses): Responses => ({
  ...responses,
  ...Object.fromEntries(directed.map(({ id, expected }) => [id, expected])),
})
