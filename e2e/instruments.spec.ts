import { currentInstruments } from '@/content/instruments'
import { expect, expectAccessible, expectNoRawText, expectNoSidewaysScroll, languages, test } from './fixtures'
import { answer, beginTest, type Pick, seeSummary } from './steps'
import { texts } from './texts'

/** Answers by chance, the same in every run; attention items as they ask. */
function byChance(slug: string): Pick {
  const instrument = currentInstruments().find((one) => one.slug === slug)
  if (!instrument) throw new Error(slug)
  const { min, max } = instrument.responseScale
  const directed = new Map(instrument.directed.map(({ id, expected }) => [id, expected - min]))
  const choices = new Map(instrument.context.map(({ id, options }) => [id, options]))
  let seed = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return (item) => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
    const options = choices.get(item) ?? max - min + 1
    return directed.get(item) ?? Math.floor((seed / 2 ** 32) * options)
  }
}

// Each test in one language, the languages in turn; every text of every level in all three is read in levels.test.ts.
for (const [n, { slug }] of currentInstruments().entries()) {
  const { locale, browser } = languages[n % languages.length] ?? { locale: 'en', browser: 'en-US' }
  test.describe(`${slug} in ${locale}`, () => {
    test.use({ locale: browser })

    test('is taken with answers by chance, from the list to the summary @phone', async ({ page }) => {
      const { report } = texts(locale)
      await page.goto('/tests')
      await page.locator(`a[href="/tests/${slug}"]`).first().click()
      await page.locator(`a[href="/tests/${slug}/run"]`).first().click()
      await beginTest(page, locale)
      await answer(page, slug, byChance(slug))
      await seeSummary(page, locale)
      const summary = page.getByText(report.head.summary).first()
      const again = page.getByRole('heading', { name: report.retake.title })
      await expect(summary.or(again).first()).toBeVisible()
      await expectNoRawText(page)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })
}
