import type { Responses } from '@mindglass/psychometrics/instrument'
import type { Instrument } from '@/core/instrument'
import { type Draws, normalQuantile, shares } from './people'

/** How a careful person differs from others. */
export interface Person {
  /** Mean place on every part, in SD. */
  burden?: number
  /** Where somebody is on each part, instead of a draw: the same person again. */
  places?: readonly number[]
  /** Share of answers that slip to any point. */
  slips?: number
  /** Logits by which every answer, as it is chosen, is drawn to the end of agreement. */
  agrees?: number
  /** Stretches answers away from the middle of the scale (above 1) or toward it (below 1). */
  extreme?: number
}

interface Item {
  id: string
  part: number
  reversed: boolean
  slope: number
  /** Places on the latent scale where one point of the response scale gives way to the next. */
  steps: readonly number[]
  pair: number | null
}

/** How items of one instrument differ from one another. */
const unequal = {
  /** SD of the log of slopes. */
  slope: 0.3,
  /** Reversed items belong less to their part. */
  reversed: 0.85,
  /** SD of how easily an item is agreed with, and of each of its steps, in units of the answer's own spread. */
  ease: 0.35,
  step: 0.08,
  /** Logits that the two items of a pair share beyond their part. */
  pair: 0.8,
} as const

/**
 * SD of what somebody answers an item of slope 1.5 from, in SD of places: `√(1 + π²/3 ÷ 1.5²)`. Steps lie where shares of a
 * general sample ask for with such items; weaker ones are answered all over the scale more, stronger ones less.
 */
const answerSpread = Math.sqrt(1 + Math.PI ** 2 / 3 / 1.5 ** 2)

export interface Crowd {
  instrument: Instrument
  careful: (person?: Person) => { responses: Readonly<Record<string, number>>; places: readonly number[] }
  /** Expected score (0–100) of a part for somebody at this place, over all that they could have answered. */
  expected: (part: number, place: number) => number
}

/**
 * People who answer the items of one draw by the graded response model in its logistic form (Samejima 1969): slopes of
 * their own around a mean, steps of their own, pairs that share more than their part, parts that go together by .55 in
 * symptom tests and .3 in others.
 */
export function crowdOf(
  instrument: Instrument,
  { random, normal, whole }: Draws,
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

/** Mean of the logistic function of a normal variable: seven points of Gauss and Hermite. */
function meanChance(logit: number, sd: number): number {
  if (sd === 0) return 1 / (1 + Math.exp(-logit))
  return hermite.reduce((sum, [at, weight]) => sum + weight / (1 + Math.exp(-(logit + sd * at))), 0)
}

/** Points and weights for a standard normal variable. Source: Abramowitz & Stegun 1964, table 25.10. */
const hermite: readonly (readonly [at: number, weight: number])[] = [
  [-3.750439717725742, 0.000548268855972],
  [-2.366759410734541, 0.030757123967586],
  [-1.154405394739968, 0.240123178605013],
  [0, 0.457142857142857],
  [1.154405394739968, 0.240123178605013],
  [2.366759410734541, 0.030757123967586],
  [3.750439717725742, 0.000548268855972],
]

/** Answers by place on the page; unscored questions are left out. */
export const placed = (
  { order, context }: Instrument,
  answer: (at: number, id: string, items: number) => number,
): Record<string, number> => {
  const unscored = new Set(context.map(({ id }) => id))
  const run = order.filter((id) => !unscored.has(id))
  return Object.fromEntries(run.map((id, at) => [id, answer(at, id, run.length)]))
}

/** The same answers, with every directed item answered as it asks. */
export const obeying = ({ directed }: Instrument, responses: Responses): Responses => ({
  ...responses,
  ...Object.fromEntries(directed.map(({ id, expected }) => [id, expected])),
})
