import type { Instrument, Responses } from '@/core/psychometrics/instrument'
import type { Pace } from '@/core/psychometrics/pace'
import { seeded } from '@/core/random'

/** Draws that a seed repeats. */
export interface Draws {
  random: () => number
  normal: () => number
  /** A whole number from `min` to `max`, both included. */
  whole: (min: number, max: number) => number
}

export function drawsOf(seed: number): Draws {
  const random = seeded(seed)
  return {
    random,
    normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
    whole: (min, max) => min + Math.floor(random() * (max - min + 1)),
  }
}

/** How keyed answers of a general sample fall on the points of a scale, in percent. */
export const shares: Record<string, readonly number[]> = {
  'symptom 4': [45, 31, 16, 8],
  'symptom 4 reversed': [20, 35, 29, 16],
  'symptom 5': [40, 28, 17, 10, 5],
  'symptom 5 reversed': [17, 30, 27, 17, 9],
  'trait 5': [9, 21, 30, 27, 13],
  'trait 5 reversed': [9, 21, 30, 27, 13],
  'trait 7': [15, 17, 20, 16, 14, 11, 7],
  'trait 7 reversed': [15, 17, 20, 16, 14, 11, 7],
}

/** z below which this share of a normal distribution lies, by halving. */
function quantile(share: number): number {
  let [low, high] = [-6, 6]
  for (let n = 0; n < 50; n++) {
    const middle = (low + high) / 2
    if (normalBelow(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Marsaglia 2004, doi 10.18637/jss.v011.i04. */
function normalBelow(z: number): number {
  let [term, sum] = [z, z]
  for (let odd = 3; Math.abs(term) > 1e-15; odd += 2) {
    term *= (z * z) / odd
    sum += term
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
}

/** Cuts of a standard normal distribution between which these shares lie. */
export const cutsOf = (percents: readonly number[]): number[] => {
  const total = percents.reduce((sum, one) => sum + one, 0)
  return percents
    .slice(0, -1)
    .map((_, n) => quantile(percents.slice(0, n + 1).reduce((sum, one) => sum + one, 0) / total))
}

interface Item {
  id: string
  part: number
  reversed: boolean
  loading: number
  cuts: readonly number[]
  pair: number | null
}

/** How a careful person differs from others. */
export interface Person {
  /** Mean place on every part, in SD. */
  burden?: number
  /** Where somebody is on each part, instead of a draw: the same person again. */
  places?: readonly number[]
  /** Share of answers that slip to any point. */
  slips?: number
  /** Shift of every raw answer's latent value: whoever agrees with everything. */
  agrees?: number
  /** Stretches latent values: whoever likes the ends of a scale. */
  extreme?: number
}

/**
 * People who answer by the graded response model (normal ogive): loadings .45–.75, reversed items .07 lower, the two of
 * a pair sharing two fifths of what is their own, parts of symptom tests correlating .55, others .3.
 */
export interface Crowd {
  instrument: Instrument
  careful: (person?: Person) => { responses: Responses; places: readonly number[] }
  expected: (part: number, place: number) => number
}

/** `uneven`: SD by which items differ in how easily they are agreed with. */
export function crowdOf(instrument: Instrument, { random, normal, whole }: Draws, uneven = 0): Crowd {
  const { dimensions, directed, pairs, responseScale } = instrument
  const { min, max } = responseScale
  const pairOf = new Map(pairs.flatMap(({ a, b }, n) => [[a, n] as const, [b, n] as const]))
  const items: Item[] = dimensions.flatMap(({ kind, items: of }, part) =>
    of.map(({ id, reversed }) => {
      const shift = uneven * normal()
      const cuts = cutsOf(shares[`${kind} ${max - min + 1}${reversed ? ' reversed' : ''}`] ?? [])
      const loading = 0.45 + 0.3 * random() - (reversed ? 0.07 : 0)
      return { id, part, reversed, loading, cuts: cuts.map((cut) => cut + shift), pair: pairOf.get(id) ?? null }
    }),
  )
  const common = dimensions.every(({ kind }) => kind === 'symptom') ? 0.55 : 0.3
  const careful = ({ places: known, burden = 0, slips = 0, agrees = 0, extreme = 1 }: Person = {}) => {
    const general = normal()
    const places =
      known ?? dimensions.map(() => burden + Math.sqrt(common) * general + Math.sqrt(1 - common) * normal())
    const shared = pairs.map(normal)
    const responses: Record<string, number> = {}
    for (const { id, part, reversed, loading, cuts, pair } of items) {
      const own = pair === null ? normal() : Math.sqrt(0.4) * (shared[pair] ?? 0) + Math.sqrt(0.6) * normal()
      const latent = loading * (places[part] ?? 0) + Math.sqrt(1 - loading ** 2) * own + (reversed ? -agrees : agrees)
      const middle = ((cuts[0] ?? 0) + (cuts.at(-1) ?? 0)) / 2
      const keyed = min + cuts.filter((cut) => middle + extreme * (latent - middle) > cut).length
      responses[id] = reversed ? min + max - keyed : keyed
    }
    for (const { id, expected } of directed) responses[id] = expected
    for (const id of Object.keys(responses)) if (random() < slips) responses[id] = whole(min, max)
    return { responses, places }
  }
  /** Expected POMP of a part for somebody at this place. */
  const expected = (part: number, place: number) => {
    const of = items.filter((item) => item.part === part)
    const points = of.map(({ loading, cuts }) =>
      cuts.reduce((sum, cut) => sum + 1 - normalBelow((cut - loading * place) / Math.sqrt(1 - loading ** 2)), 0),
    )
    return (100 * points.reduce((sum, one) => sum + one, 0)) / (of.length * (max - min))
  }
  return { instrument, careful, expected }
}

/** A kind of respondent. */
export interface Kind {
  name: string
  /** Median seconds an item. */
  seconds: number
  answers: (crowd: Crowd, draws: Draws) => Responses
  /** Long items take longer. */
  reads?: true
  /** Share asked again that is too few, or too many, in percent. */
  least?: number
  most?: number
}

const obeying = ({ directed }: Instrument, responses: Responses): Responses => ({
  ...responses,
  ...Object.fromEntries(directed.map(({ id, expected }) => [id, expected])),
})
/** Answers by place on the page; unscored questions are left out. */
const placed = ({ order, context }: Instrument, answer: (at: number, id: string) => number): Responses => {
  const unscored = new Set(context.map(({ id }) => id))
  return Object.fromEntries(order.filter((id) => !unscored.has(id)).map((id, at) => [id, answer(at, id)]))
}
const chance = ({ instrument }: Crowd, { whole }: Draws): Responses =>
  placed(instrument, () => whole(instrument.responseScale.min, instrument.responseScale.max))
const straight = ({ instrument }: Crowd, { whole }: Draws): Responses => {
  const point = whole(instrument.responseScale.min, instrument.responseScale.max)
  return placed(instrument, () => point)
}
const zigzag = ({ instrument }: Crowd, { whole }: Draws): Responses => {
  const { min, max } = instrument.responseScale
  const width = max - min
  const start = whole(0, 2 * width - 1)
  return placed(instrument, (at) => {
    const step = (start + at) % (2 * width)
    return min + (step <= width ? step : 2 * width - step)
  })
}
const half = (crowd: Crowd, draws: Draws, isCareless: (at: number, items: number) => boolean): Responses => {
  const { instrument } = crowd
  const attentive = crowd.careful({ slips: 0.01 }).responses
  const careless = chance(crowd, draws)
  const items = Object.keys(careless).length
  return placed(instrument, (at, id) => (isCareless(at, items) ? careless : attentive)[id] ?? 0)
}
const person = (of: Person) => (crowd: Crowd) => crowd.careful(of).responses

export const kinds: readonly Kind[] = [
  { name: 'careful, 1 % slips, 4.5 s', seconds: 4.5, reads: true, most: 1.5, answers: person({ slips: 0.01 }) },
  { name: 'careful, 5 % slips, 4.5 s', seconds: 4.5, reads: true, answers: person({ slips: 0.05 }) },
  { name: 'careful, fast reader, 1.6 s', seconds: 1.6, reads: true, answers: person({ slips: 0.01 }) },
  { name: 'careful, very low burden', seconds: 4.5, reads: true, answers: person({ slips: 0.01, burden: -1.5 }) },
  { name: 'careful, burdened', seconds: 4.5, reads: true, answers: person({ slips: 0.01, burden: 0.8 }) },
  { name: 'careful, agrees with much', seconds: 4.5, reads: true, answers: person({ slips: 0.01, agrees: 0.5 }) },
  { name: 'careful, likes the ends', seconds: 4.5, reads: true, answers: person({ slips: 0.01, extreme: 1.5 }) },
  { name: 'random, 2.5 s', seconds: 2.5, least: 90, answers: chance },
  { name: 'random, 0.7 s', seconds: 0.7, least: 90, answers: chance },
  {
    name: 'random, obeys what is asked',
    seconds: 2.5,
    answers: (crowd, draws) => obeying(crowd.instrument, chance(crowd, draws)),
  },
  { name: 'straight line, 2.5 s', seconds: 2.5, least: 95, answers: straight },
  {
    name: 'straight line, obeys what is asked',
    seconds: 2.5,
    least: 95,
    answers: (crowd, draws) => obeying(crowd.instrument, straight(crowd, draws)),
  },
  { name: 'zigzag 1-2-3-4-5-4-3-2', seconds: 2.5, least: 75, answers: zigzag },
  {
    name: 'random from the middle on',
    seconds: 2.5,
    least: 75,
    answers: (crowd, draws) => half(crowd, draws, (at, items) => 2 * at >= items),
  },
  {
    name: 'every other answer random',
    seconds: 2.5,
    answers: (crowd, draws) => half(crowd, draws, (at) => at % 2 === 1),
  },
]

/** How long each item took: people differ by a factor of 1.45, and one person from item to item by 1.35. */
export function paceOf(
  { seconds, reads }: Kind,
  responses: Responses,
  reading: Readonly<Record<string, number>>,
  { normal }: Draws,
): Pace {
  const lengths = Object.keys(responses).map((id) => reading[id] ?? 0)
  const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length
  const own = 1000 * seconds * Math.exp(0.375 * normal())
  const times = Object.keys(responses).map((id) => {
    const length = reads ? 0.4 + (0.6 * (reading[id] ?? mean)) / mean : 1
    return [id, Math.round(own * length * Math.exp(0.3 * normal()))] as const
  })
  return { times: Object.fromEntries(times), reading }
}
