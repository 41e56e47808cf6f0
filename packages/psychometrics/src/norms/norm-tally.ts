import type { Dimension, Instrument } from '../instrument.ts'
import { pomp } from '../scoring/scoring.ts'
import { emptyMoments, type Moments, mergeMoments, observe } from './moments.ts'
import { missing, type SheetRows, scoredItems } from './norm-sheet.ts'

/** Totals over the sheets with an answer to every item of one part. */
interface PartTally {
  /** Moments of the POMP score first, then of each keyed item. */
  moments: Moments
  /** Number of people at each raw score, from the lowest possible to the highest. */
  scores: Float64Array
}

/** Totals over the sheets of one version in one language. Two tallies merge into the tally of all their sheets. */
export interface Tally {
  /** Number of sheets. */
  n: number
  parts: PartTally[]
  /** Number of people at each point of the response scale, unkeyed, for each scored item. */
  categories: Float64Array[]
}

/** Part of the instrument with the positions of its items in a sheet. */
export interface PartColumns {
  dimension: Dimension
  first: number
  reversed: readonly boolean[]
}

/** Returns the positions of the items of each part in a sheet. */
export function partColumns({ dimensions }: Pick<Instrument, 'dimensions'>): PartColumns[] {
  let next = 0
  return dimensions.map((dimension) => {
    const first = next
    next += dimension.items.length
    return { dimension, first, reversed: dimension.items.map(({ reversed }) => reversed) }
  })
}

export function emptyTally(instrument: Instrument): Tally {
  const { min, max } = instrument.responseScale
  return {
    n: 0,
    parts: instrument.dimensions.map(({ items }) => ({
      moments: emptyMoments(items.length + 1),
      scores: new Float64Array(items.length * (max - min) + 1),
    })),
    categories: scoredItems(instrument).map(() => new Float64Array(max - min + 1)),
  }
}

/**
 * Counts sheets. A part counts if it is complete; an item counts whenever it has an answer.
 * @throws RangeError for an answer that is not on the scale.
 */
export function tallyOf(instrument: Instrument, { n, answers }: SheetRows): Tally {
  const { min, max } = instrument.responseScale
  const tally = emptyTally(instrument)
  const places = partColumns(instrument)
  const width = tally.categories.length
  tally.n = n
  const observations = places.map(({ reversed }) => new Float64Array(reversed.length + 1))
  for (let row = 0; row < n; row++) {
    const from = row * width
    for (let item = 0; item < width; item++) {
      const answer = answers[from + item] ?? Number.NaN
      if (answer === missing) continue
      if (!(answer >= min && answer <= max)) throw new RangeError(`An answer ${answer} on a scale of ${min}–${max}`)
      const counts = tally.categories[item]
      if (counts) counts[answer - min] = (counts[answer - min] ?? 0) + 1
    }
    for (let part = 0; part < places.length; part++) {
      const place = places[part]
      const into = observations[part]
      const own = tally.parts[part]
      if (!place || !into || !own) continue
      const raw = keyedInto(into, answers, from, place, min + max)
      if (raw === null) continue
      const items = place.reversed.length
      into[0] = pomp(raw, items * min, items * max)
      observe(own.moments, into)
      own.scores[raw - items * min] = (own.scores[raw - items * min] ?? 0) + 1
    }
  }
  return tally
}

/**
 * Writes the keyed answers of one part into `into` from index 1 on, and returns their sum, or null if one is missing.
 */
function keyedInto(
  into: Float64Array,
  answers: Int8Array,
  from: number,
  { first, reversed }: PartColumns,
  turn: number,
): number | null {
  let raw = 0
  for (let n = 0; n < reversed.length; n++) {
    const answer = answers[from + first + n] ?? missing
    if (answer === missing) return null
    const keyed = reversed[n] ? turn - answer : answer
    into[n + 1] = keyed
    raw += keyed
  }
  return raw
}

/**
 * Returns the tally of the sheets of both; neither is changed.
 * @throws RangeError if they are of different instruments.
 */
export function mergeTallies(a: Tally, b: Tally): Tally {
  if (a.categories.length !== b.categories.length) throw new RangeError('Tallies of different instruments')
  const sum = (x: Float64Array, y: Float64Array = new Float64Array(0)) => {
    if (x.length !== y.length) throw new RangeError('Tallies of different instruments')
    return x.map((value, i) => value + (y[i] ?? 0))
  }
  return {
    n: a.n + b.n,
    parts: a.parts.map(({ moments, scores }, part) => {
      const other = b.parts[part]
      return {
        moments: mergeMoments(moments, other?.moments ?? emptyMoments(0)),
        scores: sum(scores, other?.scores),
      }
    }),
    categories: a.categories.map((counts, item) => sum(counts, b.categories[item])),
  }
}

/** Returns the distance of two tallies that should be equal: the largest difference of two totals, relative above 1. */
export function tallyDistance(a: Tally, b: Tally): number {
  const [one, other] = [numbersOf(a), numbersOf(b)]
  if (one.length !== other.length) return Number.POSITIVE_INFINITY
  return one.reduce((most, value, i) => {
    const against = other[i] ?? Number.NaN
    return Math.max(most, Math.abs(value - against) / Math.max(1, Math.abs(value), Math.abs(against)))
  }, 0)
}

const numbersOf = ({ n, parts, categories }: Tally): number[] => [
  n,
  ...parts.flatMap(({ moments, scores }) => [
    moments.n,
    ...moments.means,
    ...moments.cubes,
    ...moments.products,
    ...scores,
  ]),
  ...categories.flatMap((counts) => [...counts]),
]
