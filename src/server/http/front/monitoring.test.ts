import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serveMonitoring } from './monitoring'

vi.mock('../../db/db', () => ({ getDatabase: () => Promise.reject(new Error('away')) }))

const server = createServer((req, res) => {
  res.setHeader('x-content-type-options', 'nosniff')
  if (!serveMonitoring(req, res)) res.writeHead(418).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

test('/api/health responds with a Content-Length and needs neither the database nor Next.js', async () => {
  const response = await fetch(`${origin}/api/health?x=1`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const text = await response.text()
  expect(JSON.parse(text)).toEqual({ status: 'ok', buildId: 'development' })
  expect(response.headers.get('content-length')).toBe(String(text.length))
  const head = await fetch(`${origin}/api/health`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('/metrics is readable from this machine and returns 404 for a request forwarded by a proxy', async () => {
  const own = await fetch(`${origin}/metrics`)
  expect([own.status, own.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
  expect(await own.text()).toContain('mindglass_http_requests_total')
  const other = await fetch(`${origin}/metrics`, {
    headers: { 'x-forwarded-for': '203.0.113.7', 'x-from-here': 'yes' },
  })
  expect([other.status, await other.text()]).toEqual([404, ''])
})

test.each(['/api/health/', '/api/healthy', '/metrics/x', '/constructor'])(
  'serveMonitoring leaves the path %s to Next.js',
  async (path) => {
    expect((await fetch(`${origin}${path}`)).status).toBe(418)
  },
)

test('serveMonitoring leaves a POST request to Next.js', async () => {
  expect((await fetch(`${origin}/api/health`, { method: 'POST' })).status).toBe(418)
})
