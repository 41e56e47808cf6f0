import { readPdf, removeSpaces } from '@/testing/pdf-text'
import { finishTest } from '../support/account-steps'
import { createPageCheck, expect, languages, test, waitForMail } from '../support/fixtures'
import { pay } from '../support/steps'
import { filledTextPattern, texts } from '../support/texts'

/** Code of a coupon that e2e/support/server.ts creates: a fifth off every product. */
const code = 'BROWSER20'

for (const { locale, browser } of languages) {
  test.describe(`a coupon code at the checkout in ${locale}`, () => {
    test.use({ locale: browser })
    const { errors, payment } = texts(locale)
    const check = createPageCheck(locale)
    const who = `${locale}-coupon-${Date.now()}@example.org`

    test('changes the price and is stated in the mail and on the invoice', async ({ page }) => {
      await page.goto('/tests')
      const report = await finishTest(page, 'sleep')
      await page.goto(`/payment?report=${report.slice('/report/'.length)}`)
      const button = page.getByRole('form', { name: payment.pay.form }).locator('button[type="submit"]')
      const listed = await button.innerText()
      expect(await button.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThanOrEqual(844)

      await page.getByRole('button', { name: payment.coupon.open, exact: true }).click()
      const field = page.getByRole('textbox', { name: payment.coupon.label, exact: true })
      await field.fill('NEVERWAS')
      await field.press('Enter')
      await expect(page.getByText(errors.COUPON_INVALID)).toBeVisible()
      await field.fill(code.toLowerCase())
      await page.getByRole('button', { name: payment.coupon.apply, exact: true }).click()
      await expect(page.getByText(filledTextPattern(payment.coupon.done))).toBeVisible()
      await expect(button).not.toHaveText(listed)
      await check(page)

      await pay(page, locale, who)
      await page.locator('[data-outcome="paid"]').click()
      const { text = '' } = await waitForMail(who)
      expect(text).toContain(code)
      const invoice = /http:\/\/\S+\/api\/invoice\/[\w.-]+/.exec(text)?.[0] ?? ''
      const response = await page.request.get(invoice)
      expect(response.headers()['content-type']).toBe('application/pdf')
      const pages = await readPdf(new Uint8Array(await response.body()))
      const printed = removeSpaces(pages.flat().reduce((all, one) => all + one.text, ''))
      expect(pages).toHaveLength(1)
      expect(printed).toContain(code)
      expect(printed).toMatch(/\d{4}-\d{6}/)
      expect(printed).not.toContain(who)
      // A key of another order opens no invoice.
      expect((await page.request.get(`${invoice.slice(0, -1)}_`)).status()).toBe(404)
    })
  })
}
