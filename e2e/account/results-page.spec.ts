import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { portraits } from '@/core/charts/portrait/portrait'
import { finishTest, register } from '../support/account-steps'
import { checkPage, expect, expectNoSidewaysScroll, languages, test } from '../support/fixtures'
import { texts as textsOf } from '../support/texts'

const tests = [...portraits.keys()]
const { me } = textsOf('en')

/**
 * Finishes each of these tests `times` times, as one guest. The server refuses more than 20 in ten minutes from one
 * guest, and more than 120 from one address.
 */
async function finish(page: Page, slugs: readonly string[], times: number): Promise<void> {
  await page.goto('/contact')
  for (let n = 0; n < times; n++) for (const slug of slugs) await finishTest(page, slug, 1)
}

/** Opens an account with the results of these tests, each taken `times` times; returns its address. */
async function accountWith(page: Page, slugs: readonly string[], times: number): Promise<string> {
  const email = `${randomUUID()}@example.org`
  await finish(page, slugs, times)
  await register(page, email)
  return email
}

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

test.describe('the results page of an account', () => {
  test('shows twenty results of ten tests within 2,600 pixels in every language', async ({ page }) => {
    test.slow()
    await accountWith(page, tests, 2)
    for (const { locale } of languages) {
      const texts = textsOf(locale)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`/me?lang=${locale}`)
      await expect(page.locator('[id^="tile-"]')).toHaveCount(tests.length)
      await expect(page.getByText(texts.me.trend.times.replace('{{count}}', '2'))).toHaveCount(tests.length)
      expect(await heightOf(page), locale).toBeLessThanOrEqual(2600)
      await checkPage(page)
      await page.setViewportSize({ width: 320, height: 568 })
      await expectNoSidewaysScroll(page)
      await expect(page.locator('#content li svg[viewBox="0 0 400 320"]')).toHaveCount(tests.length)
    }
  })

  test('shows six results and the account link within two phone screens', async ({ page }) => {
    await accountWith(page, tests.slice(0, 6), 1)
    const end = await page.locator('a[href="/me/account"]').evaluate((row) => row.getBoundingClientRect().bottom)
    expect(end).toBeLessThanOrEqual(2 * 844)
  })

  test('opens the results dialog of a test by keyboard, and closes it by Escape or Back', async ({ page }) => {
    await accountWith(page, ['sleep', 'worry'], 2)
    const tile = page.getByRole('link', { name: 'Sleep', exact: true })
    const dialog = page.getByRole('dialog', { name: 'Sleep' })
    await tile.press('Enter')
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(2)
    await expect(page).toHaveURL(/\/me\?test=sleep$/)
    await checkPage(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/me$/)
    await expect(tile).toBeFocused()
    await page.getByRole('link', { name: 'Worry', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Worry' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goForward()
    await expect(page.getByRole('dialog', { name: 'Worry' })).toBeVisible()
    // The link of a report leads back into the dialog.
    await page
      .getByRole('link', { name: `${me.tests.action.summary} Worry` })
      .first()
      .click()
    await expect(page).toHaveURL(/\/report\//)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Worry' }).first()).toBeVisible()
    await expect(page).toHaveURL(/\/me\?test=worry$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Worry' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('closes the dialog and removes the tile of a test when its last result is deleted', async ({ page }) => {
    const { settings } = textsOf('en')
    await accountWith(page, ['sleep', 'worry'], 1)
    await page.getByRole('link', { name: 'Sleep', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Sleep' })
    await dialog.locator('summary').click()
    await dialog.getByRole('button', { name: settings.sitting.open }).click()
    await page.getByRole('button', { name: settings.sitting.yes, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/me$/)
    await expect(page.locator('[id^="tile-"]')).toHaveText(['Worry'])
    await expect(page.getByRole('heading', { name: me.tests.title })).toBeFocused()
  })

  test('explains why a result is unclear, and links to a retake of the test', async ({ page }) => {
    await page.goto('/contact')
    // The answers choose the same option for every statement, also for reversed ones.
    await finishTest(page, 'worry', () => 3)
    await register(page, `${randomUUID()}@example.org`)
    const again = page.getByRole('link', { name: me.tests.action.retake })
    await expect(again).toHaveCount(2)
    await expect(page.locator('[data-empty]')).toHaveCount(1)
    await expect(page.getByText(me.doubt.title)).toBeVisible()
    await checkPage(page)
    await again.first().click()
    await expect(page).toHaveURL(/\/tests\/worry\/run/)
  })

  test('aligns the drawing of each result with its point in the trend chart', async ({ page }) => {
    await accountWith(page, ['sleep'], 3)
    await page.goto('/me/trend/sleep')
    const drawings = page.locator('section li a[href^="/report/"]')
    await expect(drawings).toHaveCount(3)
    const places = await drawings.evaluateAll((links) =>
      links.map((link) => {
        const { left, width } = link.getBoundingClientRect()
        return left + width / 2
      }),
    )
    const dots = await page.locator('section svg[role="img"] circle').evaluateAll((circles) =>
      circles.slice(0, 3).map((circle) => {
        const { left, width } = circle.getBoundingClientRect()
        return left + width / 2
      }),
    )
    for (const [index, place] of places.entries()) expect(Math.abs(place - (dots[index] ?? 0))).toBeLessThan(2)
    await checkPage(page)
  })

  test('opens the results of a test as a separate page when JavaScript is off', async ({ page, browser }) => {
    await accountWith(page, ['sleep'], 2)
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      locale: 'en-US',
      storageState: await page.context().storageState(),
    })
    const quiet = await plain.newPage()
    await quiet.goto('/me')
    await quiet.getByRole('link', { name: 'Sleep', exact: true }).click()
    await expect(quiet.getByRole('heading', { level: 1, name: 'Sleep' })).toBeVisible()
    await expect(quiet.getByRole('link', { name: me.tests.action.summary })).toHaveCount(2)
    await quiet.getByRole('link', { name: me.trend.back }).click()
    await quiet.getByRole('link', { name: me.account.lead }).click()
    await expect(quiet.getByRole('heading', { level: 1, name: me.account.title })).toBeVisible()
    await plain.close()
  })
})
