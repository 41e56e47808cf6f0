import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ArticlePhase, type SiteNotice, setSiteState } from '@/core/site/state'
import { createCurrentDocumentHandler } from './current-documents'
import { pageOf } from './documents'

const origin = 'http://site.example'
const built = '<html data-kind="document"><main id="content">built</main></html>'
const requests: { url: string | undefined; cookie: string | undefined }[] = []
let status = 200
let now = new Date('2026-12-01T00:00:00Z')
let server: Server
let address: string

async function render(req: IncomingMessage, res: ServerResponse): Promise<void> {
  requests.push({ url: req.url, cookie: req.headers.cookie })
  if (status === 500) throw new Error('broken')
  res.statusCode = status
  res.end(`<html data-kind="document"><main id="content">anew ${requests.length}</main></html>`)
}

beforeEach(async () => {
  requests.length = 0
  status = 200
  now = new Date('2026-12-01T00:00:00Z')
  const paths = ['/en', '/en/column/articleDetail/burnout', '/en/help-now']
  const documents = new Map(paths.map((path) => [path, pageOf(built, 'en', origin)]))
  const serve = createCurrentDocumentHandler({
    documents,
    render,
    finish: (html) => html,
    origin,
    draftCookie: 'anew=1',
    now: () => now,
  })
  server = createServer((req, res) => {
    if (!serve(req, res, (anew) => res.writeHead(404).end(`otherwise ${anew}`))) res.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  setSiteState(undefined)
  await new Promise((resolve) => server.close(resolve))
})

const get = async (path: string) =>
  (await fetch(`${address}${path}?lang=en`, { headers: { cookie: 'session=1' } })).text()
const stateOf = (phase: ArticlePhase, publicAt: Date | null = null) =>
  setSiteState({
    articles: [{ articleId: 'burnout', locale: 'en', phase, publicAt }],
    notices: [],
    offers: [],
  })

test('the prerendered page is sent when the admin console has changed nothing', async () => {
  expect(await get('/')).toContain('built')
  stateOf('published')
  expect(await get('/')).toContain('built')
  expect(requests).toEqual([])
})

test('a changed page is rendered without visitor cookies and cached until the next change', async () => {
  stateOf('withdrawn')
  expect(await get('/')).toContain('anew 1')
  expect(await get('/')).toContain('anew 1')
  expect(requests).toEqual([{ url: '/?lang=en', cookie: 'anew=1' }])
  setSiteState(undefined)
  expect(await get('/')).toContain('built')
  stateOf('withdrawn')
  expect(await get('/')).toContain('anew 2')
})

test('a scheduled change takes effect automatically at its time', async () => {
  stateOf('scheduled', new Date('2026-12-01T12:00:00Z'))
  expect(await get('/')).toContain('anew 1')
  now = new Date('2026-12-01T12:00:00Z')
  expect(await get('/')).toContain('built')
})

test('a withdrawn page and an unknown path are left to other handlers', async () => {
  stateOf('withdrawn')
  status = 404
  expect(await get('/column/articleDetail/burnout')).toBe('otherwise true')
  status = 200
  for (const app of ['/tests/sleep/run', '/shop', '/column/nothing']) expect(await get(app)).toBe('')
  expect(requests).toHaveLength(1)
})

test('the prerendered page is sent when rendering fails, and the next request renders again', async () => {
  stateOf('withdrawn')
  status = 500
  expect(await get('/')).toContain('built')
  status = 200
  expect(await get('/')).toContain('anew')
})

describe('a notice', () => {
  const notice = (kind: SiteNotice['kind'], text: string): SiteNotice => ({
    id: text,
    kind,
    texts: { cn: text, en: text, es: text },
    startsAt: new Date('2026-12-01T10:00:00Z'),
    endsAt: new Date('2026-12-01T11:00:00Z'),
  })
  const shown = (...notices: SiteNotice[]) => setSiteState({ articles: [], notices, offers: [] })

  test('is shown above the content from its start time until its end time', async () => {
    shown(notice('information', 'Mails are late & <slow>'))
    const at = async (time: string) => {
      now = new Date(`2026-12-01T${time}Z`)
      return await get('/')
    }
    expect(await at('09:59:59')).not.toContain('site-notice')
    expect(await at('10:00:00')).toContain(
      '<span>Mails are late &#38; &#60;slow&#62;</span></p><main id="content">built',
    )
    expect(await at('10:59:59')).toContain('site-notice')
    expect(await at('11:00:00')).not.toContain('site-notice')
    expect(requests).toEqual([])
  })

  test('about a disruption replaces an informational one and is hidden on the help page', async () => {
    now = new Date('2026-12-01T10:30:00Z')
    shown(notice('information', 'one'), notice('disturbance', 'two'))
    expect(await get('/')).toMatch(/data-news="disturbance"><span>two/)
    expect(await get('/')).not.toContain('one')
    expect(await get('/help-now')).not.toContain('site-notice')
  })
})
