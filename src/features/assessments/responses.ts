import { mayLeaveOut, type Responses } from '@mindglass/psychometrics/instrument'
import { assertResponse } from '@mindglass/psychometrics/scoring/key'
import { ResponseError } from '@mindglass/psychometrics/scoring/response-error'
import type { ResponseTimes } from '@mindglass/psychometrics/validity/pace'
import { DomainError } from '@/core/error/error'
import type { Instrument } from '@/core/instrument'
import type { Answer } from './schema'
import type { StoredResponses } from './stored'

/**
 * Answers added to the stored ones; the later `at` of an item wins, whatever order they arrive in. Sending an answer
 * again changes nothing.
 */
export function mergeResponses(stored: StoredResponses, incoming: readonly Answer[]): StoredResponses {
  const merged = { ...stored }
  for (const { item, value, ms, at } of incoming) {
    const known = merged[item]
    if (known === undefined || at > known.at) merged[item] = { value, ms, at }
  }
  return merged
}

/**
 * Each answer by itself, because a batch may hold an item twice.
 * @throws DomainError RESPONSE_OUT_OF_RANGE, also for an item left out that may not be, or UNKNOWN_ITEM.
 */
export function assertAnswers(instrument: Instrument, answers: readonly Answer[]): void {
  for (const { item, value } of answers) {
    if (value !== null) asDomainError(() => assertResponse(instrument, item, value))
    else if (!mayLeaveOut(instrument, item)) throw new DomainError('RESPONSE_OUT_OF_RANGE', { item })
  }
}

/** Runs what scores answers; an answer that it refuses is one that the reader is told of. */
export function asDomainError<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw error instanceof ResponseError ? new DomainError(error.code, error.params) : error
  }
}

/** The answers that were given; what was left out is absent. */
export const valuesOf = (stored: StoredResponses): Responses =>
  Object.fromEntries(given(stored).map(([item, { value }]) => [item, value]))

/** How long each answer took that was given. */
export const timesOf = (stored: StoredResponses): ResponseTimes =>
  Object.fromEntries(given(stored).map(([item, { ms }]) => [item, ms]))

/** Items that were decided on, by an answer or by leaving them out. */
export const decided = (stored: StoredResponses): ReadonlySet<string> => new Set(Object.keys(stored))

const given = (stored: StoredResponses) =>
  Object.entries(stored).flatMap(([item, { value, ms }]) => (value === null ? [] : [[item, { value, ms }] as const]))
