import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { retriedStatuses, retryDelayMs, retryOnce, shouldRetry } from './retry'

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a query is retried after the status %i, but a mutation is not',
  (status) => {
    expect(shouldRetry('query', status, 1)).toBe(true)
    expect(shouldRetry('mutation', status, 1)).toBe(false)
  },
)

test.each([400, 401, 403, 404, 410, 413])('a query is not retried after the status %i', (status) => {
  expect(shouldRetry('query', status, 1)).toBe(false)
})

test('a query is retried after network failures with growing pauses, up to a limit', () => {
  expect(shouldRetry('query', undefined, 3)).toBe(true)
  expect(shouldRetry('query', undefined, 4)).toBe(false)
  expect([1, 2, 3].map(retryDelayMs)).toEqual([300, 600, 1200])
  expect(retriedStatuses).toHaveLength(8)
})

test('a polling query is retried once after a network failure or a 503, and not after a 404', () => {
  expect(retryOnce(0, new TypeError('Failed to fetch'))).toBe(true)
  expect(retryOnce(1, new TypeError('Failed to fetch'))).toBe(false)
  const refused = (httpStatus: number) =>
    TRPCClientError.from({ error: { message: 'x', code: -32004, data: { code: 'X', httpStatus } } })
  expect(retryOnce(0, refused(404))).toBe(false)
  expect(retryOnce(0, refused(503))).toBe(true)
})
