import { articlesIn, pageCount, publishedArticles } from '@/content/articles/articles'
import {
  createPageCheck,
  expect,
  expectAccessible,
  expectContrast,
  expectNoRawText,
  expectNoSidewaysScroll,
  languages,
  referenceLocale,
  test,
} from '../support/fixtures'
import { testSecret } from '../support/secret'
import { filledTextPattern, texts } from '../support/texts'

const DOCUMENTS = [
  '/column',
  '/column/stress',
  '/column/articleList/all',
  '/column/articleList/all/2',
  '/column/articleList/self/tag/practice',
  '/column/articleDetail/sleep-that-holds',
]

const SEARCHED = { cn: '睡眠', en: 'sleep', es: 'SUEÑO' }

for (const { locale, browser, html } of languages) {
  const t = texts(locale)

  test.describe(`articles without JavaScript in ${locale} @phone`, () => {
    test.use({ javaScriptEnabled: false, locale: browser })

    test('lead from home through the table of contents to the next article and back', async ({ page }) => {
      await page.goto('/')
      await page.locator('header').getByRole('link', { name: t.common.nav.articles }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.column.title)
      await page.getByRole('link', { name: t.column.columns.stress.name, exact: true }).click()
      await expect(page).toHaveURL('/column/stress')
      await page.locator('ol a[href="/column/articleDetail/worry-time"]').click()
      await expect(page).toHaveURL('/column/articleDetail/worry-time')
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

      const contents = page.getByRole('navigation', { name: t.column.article.contents })
      const folded = contents.locator('summary')
      await expect(contents.getByRole('link')).toHaveCount(0)
      await folded.click()
      const chapter = contents.getByRole('link').last()
      const name = (await chapter.textContent()) ?? ''
      await chapter.click()
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport()

      await expect(page.getByRole('heading', { name: t.column.article.sources })).toBeAttached()
      await expect(page.locator('main a[href="/tests/worry"]').last()).toBeAttached()
      await expect(page.locator('a[rel="prev"]')).toHaveAttribute('href', '/column/articleDetail/what-stress-does')
      await page.locator('a[rel="next"]').click()
      await expect(page).toHaveURL('/column/articleDetail/sleep-that-holds')
      await page.locator('a[rel="prev"]').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    })

    test('begin on the first screen, below a picture and the author', async ({ page }) => {
      for (const id of ['sleep-that-holds', 'closeness-and-distance']) {
        await page.goto(`/column/articleDetail/${id}`)
        await expect(page.locator('main header svg:visible')).toHaveCount(1)
        await expect(page.locator('main header .facts')).toContainText(t.column.article.author)
        const first = await page.locator('article p').first().boundingBox()
        expect(first?.y, id).toBeLessThan(780)
      }
    })

    test('stay open when the reader switches the language', async ({ page }) => {
      const other = locale === 'en' ? 'es' : 'en'
      await page.goto('/column/articleDetail/burnout')
      await page.locator(`[data-languages] a[href="?lang=${other}"]`).click()
      await expect(page).toHaveURL(`/column/articleDetail/burnout?lang=${other}`)
      await expect(page.locator('html')).toHaveAttribute('lang', other === 'es' ? 'es-ES' : 'en-US')
      await expect(page.locator('article h2').first()).toBeVisible()
    })

    test('are paginated and filtered by tag through links', async ({ page }) => {
      await page.goto('/column/articleList/all')
      await expect(page.locator('main li article')).toHaveCount(6)
      const last = pageCount(articlesIn('all').length)
      for (let number = 2; number <= last; number++) {
        await page.getByRole('link', { name: t.column.list.older }).click()
        await expect(page).toHaveURL(`/column/articleList/all/${number}`)
      }
      await expect(page.getByRole('link', { name: t.column.list.older })).toHaveCount(0)
      await page.getByRole('link', { name: t.column.tags['getting-help'], exact: true }).click()
      await expect(page).toHaveURL('/column/articleList/all/tag/getting-help')
      await expect(page.locator('main li article')).toHaveCount(articlesIn('all', 'getting-help').length)
    })

    test('are found by a search that lists matching tests first and highlights the query', async ({ page }) => {
      await page.goto('/column')
      await page.getByRole('searchbox').fill(SEARCHED[locale])
      await page.getByRole('button', { name: t.column.search.go }).click()
      await expect(page).toHaveURL(/\/search\?q=/)
      await expect(page.getByText(filledTextPattern(t.column.search.results)).first()).toBeVisible()
      const first = page.locator('main article').first()
      await expect(first.locator('svg')).toBeVisible()
      await expect(first.getByRole('link').first()).toHaveAttribute('href', '/tests/sleep')
      await expect(page.locator('main ol mark').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('searchbox').fill('zzzz')
      await page.getByRole('button', { name: t.column.search.go }).click()
      await expect(page.getByText(t.column.search.noneText)).toBeVisible()
      await page.getByRole('link', { name: t.column.search.suggestions.s1, exact: true }).click()
      await expect(page.locator('main ol mark').first()).toBeVisible()
    })

    test('have a heading, a description, translations and a feed on every page', async ({ page }) => {
      for (const path of DOCUMENTS) {
        await test.step(path, async () => {
          expect((await page.goto(path))?.status()).toBe(200)
          await expect(page.locator('html')).toHaveAttribute('lang', html)
          await expect(page.locator('h1')).toHaveCount(1)
          await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/)
          await expect(page.locator('link[hreflang]')).toHaveCount(4)
          await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
            'href',
            new RegExp(`^http://localhost:\\d+/feed/${locale}\\.xml$`),
          )
          await expectNoRawText(page)
          await expectNoSidewaysScroll(page)
        })
      }
    })
  })

  test.describe(`articles in ${locale}`, () => {
    test.use({ locale: browser })

    test('are accessible on every page, in dark mode too', async ({ page }) => {
      const check = createPageCheck(locale)
      const window = page.viewportSize() ?? { width: 320, height: 640 }
      for (const path of [...DOCUMENTS, `/search?q=${encodeURIComponent(SEARCHED[locale])}`]) {
        await test.step(decodeURIComponent(path), async () => {
          await page.setViewportSize(window)
          await page.emulateMedia({ colorScheme: 'light' })
          await page.goto(path)
          await check(page)
          await page.emulateMedia({ colorScheme: 'dark' })
          if (locale === referenceLocale) await expectContrast(page)
          await page.setViewportSize({ width: 320, height: 640 })
          await expectNoSidewaysScroll(page)
        })
      }
    })

    test('are listed in a well-formed feed whose links all open @phone', async ({ page, request }) => {
      const response = await request.get(`/feed/${locale}.xml`)
      expect(response.headers()['content-type']).toContain('application/rss+xml')
      await page.goto('/column')
      const parsed = await page.evaluate(
        (xml) => {
          const document = new DOMParser().parseFromString(xml, 'application/xml')
          return {
            errors: document.querySelectorAll('parsererror').length,
            links: [...document.querySelectorAll('item > link')].map((link) => link.textContent ?? ''),
          }
        },
        await response.text(),
      )
      expect(parsed.errors).toBe(0)
      expect(parsed.links).toHaveLength(publishedArticles().length)
      for (const link of parsed.links) expect((await request.get(link)).status()).toBe(200)
    })
  })
}

test('structured data of an article contains the site’s URL and causes no console error', async ({ page, baseURL }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  await page.goto('/column/articleDetail/burnout?lang=en')
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [article, crumbs] = blocks.map((block) => JSON.parse(block))
  expect(article).toMatchObject({
    '@type': 'Article',
    url: `${baseURL}/column/articleDetail/burnout?lang=en`,
    publisher: { '@type': 'Organization' },
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(crumbs.itemListElement).toHaveLength(3)
  expect(refused).toEqual([])
})

test('an article preview opens only with a valid signature and is never cached', async ({ page, request }) => {
  process.env.APP_SECRET = testSecret
  const { previewPath } = await import('@/features/column/preview')
  const good = previewPath('burnout', new Date())
  for (const path of [
    '/column/articlePreview',
    '/column/articlePreview?article=burnout',
    good.replace('burnout', 'worry-time'),
    good.replace(/signature=.{5}/, 'signature=aaaaa'),
    previewPath('burnout', new Date('2026-01-01')),
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  const response = await page.goto(`${good}&lang=en`)
  expect(response?.status()).toBe(200)
  expect(response?.headers()['cache-control']).toContain('no-store')
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByText(texts('en').column.preview.live)).toBeVisible()
  await expectAccessible(page)
})

for (const path of [
  '/column/none',
  '/column/articleDetail/none',
  '/column/articleList/none',
  '/column/articleList/all/9',
]) {
  test(`the unknown page ${path} is a 404 @phone`, async ({ page }) => {
    const response = await page.goto(`${path}?lang=es`)
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText(`Página no encontrada: ${path}`)
  })
}
