import { expect, test, vi } from 'vitest'

const getDb = vi.hoisted(() => vi.fn())
vi.mock('@/server/db', () => ({ getDb }))

test.each([
  { name: 'there', db: async () => ({ $queryRaw: async () => [1] }), status: 200, says: 'ok' },
  { name: 'away', db: async () => Promise.reject(new Error('connection refused')), status: 503, says: 'away' },
])('with the database $name health answers $status', async ({ db, status, says }) => {
  getDb.mockImplementation(db)
  const { GET } = await import('./route')
  const response = await GET()
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    status: says,
    database: says,
    mail: 'outbox',
    payment: 'sandbox',
    buildId: 'development',
  })
})
