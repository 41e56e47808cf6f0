import { expect, test } from 'vitest'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()

test('the search returns results in the requested language', async () => {
  const api = await new TestBrowser(database.current, 'es').api()
  expect((await api.column.search({ query: 'preocupación' }))[0]).toMatchObject({ kind: 'test', id: 'worry' })
  expect((await api.column.search({ query: 'worry', locale: 'en' }))[0]).toMatchObject({ kind: 'test', id: 'worry' })
})

test('a search query of more than 80 characters is rejected', async () => {
  const api = await new TestBrowser(database.current).api()
  await expect(api.column.search({ query: 'x'.repeat(81) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('a client is rejected after 60 searches', async () => {
  const api = await new TestBrowser(database.current, 'en', '192.0.2.77').api()
  for (let n = 0; n < 60; n++) await api.column.search({ query: 'sleep' })
  await expect(api.column.search({ query: 'sleep' })).rejects.toMatchObject({ message: 'TOO_MANY_REQUESTS' })
})
