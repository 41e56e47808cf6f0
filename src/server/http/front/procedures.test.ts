import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { processState } from '@/core/process-state'
import { log } from '../../observability/log'
import { limitBody } from './body-limit'
import { serveProcedures } from './procedures'

const LIMIT = 4_096

afterEach(() => {
  processState.answerProcedures = undefined
})

/** Starts a server that leaves to "the framework" what it does not answer, and names clients itself. */
async function start(answer: ((request: Request) => Promise<Response>) | undefined): Promise<string> {
  processState.answerProcedures = answer
  const server: Server = createServer((req, res) => {
    if (!limitBody(req, res, LIMIT)) return
    const trust = () => {
      req.headers['x-client-ip'] = '192.0.2.1'
    }
    if (!serveProcedures(req, res, trust)) res.end('the framework')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const post = (body: string, headers: Record<string, string> = {}) => ({ method: 'POST', body, headers })

test('the tRPC route receives the request unchanged except for the client IP, which the server sets', async () => {
  const origin = await start(async (req) =>
    Response.json([req.method, req.url, req.headers.get('x-client-ip'), req.headers.get('cookie'), await req.text()]),
  )
  const headers = { cookie: 'a=1; b=2', 'x-client-ip': '198.51.100.9' }
  const answer = await fetch(`${origin}/api/trpc/tests.start,shop.products?batch=1`, post('{"0":"寻"}', headers))
  expect(await answer.json()).toEqual([
    'POST',
    'http://localhost/api/trpc/tests.start,shop.products?batch=1',
    '192.0.2.1',
    'a=1; b=2',
    '{"0":"寻"}',
  ])
})

test('a response of the tRPC route keeps its status, its headers and each of its cookies', async () => {
  const origin = await start(async () => {
    const headers = new Headers({ 'retry-after': '7', 'cache-control': 'no-store' })
    for (const cookie of ['a=1; Path=/', 'b=2; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])
      headers.append('set-cookie', cookie)
    return new Response('slow down', { status: 429, headers })
  })
  const answer = await fetch(`${origin}/api/trpc/tests.start`, post('{}'))
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([429, '7', 'slow down'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])
})

test.each([
  { accepts: 'gzip, deflate, br', bytes: 5_000, encoding: 'gzip' },
  { accepts: 'identity', bytes: 5_000, encoding: null },
  { accepts: 'gzip', bytes: 100, encoding: null },
])('a response of $bytes bytes has the Content-Encoding $encoding when the client accepts $accepts', async (of) => {
  const origin = await start(async () => new Response('x'.repeat(of.bytes)))
  const answer = await fetch(`${origin}/api/trpc/shop.products`, { headers: { 'accept-encoding': of.accepts } })
  expect(answer.headers.get('content-encoding')).toBe(of.encoding)
  expect(await answer.text()).toBe('x'.repeat(of.bytes))
})

test.each([
  { what: 'another path', path: '/api/pulse', method: 'GET' },
  { what: 'a path below a procedure', path: '/api/trpc/tests.start/more', method: 'POST' },
  { what: 'an escaped path', path: '/api/trpc/tests%2Estart', method: 'POST' },
  { what: 'another method', path: '/api/trpc/tests.start', method: 'PUT' },
])('a request with $what is left to Next.js', async ({ path, method }) => {
  const origin = await start(async () => new Response('the route'))
  expect(await (await fetch(origin + path, { method })).text()).toBe('the framework')
})

test('a tRPC call is left to Next.js until Next.js has loaded the tRPC route', async () => {
  expect(await (await fetch(`${await start(undefined)}/api/trpc/tests.start`, post('{}'))).text()).toBe('the framework')
})

test('a request body above the size limit reaches no procedure', async () => {
  const called = vi.fn()
  const origin = await start(async () => {
    called()
    return new Response()
  })
  const pieces = new ReadableStream({
    start: (body) => {
      for (let n = 0; n < 3; n++) body.enqueue(new Uint8Array(LIMIT / 2))
      body.close()
    },
  })
  const options = { method: 'POST', body: pieces, duplex: 'half' } as RequestInit
  expect((await fetch(`${origin}/api/trpc/tests.start`, options)).status).toBe(413)
  expect(called).not.toHaveBeenCalled()
})

test('an error thrown by the tRPC route is logged and answered with 500', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  onTestFinished(() => logged.mockRestore())
  const origin = await start(() => Promise.reject(new Error('broken')))
  expect((await fetch(`${origin}/api/trpc/tests.start`, post('{}'))).status).toBe(500)
  expect(logged).toHaveBeenCalledOnce()
})
