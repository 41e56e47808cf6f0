import { randomUUID } from 'node:crypto'
import { finishTest } from '../support/account-steps'
import { createPageCheck, expect, expectAccessible, languages, test, waitForMail, wideIn } from '../support/fixtures'
import { answer, beginTest, consistentAnswers, pay, submitAndOpenSummary } from '../support/steps'
import { texts } from '../support/texts'

const SLUG = 'mood-energy'

for (const { locale, browser } of languages) {
  test.describe(`a reader in ${locale}`, wideIn(locale), () => {
    test.use({ locale: browser })

    // The test answers almost sixty questions and waits for each of them to appear.
    test.setTimeout(240_000)
    test('takes the test, reads the summary, pays, reads the report and opens the mailed link', async ({
      page,
      browser: chromium,
    }) => {
      const { report, payment } = texts(locale)
      const email = `${randomUUID()}@example.org`
      const check = createPageCheck(locale)

      await page.goto('/')
      await page.locator('a[href="/tests"]').first().click()
      await page.locator(`a[href="/tests/${SLUG}"]`).first().click()
      await page.locator(`a[href="/tests/${SLUG}/run"]`).first().click()
      await check(page)
      await beginTest(page, locale)
      await check(page)
      await answer(page, SLUG, consistentAnswers(SLUG, 1))
      await check(page)
      const path = await submitAndOpenSummary(page, locale)
      await expect(page.getByText(report.head.summary).first()).toBeVisible()
      await check(page)

      const promised = await page.locator('#offer ol strong').allInnerTexts()
      expect(promised.length).toBeGreaterThan(8)
      await page.locator('a[href^="/payment?report="]').first().click()
      await expect(page.getByRole('textbox')).toBeVisible()
      await expect(page.getByRole('heading', { name: report.offer.opens })).toBeVisible()
      await expect(page.getByRole('list').filter({ hasText: report.offer.get.languages })).toBeVisible()
      await check(page)
      await pay(page, locale, email)
      await check(page)
      await page.locator('[data-outcome="paid"]').click()
      await expect(page).toHaveURL(/\/payment\/success/)
      await page.getByRole('button', { name: payment.success.stop }).click()
      await check(page)
      await page.getByRole('link', { name: payment.success.view }).click()
      await expect(page).toHaveURL(new RegExp(path))
      await expect(page.getByText(`· ${report.head.full}`).first()).toBeVisible()
      const chapters = await page.locator('[data-chapter] > summary h2').allInnerTexts()
      expect(chapters.toSorted(), 'the chapters that were offered are the ones that are delivered').toEqual(
        promised.toSorted(),
      )
      await expect(page.getByRole('heading', { name: report.chapter.week })).toBeVisible()
      await check(page)
      await expect(page.getByRole('link', { name: report.keep.pdfVip })).toHaveAttribute('href', '/vip')

      const mail = await waitForMail(email)
      const link = /http:\/\/localhost:\d+\/r\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? ''
      expect(mail.html).toContain(link)
      const elsewhere = await chromium.newContext({ locale: browser })
      const other = await elsewhere.newPage()
      await other.goto(link)
      await expect(other).toHaveURL(new RegExp(`${path}$`))
      await expect(other.getByRole('heading', { name: report.chapter.week })).toBeVisible()
      await elsewhere.close()
    })
  })
}

test.describe('a payment', { tag: '@phone' }, () => {
  test.use({ locale: 'en-US' })
  const { payment, report } = texts('en')

  test.beforeEach(async ({ page }) => {
    await page.goto('/tests/sleep')
    await page.goto(await finishTest(page))
  })

  test('succeeds with another method after a failure', async ({ page }) => {
    await page.locator('a[href^="/payment?report="]').first().click()
    await pay(page, 'en', `${randomUUID()}@example.org`)
    await page.locator('[data-outcome="failed"]').click()
    await expect(page).toHaveURL(/\/payment\/failed/)
    await expect(page.getByRole('heading', { name: payment.failed.title })).toBeVisible()
    await expectAccessible(page)
    await page.getByText(payment.method.alipay, { exact: true }).click()
    await page.getByRole('button', { name: /\d/ }).click()
    await page.locator('[data-outcome="paid"]').click()
    await expect(page).toHaveURL(/\/report\//, { timeout: 15_000 })
    await expect(page.getByText(`· ${report.head.full}`).first()).toBeVisible()
  })

  test('leaves a “go to pay” link on the summary when abandoned', async ({ page }) => {
    const summary = page.url()
    await page.locator('a[href^="/payment?report="]').first().click()
    await pay(page, 'en', `${randomUUID()}@example.org`)
    await page.goto(summary)
    await expect(page.getByRole('link', { name: report.access.pending.action })).toBeVisible()
  })

  test('shows a waiting page and continues by itself when the payment arrives late', async ({ page }) => {
    await page.locator('a[href^="/payment?report="]').first().click()
    await pay(page, 'en', `${randomUUID()}@example.org`)
    let looks = 0
    page.on('request', (request) => {
      if (request.url().includes('/payment.check')) looks += 1
    })
    await page.locator('[data-outcome="delayed"]').click()
    await expect(page).toHaveURL(/\/payment\/check/)
    await expect(page.getByText(payment.check.title)).toBeVisible()
    // The payment arrives after eight seconds and is noticed soon after; the success page then opens the report.
    await expect(page).toHaveURL(/\/payment\/success|\/report\//, { timeout: 8_000 + 12_000 })
    // The page checks every second or two.
    expect(looks).toBeGreaterThan(3)
  })

  test('shows a validation error and keeps the typed text when the address is invalid', async ({ page }) => {
    await page.locator('a[href^="/payment?report="]').first().click()
    const box = page.getByRole('textbox')
    await page.getByText(payment.method.card, { exact: true }).click()
    await page.getByRole('button', { name: /\d/ }).click()
    await expect(page.getByText(texts('en').errors.EMAIL_REQUIRED)).toBeVisible()
    await box.fill('nobody@')
    await page.getByRole('button', { name: /\d/ }).click()
    await expect(page.getByText(texts('en').errors.EMAIL_INVALID)).toBeVisible()
    await expect(box).toHaveValue('nobody@')
    await expect(box).toBeFocused()
  })
})

test('a report is a 404 for a visitor in another browser', async ({ page, browser }) => {
  await page.goto('/tests/sleep?lang=en')
  await page.goto(await finishTest(page))
  const stranger = await (await browser.newContext()).newPage()
  const response = await stranger.goto(page.url())
  expect(response?.status()).toBe(404)
  await expect(stranger.locator('main')).toContainText('404')
  for (const step of ['check', 'success', 'failed']) {
    expect((await stranger.goto(`/payment/${step}?order=nobody&lang=en`))?.status()).toBe(404)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(texts('en').payment.foreign.title)
  }
})
