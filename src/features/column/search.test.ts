import { expect, test } from 'vitest'
import { search } from './search'

const found = async (query: string, locale: 'cn' | 'en' | 'es') =>
  (await search(query, locale)).map(({ kind, id }) => `${kind}/${id}`)

test.each([
  { locale: 'en', query: 'sleep', first: ['test/sleep', 'article/awake-at-three', 'article/sleep-that-holds'] },
  { locale: 'cn', query: '倦怠', first: ['test/stress-burnout', 'article/burnout'] },
  { locale: 'es', query: 'SUENO', first: ['test/sleep', 'article/sleep-that-holds'] },
  { locale: 'en', query: 'saying no', first: ['article/boundaries'] },
] as const)('a search for $query in $locale returns title matches first', async ({ locale, query, first }) => {
  expect((await found(query, locale)).slice(0, first.length)).toEqual(first)
})

test('a word found only in the article text returns a hit with its sentence', async () => {
  const [hit] = await search('Lewinsohn', 'en')
  expect(hit).toMatchObject({ id: 'low-days' })
  expect(hit?.excerpt.some(({ marked, text }) => marked && text === 'Lewinsohn')).toBe(true)
})

test.each(['', '  ', '!!', 'zzzzz', 'sleep zzzzz'])('a search for “%s” returns no results', async (query) => {
  expect(await search(query, 'en')).toEqual([])
})

test.each([
  ['抑鬱', '抑郁'],
  ['憂鬱', '抑郁'],
  ['焦慮', '焦虑'],
  ['壓力', '压力'],
])('a search for %s in traditional characters returns the results of %s', async (traditional, simplified) => {
  const hits = await found(traditional, 'cn')
  expect(hits.length).toBeGreaterThan(0)
  expect(hits).toEqual(await found(simplified, 'cn'))
})
