import type { Responses } from '@mindglass/psychometrics/instrument'
import type { Pace } from '@mindglass/psychometrics/validity/pace'
import type { Instrument } from '@/core/instrument'
import { answersInOrder, type Crowd, type Person, withDirectedAnswers } from './crowd'
import type { RandomSource } from './people'

/** Response time as a multiple of the reading time: median, and SD of its log between people and between items. */
interface Tempo {
  readings: number
  people: number
  items: number
}

/** A kind of respondent. */
export interface RespondentKind {
  name: string
  honest: boolean
  /**
   * Share of this kind that may be asked for a retake when cut-offs are computed, relative to that of people who prefer
   * the ends of the scale. Kinds without an allowance are left out of the computation and test its result.
   */
  allowance?: number
  tempo: Tempo
  answers: (crowd: Crowd, draws: RandomSource) => { responses: Responses; pause?: string }
}

const tempos = {
  careful: { readings: 2, people: 0.3, items: 0.4 },
  fast: { readings: 1, people: 0.15, items: 0.35 },
  veryFast: { readings: 0.6, people: 0.15, items: 0.35 },
  uneven: { readings: 2, people: 0.35, items: 0.9 },
  learner: { readings: 3.5, people: 0.35, items: 0.5 },
  slow: { readings: 4.5, people: 0.35, items: 0.5 },
  tapping: { readings: 1.5, people: 0.4, items: 0.4 },
} as const satisfies Record<string, Tempo>

const slips = 0.01
const careful =
  (person: Person) =>
  ({ careful: of }: Crowd) => ({ responses: of({ slips, ...person }).responses })

const anyPoint = ({ responseScale: { min, max } }: Instrument, { whole }: RandomSource): number => whole(min, max)

/** Returns the answers of a careful person, with random ones wherever `isAway` is true. */
const except = (
  crowd: Crowd,
  draws: RandomSource,
  isAway: (at: number, items: number) => boolean,
  person: Person = {},
) => {
  const { instrument } = crowd
  const { responses } = crowd.careful({ slips, ...person })
  return answersInOrder(instrument, (at, id, items) =>
    isAway(at, items) ? anyPoint(instrument, draws) : (responses[id] ?? instrument.responseScale.min),
  )
}

const by =
  (answer: (crowd: Crowd, draws: RandomSource) => Responses, obeys = true) =>
  (crowd: Crowd, draws: RandomSource) => {
    const responses = answer(crowd, draws)
    return { responses: obeys ? withDirectedAnswers(crowd.instrument, responses) : responses }
  }

const random = ({ instrument }: Crowd, draws: RandomSource) =>
  answersInOrder(instrument, () => anyPoint(instrument, draws))

const aroundMiddle = ({ instrument }: Crowd, { normal }: RandomSource) => {
  const { min, max } = instrument.responseScale
  return answersInOrder(instrument, () =>
    Math.min(max, Math.max(min, Math.round((min + max) / 2 + ((max - min) / 5) * normal()))),
  )
}

const straight = (share: number) => (crowd: Crowd, draws: RandomSource) => {
  const { min, max } = crowd.instrument.responseScale
  const point = anyPoint(crowd.instrument, draws)
  return answersInOrder(crowd.instrument, () => {
    if (draws.random() < share) return point
    return Math.min(max, Math.max(min, point + (draws.random() < 0.5 ? 1 : -1)))
  })
}

const zigzag = ({ instrument }: Crowd, { whole }: RandomSource) => {
  const { min, max } = instrument.responseScale
  const width = max - min
  const start = whole(0, 2 * width - 1)
  return answersInOrder(instrument, (at) => {
    const step = (start + at) % (2 * width)
    return min + (step <= width ? step : 2 * width - step)
  })
}

/** Returns runs of three to eight identical answers. */
const blocks = ({ instrument }: Crowd, draws: RandomSource) => {
  let [left, point] = [0, 0]
  return answersInOrder(instrument, () => {
    if (left-- <= 0) [left, point] = [draws.whole(2, 7), anyPoint(instrument, draws)]
    return point
  })
}

const reversedItems = ({ dimensions }: Instrument) =>
  new Set(dimensions.flatMap(({ items }) => items.filter(({ reversed }) => reversed).map(({ id }) => id)))

/** Returns answers with reversed items read as plain ones. */
const unturned = ({ instrument, careful: of }: Crowd) => {
  const { min, max } = instrument.responseScale
  const turned = reversedItems(instrument)
  const { responses } = of({ slips })
  return Object.fromEntries(
    Object.entries(responses).map(([id, value]) => [id, turned.has(id) ? min + max - value : value]),
  )
}

/** Returns the most favourable answer to every item. */
const bestLooking = ({ instrument }: Crowd, draws: RandomSource) => {
  const { min, max } = instrument.responseScale
  const turned = reversedItems(instrument)
  const symptoms = instrument.dimensions.every(({ kind }) => kind === 'symptom')
  return answersInOrder(instrument, (_, id) => {
    const low = turned.has(id) !== symptoms
    const off = draws.random() < 0.15 ? 1 : 0
    return low ? min + off : max - off
  })
}

const profiles = new WeakMap<Crowd, Responses>()
/** Returns one profile for the whole crowd, with a tenth of its answers redrawn. */
const copied = (crowd: Crowd, draws: RandomSource) => {
  const profile = profiles.get(crowd) ?? crowd.careful({ slips }).responses
  profiles.set(crowd, profile)
  return Object.fromEntries(
    Object.entries(profile).map(([id, value]) => [
      id,
      draws.random() < 0.1 ? anyPoint(crowd.instrument, draws) : value,
    ]),
  )
}

export const respondentKinds: readonly RespondentKind[] = [
  { name: 'careful', honest: true, allowance: 1, tempo: tempos.careful, answers: careful({}) },
  { name: 'fast but honest', honest: true, tempo: tempos.fast, answers: careful({}) },
  { name: 'very fast, honest', honest: true, tempo: tempos.veryFast, answers: careful({}) },
  { name: 'ADHD-like: uneven', honest: true, tempo: tempos.uneven, answers: careful({ slips: 0.04 }) },
  {
    name: 'away for 15 % of items',
    honest: true,
    allowance: 1,
    tempo: tempos.uneven,
    answers: by((crowd, draws) => except(crowd, draws, () => draws.random() < 0.15), false),
  },
  {
    name: 'away for one stretch of 15 %',
    honest: true,
    allowance: 1,
    tempo: tempos.uneven,
    answers: by((crowd, draws) => {
      const from = draws.random() * 0.85
      return except(crowd, draws, (at, items) => at >= from * items && at < (from + 0.15) * items)
    }, false),
  },
  { name: 'acquiescent', honest: true, allowance: 1.2, tempo: tempos.careful, answers: careful({ agrees: 0.7 }) },
  {
    name: 'strongly acquiescent',
    honest: true,
    allowance: 1.5,
    tempo: tempos.careful,
    answers: careful({ agrees: 1.3 }),
  },
  { name: 'extreme style', honest: true, allowance: 1, tempo: tempos.careful, answers: careful({ extreme: 2 }) },
  {
    name: 'strongly extreme style',
    honest: true,
    allowance: 1,
    tempo: tempos.careful,
    answers: careful({ extreme: 3.5 }),
  },
  { name: 'midpoint style', honest: true, allowance: 1.2, tempo: tempos.careful, answers: careful({ extreme: 0.5 }) },
  { name: 'language learner', honest: true, tempo: tempos.learner, answers: careful({ slips: 0.06 }) },
  {
    name: 'language learner, weak',
    honest: true,
    allowance: 1.8,
    tempo: tempos.learner,
    answers: careful({ slips: 0.15 }),
  },
  { name: 'older, slow', honest: true, tempo: tempos.slow, answers: careful({ slips: 0.02 }) },
  {
    name: 'two days',
    honest: true,
    allowance: 1,
    tempo: tempos.careful,
    answers: (crowd, draws) => {
      const first = crowd.careful({ slips })
      const places = first.places.map((place) => place + 0.4 * draws.normal())
      const second = crowd.careful({ slips, places })
      const cut = draws.random()
      const responses = answersInOrder(
        crowd.instrument,
        (at, id, items) => (at < cut * items ? first : second).responses[id] ?? 0,
      )
      const pause = Object.keys(responses)[Math.floor(cut * Object.keys(responses).length)]
      return { responses, ...(pause !== undefined && { pause }) }
    },
  },
  { name: '+2.2 SD', honest: true, allowance: 1.2, tempo: tempos.careful, answers: careful({ burden: 2.2 }) },
  { name: '−2.2 SD', honest: true, allowance: 1, tempo: tempos.careful, answers: careful({ burden: -2.2 }) },
  { name: 'random, human pace', honest: false, tempo: tempos.careful, answers: by(random, false) },
  { name: 'random, tapping', honest: false, tempo: tempos.tapping, answers: by(random, false) },
  { name: 'random, obeys', honest: false, tempo: tempos.careful, answers: by(random) },
  { name: 'random around the middle, obeys', honest: false, tempo: tempos.careful, answers: by(aroundMiddle) },
  { name: 'straight line, obeys', honest: false, tempo: tempos.careful, answers: by(straight(1)) },
  { name: 'near-straight, obeys', honest: false, tempo: tempos.careful, answers: by(straight(0.85)) },
  { name: 'zigzag', honest: false, tempo: tempos.careful, answers: by(zigzag, false) },
  { name: 'blocks of one answer, obeys', honest: false, tempo: tempos.careful, answers: by(blocks) },
  {
    name: 'random second half, obeys',
    honest: false,
    tempo: tempos.careful,
    answers: by((crowd, draws) => except(crowd, draws, (at, items) => 2 * at >= items)),
  },
  {
    name: 'random last quarter, obeys',
    honest: false,
    tempo: tempos.careful,
    answers: by((crowd, draws) => except(crowd, draws, (at, items) => 4 * at >= 3 * items)),
  },
  {
    name: 'every other answer random, obeys',
    honest: false,
    tempo: tempos.careful,
    answers: by((crowd, draws) => except(crowd, draws, (at) => at % 2 === 1)),
  },
  { name: 'ignores reversed wording, obeys', honest: false, tempo: tempos.careful, answers: by(unturned) },
  { name: 'copied profile, 10 % jitter', honest: false, tempo: tempos.careful, answers: by(copied) },
  { name: 'picks the best-looking end', honest: false, tempo: tempos.careful, answers: by(bestLooking) },
]

/** Share of an item's response time that depends on its own length; the rest depends on the mean length. */
const byLength = 0.6
/** Minimum time between two taps, in milliseconds. */
const shortestMs = 250

export function drawPace(
  { tempo: { readings, people, items } }: Pick<RespondentKind, 'tempo'>,
  { responses, pause }: { responses: Responses; pause?: string },
  reading: Readonly<Record<string, number>>,
  { normal }: RandomSource,
): Pace {
  const ids = Object.keys(responses)
  const mean = ids.reduce((sum, id) => sum + (reading[id] ?? 0), 0) / ids.length
  const own = readings * Math.exp(people * normal())
  const times = ids.map((id) => {
    const length = byLength * (reading[id] ?? mean) + (1 - byLength) * mean
    const ms = own * length * Math.exp(items * normal()) + (id === pause ? 80_000_000 : 0)
    return [id, Math.max(shortestMs, Math.round(ms))] as const
  })
  return { times: Object.fromEntries(times), reading }
}
