import { currentInstruments } from '@/content/tests/instruments'
import { finishTest } from '../support/account-steps'
import { createPageCheck, expect, languages, test } from '../support/fixtures'
import { type AnswerPicker, answer, beginTest, submitAndOpenSummary } from '../support/steps'
import { texts } from '../support/texts'

/**
 * Returns a function that picks random answers, the same for the same `seedText`; directed items get the answer that
 * they ask for.
 */
function byChance(slug: string, seedText: string): AnswerPicker {
  const instrument = currentInstruments().find((one) => one.slug === slug)
  if (!instrument) throw new Error(slug)
  const { min, max } = instrument.responseScale
  const directed = new Map(instrument.directed.map(({ id, expected }) => [id, expected - min]))
  const choices = new Map(instrument.context.map(({ id, options }) => [id, options]))
  let seed = [...seedText].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return (item) => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
    const options = choices.get(item) ?? max - min + 1
    return directed.get(item) ?? Math.floor((seed / 2 ** 32) * options)
  }
}

for (const { locale, browser } of languages) {
  test.describe(`a test in ${locale}`, () => {
    test.use({ locale: browser })
    const { report } = texts(locale)
    const check = createPageCheck(locale)

    for (const [index, { slug }] of currentInstruments().entries()) {
      test(`shows a summary after random answers: ${slug} @phone`, async ({ page }) => {
        const pick = byChance(slug, `${slug} ${locale}`)
        // Each test is opened from the list and tapped through to its end in one language, and begun in all of them.
        if (languages[index % languages.length]?.locale === locale) {
          await page.goto('/tests')
          await page.locator(`a[href="/tests/${slug}"]`).first().click()
          await page.locator(`a[href="/tests/${slug}/run"]`).first().click()
          await beginTest(page, locale)
          await answer(page, slug, pick)
          await submitAndOpenSummary(page, locale)
        } else {
          await page.goto(`/tests/${slug}/run`)
          await beginTest(page, locale)
          await answer(page, slug, pick, 0, 2)
          await page.goto(await finishTest(page, slug, pick))
        }
        const summary = page.getByText(report.head.summary).first()
        const again = page.getByRole('heading', { name: report.retake.title })
        await expect(summary.or(again).first()).toBeVisible()
        await check(page)
      })
    }
  })
}
