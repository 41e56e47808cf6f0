import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../log'
import { metrics } from '../metrics'
import { answerAndLog } from './access-log'
import { currentRequestId } from './request-id'

let server: Server
let status = 200
const lines: string[] = []

beforeAll(async () => {
  server = createServer((req, res) =>
    answerAndLog(req, res, async () => {
      for await (const _ of req) lines.length
      log.warn('said meanwhile')
      res.writeHead(status, { 'x-seen': currentRequestId() ?? '' }).end('body-S3CRET')
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  log.level = 'debug'
})
beforeEach(() => {
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym]
  if (!stream) throw new Error('no stream')
  vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
})
afterEach(() => {
  lines.length = 0
  status = 200
  vi.restoreAllMocks()
})
afterAll(() => {
  log.level = 'silent'
  server.close()
})

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, method, headers, host: '127.0.0.1' }, (res) => {
      res.resume()
      res.once('end', () => resolve(res))
    })
    asked.once('error', reject).end(body)
  })
}

const written = async (count: number): Promise<Record<string, unknown>[]> => {
  await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(count))
  return lines.map((line) => JSON.parse(line))
}

const secret = 'S3CRET'
test.each([
  `/r/${secret}`,
  `/share/${secret}`,
  `/compare/${secret}?key=${secret}`,
  `/report/${secret}?session_id=${secret}`,
  `/api/keep/${secret}`,
  `/api/reminder/${secret}`,
  `/payment/check?order=${secret}`,
  `/retrieve?email=${secret}@example.org`,
  `/unknown/${secret}`,
  `/api/trpc/${secret}?batch=1&input=${secret}`,
  `/?utm=${secret}#${secret}`,
])('a request for %s leaves no secret in the log', async (path) => {
  await send(path, {
    method: 'POST',
    body: JSON.stringify({ email: `${secret}@example.org`, code: secret, responses: { [secret]: 1 } }),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${secret}`,
      cookie: `session=${secret}`,
      referer: `https://site.example/r/${secret}`,
      'user-agent': secret,
      'x-forwarded-for': '203.0.113.77',
      'x-request-id': secret,
    },
  })
  const entries = await written(2)
  const all = lines.join('\n')
  expect(all).not.toContain(secret)
  expect(all).not.toMatch(/203\.0\.113|127\.0\.0\.1|::1/)
  expect(Object.keys(entries.at(-1) ?? {}).sort()).toEqual(
    ['hostname', 'level', 'method', 'ms', 'msg', 'pid', 'req', 'route', 'status', 'time'].sort(),
  )
})

test('a request has the same id in its log lines and in its response headers [log-line-number]', async () => {
  const { headers } = await send('/tests')
  const [meanwhile, access] = await written(2)
  const id = headers['x-request-id']
  expect(id).toMatch(/^\w{5}-\w{5}$/)
  expect(headers['x-seen']).toBe(id)
  expect(headers['server-timing']).toBe(`request;desc="${id}"`)
  expect([meanwhile?.req, access?.req]).toEqual([id, id])
  expect(access).toMatchObject({ method: 'GET', route: '/tests', status: 200 })
})

test('an unknown HTTP method is logged as “other”', async () => {
  await send('/tests', { method: 'PROPFIND' })
  expect((await written(2)).at(-1)).toMatchObject({ method: 'other' })
})

test('the request metric counts a response by route kind, method and status', async () => {
  const before = (await metrics().requests.get()).values.length
  status = 418
  await send('/column/articleDetail/x')
  await written(2)
  const { values } = await metrics().requests.get()
  expect(values.length).toBeGreaterThan(before)
  expect(values.find(({ labels }) => labels.status === '418')).toMatchObject({
    labels: { kind: 'article', method: 'GET' },
    value: 1,
  })
})
