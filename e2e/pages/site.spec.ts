import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { listDocumentPaths } from '@/content/document-paths'
import { htmlLang, locales } from '@/core/locale'
import { ORIGIN_PLACEHOLDER } from '@/seo/origin'
import { expect, test } from '../support/fixtures'

// These tests cover all prerendered pages. They run once, because nothing here depends on the window.

const DIR = '.next/documents'

/** Every document as it was built, by its path with language (`/en/column`). */
const documents = new Map(
  readdirSync(DIR, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [`/${file.slice(0, -'.html'.length)}`, readFileSync(join(DIR, file), 'utf8')]),
)

const plain = (value: string): string => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** Returns the attributes of every element with this tag name; text inside a script is not an element. */
const elements = (html: string, name: string): Record<string, string>[] =>
  [...html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1').matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          plain(value),
        ]),
      ),
  )

/**
 * Returns the path and query of an address of this site, as seen from a document; null for an address of another site.
 */
function ownAddress(href: string, from: string): URL | null {
  const url = new URL(href, `${ORIGIN_PLACEHOLDER}${from}`)
  return url.origin === ORIGIN_PLACEHOLDER ? url : null
}

const withoutLanguage = (path: string): string => path.replace(/^\/\w\w(?=\/|$)/, '') || '/'

test('every document of the sitemap was built in every language @phone', () => {
  const live = ['/shop', '/vip']
  const wanted = listDocumentPaths()
    .filter((path) => !live.includes(path))
    .flatMap((path) => locales.map((lng) => `/${lng}${path === '/' ? '' : path}`))
  expect(wanted.filter((path) => !documents.has(path))).toEqual([])
})

test('every document is valid HTML @phone', async () => {
  test.setTimeout(300_000)
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    // An id may contain Chinese and accented letters.
    rules: { 'valid-id': ['error', { relaxed: true }] },
  })
  const faults = new Set<string>()
  for (const [path, html] of documents) {
    const { results } = await validator.validateString(html)
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) faults.add(`${ruleId}: ${message} (${selector}) ${path}`)
    }
  }
  expect([...faults].slice(0, 40)).toEqual([])
})

test('every link of every document opens, and its anchor exists @phone', async ({ request }) => {
  test.setTimeout(300_000)
  const requests = new Map<string, string>()
  const broken: string[] = []
  for (const [path, html] of documents) {
    const from = withoutLanguage(path)
    const addresses = [
      ...elements(html, 'a').map(({ href }) => href),
      ...elements(html, 'link').map(({ href }) => href),
      ...elements(html, 'form').map(({ action }) => action),
      ...elements(html, 'script').map(({ src }) => src),
      ...elements(html, 'meta').flatMap(({ property, content }) => (property === 'og:image' ? [content] : [])),
    ]
    for (const address of addresses) {
      if (!address || /^mailto:/.test(address)) continue
      const url = ownAddress(address, from)
      if (!url) continue
      requests.set(url.pathname + url.search, path)
      if (!url.hash) continue
      const target = documents.get(`${path.slice(0, 3)}${url.pathname === '/' ? '' : url.pathname}`)
      const id = decodeURIComponent(url.hash.slice(1))
      if (target && !target.includes(` id="${id}"`)) broken.push(`${path}: ${address}`)
    }
  }
  for (const [address, path] of requests) {
    const response = await request.get(address)
    if (!response.ok()) broken.push(`${path}: ${address} answers ${response.status()}`)
  }
  expect(requests.size).toBeGreaterThan(300)
  expect(broken).toEqual([])
})

test('every document and its translations link to each other by hreflang @phone', () => {
  const faults: string[] = []
  /** Returns the translations of a document by language, and its own address. */
  const named = (html: string) => {
    const links = elements(html, 'link')
    const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
    return {
      canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? '',
      translations: alternates.map(({ hreflang, href }) => `${hreflang} ${href}`).sort(),
    }
  }
  for (const [path, html] of documents) {
    const lng = locales.find((one) => one === path.slice(1, 3))
    const { canonical, translations } = named(html)
    if (!lng || translations.length !== locales.length + 1) faults.push(`${path}: ${translations.length} translations`)
    else if (!translations.includes(`${htmlLang[lng]} ${canonical}`)) faults.push(`${path}: not among its translations`)
    for (const other of locales) {
      const target = new URL(canonical).pathname
      const translated = documents.get(`/${other}${target === '/' ? '' : target}`)
      if (!translated) faults.push(`${path}: no ${other}`)
      else if (named(translated).translations.join() !== translations.join()) faults.push(`${path}: ${other} differs`)
    }
  }
  expect(faults).toEqual([])
})

test('every document has valid JSON-LD and no Next.js app script @phone', () => {
  for (const [path, html] of documents) {
    expect(html, path).not.toContain('/_next/static/chunks/app')
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
      expect(JSON.parse(data), path).toHaveProperty('@type')
    }
  }
})
