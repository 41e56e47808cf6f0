import { formatDocumentPrice, getPrice } from '@/content/shop/catalogue'
import { formatMoney } from '@/core/commerce/money'
import { finishTest } from '../support/account-steps'
import { createPageCheck, expect, test } from '../support/fixtures'
import { texts } from '../support/texts'

const { common, payment, run, withdraw } = texts('es')
/** Replaces non-breaking spaces with plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ')
const price = plain(formatMoney(getPrice('report', 'USD'), 'es'))

test.use({ locale: 'es-MX', timezoneId: 'America/Mexico_City' })

test('a reader in Mexico sees prices in dollars and no mention of European withdrawal law', async ({ page }) => {
  const check = createPageCheck('es')
  await page.goto('/')
  await expect(page.locator('main')).toContainText(plain(formatDocumentPrice('report', 'es')))
  await expect(page.locator('footer').getByRole('link', { name: common.footer.withdraw, exact: true })).toBeVisible()
  await expect(page.locator('footer').getByRole('link', { name: common.footer.withdrawByLaw })).toBeHidden()

  await page.goto('/tests/sleep/run')
  await expect(page.getByRole('link', { name: run.mexico })).toHaveAttribute('href', '/privacy/mexico')
  await page.goto('/tests/sleep')
  const report = await finishTest(page)
  await page.goto(`/payment?report=${report.slice('/report/'.length)}`)
  const form = page.getByRole('form', { name: payment.pay.form })
  await expect(form).toContainText(price)
  await expect(form).not.toContainText('€')
  await expect(page.getByLabel(payment.country.label)).toHaveValue('MX')
  await expect(page.getByRole('checkbox', { name: payment.acknowledge.withdrawal })).toHaveCount(0)
  for (const path of ['/shop', '/vip']) {
    await page.goto(path)
    await expect(page.locator('main')).toContainText(price)
    await expect(page.locator('main')).not.toContainText('€')
  }

  await page.goto('/withdraw')
  await expect(page.getByRole('heading', { level: 1, name: withdraw.asked.title })).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/desist/i)
  await check(page)
})

test('the privacy notice for Mexico is linked from the privacy page', async ({ page }) => {
  await page.goto('/privacy')
  await page.locator('main a[href="/privacy/mexico"]').first().click()
  await expect(page).toHaveURL(/\/privacy\/mexico/)
  await expect(page.locator('#arco')).toBeVisible()
  await createPageCheck('es')(page)
})
