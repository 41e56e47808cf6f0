import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listDocumentPaths, listOnDemandPaths } from '@/content/document-paths'
import { currentInstruments } from '@/content/tests/instruments'
import { htmlLang, type Locale, locales } from '@/core/locale'
import {
  createPageCheck,
  expect,
  expectContrast,
  expectNoRawText,
  expectNoSidewaysScroll,
  languages,
  referenceLocale,
  test,
} from '../support/fixtures'
import { texts } from '../support/texts'

const PAGES = ['/about', '/science', '/tests/mood-energy/science', '/tests/big-five/science']

for (const { locale, browser, html } of languages) {
  const t = texts(locale)

  test.describe(`about and science pages without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, locale: browser })

    test('have one heading and fit a 320-pixel window', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      for (const path of PAGES) {
        await test.step(path, async () => {
          expect((await page.goto(path))?.status()).toBe(200)
          await expect(page.locator('html')).toHaveAttribute('lang', html)
          await expect(page.locator('h1')).toHaveCount(1)
          await expectNoRawText(page)
          await expectNoSidewaysScroll(page)
        })
      }
    })

    test('lead by links from a test to its science page, to all tests and to another test', async ({ page }) => {
      await page.goto('/tests/sleep')
      await page.getByRole('link', { name: t.tests.intro.scienceMore }).click()
      await expect(page).toHaveURL('/tests/sleep/science')
      await page.getByRole('link', { name: t.science.page.general }).click()
      await expect(page).toHaveURL('/science')
      await expect(page.getByRole('table').getByRole('link')).toHaveCount(currentInstruments().length)
      await page.locator('table a[href="/tests/attachment/science"]').click()
      await page.getByRole('link', { name: t.science.page.take }).click()
      await expect(page).toHaveURL('/tests/attachment')
    })

    for (const path of ['/', '/tests/sleep']) {
      test(`list in structured data the same questions that the page ${path} shows`, async ({ page }) => {
        await page.goto(path)
        const visible = await page
          .locator('[aria-labelledby="questions"] details')
          .evaluateAll((all) =>
            all.map((one) => [one.querySelector('summary')?.textContent, one.querySelector('p')?.textContent]),
          )
        const faq = structured(await page.content()).find((data) => data['@type'] === 'FAQPage')
        const questions = (faq?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[]
        const told = questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
        expect(visible.length).toBeGreaterThan(3)
        expect(told).toEqual(visible)
      })
    }
  })

  test.describe(`about and science pages in ${locale}`, () => {
    test.use({ locale: browser })

    test('are accessible in light and dark mode', async ({ page }) => {
      const check = createPageCheck(locale)
      for (const path of PAGES) {
        await test.step(path, async () => {
          await page.emulateMedia({ colorScheme: 'light' })
          await page.goto(path)
          await check(page)
          await page.emulateMedia({ colorScheme: 'dark' })
          if (locale === referenceLocale) await expectContrast(page)
        })
      }
    })
  })
}

// These tests cover all prerendered pages. They run once, because nothing here depends on the window.

const DIR = '.next/documents'
const documents = readdirSync(DIR, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ path: `/${file.slice(0, -'.html'.length)}`, html: readFileSync(join(DIR, file), 'utf8') }))

/** Returns the attributes of every element with this tag name. */
const elements = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
      ]),
    ),
  )

const structured = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, data = '']) =>
    JSON.parse(data),
  )

/** Facts that a document states about itself for search engines. */
function headOf({ path, html }: (typeof documents)[number]) {
  const links = elements(html, 'link')
  const meta = (name: string) =>
    elements(html, 'meta').find((one) => (one.name ?? one.property) === name)?.content ?? ''
  return {
    locale: locales.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) as Locale,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: meta('description'),
    image: meta('og:image'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? '',
    alternates: links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => `${hreflang} ${href}`),
  }
}

test('every document is in the sitemap and has translations, a title and a description @phone', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = new Set(
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url)).map(pathAndQuery),
  )
  expect([...listed].sort()).toEqual(
    [...listDocumentPaths(), ...listOnDemandPaths()]
      .flatMap((path) => locales.map((locale) => `${path}?lang=${locale}`))
      .sort(),
  )
  const faults: string[] = []
  for (const document of documents) {
    const { locale, title, description, canonical, alternates } = headOf(document)
    const fault = (what: string) => faults.push(`${document.path}: ${what}`)
    if (!canonical) {
      fault('no canonical')
      continue
    }
    const url = new URL(canonical)
    if (!listed.has(pathAndQuery(url))) fault(`${canonical} is not in the sitemap`)
    const wanted = [
      ...locales.map((lng) => `${htmlLang[lng]} ${url.origin}${url.pathname}?lang=${lng}`),
      `x-default ${url.origin}${url.pathname}`,
    ]
    if (alternates.join() !== wanted.join()) fault(`alternates ${alternates.join()}`)
    const [from, to] = locale === 'cn' ? [25, 80] : [50, 160]
    if (description.length < from || description.length > to) fault(`description of ${description.length} characters`)
    if (!title) fault('no title')
    else if (/^\/\w\w\/tests\/[^/]+$/.test(document.path) && title.length > (locale === 'cn' ? 30 : 60))
      fault(`title of ${title.length} characters`)
  }
  expect(faults).toEqual([])
})

test('every sitemap entry has an x-default link, and every article entry a date @phone', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  for (const [, entry = ''] of xml.matchAll(/<url>([\s\S]*?)<\/url>/g)) {
    expect(entry.match(/hreflang="x-default"/g), entry).toHaveLength(1)
    if (entry.includes('/articleDetail/')) expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d/)
  }
})

test('the server delivers a manifest with icons in every language and an llms.txt @phone', async ({ request }) => {
  for (const locale of locales) {
    const response = await request.get(`/manifest/${locale}.webmanifest`)
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const { name, icons } = (await response.json()) as { name: string; icons: { src: string }[] }
    expect(name).toBe(texts(locale).common.site.name)
    for (const { src } of icons) {
      const icon = await request.get(src)
      expect(icon.headers()['content-type'], src).toBe('image/png')
    }
  }
  const llms = await request.get('/llms.txt')
  expect(llms.headers()['content-type']).toContain('text/plain')
  expect(await llms.text()).toMatch(/^# Mindglass\n/)
})

test('no two documents of a language have the same title or description @phone', () => {
  // The landing page is the home page.
  const heads = documents.filter(({ path }) => !path.endsWith('/landing/home')).map(headOf)
  for (const locale of locales) {
    const own = heads.filter((head) => head.locale === locale)
    for (const key of ['title', 'description'] as const) {
      const values = own.map((head) => head[key])
      expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
    }
  }
})

test('every document has a preview image that loads @phone', async ({ request }) => {
  const images = [...new Set(documents.map((document) => new URL(headOf(document).image).pathname))]
  expect(images.length).toBeGreaterThanOrEqual(locales.length * (currentInstruments().length + 1))
  for (const image of images) {
    const response = await request.get(image)
    expect(response.headers()['content-type'], image).toBe('image/png')
    expect((await response.body()).length, image).toBeLessThan(60_000)
  }
})

test('structured data has the expected types on the home page and the pages of tests @phone', () => {
  const typesOf = (path: string) => {
    const document = documents.find((one) => one.path === path)
    return structured(document?.html ?? '').map((data) => data['@type'])
  }
  for (const locale of locales) {
    expect(typesOf(`/${locale}`).sort()).toEqual(['FAQPage', 'Organization', 'WebSite'])
    for (const { slug } of currentInstruments()) {
      for (const page of ['', '/sample', '/science']) {
        const expected = page === '' ? ['FAQPage', 'BreadcrumbList'] : ['BreadcrumbList']
        expect(typesOf(`/${locale}/tests/${slug}${page}`)).toEqual(expected)
      }
    }
  }
})

test('robots.txt excludes personal pages and names the sitemap @phone', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  for (const path of ['/api/', '/report/', '/r/', '/payment/', '/me', '/sandbox/']) {
    expect(robots).toContain(`Disallow: ${path}\n`)
  }
  expect(robots).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/m)
})

const pathAndQuery = ({ pathname, search }: URL): string => pathname + search
