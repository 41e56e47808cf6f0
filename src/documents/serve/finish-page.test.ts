import { IncomingMessage, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '@/server/observability/log'
import { createPageFinisher } from './finish-page'
import { missingHeader } from './record-response'

const UNDRAWN = '<!DOCTYPE html><html id="__next_error__"><head></head><body><div hidden=""></div></body></html>'
const DRAWN =
  '<html lang="es-ES" data-lang="es" data-kind="document" data-layout="default"><main id="content"><h1>No</h1></main><script src="/_next/a.js"></script></html>'

/** Response of the framework to the request for the replacement page. */
let drawn = { status: 404, html: DRAWN }
const rendered: { url: string | undefined; headers: IncomingMessage['headers'] }[] = []

const draw = createPageFinisher({
  render: async ({ url, headers }: IncomingMessage, res: ServerResponse) => {
    rendered.push({ url, headers })
    if (drawn.status === 0) throw new Error('broken')
    res.statusCode = drawn.status
    res.end(drawn.html)
  },
  finishApp: (html) => `${html}<!-- app -->`,
  finishDocument: (html) => html.replace(/<script.*<\/script>/, ''),
  origin: 'http://site.example',
})

function request(url: string): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  return Object.assign(req, { url, method: 'GET', headers: { host: 'site.example', cookie: 'session=1' } })
}
const finished = async (html: string, status: number, url = '/report/x?a=b&lang=es') => {
  const page = await draw(request(url), { status, html })
  return { ...page, html: String(page.html) }
}

afterEach(() => {
  drawn = { status: 404, html: DRAWN }
  rendered.length = 0
  vi.restoreAllMocks()
})

test('an unrendered 404 page is rendered again as a document in the language of the request', async () => {
  const { html, status, headers } = await finished(UNDRAWN, 404)
  expect(status).toBe(404)
  expect(html).toContain('<h1>No</h1>')
  expect(html).not.toContain('_next')
  expect(headers?.['content-security-policy']).toContain("default-src 'self'")
  // The request carries only the reader's language, and the address, for the kind of page and the way back.
  expect(rendered).toEqual([
    { url: '/-?lang=es', headers: { host: 'site.example', [missingHeader]: '/report/x?a=b&lang=es' } },
  ])
})

test('the not-found document of an unknown path loses its framework scripts and is not rendered again', async () => {
  const { html, status } = await finished(DRAWN, 404, '/nope?lang=es')
  expect([status, html.includes('<h1>No</h1>'), html.includes('_next')]).toEqual([404, true, false])
  expect(rendered).toEqual([])
})

test('an empty 404 response of a route becomes an HTML not-found page', async () => {
  const { html, headers } = await finished('', 404, '/feed/xx.xml?lang=es')
  expect(html).toContain('<h1>No</h1>')
  expect(headers?.['content-type']).toBe('text/html; charset=utf-8')
})

test('a not-found page in another language is rendered again in the language of the reader', async () => {
  const { html } = await finished(DRAWN.replace('data-lang="es"', 'data-lang="cn"'), 404, '/r/a/b?lang=es')
  expect([html.includes('data-lang="es"'), rendered.length]).toEqual([true, 1])
})

test.each([
  { what: 'throws', page: { status: 0, html: '' } },
  { what: 'fails to render too', page: { status: 404, html: UNDRAWN } },
])('a minimal not-found page is sent when the regular not-found page $what', async ({ page }) => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {})
  drawn = page
  const { html, status, headers } = await finished(UNDRAWN, 404)
  expect([status, error.mock.calls.length]).toEqual([404, 1])
  expect(html).toContain('<html lang="es-ES"')
  expect(html).toContain('<h1>Página no encontrada</h1>')
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
})

test.each([
  { what: 'of an app', html: '<html lang="en"><p>here</p></html>', status: 200, as: 200 },
  { what: 'that redirects', html: UNDRAWN, status: 307, as: 307 },
  { what: 'with data-status 410', html: '<html><section class="a" data-status="410">', status: 200, as: 410 },
  {
    what: 'whose text only mentions data-status',
    html: '<p>&lt;section data-status=&quot;410&quot;&gt;</p>',
    status: 200,
    as: 200,
  },
  {
    what: 'that a route rendered itself',
    html: '<html lang="en" data-lang="en" data-kind="document"><h1>',
    status: 404,
    as: 404,
  },
])('a page $what keeps its HTML and is sent with status $as', async ({ html, status, as }) => {
  expect(await finished(html, status)).toEqual({ html: `${html}<!-- app -->`, status: as })
})
