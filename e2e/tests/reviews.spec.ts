import type { Page } from '@playwright/test'
import { locales } from '@/core/locale'
import { finishTest } from '../support/account-steps'
import { checkPage, createPageCheck, expect, languages, test } from '../support/fixtures'
import { publishReview } from '../support/review-steps'
import { openMoreActions } from '../support/steps'
import { filledTextPattern, texts } from '../support/texts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const { locale, browser, html } of languages) {
  test.describe(`a review in ${locale}`, () => {
    test.use({ locale: browser })
    const { review, report, errors } = texts(locale)
    const check = createPageCheck(locale)

    test('is written after the test, read by others, changed and deleted', async ({ page, browser: chromium }) => {
      await page.goto('/tests/sleep/reviews')
      await expect(page.getByText(review.who)).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await check(page)

      await page.getByRole('link', { name: review.take, exact: true }).click()
      await expect(page).toHaveURL(/\/tests\/sleep\/run$/)
      await page.goto(await finishTest(page, 'sleep'))
      await openMoreActions(page, locale)
      await page.getByRole('link', { name: report.review, exact: true }).click()
      await expect(page).toHaveURL(/\/tests\/sleep\/reviews$/)
      await expect(page.locator('html')).toHaveAttribute('lang', html)
      await button(page, review.form.publish).click()
      await expect(page.getByText(errors.NAME_REQUIRED)).toBeVisible()
      await expect(page.getByText(errors.REVIEW_EMPTY)).toBeVisible()
      await expect(page.getByLabel(review.form.name)).toBeFocused()

      const name = `<b>A-${locale}</b>`
      const written = `${locale}-${Date.now()}-${test.info().project.name}`
      const count = (value: number) => review.form.count.replace('{{count}}', String(value)).replace('{{max}}', '500')
      await page.getByLabel(review.form.name).fill(name)
      await page.getByLabel(review.form.content).fill('😀'.repeat(501))
      await expect(page.getByText(count(501))).toBeVisible()
      await button(page, review.form.publish).click()
      await expect(page.getByText(errors.REVIEW_LONG.replace('{{max}}', '500'))).toBeVisible()
      await check(page)
      await page
        .getByLabel(review.form.content)
        .fill(`\u202E${written} <script>document.title = 'x'</script>\n\n\n\n👩‍👩‍👧`)
      await page.getByLabel(review.rating.r2, { exact: true }).check()
      await button(page, review.form.publish).click()
      await expect(page.getByText(review.own.published)).toBeVisible()
      // The server has rendered the list again: it now contains only reviews by others.
      await expect(page.getByText(review.othersTitle).or(page.getByText(review.noneOthers))).toBeVisible()
      await expect(page).toHaveTitle(filledTextPattern(review.title))
      await check(page)

      const stranger = await (await chromium.newContext({ locale: browser })).newPage()
      await stranger.goto('/tests/sleep/reviews')
      const seen = stranger.getByRole('listitem').filter({ hasText: written })
      await expect(seen.locator('blockquote')).toHaveAttribute('lang', html)
      await expect(seen.locator('blockquote')).toHaveText(`${written} document.title = 'x'\n\n👩‍👩‍👧`)
      await expect(seen).toContainText(`A-${locale}`)
      await expect(seen).toContainText(review.rating.r2)
      await expect(seen).not.toContainText(review.edited)
      await expect(stranger).toHaveTitle(filledTextPattern(review.title))
      await check(stranger)

      await page.reload()
      await button(page, review.own.edit).click()
      await expect(page.getByLabel(review.rating.r2, { exact: true })).toBeChecked()
      await page.getByLabel(review.form.content).fill(`${written} again`)
      await page.getByLabel(review.rating.none, { exact: true }).check()
      await button(page, review.form.save).click()
      await expect(page.getByText(review.own.saved)).toBeVisible()
      await stranger.reload()
      await expect(seen).toContainText(`${written} again`)
      await expect(seen).toContainText(review.edited)
      await expect(seen).not.toContainText(review.rating.r2)

      await button(page, review.own.delete).click()
      await button(page, review.own.no).click()
      await button(page, review.own.delete).click()
      await check(page)
      await button(page, review.own.yes).click()
      await expect(page.getByText(review.own.deleted)).toBeVisible()
      await expect(button(page, review.form.publish)).toBeVisible()
      await stranger.reload()
      await expect(seen).toHaveCount(0)
    })
  })
}

test.describe('reviews on test pages', () => {
  test.use({ locale: 'en-US' })
  const { tests, review } = texts('en')

  test('appear in any language once one is published, and show no samples before', async ({ page, browser }) => {
    // Each try uses a test of its own, so that there are no reviews at first.
    const slug = ['worry', 'self-worth', 'low-mood'][test.info().retry] ?? 'worry'
    await page.goto(`/tests/${slug}`)
    await expect(page.locator('[data-reviews]')).toBeHidden()
    await expect(page.getByText(tests.reviews.sample, { exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: tests.reviews.all })).toHaveAttribute('href', `/tests/${slug}/reviews`)

    for (const [index, locale] of (['en', 'es', 'cn', 'en'] as const).entries()) {
      const writer = await (await browser.newContext()).newPage()
      await writer.goto(`/tests/${slug}`)
      await finishTest(writer, slug)
      const content = `<img src=x onerror=alert(1)> ${locale} ${index}`
      await publishReview(writer, slug, {
        locale,
        name: `Writer ${index}`,
        content,
        rating: index === 0 ? null : index + 1,
      })
    }
    await expect(async () => {
      // A new browser has no cached response, which would be valid for a minute.
      const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage()
      await visitor.goto(`/tests/${slug}`)
      await expect(visitor.locator('[data-reviews] li').first()).toContainText('Writer 3', { timeout: 2000 })
      await expect(visitor.getByText(tests.reviews.lede)).toBeVisible()
      const quotes = visitor.locator('[data-reviews] blockquote')
      await expect(quotes).toHaveText([/en 3$/, /en 0$/, /cn 2$/, /es 1$/])
      expect(await quotes.evaluateAll((all) => all.map((one) => (one as HTMLElement).lang))).toEqual([
        'en-US',
        'en-US',
        'zh-CN',
        'es-ES',
      ])
      await expect(visitor.locator('[data-reviews] img')).toHaveCount(0)
      await expect(visitor.locator('[data-reviews] [data-rating]').first()).toHaveText(review.rating.r4)
      await checkPage(visitor)
      await visitor.goto('/')
      await expect(visitor.getByText(tests.reviews.title)).toBeVisible({ timeout: 2000 })
      await expect(visitor.locator('[data-reviews] li')).toHaveCount(2)
      await expect(visitor.locator('[data-reviews] li a').first()).toHaveAttribute('href', /\/tests\/[\w-]+\/reviews$/)
      await checkPage(visitor)
      // Four screens of a phone hold all of it, in every language.
      await visitor.setViewportSize({ width: 390, height: 844 })
      for (const locale of locales) {
        await visitor.goto(`/?lang=${locale}`)
        await expect(visitor.getByText(texts(locale).tests.reviews.title)).toBeVisible({ timeout: 2000 })
        expect(await visitor.evaluate(() => document.documentElement.scrollHeight), locale).toBeLessThanOrEqual(4 * 844)
      }
      await visitor.context().close()
    }).toPass({ timeout: 45_000 })
  })

  test.describe('reviews in a browser without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('are reached by a link to the list, which marks samples', async ({ page }) => {
      await page.goto('/tests/attachment')
      await page.getByRole('link', { name: tests.reviews.all }).click()
      await expect(page.getByRole('heading', { name: review.samplesTitle })).toBeVisible()
      await expect(page.getByText(tests.reviews.sample, { exact: true })).toHaveCount(4)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        /\/tests\/attachment\/reviews\?lang=en$/,
      )
    })
  })
})
