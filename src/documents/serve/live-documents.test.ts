import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLiveDocumentHandler } from './live-documents'

const requests: { url: string | undefined; headers: IncomingMessage['headers'] }[] = []
let status = 200
let time = 0
let server: Server
let origin: string

/** Responds like the framework: in pieces, and with a cookie. */
async function render(req: IncomingMessage, res: ServerResponse): Promise<void> {
  requests.push({ url: req.url, headers: req.headers })
  if (status === 500) throw new Error('no database')
  res.statusCode = status
  res.setHeader('set-cookie', 'a=b')
  res.flushHeaders()
  res.write('<html lang="en"><p>')
  await new Promise((resolve) => setTimeout(resolve, 20))
  res.write(Buffer.from(`${requests.length}</p>`))
  res.end('<script src="/_next/a.js"></script></html>')
}

beforeEach(async () => {
  requests.length = 0
  status = 200
  time = 0
  const serve = createLiveDocumentHandler({
    render,
    finish: (html) => html.replace(/<script.*<\/script>/, ''),
    origin: 'http://site.example',
    now: () => time,
  })
  server = createServer((req, res) => {
    const otherwise = () => res.writeHead(404).end('otherwise')
    if (!serve(req, res, otherwise)) res.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers })

test('a page is rendered only once for simultaneous requests', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map(() => get('/science/sleep/es?lang=en&utm=x', { cookie: 'session=1' })),
  )
  for (const answer of answers) {
    expect(await answer.text()).toBe('<html data-build="development" lang="en"><p>1</p></html>')
    expect(answer.headers.get('set-cookie')).toContain('en')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
  expect(requests).toHaveLength(1)
  // The request carries nothing of the reader except the language.
  expect(requests[0]?.url).toBe('/science/sleep/es?lang=en')
  expect(Object.keys(requests[0]?.headers ?? {})).toEqual(['host'])
})

test('every combination of page language and answer language is rendered separately', async () => {
  for (const path of ['/science/sleep/es?lang=en', '/science/sleep/es?lang=cn', '/science/sleep/en?lang=en'])
    await get(path)
  expect(requests).toHaveLength(3)
})

test('an unchanged page is answered with 304 and is rendered again after a minute', async () => {
  const first = await get('/science/sleep/es?lang=en')
  time = 59_999
  const etag = first.headers.get('etag') ?? ''
  expect((await get('/science/sleep/es?lang=en', { 'if-none-match': etag })).status).toBe(304)
  time = 60_001
  expect(await (await get('/science/sleep/es?lang=en')).text()).toContain('<p>2</p>')
})

test.each([404, 500])('a page that renders with status %s is left to the next handler and not cached', async (code) => {
  status = code
  expect(await (await get('/science/sleep/es?lang=en')).text()).toBe('otherwise')
  status = 200
  expect((await get('/science/sleep/es?lang=en')).status).toBe(200)
})

test.each(['/science', '/science/sleep', '/science/sleep/fr', '/science/sleep/es/v1-1/places.csv', '/tests/sleep'])(
  'the path %s is left to other handlers',
  async (path) => {
    expect((await get(path)).status).toBe(418)
    expect(requests).toEqual([])
  },
)

test('a POST request is left to other handlers', async () => {
  expect((await fetch(`${origin}/science/sleep/es`, { method: 'POST' })).status).toBe(418)
})
