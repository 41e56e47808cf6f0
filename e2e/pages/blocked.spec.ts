import { expect, test } from '../support/fixtures'
import { beginTest } from '../support/steps'
import { texts } from '../support/texts'

test.use({ locale: 'en-US' })

const ways = {
  'blocked storage': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  },
  'full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [why, block] of Object.entries(ways)) {
  test(`every page hydrates without errors despite ${why}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.addInitScript(block)
    for (const path of ['/', '/tests/sleep/run', '/login', '/register', '/retrieve', '/shop', '/vip']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('h1:visible'), path).toHaveCount(1)
      // The page is hydrated once `early`, which holds what waits for hydration, is gone.
      await expect.poll(() => page.evaluate(() => 'early' in window), path).toBe(false)
    }
    expect(errors).toEqual([])
  })
}

test('a checkbox changes its color when checked, in light and dark mode', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/register')
    const box = page.locator('input[name="privacy"]')
    const colour = () => box.evaluate((one) => getComputedStyle(one).backgroundColor)
    const empty = await colour()
    await box.check()
    await expect.poll(colour).not.toBe(empty)
    await expect(box).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
})

test('a double click on “stop” asks for confirmation and deletes nothing', async ({ page }) => {
  const { run } = texts('en')
  await page.goto('/tests/sleep/run')
  await beginTest(page, 'en')
  await page.getByRole('button', { name: run.menu.open }).click()
  const discarded = page.waitForRequest(/tests\.discard/, { timeout: 1500 }).then(
    () => true,
    () => false,
  )
  await page.getByRole('button', { name: run.menu.stopStart }).dblclick()
  await expect(page.getByText(run.menu.stopAsk)).toBeVisible()
  expect(await discarded).toBe(false)
})
