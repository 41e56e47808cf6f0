import { createServer, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import zlib from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { interceptPage } from './app-pages'

let render: (res: ServerResponse) => void
/** Encodings of the browser, as passed on to the framework. */
let encodingsSeen: string | undefined
let server: Server

/** Sends a page as the framework does: in pieces, with a compression that writes the headers before the body. */
const page = (type: string) => (res: ServerResponse) => {
  res.statusCode = 404
  res.setHeader('content-type', type)
  res.setHeader('content-length', 21)
  res.flushHeaders()
  res.write('<p>piece</p>')
  setTimeout(() => {
    if (!res.headersSent) res.writeHead(res.statusCode)
    res.end(Buffer.from('<b>你好</b>'))
  }, 5)
}

beforeEach(async () => {
  encodingsSeen = undefined
  server = createServer((req, res) => {
    interceptPage(req, res, async ({ html, status }) => ({ html: html.replaceAll('piece', 'finished piece'), status }))
    encodingsSeen = req.headers['accept-encoding'] as string | undefined
    render(res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  body: Buffer
}

const asked = (headers: Record<string, string>, path = '/report/x', method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const req = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (res) => {
      const body: Buffer[] = []
      res.on('data', (piece) => body.push(piece))
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(body) }))
      res.on('error', reject)
    })
    req.on('error', reject).end()
  })

const FINISHED = '<p>finished piece</p><b>你好</b>'
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each([
  { encodings: 'gzip, deflate, br', encoding: 'br', open: zlib.brotliDecompressSync },
  { encodings: 'gzip', encoding: 'gzip', open: zlib.gunzipSync },
  { encodings: '', encoding: undefined, open: (body: Buffer) => body },
])(
  'a page is post-processed as a whole and sent with the encoding $encoding',
  async ({ encodings, encoding, open }) => {
    render = page('text/html; charset=utf-8')
    const answer = await asked({ ...BROWSER, ...(encodings && { 'accept-encoding': encodings }) })
    expect(encodingsSeen).toBeUndefined()
    expect(answer.status).toBe(404)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
    expect(open(answer.body).toString()).toBe(FINISHED)
  },
)

test('a page is post-processed for a client that accepts anything or sends no accept header', async () => {
  render = page('text/html')
  expect((await asked({ accept: '*/*' })).body.toString()).toBe(FINISHED)
  expect((await asked({}, '/report/x?a=b.c')).body.toString()).toBe(FINISHED)
})

test('the status and headers of the post-processed page replace the original ones', async () => {
  server.removeAllListeners('request')
  server.on('request', (req, res) => {
    interceptPage(req, res, async () => ({ html: 'gone', status: 410, headers: { 'content-security-policy': 'new' } }))
    res.setHeader('content-security-policy', 'old')
    page('text/html')(res)
  })
  const { status, headers, body } = await asked(BROWSER)
  expect([status, headers['content-security-policy'], body.toString()]).toEqual([410, 'new', 'gone'])
})

test('an empty 404 response becomes a page only for a client that accepts HTML', async () => {
  server.removeAllListeners('request')
  server.on('request', (req, res) => {
    interceptPage(req, res, async ({ status }) => ({ html: `drawn ${status}`, status }))
    render(res)
  })
  render = (res) => {
    res.statusCode = 404
    res.end()
  }
  expect(await asked(BROWSER, '/feed/xx.xml')).toMatchObject({ status: 404, body: Buffer.from('drawn 404') })
  expect(await asked({ accept: '*/*' }, '/metrics')).toMatchObject({ status: 404, body: Buffer.from('') })
})

test('a response that is not HTML is sent unchanged', async () => {
  render = (res) => {
    res.setHeader('content-type', 'text/plain')
    res.write('piece ')
    res.end('of text')
  }
  const { body, headers } = await asked({ ...BROWSER, 'accept-encoding': 'br' })
  expect(body.toString()).toBe('piece of text')
  expect(headers['content-encoding']).toBeUndefined()
})

test('a redirect is sent with its status and location', async () => {
  render = (res) => void res.writeHead(307, { location: '/login' }).end()
  expect(await asked(BROWSER)).toMatchObject({ status: 307, headers: { location: '/login' } })
})

test.each([
  { what: 'a router request', headers: { ...BROWSER, rsc: '1' } },
  { what: 'a file request', headers: { accept: '*/*' }, path: '/feed/cn.xml?a=b' },
  { what: 'a data request', headers: { accept: 'application/json' } },
  { what: 'an API request', headers: BROWSER, path: '/api/x' },
  { what: 'a form request', headers: BROWSER, method: 'POST' },
])('the response to $what is sent unchanged with its compression', async ({ headers, path, method }) => {
  render = (res) => void res.setHeader('content-type', 'text/html').end('piece')
  const { body } = await asked({ ...headers, 'accept-encoding': 'br' }, path, method)
  expect(body.toString()).toBe('piece')
  expect(encodingsSeen).toBe('br')
})

test('the connection is closed when post-processing throws', async () => {
  server.removeAllListeners('request')
  server.on('request', (req, res) => {
    interceptPage(req, res, async () => {
      throw new Error('unfinished')
    })
    page('text/html')(res)
  })
  await expect(asked(BROWSER)).rejects.toThrow(/hang up|ECONNRESET/)
})
