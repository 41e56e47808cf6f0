import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SpanStatusCode, trace } from '@opentelemetry/api'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { runAsRequest } from './requests/request-id'

let server: Server
const bodies: string[] = []

beforeAll(async () => {
  server = createServer(async (req, res) => {
    let body = req.url ?? ''
    for await (const piece of req) body += piece
    bodies.push(body)
    res.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  trace.disable()
})
afterAll(() => void server.close())

test('tracing does not start when no collector is configured', async () => {
  const { startTraces } = await import('./traces')
  expect(await startTraces()).toBeNull()
})

test('a trace contains route, status and request id, but no secret, IP address or error message', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const { startTraces } = await import('./traces')
  const stop = await startTraces()
  runAsRequest('K7QM2-F9DXW', () => {
    for (const name of [
      'GET /r/S3CRET?a=S3CRET',
      'fetch GET https://api.example/S3CRET',
      'render route /[lng]/tests/[slug]',
    ]) {
      const span = trace.getTracer('next.js').startSpan(name)
      span.setAttributes({
        'http.status_code': 303,
        'http.target': '/r/S3CRET',
        'http.url': 'https://mindglass.example/r/S3CRET',
        'http.route': '/r/[key]',
        'net.peer.ip': '203.0.113.S3CRET',
      })
      span.recordException(new Error('S3CRET@example.org'))
      span.setStatus({ code: SpanStatusCode.ERROR, message: 'S3CRET' })
      span.end()
    }
  })
  await stop?.()
  const sent = bodies.join('\n')
  expect(sent).not.toContain('S3CRET')
  for (const text of ['/v1/traces', 'K7QM2-F9DXW', 'GET /r/:key', 'render route /tests/:slug', '"mindglass"', '303']) {
    expect(sent).toContain(text)
  }
})
