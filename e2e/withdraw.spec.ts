import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Locale } from '@/core/locale'
import { finishTest, register } from './account-steps'
import { checkIn, expect, expectAccessible, languages, mailsTo, test, waitForMail } from './fixtures'
import { declare, pay } from './steps'
import { texts } from './texts'

/** The number of the order that was just paid. */
async function orderNumber(page: Page): Promise<string> {
  await page.locator('[data-outcome="paid"]').click()
  await expect(page).toHaveURL(/\/payment\/success/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** Fills in the form and sends it. */
async function state(page: Page, locale: Locale, [number, email, name]: readonly [string, string, string]) {
  const { withdraw } = texts(locale)
  await page.getByLabel(withdraw.order).fill(number)
  await page.getByLabel(withdraw.email).fill(email)
  await page.getByLabel(withdraw.name).fill(name)
  await page.getByRole('button', { name: withdraw.submit, exact: true }).click()
}

/** What a mail says, by its id. */
const mailText = (locale: Locale, id: string): string =>
  new RegExp(`msgid "${id}"\\nmsgstr "(.+)"`).exec(readFileSync(`locales/${locale}/documents.po`, 'utf8'))?.[1] ?? id

/** The one confirmation, once it is there. */
async function confirmation(email: string, locale: Locale): Promise<string> {
  const subject = mailText(locale, 'mail.withdrawal.subject')
  const confirmed = async () => (await mailsTo(email)).filter((mail) => mail.subject === subject)
  await expect.poll(async () => (await confirmed()).length, { timeout: 15_000 }).toBe(1)
  return (await confirmed())[0]?.text ?? ''
}

for (const { locale, browser } of languages) {
  test.describe(`withdrawing from a contract in ${locale}`, () => {
    test.use({ locale: browser })
    const { common, errors, withdraw } = texts(locale)
    const check = checkIn(locale)

    test('without an account, from another browser; bad input is said, and nothing is given away @phone', async ({
      page,
      browser: chromium,
    }) => {
      const email = `${randomUUID()}@example.org`
      await page.goto('/tests/sleep')
      await page.goto(`/payment?report=${(await finishTest(page)).slice('/report/'.length)}`)
      await pay(page, locale, email)
      const number = await orderNumber(page)
      expect((await waitForMail(email)).text).toContain(number)

      const elsewhere = await (await chromium.newContext({ locale: browser })).newPage()
      await elsewhere.goto('/refunds')
      await elsewhere.locator('footer').getByRole('link', { name: common.footer.withdraw, exact: true }).click()
      await expect(elsewhere.getByRole('heading', { level: 1, name: withdraw.title })).toBeVisible()
      await check(elsewhere)

      await state(elsewhere, locale, ['', '', ''])
      await expect(elsewhere.getByText(errors.ORDER_NUMBER_INVALID)).toBeVisible()
      await expect(elsewhere.getByText(errors.EMAIL_REQUIRED)).toBeVisible()
      await expect(elsewhere.getByLabel(withdraw.order)).toBeFocused()
      await check(elsewhere)
      await state(elsewhere, locale, [number.slice(1), 'reader@', ''])
      await expect(elsewhere.getByText(errors.ORDER_NUMBER_INVALID)).toBeVisible()
      await expect(elsewhere.getByText(errors.EMAIL_INVALID)).toBeVisible()

      // Another address is answered like the right one, and nothing happens.
      const other = `${randomUUID()}@example.org`
      await state(elsewhere, locale, [number, other, ''])
      await expect(elsewhere.getByRole('heading', { name: withdraw.done.title })).toBeFocused()
      await expect(elsewhere.getByText(withdraw.done.none.split(/[?？]/)[0] ?? '')).toBeVisible()
      await check(elsewhere)

      await elsewhere.getByRole('button', { name: withdraw.done.again }).click()
      await state(elsewhere, locale, [` ${number.slice(0, 9)} ${number.slice(9)} `, email.toUpperCase(), 'Ana Ruiz'])
      await expect(elsewhere.getByRole('heading', { name: withdraw.done.title })).toBeVisible()
      const text = await confirmation(email, locale)
      for (const part of [number, email, 'Ana Ruiz']) expect(text).toContain(part)
      expect(await mailsTo(other)).toEqual([])

      // Once is enough.
      await elsewhere.getByRole('button', { name: withdraw.done.again }).click()
      await state(elsewhere, locale, [number, email, ''])
      await expect(elsewhere.getByRole('heading', { name: withdraw.done.title })).toBeVisible()
      await confirmation(email, locale)
      await elsewhere.context().close()
    })

    test('of a pack bought with an account: the mail counts what is unused @phone', async ({ page }) => {
      const { payment } = texts(locale)
      const email = `${randomUUID()}@example.org`
      await register(page, email)
      await page.goto('/payment?sku=pack-3')
      await page.getByText(payment.method.card, { exact: true }).click()
      if (locale === 'es') await declare(page)
      await page.getByRole('form', { name: payment.pay.form }).locator('button[type="submit"]').click()
      await expect(page).toHaveURL(/\/sandbox\/checkout/)
      const number = await orderNumber(page)

      await page.goto('/withdraw')
      await state(page, locale, [number, email, ''])
      await expect(page.getByRole('heading', { name: withdraw.done.title })).toBeVisible()
      await expectAccessible(page)
      const text = await confirmation(email, locale)
      expect(text).toContain(number)
      expect(text.slice(text.indexOf(mailText(locale, 'mail.withdrawal.unused')))).toMatch(/^\D+3\b/)
    })
  })
}
