import { expect, test } from 'vitest'
import { TestBrowser } from '@/testing/caller'
import { testDatabase } from '@/testing/database'

const database = testDatabase()

test('lists, articles and the search answer in the language asked for', async () => {
  const api = await new TestBrowser(database.current, 'es').api()
  const page = await api.column.list({ list: 'all', page: 2 })
  expect(page).toMatchObject({ page: 2, pages: 3 })
  expect(page.articles).toHaveLength(6)
  const meta = await api.column.article({ id: 'worry-time' })
  expect(meta).toMatchObject({ column: 'stress', relatedTest: 'worry', previous: { id: 'what-stress-does' } })
  expect(meta.contents.length).toBeGreaterThan(3)
  expect((await api.column.article({ id: 'worry-time', locale: 'en' })).title).not.toBe(meta.title)
  expect((await api.column.search({ query: 'preocupación' }))[0]).toMatchObject({ kind: 'test', id: 'worry' })
})

test.each([
  ['an unknown list', { list: 'none' }],
  ['an unknown topic', { list: 'all', tag: 'none' }],
  ['a page beyond the last', { list: 'mood', page: 2 }],
])('%s is not found', async (_, input) => {
  const api = await new TestBrowser(database.current).api()
  await expect(api.column.list(input)).rejects.toMatchObject({ message: 'NOT_FOUND' })
})

test('an unknown article is not found, a long query refused', async () => {
  const api = await new TestBrowser(database.current).api()
  await expect(api.column.article({ id: 'none' })).rejects.toMatchObject({ message: 'NOT_FOUND' })
  await expect(api.column.search({ query: 'x'.repeat(81) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('searching without end is refused', async () => {
  const api = await new TestBrowser(database.current, 'en', '192.0.2.77').api()
  for (let n = 0; n < 60; n++) await api.column.search({ query: 'sleep' })
  await expect(api.column.search({ query: 'sleep' })).rejects.toMatchObject({ message: 'TOO_MANY_REQUESTS' })
})
