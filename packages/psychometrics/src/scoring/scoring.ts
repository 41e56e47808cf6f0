import type { RawAnswers, ScaleKey } from './key.ts'
import { unanswered } from './key.ts'

/** Raw score of one scale in response-scale points, and the number of its answered items. */
export interface RawScore {
  answered: number
  /** k·min … k·max for k items, fractional when prorated; null if not scored. */
  raw: number | null
}

/**
 * Returns the sum of a scale's keyed answers (a reversed item counts `min + max − value`); with missing answers, their
 * mean × k if at least 80 % are present, otherwise null. The range of the answers is not checked here: see `rawAnswers`
 * and `assertRawAnswers`.
 */
export function rawScore({ indices, sign, turn }: ScaleKey, answers: RawAnswers): RawScore {
  const items = indices.length
  let answered = 0
  let sum = 0
  for (let n = 0; n < items; n++) {
    const value = answers[indices[n] ?? 0] ?? unanswered
    if (value === unanswered) continue
    answered++
    sum += (turn[n] ?? 0) + (sign[n] ?? 0) * value
  }
  // In integers: 0.8 × k is inexact, and exactly 80 % must count.
  if (answered === 0 || 5 * answered < 4 * items) return { answered, raw: null }
  return { answered, raw: answered === items ? sum : (sum * items) / answered }
}

/**
 * Returns the percent of maximum possible (POMP), 0–100, of a raw score between `min` and `max`.
 * Source: Cohen et al. 1999, Multivariate Behavioral Research 34:315.
 * @throws RangeError unless `min` < `max`.
 */
export function pomp(raw: number, min: number, max: number): number {
  if (!(min < max)) throw new RangeError(`No score range between ${min} and ${max}`)
  return (100 * (raw - min)) / (max - min)
}
