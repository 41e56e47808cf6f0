import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const token = 'token-of-the-scraper-0123456789'
const getDatabase = vi.hoisted(() => vi.fn())
vi.mock('@/server/db/db', () => ({ getDatabase }))

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('METRICS_TOKEN', token)
})
afterEach(() => vi.unstubAllEnvs())

const ask = async (headers: HeadersInit) => {
  const { GET } = await import('./route')
  return GET(new Request('http://localhost/api/ready', { headers }))
}
const away = () => getDatabase.mockRejectedValue(new Error('connect ECONNREFUSED db.internal:5432'))

test.each<{ who: string; headers: HeadersInit }>([
  { who: 'an anonymous client', headers: {} },
  { who: 'a client with a wrong token', headers: { authorization: 'Bearer token-of-somebody-else' } },
])('GET /api/ready returns only “not ready” to $who', async ({ headers }) => {
  away()
  const response = await ask(headers)
  expect(response.status).toBe(503)
  expect(await response.text()).toBe('not ready')
})

test.each<{ who: string; headers: HeadersInit }>([
  { who: 'a client on this machine', headers: { 'x-from-here': 'yes' } },
  { who: 'a client with the metrics token', headers: { authorization: `Bearer ${token}` } },
])('GET /api/ready returns the reasons without internal addresses to $who', async ({ headers }) => {
  away()
  const response = await ask(headers)
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({ ready: false, findings: [{ part: 'database' }] })
  expect(text).not.toContain('db.internal')
})

test('GET /api/ready returns 503 within 5 seconds when the database never opens', async () => {
  getDatabase.mockReturnValue(new Promise(() => {}))
  const started = Date.now()
  expect((await ask({})).status).toBe(503)
  expect(Date.now() - started).toBeLessThan(5_000)
})
