import type { Instrument, Responses } from '@/core/psychometrics/instrument'
import { assertResponses } from '@/core/psychometrics/result'
import type { ResponseTimes } from '@/core/psychometrics/validity'
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
 * @throws DomainError RESPONSE_OUT_OF_RANGE or UNKNOWN_ITEM.
 */
export function assertAnswers(instrument: Instrument, answers: readonly Answer[]): void {
  for (const { item, value } of answers) assertResponses(instrument, { [item]: value })
}

export const valuesOf = (stored: StoredResponses): Responses =>
  Object.fromEntries(Object.entries(stored).map(([item, { value }]) => [item, value]))

export const timesOf = (stored: StoredResponses): ResponseTimes =>
  Object.fromEntries(Object.entries(stored).map(([item, { ms }]) => [item, ms]))
