import { findInstrument } from '@/content/tests/instruments'
import { doubleTapGuardMs } from '@/features/assessments/ui/run/question/timing'
import { expect, test } from '../support/fixtures'
import { consistentAnswers } from '../support/steps'
import { texts } from '../support/texts'

const pick = consistentAnswers('sleep', 1)
const { run } = texts('en')
test.use({ locale: 'en-US' })

test('a test can be completed with the keyboard alone', async ({ page }) => {
  await page.goto('/tests/sleep')
  // From the top of the page to the start of the test by Tab and Enter.
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.getAttribute('href') === '/tests/sleep/run')) break
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/run$/)
  await expect(page.getByLabel(run.consent.health)).toBeVisible()
  for (const label of [run.consent.health, run.consent.adult]) {
    while (!(await page.getByLabel(label).evaluate((box) => box === document.activeElement)))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
  }
  const go = page.getByRole('button', { name: run.consent.go })
  while (!(await go.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const order = findInstrument('sleep')?.order ?? []
  for (const [position, item] of order.entries()) {
    await expect(page.locator(`input[name="${item}"]`).first()).toBeVisible()
    await expect(page.getByRole('heading').first()).toBeFocused()
    if (position === 0) {
      // Arrow keys move inside the group and never advance to the next question.
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(page.locator(`input[name="${item}"]`).first()).toBeVisible()
    }
    // A visible question accepts keys only once its effect has run, a little later, so the key is repeated until then.
    await expect(async () => {
      await page.waitForTimeout(doubleTapGuardMs + 20)
      const asked = page.locator(`input[name="${item}"]`)
      if ((await asked.count()) > 0) await page.keyboard.press(String(pick(item, position) + 1))
      await expect(asked).toHaveCount(0, { timeout: 2_000 })
    }).toPass()
  }
  const submit = page.getByRole('button', { name: run.review.submit })
  while (!(await submit.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/report\//)
})
