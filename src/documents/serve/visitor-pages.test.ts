import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inlineHash } from '@/server/http/csp'
import { createVisitorPageHandler } from './visitor-pages'

const requests: IncomingMessage[] = []
let status = 200
let time = 0
let server: Server
let origin: string

/** Responds like the framework: with a nonce for its scripts. */
async function render(req: IncomingMessage, res: ServerResponse): Promise<void> {
  requests.push(req)
  if (status === 500) throw new Error('no database')
  const nonce = `0-0-${requests.length}`
  res.statusCode = status
  res.setHeader('content-security-policy', `script-src 'nonce-${nonce}'`)
  res.write(`<html><script nonce="${nonce}">go(1)</script>`)
  res.end(`<script nonce="${nonce}" src="/_next/a.js"></script><p>${req.headers['accept-language'] ?? '-'}</p></html>`)
}

beforeEach(async () => {
  requests.length = 0
  status = 200
  time = 0
  const serve = createVisitorPageHandler({ render, finish: async (_, page) => page, now: () => time })
  server = createServer((req, res) => {
    const otherwise = () => res.writeHead(404).end('otherwise')
    if (!serve(req, res, otherwise)) res.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { redirect: 'manual', headers: { 'accept-language': 'en-US', ...headers } })

test('a visitor page is rendered once, with script hashes instead of a nonce', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => get('/login', { cookie: 'i18n_redirected=es' })))
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(bodies)).toEqual(
    new Set(['<html><script>go(1)</script><script src="/_next/a.js"></script><p>en-US</p></html>']),
  )
  const [{ headers } = new Response()] = answers
  expect(headers.get('content-security-policy')).toContain(inlineHash('go(1)'))
  expect(headers.get('content-security-policy')).not.toContain('nonce')
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(requests).toHaveLength(1)
  // The request carries nothing of the reader except the languages, and whether the reader is on this machine.
  expect(Object.keys(requests[0]?.headers ?? {}).sort()).toEqual(['accept-language', 'cookie', 'host', 'x-from-here'])
  expect(requests[0]?.headers.cookie).toBe('i18n_redirected=es')
  expect(requests[0]?.headers.host).toBe('localhost')
  const again = await get('/login', { cookie: 'i18n_redirected=es', 'if-none-match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('a visitor page is cached for a minute per page language and Accept-Language header', async () => {
  for (const cookie of ['i18n_redirected=es', 'i18n_redirected=cn']) await get('/shop', { cookie })
  await get('/shop', { cookie: 'i18n_redirected=cn', 'accept-language': 'es-MX' })
  expect(requests).toHaveLength(3)
  time = 59_999
  await get('/shop', { cookie: 'i18n_redirected=cn', 'accept-language': 'es-MX' })
  expect(requests).toHaveLength(3)
  time = 60_000
  await get('/shop', { cookie: 'i18n_redirected=cn', 'accept-language': 'es-MX' })
  expect(requests).toHaveLength(4)
})

test('a visitor page is rendered in the language of its address and stores that language', async () => {
  const answer = await get('/login?lang=es', { cookie: 'i18n_redirected=cn' })
  expect(answer.headers.get('set-cookie')).toContain('i18n_redirected=es')
  expect(requests[0]?.headers.cookie).toBe('i18n_redirected=es')
})

test.each([
  'session=1',
  'i18n_redirected=es; taker=1',
  '__Host-reports=a.b',
  'known=1',
  'csrf=1',
  '__prerender_bypass=1',
  'i18n_redirectedx=1',
])('a request with the cookie “%s” is left to the framework', async (cookie) => {
  expect((await get('/login', { cookie })).status).toBe(418)
  expect(requests).toEqual([])
})

test.each([
  ['/login?next=/me', {}],
  ['/login?lang=es&next=/me', {}],
  ['/shop/x/y', {}],
  ['/report/1', {}],
  ['/me', {}],
  ['/payment', {}],
  ['/admin/login', {}],
  ['/login', { rsc: '1' }],
  ['/login', { accept: 'application/json' }],
  ['/login', { authorization: 'Bearer x' }],
  ['/login', { 'accept-language': 'x'.repeat(121) }],
] as const)('the request for %s with %j is left to the framework', async (path, headers) => {
  expect((await get(path, headers)).status).toBe(418)
})

test('a page that fails, redirects or is missing is left to the framework and not cached', async () => {
  for (const bad of [500, 404, 307, 503]) {
    status = bad
    expect(await (await get('/vip')).text()).toBe('otherwise')
  }
  status = 200
  expect((await get('/vip')).status).toBe(200)
  expect(requests).toHaveLength(5)
})
