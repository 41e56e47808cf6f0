import type { DimensionKind, Instrument, Responses, ScaleItem } from '../instrument.ts'

export type ResponseErrorCode = 'UNKNOWN_ITEM' | 'RESPONSE_OUT_OF_RANGE'

/** Error for an answer that is not on its item's scale, or whose item the instrument does not have. */
export class ResponseError extends Error {
  constructor(
    readonly code: ResponseErrorCode,
    readonly params: Readonly<Record<string, string | number>>,
  ) {
    super(code)
    this.name = 'ResponseError'
  }
}

/** Marker for a missing answer among raw answers. */
export const unanswered = -128

/** Raw answers of one sitting by the item's index in the key; `unanswered` for a missing one. */
export type RawAnswers = Int8Array

/** The items of one scale: a keyed answer is `turn[n] + sign[n] · raw answer` of the item at `indices[n]`. */
export interface ScaleKey {
  id: string
  kind: DimensionKind
  indices: Uint16Array
  sign: Int8Array
  turn: Int8Array
  /** Lowest and highest sum of a fully answered scale, in points of the response scale. */
  lowest: number
  highest: number
}

/** Instrument compiled for scoring many sittings: items are indexed by number, so that nothing is looked up by name. */
export interface ScoringKey {
  /** Item ids by index, in the order of presentation. */
  ids: readonly string[]
  /** Lowest and highest answer of each item. */
  min: Int8Array
  max: Int8Array
  scales: readonly ScaleKey[]
  directed: readonly { index: number; expected: number }[]
  /** `turned`: the second item of the pair has the opposite meaning. */
  pairs: readonly { a: number; b: number; turned: boolean }[]
  /** Indices of scored and directed items, in presentation order; context questions have their own scales. */
  run: Uint16Array
}

interface Compiled extends ScoringKey {
  indexOf: ReadonlyMap<string, number>
}

const compiled = new WeakMap<Instrument, Compiled>()

/** Returns the scoring key of an instrument, compiled once. */
export const keyOf = (instrument: Instrument): ScoringKey => compiledOf(instrument)

function compiledOf(instrument: Instrument): Compiled {
  const known = compiled.get(instrument)
  if (known) return known
  const key = compile(instrument)
  compiled.set(instrument, key)
  return key
}

function compile({ dimensions, directed, context, pairs, order, responseScale: { min, max } }: Instrument): Compiled {
  const options = new Map(context.map((item) => [item.id, item.options]))
  const items = [...dimensions.flatMap((dimension) => dimension.items), ...directed, ...context].map(({ id }) => id)
  const known = new Set(items)
  // Presented items come first, in their order; an item that is never presented has an index too.
  const ids = [...new Set([...order.filter((id) => known.has(id)), ...items])]
  const indexOf = new Map(ids.map((id, index) => [id, index]))
  const at = (id: string) => indexOf.get(id) ?? 0
  const scale = (of: readonly ScaleItem[]) => ({
    indices: Uint16Array.from(of, ({ id }) => at(id)),
    sign: Int8Array.from(of, ({ reversed }) => (reversed ? -1 : 1)),
    turn: Int8Array.from(of, ({ reversed }) => (reversed ? min + max : 0)),
    lowest: of.length * min,
    highest: of.length * max,
  })
  return {
    ids,
    indexOf,
    min: Int8Array.from(ids, (id) => (options.has(id) ? 0 : min)),
    max: Int8Array.from(ids, (id) => (options.get(id) ?? max + 1) - 1),
    scales: dimensions.map(({ id, kind, items: of }) => ({ id, kind, ...scale(of) })),
    directed: directed.map(({ id, expected }) => ({ index: at(id), expected })),
    pairs: pairs.map(({ a, b, kind }) => ({ a: at(a), b: at(b), turned: kind === 'antonym' })),
    run: Uint16Array.from(ids.filter((id) => order.includes(id) && !options.has(id)).map(at)),
  }
}

/**
 * Returns the raw answers of one sitting.
 * @throws ResponseError RESPONSE_OUT_OF_RANGE if a value is not on its item's scale.
 * @throws ResponseError UNKNOWN_ITEM if a response belongs to no item of the instrument.
 */
export function rawAnswers(instrument: Instrument, responses: Responses): RawAnswers {
  const key = compiledOf(instrument)
  const answers = new Int8Array(key.ids.length).fill(unanswered)
  for (const item in responses) {
    if (Object.hasOwn(responses, item)) answers[indexFor(key, item, responses[item])] = responses[item] ?? unanswered
  }
  return answers
}

/**
 * Checks a single response.
 * @throws ResponseError RESPONSE_OUT_OF_RANGE if the value is not on the item's scale.
 * @throws ResponseError UNKNOWN_ITEM if the instrument has no such item.
 */
export function assertResponse(instrument: Instrument, item: string, value: number): void {
  indexFor(compiledOf(instrument), item, value)
}

/** Returns the index of an item after checking that its scale allows the answer. */
function indexFor({ indexOf, min, max }: Compiled, item: string, value = Number.NaN): number {
  const index = indexOf.get(item)
  if (index === undefined) throw new ResponseError('UNKNOWN_ITEM', { item })
  const low = min[index] ?? 0
  const high = max[index] ?? 0
  if (Number.isInteger(value) && value >= low && value <= high) return index
  throw new ResponseError('RESPONSE_OUT_OF_RANGE', { item, value, min: low, max: high })
}

/**
 * Checks raw answers against the scales of their items.
 * @throws ResponseError RESPONSE_OUT_OF_RANGE if an answer is not on its item's scale.
 */
export function assertRawAnswers({ ids, min, max }: ScoringKey, answers: RawAnswers): void {
  for (const [index, item] of ids.entries()) {
    const value = answers[index] ?? Number.NaN
    const low = min[index] ?? 0
    const high = max[index] ?? 0
    if ((value >= low && value <= high) || value === unanswered) continue
    throw new ResponseError('RESPONSE_OUT_OF_RANGE', { item, value, min: low, max: high })
  }
}
