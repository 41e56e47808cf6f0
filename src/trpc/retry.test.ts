import { expect, test } from 'vitest'
import { retriedStatuses, retryDelayMs, shouldRetry } from './retry'

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a query is sent again after %i, a mutation never', (status) => {
  expect(shouldRetry('query', status, 1)).toBe(true)
  expect(shouldRetry('mutation', status, 1)).toBe(false)
})

test.each([400, 401, 403, 404, 410, 413])('%i is an answer, not a passing failure', (status) => {
  expect(shouldRetry('query', status, 1)).toBe(false)
})

test('a failed network is retried, with growing pauses and an end', () => {
  expect(shouldRetry('query', undefined, 3)).toBe(true)
  expect(shouldRetry('query', undefined, 4)).toBe(false)
  expect([1, 2, 3].map(retryDelayMs)).toEqual([300, 600, 1200])
  expect(retriedStatuses).toHaveLength(8)
})
