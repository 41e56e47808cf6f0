import type { DimensionKind, Instrument } from './instrument'
import { keyOf, type RawAnswers, type ScoringKey, unanswered } from './key'

/** How the latent answers of a general sample lie on 0–1, which the points of the response scale cut evenly. */
interface Spread {
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
 * How closely an item belongs to its part: the square is the mean correlation of two items, .30 to .36, that the
 * uncertainty of a score stands on. Reversed items belong to it less.
 */
export const loadings = { plain: 0.6, reversed: 0.53 } as const

/** Share of a careful person's answers that are slips of the finger. */
export const slips = 0.01
/**
 * Places of a person on a part, in standard deviations, and what the parts of one person have in common: wider than
 * people are, so that nobody is at an edge.
 */
const placesOf = { part: grid(13, 3), general: grid(7, 2.4), sd: 1, common: 0.55 } as const

/** `count` points at equal distances from −`end` to `end`. */
function grid(count: number, end: number): readonly number[] {
  return Array.from({ length: count }, (_, n) => end * ((2 * n) / (count - 1) - 1))
}

/** Shares of a normal distribution at the points of a grid, adding up to 1. */
function sharesAt(points: readonly number[], middle: number, sd: number): number[] {
  const raw = points.map((point) => Math.exp(-(((point - middle) / sd) ** 2) / 2))
  const total = raw.reduce((sum, one) => sum + one, 0)
  return raw.map((one) => one / total)
}

const general = sharesAt(placesOf.general, 0, placesOf.sd)
/** Where a part lies, for each place of what the parts have in common. */
const within = placesOf.general.map((place) =>
  sharesAt(placesOf.part, place * Math.sqrt(placesOf.common), placesOf.sd * Math.sqrt(1 - placesOf.common)),
)

/** A way of answering that is careful all the same. */
interface Style {
  /** Added to every answer as it is chosen, in SD: some agree, or disagree, with nearly everything. */
  agrees: number
  /** Stretches answers from the middle of the scale: some like its ends. */
  extreme: number
  /** Share of people. */
  share: number
}
const styles: readonly Style[] = [-0.5, 0, 0.5].flatMap((agrees) =>
  [1, 1.5].map((extreme) => ({ agrees, extreme, share: (agrees === 0 ? 0.88 : 0.06) * (extreme === 1 ? 0.9 : 0.1) })),
)

/** One part made ready: for each style and item the chances of its points at each place, times the points there are. */
interface PartModel {
  places: Uint16Array
  /** By style, then item: `grid × points`, by keyed answer. */
  chances: readonly (readonly Float64Array[])[]
  sign: Int8Array
  turn: Int8Array
}

interface Model {
  min: number
  points: number
  parts: readonly PartModel[]
}

const models = new WeakMap<ScoringKey, Model>()

/**
 * Log of how much likelier answers are from somebody who picks answers by chance than from somebody careful: high where
 * answers to one part are spread as chance spreads them. Each part is looked at over all places that a person may have
 * on it, and the whole over ways of answering, so that neither a burden nor a liking for one end counts as careless.
 * Items without an answer count for nothing. A likelihood ratio is the most powerful statistic for that: Levine &
 * Drasgow 1988, Psychometrika 53:161.
 */
export function chanceRatio(instrument: Instrument, answers: RawAnswers): number {
  const model = modelOf(instrument)
  return -logSum(styles.map((style, n) => Math.log(style.share) + logOf(model, n, answers)))
}

/** Log of how much likelier the answers are from somebody careful of this style than by chance. */
function logOf({ min, parts, points }: Model, style: number, answers: RawAnswers): number {
  const likely = new Float64Array(placesOf.part.length)
  const logs = new Float64Array(general.length)
  for (const { places, chances, sign, turn } of parts) {
    likely.fill(1)
    const of = chances[style] ?? []
    for (let n = 0; n < places.length; n++) {
      const value = answers[places[n] ?? 0] ?? unanswered
      const chance = of[n]
      if (value === unanswered || chance === undefined) continue
      const point = (turn[n] ?? 0) + (sign[n] ?? 0) * value - min
      for (let q = 0; q < likely.length; q++) likely[q] = (likely[q] ?? 0) * (chance[q * points + point] ?? 0)
    }
    for (let g = 0; g < logs.length; g++) {
      let sum = 0
      const shares = within[g] ?? []
      for (let q = 0; q < likely.length; q++) sum += (shares[q] ?? 0) * (likely[q] ?? 0)
      logs[g] = (logs[g] ?? 0) + Math.log(sum)
    }
  }
  return logSum(Array.from(logs, (log, g) => log + Math.log(general[g] ?? 0)))
}

/** Log of the sum of what these are the logs of. */
function logSum(logs: readonly number[]): number {
  const most = Math.max(...logs)
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0))
}

function modelOf(instrument: Instrument): Model {
  const key = keyOf(instrument)
  const known = models.get(key)
  if (known) return known
  const { min, max } = instrument.responseScale
  const points = max - min + 1
  const parts = key.scales.map(({ kind, places, sign, turn }) => {
    const chances = styles.map((style) => {
      const of = spreadsOf(kind, points)
      const plain = chancesOf({ ...of.plain, loading: loadings.plain }, style, points)
      const turned = { ...style, agrees: -style.agrees }
      const reversed = chancesOf({ ...of.reversed, loading: loadings.reversed }, turned, points)
      return [...sign].map((one) => (one < 0 ? reversed : plain))
    })
    return { places, sign, turn, chances }
  })
  const made = { min, points, parts }
  models.set(key, made)
  return made
}

export interface Assumed extends Spread {
  loading: number
}

/** Chance of each point at each place, against 1 in `points`; a slip can be any point. */
function chancesOf({ loading, middle, spread }: Assumed, { agrees, extreme }: Style, points: number): Float64Array {
  const left = Math.sqrt(1 - loading * loading)
  const table = new Float64Array(placesOf.part.length * points)
  placesOf.part.forEach((place, q) => {
    const below = (point: number) => {
      if (point === 0) return 0
      if (point === points) return 1
      const cut = (0.5 + (point / points - 0.5) / extreme - middle) / spread
      return normalBelow((cut - agrees - loading * place) / left)
    }
    for (let point = 0; point < points; point++) {
      const careful = below(point + 1) - below(point)
      table[q * points + point] = 2 * slips + (1 - 2 * slips) * careful * points
    }
  })
  return table
}

/** Share of a normal distribution below z, to 1e-7. Source: Abramowitz & Stegun 1964, 26.2.17. */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
  return z > 0 ? 1 - tail : tail
}

/** Median pace of somebody careful, in times that reading takes, and how people differ in it (SD of the log). */
export const carefulPace = { readings: 1.8, sd: 0.375 } as const
/** The pace at which somebody who hardly reads taps along. */
export const tappingPace = 1

/**
 * What a pace adds to `chanceRatio`: the log of how much likelier it is of somebody who taps along than of somebody
 * careful, within bounds, because some read fast and some tap slowly. Without a pace nothing is added.
 */
export function paceRatio(readings: number | null): number {
  if (readings === null) return 0
  const { readings: careful, sd } = carefulPace
  const [a, b] = [Math.log(tappingPace), Math.log(careful)]
  const ratio = ((b - a) / sd ** 2) * ((a + b) / 2 - Math.log(Math.max(readings, 1e-3)))
  return Math.min(1.5, Math.max(-2, ratio))
}
