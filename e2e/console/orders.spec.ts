import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Locale } from '@/core/locale'
import { signInStaff } from '../support/console-steps'
import { createPageCheck, expect, languages, mailsTo, test, waitForMail } from '../support/fixtures'
import { buyerEmail, staffEmail } from '../support/orders-data'
import { filledTextPattern, texts } from '../support/texts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const signIn = (page: Page, locale: Locale): Promise<void> =>
  signInStaff(page, locale, staffEmail(locale, test.info().retry), '/admin/orders')

/** Goes from the list to the page of one order. */
async function open(page: Page, locale: Locale, email: string): Promise<void> {
  const orders = texts(locale)['admin-orders']
  await page.goto('/admin/orders')
  await page.getByLabel(orders.list.search).fill(email)
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(filledTextPattern(orders.page.title))
}

/** Enters a reason in the open dialog and confirms it. */
async function confirmWithReason(page: Page, yes: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').last().fill('asked by mail')
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

for (const { locale, browser } of languages) {
  test.describe(`orders in ${locale}`, () => {
    test.use({ locale: browser })
    const { 'admin-orders': orders, me } = texts(locale)
    const check = createPageCheck(locale)
    const buyer = (kind: Parameters<typeof buyerEmail>[0]) => buyerEmail(kind, locale, test.info().retry)

    test('can be found by the buyer’s address and handled in the console', async ({ page }) => {
      await signIn(page, locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.list.title)
      await check(page)
      await open(page, locale, buyer('held'))
      await expect(button(page, orders.held.release)).toBeVisible()
      await check(page)
      if (locale !== 'en') return

      // The held payment is accepted as it is: the buyer gets the product and a receipt for the paid amount.
      await button(page, orders.held.release).click()
      await confirmWithReason(page, orders.held.releaseYes)
      await expect(page.getByText(orders.held.released)).toBeVisible()
      await expect(page.getByText(`${orders.gave.report} · ${orders.gave.open}`).first()).toBeVisible()
      await waitForMail(buyer('held'))

      // A partial refund: the dialog states its effect beforehand; the report stays open, and the buyer gets a mail.
      await open(page, locale, buyer('paid'))
      await button(page, orders.refund.open).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(orders.refund.closes)).toBeVisible()
      await dialog.getByLabel(filledTextPattern(orders.refund.amount)).fill('2.00')
      await expect(dialog.getByText(orders.refund.stays)).toBeVisible()
      await check(page)
      await confirmWithReason(page, orders.refund.yes)
      await expect(page.getByText(orders.refund.done)).toBeVisible()
      await expect(page.getByText(`${orders.gave.report} · ${orders.gave.open}`).first()).toBeVisible()
      await expect(page.getByText(orders.refundState.done, { exact: true })).toBeVisible()
      await waitForMail(buyer('paid'))
      expect((await mailsTo(buyer('paid')))[0]?.text).toContain('$2.00')
      expect(me.orders.status.paid).toBeTruthy()

      // The list of disputes begins with the earliest deadline and offers two files for the bank.
      await page.goto('/admin/disputes')
      await page.getByLabel(orders.list.search).fill(buyer('disputed'))
      await expect(page.getByText(orders.gave.suspended)).toHaveCount(1)
      await check(page)
      await page.getByRole('table').getByRole('link').click()
      await button(page, orders.evidence.open).click()
      const files: string[] = []
      page.on('download', (download) => {
        void download.path().then((path) => files.push(readFileSync(path, 'utf8')))
      })
      await confirmWithReason(page, orders.evidence.yes)
      await expect.poll(() => files.length).toBe(2)
      expect(files.join()).toContain('dp_en_')
      expect(files.join()).toContain(orders.evidence.delivered)
    })
  })
}
