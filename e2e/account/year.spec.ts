import { randomUUID } from 'node:crypto'
import { callTrpcProcedure, finishTest, register } from '../support/account-steps'
import { createPageCheck, expect, languages, test } from '../support/fixtures'
import { texts } from '../support/texts'

for (const { locale, browser } of languages) {
  test.describe(`the year page in ${locale}`, () => {
    test.use({ locale: browser })
    const { year, vip, report, payment } = texts(locale)
    const check = createPageCheck(locale)

    test('shows a sample without VIP, and lets a VIP member download two PDF files', async ({ page }) => {
      await page.goto('/tests/sleep')
      const path = await finishTest(page)
      await page.goto(path)
      await register(page, `${randomUUID()}@example.org`)
      await callTrpcProcedure(page, 'report.unlock', { sittingId: path.split('/').at(-1) })
      await page.goto('/me/year')
      await expect(page.getByRole('heading', { level: 1, name: year.members })).toBeVisible()
      await check(page)
      await page.getByRole('link', { name: year.vip }).click()
      await expect(page.getByText(vip.sheets.text)).toBeVisible()
      await expect(page.getByText(year.sample)).toBeVisible()
      await check(page)
      for (const file of ['/api/me/year', `/api${path}/sheet/week`]) {
        const refusal = await page.request.get(`${file}?lang=${locale}`)
        expect(refusal.status()).toBe(403)
        expect(await refusal.text()).toContain(texts(locale).errors.VIP_REQUIRED)
      }

      await page.goto('/payment?sku=vip')
      await page.getByText(payment.method.card, { exact: true }).click()
      if (locale === 'es') {
        await page.getByLabel(payment.country.label).selectOption('ES')
        await page.getByLabel(payment.acknowledge.delivery).check()
        await page.getByLabel(payment.acknowledge.withdrawal).check()
      }
      await page.getByRole('form', { name: payment.pay.form }).locator('button[type="submit"]').click()
      await page.locator('[data-outcome="paid"]').click()
      await expect(page).toHaveURL(/\/payment\/success/)
      await page.goto('/me/year')
      await expect(page.getByRole('heading', { level: 1, name: year.heading })).toBeVisible()
      await expect(page.getByRole('img')).toHaveCount(1)
      await check(page)
      const saved = page.waitForEvent('download')
      await page.getByRole('link', { name: year.download }).click()
      expect((await saved).suggestedFilename()).toMatch(/^mindglass-year-\d{4}-\d\d-\d\d\.pdf$/)
      await page.goto(path)
      const sheet = page.waitForEvent('download')
      await page.getByRole('link', { name: report.keep.sheets.week }).click()
      expect((await sheet).suggestedFilename()).toMatch(/^mindglass-week-\d{4}-\d\d-\d\d\.pdf$/)
    })
  })
}
