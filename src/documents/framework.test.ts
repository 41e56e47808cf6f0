import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InlineHashes } from '@/server/http/csp'
import { hashesOf, stripFramework } from './build/documents'
import { paintFirst } from './build/paint-first'
import {
  CHUNK_NONCE,
  CHUNK_SCRIPT,
  CONTENT_START,
  DOCUMENT_TAG,
  INLINE_SCRIPT,
  KEPT_SCRIPT,
  LAYOUT_DOCUMENT,
  LEGACY_SCRIPT,
  PAGE_PARTS,
  PAGES_DIR,
  PRELOAD_SCRIPT_LINK,
  PRERENDER_MANIFEST,
  type PrerenderManifest,
  REACT_COMMENT,
  SCRIPT,
  SCRIPT_LINK,
  STYLE_ATTRIBUTE,
  UNRENDERED_PAGE,
} from './framework'
import { interceptPage } from './serve/app-pages'
import { draftModeCookie } from './serve/current-documents'
import { missingHeader, missingPath, type Render, renderPage } from './serve/record-response'

// Contract with the framework: each test checks one assumption of this folder about Next or React, and its title states
// the assumption. The tests run on the output of `npm run build`.

const read = (file: string): string => readFileSync(file, 'utf8')
const readJson = <T>(file: string): T => JSON.parse(read(join('.next', file))) as T

const isBuilt = existsSync('.next/BUILD_ID')
const title = isBuilt ? 'framework' : 'SKIPPED, there is no build: run "npm run build" first'
if (!isBuilt) console.warn(`src/documents/framework.test.ts: ${title}`)

const pages = isBuilt
  ? readdirSync(PAGES_DIR, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  : []
const isKept = (file: string): boolean => existsSync(join('.next/documents', file))
/** Pages as Next wrote them: the build works on a copy of documents, and on apps themselves. */
const documents = pages.filter(isKept).map((file) => ({ file, html: read(join(PAGES_DIR, file)) }))
const apps = pages.filter((file) => !isKept(file)).map((file) => ({ file, html: read(join(PAGES_DIR, file)) }))

/** Names the first pages for which an assumption does not hold, with what was found there. */
const faults = (of: typeof documents, look: (html: string) => string | undefined | false): string[] =>
  of
    .flatMap(({ file, html }) => {
      const found = look(html)
      return found ? [`${file}: ${found.slice(0, 200)}`] : []
    })
    .slice(0, 3)
const tagOf = (script: string): string => script.slice(0, script.indexOf('>'))
const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'))

describe.skipIf(!isBuilt)(`${title}: files of the build`, () => {
  test('pages are stored as <language>/<path>.html below .next/server/app', () => {
    expect(documents.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['cn.html', 'en/tests.html', 'es/tests.html']),
    )
    expect(apps.map(({ file }) => file)).toContain('en/retrieve.html')
  })

  test.each(PAGE_PARTS)('a page has the router file %s beside it', (ending) => {
    expect(existsSync(join(PAGES_DIR, `en/tests${ending}`))).toBe(true)
  })

  test('the key of the draft mode is stored as preview.previewModeId in prerender-manifest.json', () => {
    expect(readJson<PrerenderManifest>(PRERENDER_MANIFEST).preview.previewModeId).toMatch(/^[\da-f]{32}$/)
  })

  test('BUILD_ID is one word', () => {
    expect(read('.next/BUILD_ID')).toMatch(/^[\w-]+\s*$/)
  })

  test('required-server-files.json contains an htmlLimitedBots setting that disables streaming for every client', () => {
    const { config } = readJson<{ config: Record<string, unknown> }>('required-server-files.json')
    expect(config).toMatchObject({ distDir: '.next', htmlLimitedBots: '.*' })
  })

  test('a script named by a page exists below .next/static under the same path', () => {
    const missing = faults(documents, (html) =>
      [...html.matchAll(CHUNK_SCRIPT)]
        .map(([, src = '']) => src)
        .find((src) => !existsSync(src.replace('/_next/', '.next/'))),
    )
    expect(missing).toEqual([])
  })

  test('a script that cannot be loaded reports ChunkLoadError or "Failed to load chunk"', () => {
    const chunks = readdirSync('.next/static/chunks').filter((file) => file.endsWith('.js'))
    expect(
      chunks.some((file) => /ChunkLoadError|Failed to load chunk/.test(read(join('.next/static/chunks', file)))),
    ).toBe(true)
  })
})

describe.skipIf(!isBuilt)(`${title}: HTML of documents`, () => {
  const unknown = (html: string): string | undefined =>
    (html.match(SCRIPT) ?? []).find(
      (script) =>
        script.replace(CHUNK_SCRIPT, '') !== '' &&
        !KEPT_SCRIPT.test(tagOf(script)) &&
        !LEGACY_SCRIPT.test(script) &&
        !INLINE_SCRIPT.test(script),
    )

  test('every script in a document is of a known kind', () => {
    expect(faults(documents, unknown)).toEqual([])
    expect(faults(documents, (html) => html.match(CHUNK_SCRIPT) === null && 'no chunk')).toEqual([])
    expect(faults(documents, (html) => !html.includes('self.__next_f.push(') && 'no data')).toEqual([])
  })

  test('a script hint is written as <link rel="preload" as="script" …>', () => {
    expect(
      faults(
        documents,
        (html) => html.match(PRELOAD_SCRIPT_LINK)?.length !== html.match(SCRIPT_LINK)?.length && 'another hint',
      ),
    ).toEqual([])
    expect(faults(documents, (html) => html.match(PRELOAD_SCRIPT_LINK) === null && 'no hint')).toEqual([])
    expect(faults(documents, (html) => /<link[^>]*rel="modulepreload"[^>]*>/.exec(html)?.[0])).toEqual([])
  })

  test('every comment in a document is a React marker', () => {
    expect(
      faults(
        documents,
        (html) =>
          html
            .replace(SCRIPT, '')
            .replace(REACT_COMMENT, '')
            .match(/<!--[\s\S]*?-->/)?.[0],
      ),
    ).toEqual([])
  })

  test('a document is rendered in full, without streamed parts', () => {
    const late = /<template id="[BP]:|<div hidden="" id="S:|\$R[CSX]\(/
    expect(faults(documents, (html) => late.exec(html.replace(SCRIPT, ''))?.[0])).toEqual([])
    expect(faults(documents, (html) => !/<title>[^<]/.test(headOf(html)) && 'no title in the head')).toEqual([])
  })

  test('a document has one head, one body and one content element', () => {
    for (const part of ['<html ', '</head>', '</body></html>', CONTENT_START]) {
      expect(
        faults(documents, (html) => html.replace(SCRIPT, '').split(part).length !== 2 && `${part} not once`),
      ).toEqual([])
    }
  })

  test('the attributes of <html> keep the order of the source', () => {
    const root = /<html lang="[\w-]+" data-lang="\w+" data-kind="document" data-layout="/
    expect(faults(documents, (html) => !root.test(html) && (/<html[^>]*>/.exec(html)?.[0] ?? 'none'))).toEqual([])
  })

  test('a style attribute is written with double quotes', () => {
    expect(documents.some(({ html }) => html.match(STYLE_ATTRIBUTE))).toBe(true)
    expect(faults(documents, (html) => / style='[^']*'/.exec(html.replace(SCRIPT, ''))?.[0])).toEqual([])
  })

  test('a finished document contains no framework markup except style elements', () => {
    const finished = documents.map(({ file, html }) => ({ file, html: stripFramework(html) }))
    expect(
      faults(finished, (html) => /__next_f|\/_next\/[^"]+\.js|<!--|<div hidden=""><\/div>/.exec(html)?.[0]),
    ).toEqual([])
    expect(faults(finished, (html) => /<style [^>]*>|<style>[^<]*<(?!\/style>)/.exec(html)?.[0])).toEqual([])
    expect(faults(finished, (html) => /<[a-z][^<>]* style="[^"]*"/.exec(html)?.[0])).toEqual([])
  })
})

describe.skipIf(!isBuilt)(`${title}: HTML of prerendered apps`, () => {
  const running = /<script src="\/_next\/[^>]*>/g

  test('a prerendered app has no framework script before its first paint, except for old browsers', () => {
    expect(faults(apps, (html) => (html.match(running) ?? []).find((tag) => !tag.includes('noModule=""')))).toEqual([])
    expect(faults(apps, (html) => !html.includes('document.createElement("script")') && 'no loader')).toEqual([])
  })

  test('the content security policy contains the hash of every inline script and style', () => {
    const { scripts, styles } = readJson<InlineHashes>('csp-hashes.json')
    for (const { file, html } of apps) {
      const known = scripts[`/${file.slice(0, -'.html'.length)}`]
      for (const hash of hashesOf('script', html)) expect(known, file).toContain(hash)
      for (const hash of hashesOf('style', html)) expect(styles, file).toContain(hash)
    }
  })

  test('a page that failed to render has the element <html id="__next_error__">', () => {
    expect(read(join(PAGES_DIR, '_global-error.html'))).toMatch(UNRENDERED_PAGE)
  })
})

describe.skipIf(!isBuilt)(`${title}: responses`, () => {
  const BROWSER = { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 Chrome/150', 'accept-encoding': 'br' }
  const data = mkdtempSync(join(tmpdir(), 'framework-'))
  let render: Render
  let server: Server
  let origin: string
  /** Pages collected from responses, before the documents code changed them. */
  const gathered: { status: number; html: string }[] = []

  beforeAll(async () => {
    Object.assign(process.env, {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      APP_SECRET: randomBytes(24).toString('hex'),
      DATABASE_URL: '',
      PGLITE_DIR: join(data, 'pglite'),
      OUTBOX_DIR: join(data, 'outbox'),
      LOG_LEVEL: 'silent',
    })
    const { default: next } = await import('next')
    const app = next({ dev: false, quiet: true, hostname: 'localhost', port: 3000 })
    await app.prepare()
    render = app.getRequestHandler()
    server = createServer((req, res) => {
      interceptPage(req, res, async (page) => {
        gathered.push(page)
        return { html: `${page.html}<!-- finished -->`, status: page.status }
      })
      void render(req, res)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await new Promise((resolve) => server?.close(resolve))
    rmSync(data, { recursive: true, force: true })
  })

  /** Renders a page for a request without a network connection, as the server in front of Next does. */
  async function pageAt(address: string, headers: Record<string, string> = {}) {
    const { IncomingMessage } = await import('node:http')
    const { Socket } = await import('node:net')
    return renderPage(render, address, 'en', new IncomingMessage(new Socket()), headers)
  }

  test('a page renders from a request and a response without a network connection', async () => {
    const { status, html } = await pageAt('/tests')
    expect([status, html === read(join(PAGES_DIR, 'en/tests.html'))]).toEqual([200, true])
  })

  test('a prerendered page is rendered again with a nonce when the request has the draft mode cookie', async () => {
    const { status, html } = await pageAt('/tests', { cookie: draftModeCookie() })
    expect([status, DOCUMENT_TAG.test(html), CHUNK_NONCE.test(html)]).toEqual([200, true, true])
    expect(stripFramework(html)).not.toMatch(/__next_f|\/_next\/[^"]+\.js/)
  })

  test('every script of an app has the same nonce', async () => {
    const { status, html } = await pageAt('/login')
    const nonce = CHUNK_NONCE.exec(html)?.[1]
    expect(status).toBe(200)
    expect(nonce).toMatch(/^[\w-]{20,}$/)
    const bare = (html.match(SCRIPT) ?? []).filter(
      (script) => !KEPT_SCRIPT.test(tagOf(script)) && !tagOf(script).includes(` nonce="${nonce}"`),
    )
    expect(bare).toEqual([])
    expect(paintFirst(html).match(/<script src="\/_next\/(?![^>]* noModule="")[^>]*>/g)).toBeNull()
  })

  test('the not-found page is a document with the site layout and status 404', async () => {
    const { status, html } = await pageAt(missingPath, { [missingHeader]: '/report/x?lang=en' })
    expect([status, LAYOUT_DOCUMENT.test(html)]).toEqual([404, true])
  })

  test('a page that throws is sent with status 500 as <html id="__next_error__">', async () => {
    // The database has no tables, so the page fails.
    const { status, html } = await pageAt('/report/x')
    expect([status, UNRENDERED_PAGE.test(html)]).toEqual([500, true])
  })

  test('interceptPage receives the complete, uncompressed HTML of a page', async () => {
    gathered.length = 0
    const response = await fetch(`${origin}/login?lang=en`, { headers: BROWSER })
    const sent = await response.text()
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(gathered.map(({ status }) => status)).toEqual([200])
    expect(gathered[0]?.html).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>$/)
    expect(sent).toBe(`${gathered[0]?.html}<!-- finished -->`)
    expect(headOf(sent)).toMatch(/<title>[^<]/)
  })

  test('a router request with the header rsc is not treated as a page', async () => {
    gathered.length = 0
    const response = await fetch(`${origin}/login?lang=en`, { headers: { ...BROWSER, rsc: '1' } })
    expect(response.headers.get('content-type')).toMatch(/^text\/x-component/)
    expect(gathered).toEqual([])
  })

  test('a missing route sends status 404 with an empty body', async () => {
    gathered.length = 0
    await fetch(`${origin}/feed/xx.xml`, { headers: BROWSER })
    expect(gathered).toEqual([{ status: 404, html: '' }])
  })
})
