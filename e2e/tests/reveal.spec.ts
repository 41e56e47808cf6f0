import type { Browser, Page } from '@playwright/test'
import { findInstrument } from '@/content/tests/instruments'
import { firstOpeningHash } from '@/core/report/first-opening'
import { finishTest } from '../support/account-steps'
import { expect, expectAccessible, languages, test } from '../support/fixtures'
import { consistentAnswers } from '../support/steps'
import { filledTextPattern, texts } from '../support/texts'

const scored = new Set(findInstrument('big-five')?.dimensions.flatMap(({ items }) => items.map(({ id }) => id))).size

/** Finishes a test in a browser that allows motion; the result has not been opened yet. */
async function unopened(browser: Browser, locale: string, slug = 'big-five', level = 4) {
  const context = await browser.newContext({ locale, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.goto('/contact')
  const report = await finishTest(page, slug, consistentAnswers(slug, level))
  return { page, report }
}
const cover = (page: Page) => page.locator('[data-cover]')
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.reveal)

for (const { locale, browser: language } of languages) {
  test(`a result in ${locale} plays its drawing animation only when first opened`, async ({ browser }) => {
    const { page, report } = await unopened(browser, language)
    const { reveal } = texts(locale).report
    await page.goto(report + firstOpeningHash)
    const from = cover(page).getByText(filledTextPattern(reveal.from))
    await expect(from).toBeInViewport()
    await expect(from).toContainText(String(scored))
    await expect(page.locator('[data-cover] svg').first()).toBeInViewport()
    expect(new URL(page.url()).hash).toBe('')
    await expect.poll(() => state(page)).toBe('done')
    await expect(page.locator('[data-cover] a')).toBeInViewport()

    // Screen readers get the whole letter and nothing of the cover.
    const headline = page.getByRole('heading', { level: 1 })
    await expect(headline).toHaveCount(1)
    await expect(headline).not.toHaveText('')
    await expect(page.locator('article').getByRole('img').first()).toBeAttached()
    await expect(page.getByRole('link', { name: '', exact: true })).toHaveCount(0)
    await expectAccessible(page)
    await page.locator('[data-cover] a').click()
    await expect(page.locator('article')).toBeInViewport()

    for (const again of [report, report + firstOpeningHash]) {
      await page.goto('/contact')
      await page.goto(again)
      await expect(headline).toBeInViewport()
      await expect(cover(page)).toBeHidden()
      expect(await state(page)).toBeUndefined()
    }
  })
}

test('the sentence of a result is legible from the first frame of the drawing animation', async ({ browser }) => {
  const { page, report } = await unopened(browser, 'en-US')
  await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }))
  await page.goto(report + firstOpeningHash)
  const faintest = await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = 0
    }
    return Math.min(
      ...[...document.querySelectorAll('[data-cover] p span')].map((word) => Number(getComputedStyle(word).opacity)),
    )
  })
  expect(faintest).toBeGreaterThan(0.3)
})

test('a tap ends the drawing animation of a result at once', async ({ browser }) => {
  const { page, report } = await unopened(browser, 'en-US')
  await page.goto(report + firstOpeningHash, { waitUntil: 'commit' })
  await page.locator('[data-cover] p').first().waitFor()
  await page.mouse.click(200, 300)
  expect(await state(page)).toBe('done')
  const faded = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-cover] *')].filter((one) => getComputedStyle(one).animationName !== 'none')
        .length,
  )
  expect(faded).toBe(0)
})

test('the page layout does not shift during the drawing animation of a result', async ({ browser }) => {
  const { page, report } = await unopened(browser, 'en-US')
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(report + firstOpeningHash)
  await expect.poll(() => state(page)).toBe('done')
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01)
})

test('a result that puts crisis help first plays no drawing animation', async ({ browser }) => {
  const { page, report } = await unopened(browser, 'en-US', 'low-mood', 3)
  await page.goto(report + firstOpeningHash)
  await expect(page.locator('article[data-help]')).toBeVisible()
  await expect(page.locator('[data-cover]')).toHaveCount(0)
  expect(await state(page)).toBeUndefined()
  expect(new URL(page.url()).hash).toBe('')
})

test('a result is shown without animation when motion is reduced or scripts are off', async ({ browser, page }) => {
  await page.goto('/contact')
  const report = await finishTest(page, 'big-five', consistentAnswers('big-five', 4))
  await page.goto(report + firstOpeningHash)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(cover(page)).toBeHidden()
  const plain = await browser.newContext({
    locale: 'en-US',
    reducedMotion: 'no-preference',
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const silent = await plain.newPage()
  await silent.goto(report + firstOpeningHash)
  await expect(silent.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(silent.locator('#portrait svg')).toBeVisible()
})
