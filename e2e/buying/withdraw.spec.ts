import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Locale } from '@/core/locale'
import { finishTest, register } from '../support/account-steps'
import { confirmWithReason, openConsoleNavigation, signInStaff } from '../support/console-steps'
import { createPageCheck, expect, expectAccessible, languages, mailsTo, test, waitForMail } from '../support/fixtures'
import { staffEmail } from '../support/orders-data'
import { pay, tickSpanishDeclarations } from '../support/steps'
import { filledTextPattern, texts } from '../support/texts'

/** Returns the number of the order that was just paid. */
async function orderNumber(page: Page): Promise<string> {
  await page.locator('[data-outcome="paid"]').click()
  await expect(page).toHaveURL(/\/payment\/success/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** Returns the texts for a language: the legal right for the reader in Spain, plain words for the others. */
const wordsIn = (locale: Locale) => texts(locale).withdraw[locale === 'es' ? 'byLaw' : 'asked']

/** Fills in the form and sends it. */
async function state(page: Page, locale: Locale, [number, email, name]: readonly [string, string, string]) {
  const { withdraw } = texts(locale)
  const words = wordsIn(locale)
  await page.getByLabel(withdraw.order).fill(number)
  await page.getByLabel(withdraw.email).fill(email)
  await page.getByLabel(withdraw.name).fill(name)
  await page.getByRole('button', { name: words.submit, exact: true }).click()
}

/** Returns the text of a mail by its message id. */
const mailText = (locale: Locale, id: string): string =>
  new RegExp(`msgid "${id}"\\nmsgstr "(.+)"`).exec(readFileSync(`locales/${locale}/documents.po`, 'utf8'))?.[1] ?? id

/** Waits for the only confirmation mail and returns it. */
async function confirmation(email: string, locale: Locale): Promise<string> {
  const subject = mailText(locale, locale === 'es' ? 'mail.withdrawal.subject' : 'mail.withdrawal.subjectAsked')
  const confirmed = async () => (await mailsTo(email)).filter((mail) => mail.subject === subject)
  await expect.poll(async () => (await confirmed()).length, { timeout: 15_000 }).toBe(1)
  return (await confirmed())[0]?.text ?? ''
}

for (const { locale, browser } of languages) {
  test.describe(`a withdrawal in ${locale}`, () => {
    test.use({ locale: browser })
    const { common, errors, withdraw } = texts(locale)
    const words = wordsIn(locale)
    const check = createPageCheck(locale)

    test('is possible in another browser without an account, and is confirmed only to the buyer’s address @phone', async ({
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
      await expect(elsewhere.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await check(elsewhere)

      await state(elsewhere, locale, ['', '', ''])
      await expect(elsewhere.getByText(errors.ORDER_NUMBER_INVALID)).toBeVisible()
      await expect(elsewhere.getByText(errors.EMAIL_REQUIRED)).toBeVisible()
      await expect(elsewhere.getByLabel(withdraw.order)).toBeFocused()
      await check(elsewhere)
      await state(elsewhere, locale, [number.slice(1), 'reader@', ''])
      await expect(elsewhere.getByText(errors.ORDER_NUMBER_INVALID)).toBeVisible()
      await expect(elsewhere.getByText(errors.EMAIL_INVALID)).toBeVisible()

      // Another address gets the same response as the right one, and has no effect.
      const other = `${randomUUID()}@example.org`
      await state(elsewhere, locale, [number, other, ''])
      await expect(elsewhere.getByRole('heading', { name: words.sent })).toBeFocused()
      await expect(elsewhere.getByText(words.none.split(/[?？]/)[0] ?? '')).toBeVisible()
      await check(elsewhere)

      await elsewhere.getByRole('button', { name: words.again }).click()
      await state(elsewhere, locale, [` ${number.slice(0, 9)} ${number.slice(9)} `, email.toUpperCase(), 'Ana Ruiz'])
      await expect(elsewhere.getByRole('heading', { name: words.sent })).toBeVisible()
      const text = await confirmation(email, locale)
      for (const part of [number, email, 'Ana Ruiz']) expect(text).toContain(part)
      expect(await mailsTo(other)).toEqual([])

      // A second statement sends no second confirmation.
      await elsewhere.getByRole('button', { name: words.again }).click()
      await state(elsewhere, locale, [number, email, ''])
      await expect(elsewhere.getByRole('heading', { name: words.sent })).toBeVisible()
      await confirmation(email, locale)
      await elsewhere.context().close()
    })

    test('sends a mail that states the unused credits of a pack bought with an account @phone', async ({ page }) => {
      const { payment } = texts(locale)
      const email = `${randomUUID()}@example.org`
      await register(page, email)
      await page.goto('/payment?sku=pack-3')
      await page.getByText(payment.method.card, { exact: true }).click()
      if (locale === 'es') await tickSpanishDeclarations(page)
      await page.getByRole('form', { name: payment.pay.form }).locator('button[type="submit"]').click()
      await expect(page).toHaveURL(/\/sandbox\/checkout/)
      const number = await orderNumber(page)

      await page.goto('/withdraw')
      await state(page, locale, [number, email, ''])
      await expect(page.getByRole('heading', { name: words.sent })).toBeVisible()
      await expectAccessible(page)
      const text = await confirmation(email, locale)
      expect(text).toContain(number)
      expect(text.slice(text.indexOf(mailText(locale, 'mail.withdrawal.unused')))).toMatch(/^\D+3\b/)
    })

    test('starts from the receipt without typing, and the receipt later shows the operator’s refund @phone', async ({
      page,
      browser: chromium,
    }) => {
      test.setTimeout(240_000)
      const { me, payment, admin, 'admin-orders': orders } = texts(locale)
      const email = `${randomUUID()}@example.org`
      await register(page, email)
      await page.goto('/payment?sku=vip')
      await page.getByText(payment.method.card, { exact: true }).click()
      if (locale === 'es') await tickSpanishDeclarations(page)
      await page.getByRole('form', { name: payment.pay.form }).locator('button[type="submit"]').click()
      await expect(page).toHaveURL(/\/sandbox\/checkout/)
      const number = await orderNumber(page)
      const open = locale === 'es' ? withdraw.open.byLaw : withdraw.open.asked

      // Three taps: the receipt, the way back, the confirmation.
      await page.goto('/me/account')
      await check(page)
      await page
        .getByRole('link', { name: new RegExp(me.receipt.open) })
        .first()
        .click()
      // The page left behind contains the number too, so the new address is awaited first.
      await expect(page).toHaveURL(`/me/orders/${number}`)
      await expect(page.getByText(number).first()).toBeVisible()
      await check(page)
      await page.locator('#content').getByRole('link', { name: open, exact: true }).click()
      await expect(page).toHaveURL(`/withdraw?order=${number}`)
      await expect(page.getByText(number).first()).toBeVisible()
      await check(page)
      await page
        .getByRole('main')
        .getByRole('button', { name: locale === 'es' ? words.submit : filledTextPattern(withdraw.known.submit) })
        .click()
      await expect(page.getByRole('heading', { name: withdraw.known.doneTitle })).toBeFocused()
      await check(page)
      expect(await confirmation(email, locale)).toContain(number)
      await page.goto('/me/shop')
      await expect(page.getByText(filledTextPattern(withdraw.made.asked)).first()).toBeVisible()
      await expect(page.locator('#content').getByRole('link', { name: new RegExp(open) })).toHaveCount(0)
      await check(page)

      // Five taps at the console: the waiting withdrawals, the order, the refund, the reason, the confirmation.
      const staff = await (await chromium.newContext({ locale: browser })).newPage()
      const owner = staffEmail(locale, test.info().retry, 'withdraw')
      await signInStaff(staff, locale, owner)
      // The header of the console shows who is signed in, and the frame of the site is absent.
      await openConsoleNavigation(staff, locale)
      await expect(staff.getByText(owner)).toBeVisible()
      await expect(staff.locator('a[data-me], [data-themes], a[href="/help-now"]')).toHaveCount(0)
      await expectAccessible(staff)
      await staff.keyboard.press('Escape')
      await staff.getByRole('link', { name: filledTextPattern(admin.home.kinds.withdrawals) }).click()
      await expect(staff).toHaveURL(/\/admin\/orders\?list=due$/)
      await staff.getByRole('row').filter({ hasText: number }).getByRole('link').click()
      await expect(staff.getByText(filledTextPattern(orders.withdrawal.said))).toBeVisible()
      await staff.getByRole('button', { name: orders.refund.open, exact: true }).click()
      const dialog = staff.getByRole('dialog')
      await expect(dialog.getByText(filledTextPattern(orders.withdrawal.due))).toBeVisible()
      await expectAccessible(staff)
      await confirmWithReason(staff, 'withdrawn from', orders.refund.yes)
      await expect(staff.getByText(orders.refund.done)).toBeVisible()
      await staff.goto('/admin/orders?list=due')
      await expect(staff.getByRole('row').filter({ hasText: number })).toHaveCount(0)
      await staff.context().close()

      await page.goto(`/me/orders/${number}`)
      await expect(page.getByRole('definition').filter({ hasText: me.orders.status.refunded })).toBeVisible()
      await expect(page.getByText(withdraw.made.settled)).toBeVisible()
    })

    test('is made when the mailed link is confirmed, not when the link is opened @phone', async ({
      page,
      browser: chromium,
    }) => {
      const email = `${randomUUID()}@example.org`
      await page.goto('/tests/sleep')
      await page.goto(`/payment?report=${(await finishTest(page)).slice('/report/'.length)}`)
      await pay(page, locale, email)
      const number = await orderNumber(page)
      await expect(
        page
          .locator('#content')
          .getByRole('link', { name: locale === 'es' ? withdraw.open.byLaw : withdraw.open.asked }),
      ).toHaveAttribute('href', `/withdraw?order=${number}`)
      const link =
        /http:\/\/\S+\/withdraw\?order=[\w-]{22}&key=[\w-]{43}&lang=\w\w/.exec(
          (await waitForMail(email)).text ?? '',
        )?.[0] ?? ''
      expect(link).toContain(number)
      expect(link).not.toContain(email.split('@')[0] ?? '')

      // First a scanner of the mail server opens the link twice, then the reader.
      const elsewhere = await (await chromium.newContext({ locale: browser })).newPage()
      for (let times = 0; times < 2; times++) await elsewhere.goto(link)
      const confirm = elsewhere.getByRole('main').locator('button[type="submit"]')
      await expect(confirm).toBeVisible()
      await check(elsewhere)
      expect(await mailsTo(email)).toHaveLength(1)
      await confirm.click()
      await expect(elsewhere.getByRole('heading', { name: withdraw.known.doneTitle })).toBeFocused()
      expect(await confirmation(email, locale)).toContain(number)
      await elsewhere.goto(link)
      await expect(elsewhere.getByText(filledTextPattern(withdraw.made.asked))).toBeVisible()
      await expect(confirm).toHaveCount(0)
      await elsewhere.context().close()
    })
  })
}
