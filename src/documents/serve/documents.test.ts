import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { createCurrentDocumentHandler } from './current-documents'
import { loadDocuments } from './documents'

const hash = (text: string) => createHash('sha256').update(text).digest('base64')
const dir = mkdtempSync(join(tmpdir(), 'documents-'))
let server: Server
let origin: string

beforeAll(async () => {
  for (const lng of locales) {
    writeFileSync(join(dir, `${lng}.html`), `<p>${lng} home of https://origin.invalid/</p>`)
  }
  mkdirSync(join(dir, 'en'))
  writeFileSync(join(dir, 'en', 'contact.html'), '<html lang="en-US"><p>support@origin.invalid</p></html>')
  const styled = '<head><style>p{flex-grow:2}</style><style>b{width:1%}</style></head>'
  writeFileSync(join(dir, 'en', 'styled.html'), styled)
  const documents = loadDocuments('http://site.example', dir)
  const render = () => Promise.reject(new Error('nothing is rendered'))
  const serve = createCurrentDocumentHandler({
    documents,
    render,
    finish: (html) => html,
    origin: 'http://site.example',
    draftCookie: '',
  })
  server = createServer((req, res) => {
    if (!serve(req, res, () => res.writeHead(500).end())) res.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(dir, { recursive: true })
})

test.each(['br', 'gzip', 'identity'])(
  'a document contains the URL of the site and is sent with the encoding %s',
  async (encoding) => {
    const response = await fetch(`${origin}/?lang=en`, { headers: { 'accept-encoding': encoding } })
    expect(await response.text()).toBe('<p>en home of http://site.example/</p>')
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

test('a document contains the support address and the build id', async () => {
  const response = await fetch(`${origin}/contact?lang=en`)
  expect(await response.text()).toBe('<html data-build="development" lang="en-US"><p>support@localhost</p></html>')
})

test('the style-src policy of a document allows only hashes of its own styles [document-style-hashes]', async () => {
  const policy = (await fetch(`${origin}/styled?lang=en`)).headers.get('content-security-policy')
  expect(policy).toContain(`style-src 'self' 'sha256-${hash('p{flex-grow:2}')}' 'sha256-${hash('b{width:1%}')}';`)
  const plain = (await fetch(`${origin}/?lang=en`)).headers.get('content-security-policy')
  expect(plain).toContain("style-src 'self';")
  for (const one of [policy, plain]) expect(one).not.toContain('unsafe-inline')
})

test('a document is answered with 304 when the client already has this version', async () => {
  const etag = (await fetch(`${origin}/?lang=es`)).headers.get('etag') ?? ''
  const again = await fetch(`${origin}/?lang=es`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test.each([
  { path: '/none', method: 'GET' },
  { path: '/', method: 'POST' },
  { path: '/en', method: 'GET' },
])('the request $method $path is left to Next', async ({ path, method }) => {
  expect((await fetch(`${origin}${path}`, { method })).status).toBe(404)
})

test('the language cookie is set for document requests only', async () => {
  const document = await fetch(`${origin}/?lang=es`, { headers: { 'sec-fetch-dest': 'document' } })
  expect(document.headers.get('set-cookie')).toBe('i18n_redirected=es; Path=/; Max-Age=31536000; SameSite=Lax')
  const stored = await fetch(`${origin}/`, { headers: { cookie: 'i18n_redirected=es' } })
  expect(stored.headers.get('set-cookie')).toBeNull()
})
