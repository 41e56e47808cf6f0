import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUpTestDatabase } from '@/testing/database'

const token = 'token-of-the-scraper-0123456789'
const getDatabase = vi.hoisted(() => vi.fn())
vi.mock('@/server/db/db', async (original) => ({ ...(await original<object>()), getDatabase }))

const database = setUpTestDatabase()
beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('METRICS_TOKEN', token)
  getDatabase.mockImplementation(async () => database.current)
})
afterEach(() => vi.unstubAllEnvs())

const scrape = async (headers: Record<string, string>) => {
  const { GET } = await import('./route')
  return GET(new Request('http://localhost/metrics', { headers }))
}

test('GET /metrics returns an empty 404 to a client without a valid token', async () => {
  const response = await scrape({ authorization: 'Bearer wrong' })
  expect([response.status, await response.text()]).toEqual([404, ''])
})

test('GET /metrics returns outbox, build and database metrics to a client with the token', async () => {
  await database.current.db.outbox.create({ data: { topic: 'mail.code', payload: {}, failedAt: new Date() } })
  await database.current.db.outbox.create({
    data: { topic: 'mail.code', payload: {}, runAt: new Date(Date.now() - 60_000) },
  })
  const text = await (await scrape({ authorization: `Bearer ${token}` })).text()
  const value = (name: string) => Number(new RegExp(`^${name} ([\\d.]+)$`, 'm').exec(text)?.[1])
  expect(value('mindglass_outbox_waiting')).toBe(1)
  expect(value('mindglass_outbox_failed')).toBe(1)
  expect(value('mindglass_outbox_oldest_seconds')).toBeGreaterThan(55)
  expect(value('mindglass_webhook_last_timestamp_seconds')).toBe(0)
  expect(text).toContain('mindglass_build_info{id="development"} 1')
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
  expect(text).toMatch(/^mindglass_db_pool\{state="open"\} [1-9]/m)
})

test('GET /metrics returns the process metrics even when the database is unreachable', async () => {
  getDatabase.mockRejectedValue(new Error('away'))
  const response = await scrape({ 'x-from-here': 'yes' })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('mindglass_http_requests_total')
})
