import { beforeEach, expect, test, vi } from 'vitest'
import { publishedArticles } from '@/content/articles/articles'
import { processState } from '@/core/process-state'
import { setUpTestDatabase } from '@/testing/database'

const getDatabase = vi.hoisted(() => vi.fn())
vi.mock('@/server/db/db', async (original) => ({ ...(await original<object>()), getDatabase }))
const { POST } = await import('./route')

const database = setUpTestDatabase()
beforeEach(() => {
  processState.counts?.clear()
  getDatabase.mockImplementation(async () => database.current)
})

const [article] = publishedArticles()
const id = article?.id ?? ''
const browser = {
  'user-agent': 'Mozilla/5.0 Firefox/140.0',
  origin: 'http://localhost:3000',
  'x-client-ip': '192.0.2.9',
}
async function read(which: string, headers: HeadersInit = browser) {
  const req = new Request(`http://localhost:3000/api/read/${which}?lang=es`, { method: 'POST', headers })
  const { status } = await POST(req, { params: Promise.resolve({ id: which }) })
  return { status, counted: [...(processState.counts?.values() ?? [])].reduce((sum, times) => sum + times, 0) }
}

test('POST /api/read counts a finished article with its language', async () => {
  expect(await read(id)).toEqual({ status: 204, counted: 1 })
  expect([...(processState.counts?.keys() ?? [])][0]?.split('\t').slice(1)).toEqual(['article', id, 'es'])
})

test.each([
  { what: 'an unknown article', which: 'made-up', headers: browser },
  { what: 'a request from another site', which: id, headers: { ...browser, origin: 'https://elsewhere.example' } },
  { what: 'a request from a bot', which: id, headers: { ...browser, 'user-agent': 'curl/8' } },
])('POST /api/read returns 204 without counting for $what', async ({ which, headers }) => {
  expect(await read(which, headers)).toEqual({ status: 204, counted: 0 })
})

test('POST /api/read counts at most 60 finished articles an hour per network', async () => {
  for (let turn = 0; turn < 61; turn++) await read(id)
  expect((await read(id)).counted).toBe(60)
})
