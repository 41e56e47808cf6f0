import type { Instrument } from '../instrument.ts'
import { missing, type SheetRows, scoredItems } from '../norms/norm-sheet.ts'
import { partColumns } from '../norms/norm-tally.ts'
import { seededRandom } from '../random.ts'
import { keyOf, type RawAnswers, unanswered } from '../scoring/key.ts'
import { answerChances } from './careful-model.ts'

/** Minimum share of their common answers in which a copy agrees with its source. */
const fewestAlike = 0.75
/**
 * Groups of items for finding candidates: a sheet is compared with sheets that have the same answers in one of them.
 */
const blocks = { count: 14, items: 5, seed: 1 } as const
/** Maximum probability that chance produces a match counted as a copy, over all comparisons of one sheet. */
const byChance = { pair: 5e-3, neighbours: 1e-4 } as const

/**
 * Returns sheets of `fresh` with the same or nearly the same answers as another sheet, beyond chance; one sheet of each
 * group of copies stays. Two careful people may give the same likely answers. The probability of that comes from the
 * answers themselves, for another person at exactly the same places and with the same style, and from the answers of
 * people with about the same score; the larger of both counts. A sheet is a copy if an earlier one agrees with it in so
 * many answers, or so many others are similar to it, that chance is very unlikely. Source of the comparison with
 * expected agreement: Wollack 1997, doi 10.1177/01466216970214002.
 * @param counted sheets already counted, of the same version and language
 * @returns rows of `fresh`, in ascending order
 */
export function findCopiedSheets(instrument: Instrument, counted: SheetRows, fresh: SheetRows): number[] {
  const width = scoredItems(instrument).length
  const all = counted.n + fresh.n
  if (all < 2 || width === 0) return []
  const sheetAt = (place: number): Int8Array => {
    const of = place < counted.n ? counted : fresh
    const row = place < counted.n ? place : place - counted.n
    return of.answers.subarray(row * width, (row + 1) * width)
  }
  const near = neighboursOf(counted.n, all, width, sheetAt)
  const found = (suspects: Iterable<number>, chancesFor: (sheet: Int8Array) => readonly number[]) => {
    const copies = new Set<number>()
    for (const own of suspects) {
      // A sheet is compared only with sheets that were not found to be copies: the source of a copy stays.
      const neighbours = (near[own - counted.n] ?? []).filter(({ other }) => !copies.has(other))
      const earlier = neighbours.filter(({ other }) => other < own)
      if (earlier.length > 0 && isCopy(earlier, neighbours.length, tailOf(chancesFor(sheetAt(own))), all))
        copies.add(own)
    }
    return copies
  }
  const places = Array.from({ length: fresh.n }, (_, row) => counted.n + row)
  // A copy must not make its own answers seem likely, so observed answers are counted without the first suspects.
  const suspects = found(places, (sheet) => answerChances(instrument, rawOf(instrument, sheet)))
  if (suspects.size === 0) return []
  const others = function* () {
    for (let place = 0; place < all; place++) if (!suspects.has(place)) yield sheetAt(place)
  }
  const shares = sharesByScore(instrument, others())
  const copies = found(suspects, (sheet) => {
    const observed = shares(sheet)
    return answerChances(instrument, rawOf(instrument, sheet)).map((chance, n) => Math.max(chance, observed[n] ?? 0))
  })
  return [...copies].map((place) => place - counted.n)
}

/**
 * Returns whether a sheet is a copy of an earlier one.
 * @param tail probability of at least this many common answers with one other sheet, by number
 */
function isCopy(earlier: readonly Neighbour[], neighbours: number, tail: Float64Array, all: number): boolean {
  const closest = Math.max(...earlier.map(({ alike }) => alike))
  if (all * (tail[closest] ?? 0) < byChance.pair) return true
  const expected = all * (tail[Math.ceil(fewestAlike * (tail.length - 1))] ?? 0)
  return poissonTail(neighbours, expected) < byChance.neighbours
}

/** Number of bands of a part's scale; people in the same band count as having the same score. */
const bands = 8
/** Number of pseudo-respondents with average answers added to each band. */
const smoothing = 4

/**
 * Returns a function that gives, for every answer of a sheet, the share of people with about the same score on the part
 * who gave the same answer.
 */
function sharesByScore(instrument: Instrument, sheets: Iterable<Int8Array>): (sheet: Int8Array) => number[] {
  const { min, max } = instrument.responseScale
  const points = max - min + 1
  const parts = partColumns(instrument)
  const width = scoredItems(instrument).length
  const counts = new Float64Array(width * bands * points)
  const totals = new Float64Array(width * points)
  const each = (sheet: Int8Array, visit: (item: number, cell: number, point: number) => void) => {
    for (const { first, reversed } of parts) {
      const band = bandOf(sheet, first, reversed, min, max)
      for (let item = first; item < first + reversed.length; item++) {
        const answer = sheet[item] ?? missing
        if (answer !== missing) visit(item, (item * bands + band) * points, answer - min)
      }
    }
  }
  for (const sheet of sheets) {
    each(sheet, (item, from, point) => {
      counts[from + point] = (counts[from + point] ?? 0) + 1
      totals[item * points + point] = (totals[item * points + point] ?? 0) + 1
    })
  }
  const sum = (of: Float64Array, from: number) => of.subarray(from, from + points).reduce((all, one) => all + one, 0)
  return (sheet) => {
    const shares: number[] = []
    each(sheet, (item, from, point) => {
      const overall = ((totals[item * points + point] ?? 0) + 1) / (sum(totals, item * points) + points)
      shares.push(((counts[from + point] ?? 0) + smoothing * overall) / (sum(counts, from) + smoothing))
    })
    return shares
  }
}

function bandOf(sheet: Int8Array, first: number, reversed: readonly boolean[], min: number, max: number): number {
  let [raw, answered] = [0, 0]
  reversed.forEach((turned, n) => {
    const answer = sheet[first + n] ?? missing
    if (answer === missing) return
    raw += turned ? max - answer : answer - min
    answered++
  })
  return Math.min(bands - 1, Math.floor((bands * raw) / (Math.max(1, answered) * (max - min))))
}

interface Neighbour {
  other: number
  /** Number of common answers. */
  alike: number
}

/** Returns, for each fresh sheet, the sheets that agree with it in at least three quarters of all answers. */
function neighboursOf(first: number, all: number, width: number, sheetAt: (place: number) => Int8Array): Neighbour[][] {
  const near = Array.from({ length: all - first }, () => new Map<number, number>())
  const random = seededRandom(blocks.seed)
  for (let block = 0; block < blocks.count; block++) {
    const items = Array.from({ length: blocks.items }, () => Math.floor(random() * width))
    const keyOfSheet = (sheet: Int8Array) => items.reduce((key, item) => key * 16 + ((sheet[item] ?? missing) + 1), 0)
    const freshByKey = new Map<number, number[]>()
    for (let place = first; place < all; place++) {
      const key = keyOfSheet(sheetAt(place))
      const same = freshByKey.get(key)
      if (same) same.push(place)
      else freshByKey.set(key, [place])
    }
    for (let place = 0; place < all; place++) {
      const sheet = sheetAt(place)
      for (const own of freshByKey.get(keyOfSheet(sheet)) ?? []) {
        const known = near[own - first]
        if (own === place || !known || known.has(place)) continue
        const alike = alikeIn(sheetAt(own), sheet)
        if (alike >= fewestAlike * width) known.set(place, alike)
      }
    }
  }
  return near.map((known) => [...known].map(([other, alike]) => ({ other, alike })))
}

/**
 * Returns the number of common answers, or −1 as soon as there are too few; an answer missing in either is not common.
 */
function alikeIn(a: Int8Array, b: Int8Array): number {
  const most = Math.floor((1 - fewestAlike) * a.length)
  let apart = 0
  for (let item = 0; item < a.length; item++) {
    if (a[item] === b[item] && a[item] !== missing) continue
    if (++apart > most) return -1
  }
  return a.length - apart
}

/** Returns the probability of at least n common answers, by n, if each answer is common with its own probability. */
function tailOf(chances: readonly number[]): Float64Array {
  // Probability of exactly n common answers, updated item by item.
  const exactly = new Float64Array(chances.length + 1)
  exactly[0] = 1
  let items = 0
  for (const chance of chances) {
    for (let alike = ++items; alike >= 0; alike--) {
      exactly[alike] = (exactly[alike] ?? 0) * (1 - chance) + (alike > 0 ? (exactly[alike - 1] ?? 0) * chance : 0)
    }
  }
  let sum = 0
  for (let alike = chances.length; alike >= 0; alike--) {
    sum += exactly[alike] ?? 0
    exactly[alike] = sum
  }
  return exactly
}

/** Returns the answers of a sheet by index in the key. */
function rawOf(instrument: Instrument, sheet: Int8Array): RawAnswers {
  const { ids } = keyOf(instrument)
  const place = new Map(ids.map((id, n) => [id, n]))
  const answers = new Int8Array(ids.length).fill(unanswered)
  scoredItems(instrument).forEach(({ id }, item) => {
    const answer = sheet[item] ?? missing
    if (answer !== missing) answers[place.get(id) ?? 0] = answer
  })
  return answers
}

/** Returns the Poisson probability of at least `count` if `expected` is the mean. */
function poissonTail(count: number, expected: number): number {
  if (count === 0) return 1
  let term = Math.exp(-expected)
  let below = 0
  for (let n = 0; n < count; n++) {
    below += term
    term *= expected / (n + 1)
  }
  // Far in the tail, 1 − below loses all digits; the next term is then most of the remaining probability.
  return Math.max(1 - below, term)
}
