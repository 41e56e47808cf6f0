import { expect, test, vi } from 'vitest'

vi.mock('@/server/db/db', () => ({ getDb: () => Promise.reject(new Error('away')) }))

test('GET /api/health returns only the status and build id even when the database is unreachable', async () => {
  const { GET } = await import('./route')
  const response = GET()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ status: 'ok', buildId: 'development' })
})
