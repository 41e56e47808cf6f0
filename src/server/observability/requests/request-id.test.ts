import { expect, test } from 'vitest'
import { currentRequestId, newRequestId, requestIdOf, runAsRequest } from './request-id'

test('a request id is unique and has no letters that are easily confused', () => {
  const made = Array.from({ length: 2_000 }, newRequestId)
  expect(made.every((id) => /^[A-HJKMNP-TV-Z2-9]{5}-[A-HJKMNP-TV-Z2-9]{5}$/.test(id))).toBe(true)
  expect(new Set(made).size).toBe(made.length)
})

test.each([
  { header: 'proxy-4711-abc', proxies: 1, kept: true },
  { header: 'proxy-4711-abc', proxies: 0, kept: false },
  { header: undefined, proxies: 1, kept: false },
  { header: 'short', proxies: 1, kept: false },
  { header: 'with a space in it', proxies: 1, kept: false },
  { header: `line\r\nbreak-${'x'.repeat(20)}`, proxies: 1, kept: false },
  { header: 'x'.repeat(65), proxies: 1, kept: false },
  { header: ['proxy-4711-abc', 'proxy-4711-abd'], proxies: 1, kept: false },
])('the request id header $header is accepted behind $proxies proxies: $kept', ({ header, proxies, kept }) => {
  expect(requestIdOf(header, proxies) === header).toBe(kept)
})

test('asynchronous work keeps the id of its own request when two requests run at once', async () => {
  const later = () => new Promise<string | undefined>((done) => setTimeout(() => done(currentRequestId()), 5))
  expect(await Promise.all([runAsRequest('A', later), runAsRequest('B', later), later()])).toEqual([
    'A',
    'B',
    undefined,
  ])
})
