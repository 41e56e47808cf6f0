import { cell } from './calibration/numbers'
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
const loadings = { plain: 0.6, reversed: 0.53 } as const

/** SD by which items differ in how easily they are agreed with, in units of the answer's own spread. */
const ease = 0.3

/** Share of a careful person's answers that are slips of the finger. */
const slips = 0.01
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

const places = placesOf.part.length
const generals = placesOf.general.length
const shareOfGeneral = Float64Array.from(sharesAt(placesOf.general, 0, placesOf.sd))
/** Shares of the places of a part, for each place of what the parts have in common: row by row. */
const within = Float64Array.from(
  placesOf.general.flatMap((place) =>
    sharesAt(placesOf.part, place * Math.sqrt(placesOf.common), placesOf.sd * Math.sqrt(1 - placesOf.common)),
  ),
)

/** A way of answering that is careful all the same. */
interface Style {
  /** Added to every answer as it is chosen, in SD: some agree, or disagree, with nearly everything. */
  agrees: number
  /** Stretches answers from the middle of the scale: some like its ends (above 1), some its middle (below 1). */
  extreme: number
  /** Weight, adding up to 1. */
  share: number
}

/** How much of what is added, each with its weight. */
const agreements = {
  symptom: [
    [-0.9, 0.03],
    [-0.45, 0.1],
    [0, 0.74],
    [0.45, 0.1],
    [0.9, 0.03],
  ],
  trait: [
    [-0.6, 0.05],
    [0, 0.9],
    [0.6, 0.05],
  ],
} as const satisfies Record<DimensionKind, Weights>

/**
 * In tests of traits, answers of somebody careful who likes the ends of the scale fall on its points about as evenly as
 * chance does; a large weight keeps them from being taken for it. In tests of symptoms they mostly lie at one end.
 */
const stretches = {
  symptom: [
    [0.6, 0.05],
    [1, 0.75],
    [1.4, 0.1],
    [1.9, 0.07],
    [2.6, 0.03],
  ],
  trait: [
    [0.6, 0.05],
    [1, 0.65],
    [2, 0.2],
    [3, 0.1],
  ],
} as const satisfies Record<DimensionKind, Weights>

type Weights = readonly (readonly [value: number, weight: number])[]

const stylesOf = (kind: DimensionKind): Style[] =>
  agreements[kind].flatMap(([agrees, own]) =>
    stretches[kind].map(([extreme, share]) => ({ agrees, extreme, share: own * share })),
  )

const styles = { symptom: stylesOf('symptom'), trait: stylesOf('trait') } as const

/** One part made ready: for each style and item the chances of its points at each place, times the points there are. */
export interface PartModel {
  /** Items of the part in the order of presentation: places in the key, signs and turns as there. */
  places: Uint16Array
  sign: Int8Array
  turn: Int8Array
  /** By style, then item: points × places, row by row, by keyed answer. */
  chances: readonly (readonly Float64Array[])[]
  /** How many of its items come in the first half of the run, and in its first three quarters. */
  until: readonly [half: number, threeQuarters: number]
}

export interface Model {
  min: number
  points: number
  styles: readonly Style[]
  parts: readonly PartModel[]
}

const models = new WeakMap<ScoringKey, Model>()

/** Logs of how likely answers are from somebody careful, against chance: the first half of the run, three quarters, all. */
export type Careful = readonly [half: number, threeQuarters: number, all: number]

/** Over all ways of answering carefully. */
export function carefulLogs(model: Model, answers: RawAnswers): Careful {
  const given = model.parts.map((part) => pointsGiven(part, answers, model.min))
  const logs = model.styles.map(({ share }, style) => ({ share: Math.log(share), of: styleLogs(model, style, given) }))
  const over = (end: 0 | 1 | 2) => logSum(logs.map(({ share, of }) => share + of[end]))
  return [over(0), over(1), over(2)]
}

/** The keyed point of each item of a part, from 0; −1 where there is no answer. */
export const pointsGiven = ({ places, sign, turn }: PartModel, answers: RawAnswers, min: number): Float64Array =>
  Float64Array.from(places, (place, n) => {
    const value = answers[place] ?? unanswered
    return value === unanswered ? -1 : (turn[n] ?? 0) + (sign[n] ?? 0) * value - min
  })

/** The same for somebody careful of one style. */
export function styleLogs({ parts }: Pick<Model, 'parts'>, style: number, given: readonly Float64Array[]): Careful {
  const likely = new Float64Array(places)
  const logs = [new Float64Array(generals), new Float64Array(generals), new Float64Array(generals)] as const
  for (const [part, points] of given.entries()) {
    const { chances = [], until = [0, 0] } = parts[part] ?? {}
    const of = chances[style] ?? []
    likely.fill(1)
    let n = 0
    for (const [end, log] of logs.entries()) {
      const to = until[end] ?? points.length
      for (; n < to; n++) {
        const chance = of[n]
        const from = cell(points, n) * places
        if (from < 0 || chance === undefined) continue
        for (let q = 0; q < places; q++) likely[q] = cell(likely, q) * cell(chance, from + q)
      }
      for (let g = 0; g < generals; g++) {
        let sum = 0
        for (let q = 0; q < places; q++) sum += cell(within, g * places + q) * cell(likely, q)
        log[g] = cell(log, g) + Math.log(sum)
      }
    }
  }
  return [overGeneral(logs[0]), overGeneral(logs[1]), overGeneral(logs[2])]
}

function overGeneral(log: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY
  for (let g = 0; g < generals; g++) most = Math.max(most, cell(log, g))
  let sum = 0
  for (let g = 0; g < generals; g++) sum += cell(shareOfGeneral, g) * Math.exp(cell(log, g) - most)
  return most + Math.log(sum)
}

/** Log of the sum of what these are the logs of. */
export function logSum(logs: readonly number[]): number {
  const most = Math.max(...logs)
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0))
}

/** The model of one instrument, made once. */
export function modelOf(instrument: Instrument): Model {
  const key = keyOf(instrument)
  const known = models.get(key)
  if (known) return known
  const { min, max } = instrument.responseScale
  const points = max - min + 1
  const own = styles[key.scales.every(({ kind }) => kind === 'symptom') ? 'symptom' : 'trait']
  const scored = new Set(key.scales.flatMap(({ places }) => [...places]))
  const run = [...key.run].filter((place) => scored.has(place))
  const orderOf = new Map(run.map((place, at) => [place, at]))
  const parts = key.scales.map(({ kind, places, sign, turn }): PartModel => {
    const order = [...places.keys()].sort(
      (a, b) => (orderOf.get(places[a] ?? 0) ?? run.length) - (orderOf.get(places[b] ?? 0) ?? run.length),
    )
    const chances = own.map((style) => {
      const of = spreadsOf(kind, points)
      const plain = chancesOf({ ...of.plain, loading: loadings.plain }, style, points)
      const turned = { ...style, agrees: -style.agrees }
      const reversed = chancesOf({ ...of.reversed, loading: loadings.reversed }, turned, points)
      return order.map((n) => ((sign[n] ?? 1) < 0 ? reversed : plain))
    })
    const before = (share: number) =>
      order.filter((n) => (orderOf.get(places[n] ?? 0) ?? 0) < share * run.length).length
    return {
      places: Uint16Array.from(order, (n) => places[n] ?? 0),
      sign: Int8Array.from(order, (n) => sign[n] ?? 0),
      turn: Int8Array.from(order, (n) => turn[n] ?? 0),
      chances,
      until: [before(0.5), before(0.75)],
    }
  })
  const made = { min, points, styles: own, parts }
  models.set(key, made)
  return made
}

interface Assumed extends Spread {
  loading: number
}

/** Chance of each point at each place, against 1 in `points`; a slip can be any point. */
function chancesOf({ loading, middle, spread }: Assumed, { agrees, extreme }: Style, points: number): Float64Array {
  const left = Math.sqrt(1 - loading * loading + ease * ease)
  const table = new Float64Array(places * points)
  placesOf.part.forEach((place, q) => {
    const below = (point: number) => {
      if (point === 0) return 0
      if (point === points) return 1
      const cut = (0.5 + (point / points - 0.5) / extreme - middle) / spread
      return normalBelow((cut - agrees - loading * place) / left)
    }
    for (let point = 0; point < points; point++) {
      const careful = below(point + 1) - below(point)
      table[point * places + q] = 2 * slips + (1 - 2 * slips) * careful * points
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

/**
 * For every answered item, how likely somebody else gives the same answer who stands at the same places and has the same
 * style, as far as the answers tell both.
 */
export function answerChances(instrument: Instrument, answers: RawAnswers): number[] {
  const model = modelOf(instrument)
  const given = model.parts.map((part) => pointsGiven(part, answers, model.min))
  const style = likeliestStyle(model, given)
  return model.parts.flatMap(({ chances }, part) => {
    const points = given[part] ?? new Float64Array()
    const of = chances[style] ?? []
    const at = placeShares(of, points)
    return [...points].flatMap((point, n) => {
      const chance = of[n]
      if (point < 0 || chance === undefined) return []
      let sum = 0
      for (let q = 0; q < places; q++) sum += cell(at, q) * cell(chance, point * places + q)
      return sum / model.points
    })
  })
}

function likeliestStyle(model: Model, given: readonly Float64Array[]): number {
  const logs = model.styles.map(({ share }, style) => Math.log(share) + styleLogs(model, style, given)[2])
  return logs.indexOf(Math.max(...logs))
}

/** Shares of the places of one part, from its own answers. */
function placeShares(chances: readonly Float64Array[], points: Float64Array): Float64Array {
  const shares = Float64Array.from(sharesAt(placesOf.part, 0, placesOf.sd))
  for (let n = 0; n < points.length; n++) {
    const chance = chances[n]
    const from = cell(points, n) * places
    if (from < 0 || chance === undefined) continue
    for (let q = 0; q < places; q++) shares[q] = cell(shares, q) * cell(chance, from + q)
  }
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => share / sum)
}
