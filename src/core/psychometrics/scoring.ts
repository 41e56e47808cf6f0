import { DomainError } from '../error'
import type { Dimension, ResponseScale, Responses } from './instrument'

/** Raw score of one dimension in response-scale points, and how many of its items have a response. */
export interface RawScore {
  answered: number
  /** k·min … k·max for k items, fractional when prorated; null is "not scored". */
  raw: number | null
}

/** @throws DomainError RESPONSE_OUT_OF_RANGE unless `value` is an integer on `scale`; names the item if given. */
export function assertOnScale(value: number, { min, max }: ResponseScale, item?: string): void {
  if (Number.isInteger(value) && value >= min && value <= max) return
  throw new DomainError('RESPONSE_OUT_OF_RANGE', { ...(item !== undefined && { item }), value, min, max })
}

/**
 * The response an opposite item would have got: `min + max − value`.
 * @throws DomainError RESPONSE_OUT_OF_RANGE.
 */
export function reverseKeyed(value: number, scale: ResponseScale): number {
  assertOnScale(value, scale)
  return scale.min + scale.max - value
}

/**
 * Sum of a dimension's keyed responses; with missing ones, their mean × k if at least 80 % are there, else null.
 * @throws DomainError RESPONSE_OUT_OF_RANGE, also when too few are answered to be scored.
 */
export function rawScore(dimension: Dimension, responses: Responses, scale: ResponseScale): RawScore {
  const keyed: number[] = []
  for (const { id, reversed } of dimension.items) {
    const value = responses[id]
    if (value === undefined) continue
    assertOnScale(value, scale, id)
    keyed.push(reversed ? reverseKeyed(value, scale) : value)
  }
  const answered = keyed.length
  const items = dimension.items.length
  // In integers: 0.8 × k is inexact, and exactly 80 % must count.
  if (answered === 0 || 5 * answered < 4 * items) return { answered, raw: null }
  const sum = keyed.reduce((total, value) => total + value, 0)
  return { answered, raw: (sum * items) / answered }
}

/**
 * Percent of maximum possible, 0–100, of a raw score whose lowest and highest possible values are `min` and `max`.
 * Source: Cohen et al. 1999, Multivariate Behavioral Research 34:315.
 * @throws RangeError unless `min` < `max`.
 */
export function pomp(raw: number, min: number, max: number): number {
  if (!(min < max)) throw new RangeError(`No score range between ${min} and ${max}`)
  return (100 * (raw - min)) / (max - min)
}
