import { request as ask, createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, locales } from '@/core/locale'
import { hadOutage, recordOutage } from '../../observability/outages'
import { requestIdHeader, runAsRequest } from '../../observability/requests/request-id'
import { outageRefusal } from '../../trpc'
import { prepareErrorPages, replaceFailedResponse } from './error-pages'

const away = Object.assign(new Error('broken off'), { code: '57P01' })
const ID = 'K7QM2-F9DXW'
const close: (() => void)[] = []

beforeAll(() => prepareErrorPages())
afterEach(() => {
  for (const one of close.splice(0)) one()
})

interface Asked {
  path?: string
  locale?: Locale
  method?: string
}

/** Requests a page from a server with the handler `answer`; thrown errors are reported first, as the framework does. */
async function answerOf(answer: RequestListener, { path = '/me', locale = 'en', method = 'GET' }: Asked = {}) {
  const server = createServer((req, res) => {
    req.headers[requestIdHeader] = ID
    res.setHeader(requestIdHeader, ID)
    runAsRequest(ID, () => {
      replaceFailedResponse(req, res)
      answer(req, res)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  close.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((done, fail) => {
    ask({ port, path: `${path}?lang=${locale}`, method, host: '127.0.0.1' }, (res) => {
      let body = ''
      res.setEncoding('utf8').on('data', (chunk) => {
        body += chunk
      })
      res.on('end', () => done({ status: res.statusCode ?? 0, headers: res.headers, body }))
    })
      .on('error', fail)
      .end()
  })
}

/** Sends an error page as the framework does: in pieces, the first of which writes the headers. */
const breaks =
  (error: unknown): RequestListener =>
  (_req, res) => {
    recordOutage(error)
    res.statusCode = 500
    res.setHeader('content-type', 'text/html')
    res.setHeader('content-encoding', 'gzip')
    res.setHeader('etag', '"x"')
    res.write('a page')
    res.write(' that broke')
    res.end()
  }

describe('a page that failed because the database was unreachable', () => {
  test.each(locales)(
    'returns 503 in %s with Retry-After and the message that nothing is lost [outage-page-503]',
    async (locale) => {
      const { status, headers, body } = await answerOf(breaks(away), { locale })
      expect(status).toBe(503)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', [requestIdHeader]: ID })
      expect([headers['content-encoding'], headers.etag]).toEqual([undefined, undefined])
      expect(body).toContain(`data-lang="${locale}"`)
      expect(body).toContain({ cn: '都还在', en: 'Nothing is lost', es: 'No se ha perdido nada' }[locale])
      expect(body).toContain('<a href="">')
      expect(body).not.toContain('broke')
    },
  )

  test('returns 503 also for a plain-text error, an empty body and a HEAD request', async () => {
    const atOnce = await answerOf((_req, res) => {
      recordOutage(away)
      res.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error')
    })
    expect([atOnce.status, atOnce.body.includes('Internal')]).toEqual([503, false])
    const empty = await answerOf((_req, res) => {
      recordOutage(away)
      res.statusCode = 500
      res.end()
    })
    expect([empty.status, empty.body.includes('</html>')]).toEqual([503, true])
    expect(await answerOf(breaks(away), { method: 'HEAD' })).toMatchObject({ status: 503, body: '' })
  })

  test('returns 503 also when a tRPC procedure has thrown the outage error', async () => {
    expect(await answerOf(breaks(outageRefusal(away)))).toMatchObject({ status: 503 })
  })

  test('leaves no outage record after the response', async () => {
    await answerOf(breaks(away))
    await expect.poll(() => hadOutage(ID)).toBe(false)
  })
})

describe('a page that failed because of a bug', () => {
  const fault = breaks(new TypeError('x is not a function'))

  test.each(locales)(
    'returns 500 in %s with the request id, a retry link and a link to the home page',
    async (locale) => {
      const { status, headers, body } = await answerOf(fault, { locale })
      expect([status, headers['retry-after'], headers['content-encoding']]).toEqual([500, undefined, undefined])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': String(Buffer.byteLength(body)) })
      expect(body).toContain(`data-lang="${locale}"`)
      expect(body).toContain(`<h1>${{ cn: '出错了', en: 'Something went wrong', es: 'Algo ha fallado' }[locale]}</h1>`)
      expect(body).toContain(ID)
      expect(body).toContain('<a href="">')
      expect(body).toContain('href="/landing/home"')
      expect(body).not.toContain('broke')
    },
  )

  test('returns no body for a HEAD request', async () => {
    expect(await answerOf(fault, { method: 'HEAD' })).toMatchObject({ status: 500, body: '' })
  })
})

test('a page that was rendered despite a short database outage is returned unchanged', async () => {
  const answer: RequestListener = (_req, res) => {
    recordOutage(away)
    res.end('made')
  }
  expect(await answerOf(answer)).toMatchObject({ status: 200, body: 'made' })
})

test('an API route that failed because the database was unreachable also returns 503', async () => {
  expect(await answerOf(breaks(away), { path: '/api/keep/x' })).toMatchObject({ status: 503 })
})

test.each(['57014', '55P03', '53100', 'ENOSPC'])(
  'a page that failed with the error code %s returns 503, as during a database outage',
  async (code) => {
    const full = Object.assign(new Error('no room, or no time'), { code })
    expect(await answerOf(breaks(full))).toMatchObject({ status: 503 })
  },
)
