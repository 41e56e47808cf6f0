import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { rejectInvalidRequest } from './front/reject-invalid-request'
import { setSecurityHeaders } from './security-headers'

test.each([
  { path: '/', status: 200, secure: true },
  { path: '/', status: 200, secure: false },
  { path: '/tests/%', status: 400, secure: true },
])(
  'the response for $path carries the security headers (https: $secure) [answers-guarded]',
  async ({ path, status, secure }) => {
    const server = createServer((req, res) => {
      setSecurityHeaders(res, secure)
      if (!rejectInvalidRequest(req, res)) res.writeHead(200, { 'content-type': 'text/plain' }).end('x')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { headers, ...answer } = await fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    ).then((response) => ({ status: response.status, headers: response.headers }))
    server.close()
    expect(answer.status).toBe(status)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('strict-transport-security')).toBe(secure ? 'max-age=31536000; includeSubDomains' : null)
  },
)
