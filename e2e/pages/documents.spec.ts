import {
  createPageCheck,
  expect,
  expectNoRawText,
  expectNoSidewaysScroll,
  languages,
  referenceLocale,
  test,
} from '../support/fixtures'

const DOCUMENTS = [
  '/',
  '/landing/home',
  '/tests',
  '/tests/mood-energy',
  '/tests/mood-energy/sample',
  '/tests/sleep',
  '/help-now',
  '/privacy',
  '/terms',
  '/refunds',
  '/health-data',
  '/privacy/mexico',
  '/contact',
]

for (const { locale, browser, html } of languages) {
  test.describe(`static pages without JavaScript in ${locale} @phone`, () => {
    test.use({ javaScriptEnabled: false, locale: browser })

    test('have a heading, a description, a canonical address and translations', async ({ page }) => {
      for (const path of DOCUMENTS) {
        await test.step(path, async () => {
          const response = await page.goto(path)
          expect(response?.status()).toBe(200)
          await expect(page.locator('html')).toHaveAttribute('lang', html)
          await expect(page.locator('h1')).toHaveCount(1)
          await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/)
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http:\/\/localhost/)
          await expect(page.locator('link[hreflang]')).toHaveCount(4)
          await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
          await expectNoRawText(page)
          await expectNoSidewaysScroll(page)
        })
      }
    })

    test('lead from home to the start of a test by links', async ({ page }) => {
      await page.goto('/')
      await page.locator('main a[href="/tests"], header a[href="/tests"]').first().click()
      await page.locator('a[href="/tests/mood-energy"]').first().click()
      await expect(page).toHaveURL(/\/tests\/mood-energy$/)
      await expect(page.locator('a[href="/tests/mood-energy/run"]').first()).toBeVisible()
    })

    test('switch the language by a link', async ({ page }) => {
      const other = locale === 'es' ? 'en' : 'es'
      await page.goto('/tests/sleep')
      await page.locator(`[data-languages] a[href="?lang=${other}"]`).first().click()
      await expect(page).toHaveURL(`/tests/sleep?lang=${other}`)
      await expect(page.locator('html')).toHaveAttribute('lang', other === 'es' ? 'es-ES' : 'en-US')
    })
  })

  test.describe(`static pages in ${locale}`, () => {
    test.use({ locale: browser })

    test('are accessible', async ({ page }) => {
      const check = createPageCheck(locale)
      for (const path of DOCUMENTS) {
        await test.step(path, async () => {
          await page.goto(path)
          await check(page)
        })
      }
    })
  })
}

test.describe('the total script size of a static page', () => {
  test.use({ locale: referenceLocale })

  for (const path of DOCUMENTS) {
    // The size depends neither on the language nor on the window; a new page starts with an empty cache.
    test(`is below 20 KB for ${path} @phone`, async ({ page }) => {
      const scripts: Promise<number>[] = []
      page.on('response', (response) => {
        if (/javascript/.test(response.headers()['content-type'] ?? ''))
          scripts.push(response.body().then((body) => body.length))
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      const sizes = await Promise.all(scripts)
      expect(sizes.length).toBeGreaterThan(0)
      // The sizes are uncompressed, so the compressed size is below 20 KB too.
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000)
    })
  }
})
