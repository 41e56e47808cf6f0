import { expect, test } from 'vitest'
import { DAY_MS } from '@/core/time'
import { previewedArticle, previewPath } from './preview'

const now = new Date('2026-11-20T12:00:00Z')
const query = Object.fromEntries(new URL(previewPath('burnout', now), 'http://localhost').searchParams)

test('a signed preview link opens its article for a week', () => {
  expect(previewedArticle(query, now)?.id).toBe('burnout')
  expect(previewedArticle(query, new Date(now.getTime() + 7 * DAY_MS - 1000))?.id).toBe('burnout')
  expect(previewedArticle(query, new Date(now.getTime() + 7 * DAY_MS))).toBeUndefined()
})

test.each([
  { why: 'no signature', change: { signature: undefined } },
  { why: 'a wrong signature', change: { signature: 'x'.repeat(43) } },
  { why: 'another article', change: { article: 'low-days' } },
  { why: 'a later end', change: { expires: '99999999999' } },
  { why: 'an end that is no number', change: { expires: '1e12' } },
  { why: 'two articles', change: { article: ['burnout', 'low-days'] } },
])('a preview link with $why opens nothing', ({ change }) => {
  expect(previewedArticle({ ...query, ...change }, now)).toBeUndefined()
})

test('a signed preview link to an unknown article opens nothing', () => {
  const none = Object.fromEntries(new URL(previewPath('none', now), 'http://localhost').searchParams)
  expect(previewedArticle(none, now)).toBeUndefined()
})
