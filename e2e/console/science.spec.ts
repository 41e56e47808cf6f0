import { languageNameFor } from '@/core/locale'
import { finishTest } from '../support/account-steps'
import { createPageCheck, expect, expectNoRawText, expectNoSidewaysScroll, languages, test } from '../support/fixtures'
import { testWithNorms } from '../support/norm-tests'
import { filledTextPattern, texts } from '../support/texts'

for (const { locale, browser, html } of languages) {
  const { norms, report } = texts(locale)
  const path = `/science/${testWithNorms.slug}/${locale}`

  test.describe(`norms without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, locale: browser })

    test('are linked from the science page of the test and download as data files', async ({ page }) => {
      await page.goto(`/tests/${testWithNorms.slug}/science`)
      await page.locator('#figures + div').getByRole('link').click()
      await expect(page).toHaveURL(path)
      await expect(page.locator('html')).toHaveAttribute('lang', html)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(filledTextPattern(norms.title))
      await expect(page.getByText(norms.figure.sem.name).first()).toBeVisible()
      await expect(page.getByText(norms.figure.retest.none).first()).toBeVisible()
      await expect(page.getByText(norms.plan.two.l5)).toBeVisible()
      await page.locator('details:not([open]) > summary').evaluateAll((all) => {
        for (const one of all) one.parentElement?.setAttribute('open', '')
      })
      await expectNoRawText(page)
      await expectNoSidewaysScroll(page)

      const files = await page
        .getByRole('link', { name: /^(CSV|JSON|TXT)$/ })
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
      expect(files.length).toBeGreaterThan(8)
      for (const file of files) {
        const answer = await page.request.get(file)
        expect(answer.status(), file).toBe(200)
        expect(answer.headers()['content-disposition']).toContain('attachment')
      }
      // The page contains no script of the framework.
      const scripts = await page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
      expect(scripts).toEqual(['/js/enhance.js'])
    })

    test('show assumed values when a test has no norm sample yet', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`/science/worry/${locale}`)
      await expect(page.getByText(norms.assumed.p1)).toBeVisible()
      await expect(page.getByText(filledTextPattern(norms.progress.few))).toBeVisible()
      await expect(page.getByText(norms.history.none)).toBeVisible()
      await expectNoRawText(page)
      await expectNoSidewaysScroll(page)
    })
  })

  test.describe(`norms in ${locale}`, () => {
    test.use({ locale: browser })

    test('are accessible, and their page returns 404 for an unknown test', async ({ page }) => {
      await page.goto(path)
      await createPageCheck(locale)(page)
      expect((await page.goto('/science/nothing/en'))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        texts(locale).common.error.notFound.replace('{{path}}', '/science/nothing/en'),
      )
    })

    test('give a report a percentile rank within its language, or state that none is known', async ({ page }) => {
      await page.goto('/')
      await page.goto(await finishTest(page, testWithNorms.slug, 1))
      const { inside, count } = report.among
      const places = page.getByText(filledTextPattern(inside.same)).or(page.getByText(filledTextPattern(inside.near)))
      await expect(places.first()).toContainText(languageNameFor(locale, locale))
      await expect(places.first()).toContainText(
        filledTextPattern(locale === testWithNorms.manyIn ? count.about : count.between),
      )
      await expect(page.getByText(filledTextPattern(report.among.unknown))).toHaveCount(0)
      await createPageCheck(locale)(page)

      await page.goto(await finishTest(page, 'worry', 1))
      await expect(page.getByText(filledTextPattern(report.among.unknown))).toHaveCount(1)
      await expect(places).toHaveCount(0)
      await page.getByRole('link', { name: report.among.more }).click()
      await expect(page).toHaveURL(`/science/worry/${locale}`)
    })
  })
}
