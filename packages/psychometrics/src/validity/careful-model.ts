import { float64At } from '../calibration/numbers.ts'
import type { DimensionKind, Instrument } from '../instrument.ts'
import { keyOf, type RawAnswers, type ScoringKey, unanswered } from '../scoring/key.ts'
import { itemStrengths, type Spread, type Style, spreadsOf, styles } from './careful-styles.ts'

/** SD of item easiness (how readily people agree with an item), relative to the spread of the answers. */
const ease = 0.3

/**
 * Quadrature nodes for a person's position on a part, in standard deviations: they reach beyond the population, so that
 * nobody is at an edge. `common` is the correlation between the parts of one person: higher for symptoms than for
 * traits.
 */
const nodesOf = { part: grid(13, 3), general: grid(7, 2.4), sd: 1, common: { symptom: 0.55, trait: 0.3 } } as const

/** Returns `count` points at equal distances from −`end` to `end`. */
function grid(count: number, end: number): readonly number[] {
  return Array.from({ length: count }, (_, n) => end * ((2 * n) / (count - 1) - 1))
}

/** Returns the shares of a normal distribution at the points of a grid; they add up to 1. */
function sharesAt(points: readonly number[], middle: number, sd: number): number[] {
  const raw = points.map((point) => Math.exp(-(((point - middle) / sd) ** 2) / 2))
  const total = raw.reduce((sum, one) => sum + one, 0)
  return raw.map((one) => one / total)
}

const nodeCount = nodesOf.part.length
const generals = nodesOf.general.length
const shareOfGeneral = Float64Array.from(sharesAt(nodesOf.general, 0, nodesOf.sd))
/** Returns the weight of each node of a part for each value of the general factor, one row per value. */
const withinOf = (common: number): Float64Array =>
  Float64Array.from(
    nodesOf.general.flatMap((node) =>
      sharesAt(nodesOf.part, node * Math.sqrt(common), nodesOf.sd * Math.sqrt(1 - common)),
    ),
  )
const within = { symptom: withinOf(nodesOf.common.symptom), trait: withinOf(nodesOf.common.trait) } as const

/**
 * Precomputed part: for each style and item, the probability of each point at each node, times the number of points.
 */
export interface PartModel {
  /**
   * Items of the part in the order of presentation: index in the scoring key. A keyed answer is `turn + sign · raw`, with
   * sign −1 and turn min + max for a reversed item.
   */
  indices: Uint16Array
  sign: Int8Array
  turn: Int8Array
  /** Probabilities by style, then item: points × nodes, row by row, by keyed answer. */
  chances: readonly (readonly Float64Array[])[]
  /** Number of its items in the first half of the run, and in its first three quarters. */
  until: readonly [half: number, threeQuarters: number]
}

export interface CarefulModel {
  /** `symptom` if all parts are symptoms. */
  kind: DimensionKind
  min: number
  points: number
  styles: readonly Style[]
  /** Weight of each node of a part for each value of the general factor, one row per value. */
  within: Float64Array
  parts: readonly PartModel[]
}

const models = new WeakMap<ScoringKey, CarefulModel>()

/**
 * Log likelihood ratios of a careful person against random answers: first half of the run, first three quarters, all.
 */
export type CarefulLogRatios = readonly [half: number, threeQuarters: number, all: number]

/** Returns the log likelihood ratios of a careful person, averaged over the styles by how common each of them is. */
export function carefulLogRatios(model: CarefulModel, answers: RawAnswers): CarefulLogRatios {
  const given = model.parts.map((part) => keyedAnswers(part, answers, model.min))
  const logs = model.styles.map(({ share }, style) => ({
    share: Math.log(share),
    of: styleLogRatios(model, style, given),
  }))
  const over = (end: 0 | 1 | 2) => logSumExp(logs.map(({ share, of }) => share + of[end]))
  return [over(0), over(1), over(2)]
}

/** Returns the keyed point of each item of a part, from 0; −1 for a missing answer. */
export const keyedAnswers = ({ indices, sign, turn }: PartModel, answers: RawAnswers, min: number): Float64Array =>
  Float64Array.from(indices, (index, n) => {
    const value = answers[index] ?? unanswered
    return value === unanswered ? -1 : (turn[n] ?? 0) + (sign[n] ?? 0) * value - min
  })

/**
 * Returns the log likelihood ratios for one style of careful answering. The ratios of single items are multiplied
 * before the logarithm is taken: the model always leaves a share of answers to chance, so the product of 150 items stays
 * within the range of a double.
 */
export function styleLogRatios(
  { parts, within }: Pick<CarefulModel, 'parts' | 'within'>,
  style: number,
  given: readonly Float64Array[],
): CarefulLogRatios {
  const likely = new Float64Array(nodeCount)
  const half = new Float64Array(shareOfGeneral)
  const threeQuarters = new Float64Array(shareOfGeneral)
  const all = new Float64Array(shareOfGeneral)
  for (let part = 0; part < given.length; part++) {
    const points = given[part] ?? noPoints
    const of = parts[part]?.chances[style] ?? []
    const [untilHalf, untilThreeQuarters] = parts[part]?.until ?? [0, 0]
    likely.fill(1)
    multiply(likely, of, points, 0, untilHalf)
    overPlaces(half, within, likely)
    multiply(likely, of, points, untilHalf, untilThreeQuarters)
    overPlaces(threeQuarters, within, likely)
    multiply(likely, of, points, untilThreeQuarters, points.length)
    overPlaces(all, within, likely)
  }
  return [logOfSum(half), logOfSum(threeQuarters), logOfSum(all)]
}

const noPoints = new Float64Array()

/** Multiplies the likelihood at each node of the part by the answers to items `from` to `to`. */
function multiply(
  likely: Float64Array,
  chances: readonly Float64Array[],
  points: Float64Array,
  from: number,
  to: number,
): void {
  for (let n = from; n < to; n++) {
    const chance = chances[n]
    const row = float64At(points, n) * nodeCount
    if (row < 0 || chance === undefined) continue
    for (let q = 0; q < nodeCount; q++) likely[q] = float64At(likely, q) * float64At(chance, row + q)
  }
}

/** Multiplies `product`, for each value of the general factor, by the mean likelihood of the part over its nodes. */
function overPlaces(product: Float64Array, within: Float64Array, likely: Float64Array): void {
  for (let g = 0; g < generals; g++) {
    let sum = 0
    for (let q = 0; q < nodeCount; q++) sum += float64At(within, g * nodeCount + q) * float64At(likely, q)
    product[g] = float64At(product, g) * sum
  }
}

const logOfSum = (product: Float64Array): number => Math.log(product.reduce((sum, one) => sum + one, 0))

/** Returns the log of the sum of the values with these logs. */
export function logSumExp(logs: readonly number[]): number {
  const most = Math.max(...logs)
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0))
}

/** Returns the model of one instrument, built once. */
export function modelOf(instrument: Instrument): CarefulModel {
  const key = keyOf(instrument)
  const known = models.get(key)
  if (known) return known
  const { min, max } = instrument.responseScale
  const points = max - min + 1
  const tested: DimensionKind = key.scales.every(({ kind }) => kind === 'symptom') ? 'symptom' : 'trait'
  const own = styles[tested]
  const scored = new Set(key.scales.flatMap(({ indices }) => [...indices]))
  const run = [...key.run].filter((index) => scored.has(index))
  const orderOf = new Map(run.map((index, at) => [index, at]))
  const parts = key.scales.map(({ kind, indices, sign, turn }): PartModel => {
    const order = [...indices.keys()].sort(
      (a, b) => (orderOf.get(indices[a] ?? 0) ?? run.length) - (orderOf.get(indices[b] ?? 0) ?? run.length),
    )
    const chances = own.map((style) => {
      const of = spreadsOf(kind, points)
      const loading = itemStrengths[style.strength]
      const plain = chancesOf({ ...of.plain, loading: loading.plain }, style, points)
      const turned = { ...style, agrees: -style.agrees }
      const reversed = chancesOf({ ...of.reversed, loading: loading.reversed }, turned, points)
      return order.map((n) => ((sign[n] ?? 1) < 0 ? reversed : plain))
    })
    const before = (share: number) =>
      order.filter((n) => (orderOf.get(indices[n] ?? 0) ?? 0) < share * run.length).length
    return {
      indices: Uint16Array.from(order, (n) => indices[n] ?? 0),
      sign: Int8Array.from(order, (n) => sign[n] ?? 0),
      turn: Int8Array.from(order, (n) => turn[n] ?? 0),
      chances,
      until: [before(0.5), before(0.75)],
    }
  })
  const made = { kind: tested, min, points, styles: own, within: within[tested], parts }
  models.set(key, made)
  return made
}

interface Assumed extends Spread {
  loading: number
}

/**
 * Returns the probability of each point at each node, times the number of points; it includes answers that can be any
 * point.
 */
function chancesOf(
  { loading, middle, spread }: Assumed,
  { agrees, extreme, strength, anyPoint: any }: Style,
  points: number,
): Float64Array {
  const left = Math.sqrt(1 - loading * loading + ease * ease)
  const { steps } = itemStrengths[strength]
  const table = new Float64Array(nodeCount * points)
  nodesOf.part.forEach((node, q) => {
    const below = (point: number) => {
      if (point === 0) return 0
      if (point === points) return 1
      const cut = (steps * (0.5 + (point / points - 0.5) / extreme - middle)) / spread
      return normalBelow((cut - agrees - loading * node) / left)
    }
    for (let point = 0; point < points; point++) {
      const careful = below(point + 1) - below(point)
      table[point * nodeCount + q] = any + (1 - any) * careful * points
    }
  })
  return table
}

/** Returns the share of a normal distribution below z, to 1e-7. Source: Abramowitz & Stegun 1964, 26.2.17. */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
  return z > 0 ? 1 - tail : tail
}

/**
 * Returns, for every answered item, the probability that another person at the same positions and with the same style
 * gives the same answer, with positions and style estimated from the answers.
 */
export function answerChances(instrument: Instrument, answers: RawAnswers): number[] {
  const model = modelOf(instrument)
  const given = model.parts.map((part) => keyedAnswers(part, answers, model.min))
  const style = likeliestStyle(model, given)
  return model.parts.flatMap(({ chances }, part) => {
    const points = given[part] ?? new Float64Array()
    const of = chances[style] ?? []
    const at = nodeWeights(of, points)
    return [...points].flatMap((point, n) => {
      const chance = of[n]
      if (point < 0 || chance === undefined) return []
      let sum = 0
      for (let q = 0; q < nodeCount; q++) sum += float64At(at, q) * float64At(chance, point * nodeCount + q)
      return sum / model.points
    })
  })
}

function likeliestStyle(model: CarefulModel, given: readonly Float64Array[]): number {
  const logs = model.styles.map(({ share }, style) => Math.log(share) + styleLogRatios(model, style, given)[2])
  return logs.indexOf(Math.max(...logs))
}

/** Returns the weights of the nodes of one part, given its own answers. */
function nodeWeights(chances: readonly Float64Array[], points: Float64Array): Float64Array {
  const weights = Float64Array.from(sharesAt(nodesOf.part, 0, nodesOf.sd))
  for (let n = 0; n < points.length; n++) {
    const chance = chances[n]
    const from = float64At(points, n) * nodeCount
    if (from < 0 || chance === undefined) continue
    for (let q = 0; q < nodeCount; q++) weights[q] = float64At(weights, q) * float64At(chance, from + q)
  }
  const sum = weights.reduce((all, share) => all + share, 0)
  return weights.map((share) => share / sum)
}
