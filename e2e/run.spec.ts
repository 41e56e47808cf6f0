import { expect, test } from './fixtures'
import { answer, beginTest, consistentAnswers, seeSummary } from './steps'
import { filled, texts } from './texts'

const pick = consistentAnswers('sleep', 1)
const { run } = texts('en')
test.use({ locale: 'en-US' })

const questionNumber = (n: number) => filled(run.question.progress.replace('{{n}}', String(n)))

test('reload, another language and the way back and forth lose no answer', async ({ page }) => {
  await page.goto('/tests/sleep/run')
  await beginTest(page, 'en')
  await answer(page, 'sleep', pick, 0, 6)
  await page.reload()
  await expect(page.getByText(questionNumber(7))).toBeVisible()

  await page.locator('[data-languages] a[hreflang="es-ES"]').click()
  await expect(page.getByText(filled(texts('es').run.question.progress.replace('{{n}}', '7')))).toBeVisible()
  await page.goto('/help-now')
  await page.goBack()
  await expect(page.getByText(filled(texts('es').run.question.progress.replace('{{n}}', '7')))).toBeVisible()
  await page.locator('[data-languages] a[hreflang="en-US"]').click()

  await page.getByRole('button', { name: run.question.back }).click()
  await expect(page.getByRole('radio').nth(pick('q06', 5))).toBeChecked()
  await page.getByRole('button', { name: run.question.next }).click()
  await answer(page, 'sleep', pick, 6)
  await seeSummary(page, 'en')
})

test('the network goes away in the middle: the test goes on, and everything arrives', async ({ page, context }) => {
  await page.goto('/tests/sleep/run')
  await beginTest(page, 'en')
  await answer(page, 'sleep', pick, 0, 5)
  await context.setOffline(true)
  await answer(page, 'sleep', pick, 5)
  await expect(page.getByText(run.review.heading)).toBeVisible()
  await page.getByRole('button', { name: run.review.submit }).click()
  await expect(page.locator('main').getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: run.review.retry }).click()
  await expect(page).toHaveURL(/\/report\//)
})

test('a private link moves the sitting to another device', async ({ page, browser }) => {
  await page.goto('/tests/sleep/run')
  await beginTest(page, 'en')
  await answer(page, 'sleep', pick, 0, 4)
  await page.getByRole('button', { name: run.menu.open }).click()
  await page.getByRole('button', { name: run.menu.makeLink }).click()
  const link = await page.getByRole('textbox', { name: run.menu.link }).inputValue()
  const other = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await other.goto(link)
  await expect(other.getByText(questionNumber(5))).toBeVisible()
  await answer(other, 'sleep', pick, 4)
  await seeSummary(other, 'en')
})

test('item keys never reach the browser', async ({ page }) => {
  const html = await (await page.request.get('/tests/mood-energy/run?lang=en')).text()
  expect(html).toContain('q01')
  for (const secret of [
    'reversed',
    'antonym',
    'synonym',
    '"expected"',
    'activation',
    'irritability',
    'freeDimension',
  ]) {
    expect(html, secret).not.toContain(secret)
  }
})

test('answers that pull in different directions: a free retake stands before any price', async ({ page }) => {
  await page.goto('/tests/sleep/run')
  await beginTest(page, 'en')
  // Always the first answer: the directed item is missed and the antonyms agree.
  await answer(page, 'sleep', () => 0)
  await seeSummary(page, 'en')
  const { report } = texts('en')
  await expect(page.getByRole('link', { name: report.retake.action })).toBeVisible()
  await expect(page.locator('a[href^="/payment"]')).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText('$')
})
