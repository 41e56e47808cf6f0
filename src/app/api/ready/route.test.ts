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
  { who: 'a stranger', headers: {} },
  { who: 'a stranger with a wrong token', headers: { authorization: 'Bearer token-of-somebody-else' } },
])('$who learns one word', async ({ headers }) => {
  away()
  const response = await ask(headers)
  expect(response.status).toBe(503)
  expect(await response.text()).toBe('not ready')
})

test.each<{ who: string; headers: HeadersInit }>([
  { who: 'a program on this machine', headers: { 'x-from-here': 'yes' } },
  { who: 'the holder of the token', headers: { authorization: `Bearer ${token}` } },
])('$who learns the reasons, and no address of the inside', async ({ headers }) => {
  away()
  const response = await ask(headers)
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({ ready: false, findings: [{ part: 'database' }] })
  expect(text).not.toContain('db.internal')
})

test('a database that never opens is answered for all the same', async () => {
  getDatabase.mockReturnValue(new Promise(() => {}))
  const started = Date.now()
  expect((await ask({})).status).toBe(503)
  expect(Date.now() - started).toBeLessThan(5_000)
})
