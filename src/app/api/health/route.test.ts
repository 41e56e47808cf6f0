import { expect, test, vi } from 'vitest'

vi.mock('@/server/db/db', () => ({ getDb: () => Promise.reject(new Error('away')) }))

test('the process is alive, also without its database, and says no more than that', async () => {
  const { GET } = await import('./route')
  const response = GET()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ status: 'ok', buildId: 'development' })
})
