import { mayLeaveOut, type Responses } from '@mindglass/psychometrics/instrument'
import { assertResponse, ResponseError } from '@mindglass/psychometrics/scoring/key'
import type { ResponseTimes } from '@mindglass/psychometrics/validity/pace'
import { DomainError } from '@/core/error/error'
import type { Instrument } from '@/core/instrument'
import type { Answer } from './schema'
import type { StoredResponses } from './stored-sitting'

/**
 * Adds answers to the stored ones; the later `at` of an item wins, in whatever order they arrive. Sending an answer
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
 * Checks each answer by itself, because a batch may contain an item twice.
 * @throws DomainError UNKNOWN_ITEM; RESPONSE_OUT_OF_RANGE, also when an item is left out that may not be
 */
export function assertAnswers(instrument: Instrument, answers: readonly Answer[]): void {
  for (const { item, value } of answers) {
    if (value !== null) runWithDomainErrors(() => assertResponse(instrument, item, value))
    else if (!mayLeaveOut(instrument, item)) throw new DomainError('RESPONSE_OUT_OF_RANGE', { item })
  }
}

/** Runs a scoring function, and rethrows its ResponseError as a DomainError, which the reader sees translated. */
export function runWithDomainErrors<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw error instanceof ResponseError ? new DomainError(error.code, error.params) : error
  }
}

/** Returns the answers that were given, without items left out. */
export const valuesOf = (stored: StoredResponses): Responses =>
  Object.fromEntries(given(stored).map(([item, { value }]) => [item, value]))

/** Returns the duration in ms of each answer that was given. */
export const timesOf = (stored: StoredResponses): ResponseTimes =>
  Object.fromEntries(given(stored).map(([item, { ms }]) => [item, ms]))

/** Returns the items decided on, by an answer or by leaving them out. */
export const answeredOrSkippedItems = (stored: StoredResponses): ReadonlySet<string> => new Set(Object.keys(stored))

const given = (stored: StoredResponses) =>
  Object.entries(stored).flatMap(([item, { value, ms }]) => (value === null ? [] : [[item, { value, ms }] as const]))
