import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rejectInvalidRequest } from './reject-invalid-request'

let server: Server
beforeAll(async () => {
  server = createServer((req, res) => void (rejectInvalidRequest(req, res) || res.writeHead(200).end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

const ask = (method: string, path: string) =>
  new Promise<{ status?: number; allow?: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ host: '127.0.0.1', port, path, method }, (res) => {
      res.resume()
      resolve({ status: res.statusCode, allow: res.headers.allow })
    })
      .on('error', reject)
      .end()
  })

test.each([
  // A path with an invalid percent-encoding.
  { method: 'GET', path: '/tests/%', status: 400 },
  { method: 'GET', path: '/tests/%zz', status: 400 },
  { method: 'GET', path: '/column/%ff%fe', status: 400 },
  { method: 'POST', path: '/api/auth/csrf/%', status: 400 },
  { method: 'GET', path: '/dev/mailbox/%E0%A4%A', status: 400 },
  { method: 'GET', path: '/report/a%00b', status: 400 },
  // An unsupported method, and files that can only be read.
  { method: 'TRACE', path: '/', status: 405, allow: 'GET, HEAD, POST' },
  { method: 'TRACE', path: '/api/health', status: 405, allow: 'GET, HEAD, POST' },
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].map((method) => ({
    method,
    path: '/js/enhance.js',
    status: 405,
    allow: 'GET, HEAD',
  })),
  { method: 'POST', path: '/css/homeTheme.css?v=1', status: 405, allow: 'GET, HEAD' },
  // Other requests are passed on.
  { method: 'GET', path: '/js/enhance.js', status: 200 },
  { method: 'HEAD', path: '/favicon.svg', status: 200 },
  { method: 'GET', path: '/tests/%E7%9D%A1%E7%9C%A0?lang=%zz', status: 200 },
  { method: 'POST', path: '/api/trpc/tests.save', status: 200 },
  { method: 'GET', path: '/js', status: 200 },
])('$method $path is answered with $status [encoding-and-trace-refused]', async ({ method, path, status, allow }) => {
  expect(await ask(method, path)).toEqual({ status, allow })
})
