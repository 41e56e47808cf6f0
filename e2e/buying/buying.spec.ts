import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { getQuote } from '@/content/shop/catalogue'
import { formatMoney, localCurrency } from '@/core/commerce/money'
import { type Locale, locales } from '@/core/locale'
import { readPdf, removeSpaces } from '@/testing/pdf-text'
import { finishTest, password, register, signInOnOpenPage } from '../support/account-steps'
import {
  checkPage,
  createPageCheck,
  expect,
  expectNoRawText,
  languages,
  referenceLocale,
  test,
  waitForMail,
  waitForMailMatching,
} from '../support/fixtures'
import { pay, tickSpanishDeclarations } from '../support/steps'
import { filledTextPattern, texts } from '../support/texts'

/** Matches a price, whose text may contain non-breaking spaces. */
const money = (sku: 'report' | 'vip', locale: Locale, vip: boolean): RegExp =>
  new RegExp(
    formatMoney(getQuote(sku, localCurrency[locale], vip), locale)
      .replace(/[$.]/g, '\\$&')
      .replace(/\s/g, '\\s'),
  )

/**
 * Pays on the payment page of a product or report: chooses the method, ticks the declarations of an EU buyer, and
 * confirms the payment in the sandbox.
 */
async function payHere(page: Page, locale: Locale): Promise<void> {
  const { payment } = texts(locale)
  await page.getByText(payment.method.card, { exact: true }).click()
  if (locale === 'es') await tickSpanishDeclarations(page)
  await page.getByRole('form', { name: payment.pay.form }).locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/\/sandbox\/checkout/)
  await page.locator('[data-outcome="paid"]').click()
  await expect(page).toHaveURL(/\/payment\/success/)
}

async function pdfText(page: Page, lang: Locale, report: string): Promise<string> {
  const response = await page.request.get(`/api${report}/pdf?lang=${lang}`)
  expect(response.headers()['content-type']).toBe('application/pdf')
  const pages = await readPdf(new Uint8Array(await response.body()))
  return removeSpaces(pages.flat().reduce((all, { text }) => all + text, ''))
}

for (const { locale, browser } of languages) {
  test.describe(`a buyer in ${locale}`, () => {
    test.use({ locale: browser })
    test.setTimeout(180_000)
    const { payment, report } = texts(locale)
    const check = createPageCheck(locale)

    test('unlocks three free reports, buys VIP, and then gets 20 % off and the PDF @phone', async ({ page }) => {
      const email = `${randomUUID()}@example.org`
      await register(page, email)
      await waitForMail(email, 2)
      const paths: string[] = []
      for (let n = 0; n < 4; n++) paths.push(await finishTest(page))

      for (const [used, path] of paths.slice(0, 3).entries()) {
        await page.goto(path)
        if (used === 0) await check(page)
        // One tap on the button of the offer opens the report.
        await page
          .getByRole('button', { name: report.offer.credit.replace('{{left}}', String(3 - used)) })
          .first()
          .click()
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await expect(page.getByText(`· ${report.head.full}`).first()).toBeVisible()
      }
      const mailed = await waitForMail(email, 3)
      expect(mailed.text).toMatch(/\/r\/[\w-]{43}/)

      // The fourth report must be paid for, and its PDF requires VIP.
      const [opened = '', , , fourth = ''] = paths
      expect((await page.request.get(`/api${opened}/pdf?lang=${locale}`)).status()).toBe(403)
      await page.goto(fourth)
      await expect(page.getByRole('link', { name: report.offer.unlock })).toBeVisible()
      await expect(page.locator('main')).toContainText(money('report', locale, false))

      await page.goto('/payment?sku=vip')
      await check(page)
      await expect(page.getByRole('textbox', { name: payment.email.receipt })).toHaveValue(email)
      await payHere(page, locale)
      await expect(page.getByRole('heading', { name: payment.product.done.vip.title })).toBeVisible()
      await check(page)
      await waitForMailMatching(email, money('vip', locale, false))

      await page.goto(fourth)
      await expect(page.locator('main')).toContainText(money('report', locale, true))
      await expect(page.locator('main s')).toHaveText(money('report', locale, false))
      await page.getByRole('link', { name: report.offer.unlock }).click()
      await payHere(page, locale)
      await waitForMailMatching(email, money('report', locale, true))
      await page.goto(fourth)
      const saved = page.waitForEvent('download')
      await page.getByRole('link', { name: report.keep.pdf, exact: true }).click()
      const file = await saved
      expect(file.suggestedFilename()).toMatch(/^mindglass-report-\d{4}-\d\d-\d\d\.pdf$/)
      expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-')
      // A report can be downloaded in every language, whatever the language of the page.
      for (const lang of locale === referenceLocale ? locales : [locale]) {
        const written = await pdfText(page, lang, fourth)
        const { letter, together, week, handOver } = texts(lang).report.chapter
        for (const chapter of [letter, together, week, handOver]) expect(written).toContain(removeSpaces(chapter))
      }
      await page.goto('/me')
      await expect(page.locator('a[href="/me?test=sleep"]')).toBeVisible()
    })

    test('opens an account at the checkout and changes its one-time password at the first sign-in @phone', async ({
      page,
    }) => {
      const { auth } = texts(locale)
      const email = `${randomUUID()}@example.org`
      await page.goto('/tests/sleep/run')
      const path = await finishTest(page)
      await page.goto(path)
      // The button opens the report for free; a less prominent link leads to payment without an account.
      await page
        .locator('#offer')
        .getByRole('link', { name: filledTextPattern(report.offer.without) })
        .click()
      const box = page.locator('input[name="openAccount"]')
      await expect(box).not.toBeChecked()
      await box.check()
      await pay(page, locale, email)
      await page.locator('[data-outcome="paid"]').click()
      await expect(page).toHaveURL(/\/payment\/success/)
      await page.getByRole('button', { name: payment.success.stop }).click()
      const oneTimePassword = /^[A-Za-z0-9]{4,6}(-[A-Za-z0-9]{4,6}){3,}$/m
      const oneTime = oneTimePassword.exec((await waitForMailMatching(email, oneTimePassword))?.text ?? '')?.[0] ?? ''

      await page.goto('/login')
      await signInOnOpenPage(page, locale, email, oneTime)
      await expect(page).toHaveURL(/\/change-password/)
      for (const forbidden of ['/me/shop', '/me/settings', '/payment?sku=vip', '/me']) {
        await page.goto(forbidden)
        await expect(page).toHaveURL(/\/change-password/)
      }
      await check(page)
      await page.getByLabel(auth.password.current, { exact: true }).fill(oneTime)
      await page.getByLabel(auth.password.new, { exact: true }).fill(password)
      await page.getByLabel(auth.password.again, { exact: true }).fill(password)
      await page.getByRole('button', { name: auth.change.submit, exact: true }).click()
      await expect(page).toHaveURL(/\/me$/)
      await expect(page.locator('a[href="/me?test=sleep"]')).toBeVisible()
    })

    test('buys a gift that a friend receives by mail and redeems @phone', async ({ page, browser: chromium }) => {
      const { shop } = texts(locale)
      const [giver, friend] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
      await register(page, giver)
      await page.goto('/payment?sku=gift-pack-3')
      await page.getByRole('textbox', { name: payment.gift.label }).fill(friend)
      await payHere(page, locale)
      await expect(page.getByRole('heading', { name: payment.product.done.gift.title })).toBeVisible()
      const link = /\/me\/shop\?gift=[0-9A-Z-]+/.exec((await waitForMail(friend)).text ?? '')?.[0] ?? ''
      expect(link).not.toBe('')

      const other = await (await chromium.newContext({ locale: browser })).newPage()
      await other.goto('/')
      await register(other, friend, '/me/shop')
      await other.goto(link)
      await expectNoRawText(other)
      await other.getByRole('button', { name: shop.mine.redeem.submit, exact: true }).click()
      await expect(other.getByText(filledTextPattern(shop.mine.redeem.pack)).first()).toBeVisible()
      await page.goto('/me/shop')
      await expect(page.getByText(filledTextPattern(shop.mine.given.redeemed)).first()).toBeVisible()
    })
  })
}

/**
 * Returns the position of the lower edge of the pay button within the page, in pixels from the top. On a phone, the
 * button also sticks to the bottom of the window.
 */
const payButtonEnd = (page: Page): Promise<number> =>
  page.locator('form button[type="submit"]').evaluate((button) => {
    if (button.parentElement) button.parentElement.style.position = 'static'
    return Math.ceil(button.getBoundingClientRect().bottom + window.scrollY)
  })

for (const { locale, browser } of languages) {
  test.describe(`the checkout in ${locale}`, () => {
    test.use({ locale: browser })
    const { payment } = texts(locale)

    test('shows price, payment methods, legal checkboxes and pay button on the first screen @phone', async ({
      page,
    }) => {
      const look = async (path: string, amountMinor: number) => {
        await page.goto(path)
        // Spain has the longest form: five methods and two declarations.
        await page.getByLabel(payment.country.label).selectOption('ES')
        await page.getByText(payment.method.card, { exact: true }).click()
        await expect(page.getByRole('checkbox', { name: payment.acknowledge.withdrawal })).toBeVisible()
        await expect(page.locator('form [data-method]:has(input)')).toHaveCount(5)
        await expect(page.getByRole('form', { name: payment.pay.form })).toContainText(
          formatMoney({ amountMinor, currency: 'EUR' }, locale).replace(/\s/g, ' '),
        )
        for (const width of [360, 390]) {
          await page.setViewportSize({ width, height: 844 })
          expect(await payButtonEnd(page), `${path} at ${width}`).toBeLessThanOrEqual(844)
          // Each name takes one line, so all tiles have the same height.
          const tiles = await page
            .locator('form [data-method]:has(input)')
            .evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().height)))
          expect(new Set(tiles).size, `${path} at ${width}: ${tiles}`).toBe(1)
        }
      }
      await page.goto('/tests/sleep')
      const anonymous = await finishTest(page)
      await look(`/payment?report=${anonymous.slice('/report/'.length)}`, 499)
      await createPageCheck(locale)(page)
      await register(page, `${randomUUID()}@example.org`)
      // While the account has an unused report, the payment form is folded below the button that opens the report.
      await page.goto(`/payment?report=${(await finishTest(page)).slice('/report/'.length)}`)
      await expect(page.getByRole('button', { name: payment.credit.button.replace('{{left}}', '3') })).toBeVisible()
      await expect(page.locator('form button[type="submit"]')).toBeHidden()
      await look('/payment?sku=pack-3', 1199)
      await look('/payment?sku=vip', 499)
      await look('/payment?sku=gift-pack-3', 1199)
      await look('/payment?sku=gift-vip', 499)
      await createPageCheck(locale)(page)
    })
  })
}

test('every page that shows the price of a report uses the same sentence', async ({ page }) => {
  const line = filledTextPattern(texts('en').common.price.line.guest)
  for (const path of ['/', '/tests', '/tests/sleep', '/shop']) {
    await page.goto(path)
    await expect(page.getByText(line).first(), path).toBeVisible()
  }
  const summary = await finishTest(page)
  await page.goto(summary)
  await expect(page.locator('#offer').getByText(line)).toBeVisible()
  await page.goto(`/payment?report=${summary.slice('/report/'.length)}`)
  await expect(page.getByText(line)).toBeVisible()
})

test('the layout does not shift between the waiting page and the success page', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: [] as number[] }).shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/tests/sleep?lang=es')
  await page.goto(`/payment?report=${(await finishTest(page)).slice('/report/'.length)}`)
  await pay(page, 'es', `${randomUUID()}@example.org`)
  await page.locator('[data-outcome="delayed"]').click()
  await expect(page).toHaveURL(/\/payment\/check/)
  await expect(page).toHaveURL(/\/payment\/success/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: texts('es').payment.success.title })).toBeVisible()
  const moved = await page.evaluate(() =>
    (window as never as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  )
  expect(moved).toBeLessThan(0.05)
})

test.describe('the payment form', () => {
  test.use({ locale: 'es-ES' })
  const { payment, report } = texts('es')

  test('keeps method, email address, country and checkboxes after a failed payment, even in a new tab @phone', async ({
    page,
  }) => {
    const email = `${randomUUID()}@example.org`
    await page.goto('/tests/sleep')
    const path = `/payment?report=${(await finishTest(page)).slice('/report/'.length)}`
    await page.goto(path)
    await expect(page.getByLabel(payment.country.label)).toHaveValue('ES')
    await pay(page, 'es', email)
    await page.locator('[data-outcome="failed"]').click()
    await expect(page).toHaveURL(/\/payment\/failed/)
    await expect(page).toHaveTitle(payment.failed.title)
    for (const address of [page.url(), path]) {
      const tab = await page.context().newPage()
      await tab.goto(address)
      await expect(tab.getByRole('radio', { name: payment.method.card })).toBeChecked()
      await expect(tab.getByRole('textbox', { name: payment.email.label })).toHaveValue(email)
      await expect(tab.getByLabel(payment.country.label)).toHaveValue('ES')
      for (const box of [payment.acknowledge.delivery, payment.acknowledge.withdrawal])
        await expect(tab.getByLabel(box)).toBeChecked()
      expect(await payButtonEnd(tab)).toBeLessThanOrEqual(844)
      await tab.close()
    }
    await page.getByRole('form', { name: payment.pay.form }).locator('button[type="submit"]').click()
    await page.locator('[data-outcome="paid"]').click()
    await expect(page).toHaveURL(/\/payment\/success|\/report\//)
    await expect(
      page.getByText(`· ${report.head.full}`).or(page.getByText(payment.success.title)).first(),
    ).toBeVisible()
  })

  test('changes currency, methods and legal checkboxes when another country is chosen @phone', async ({ page }) => {
    await page.goto('/tests/sleep')
    await page.goto(`/payment?report=${(await finishTest(page)).slice('/report/'.length)}`)
    const form = page.getByRole('form', { name: payment.pay.form })
    const country = page.getByLabel(payment.country.label)
    await page.getByText(payment.method.bizum, { exact: true }).click()
    await expect(form).toContainText(payment.country.tax)
    await country.selectOption('CN')
    await expect(form.locator('button[type="submit"]')).toContainText('¥')
    await expect(page.getByText(payment.method.bizum, { exact: true })).toHaveCount(0)
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByLabel(payment.acknowledge.delivery)).toHaveCount(0)
    await expect(form).not.toContainText(payment.country.tax)
    await country.selectOption('GB')
    await expect(page.getByLabel(payment.acknowledge.delivery)).not.toBeChecked()
    await expectNoRawText(page)
  })
})

test.describe('a mistyped email address', () => {
  test.use({ locale: 'en-US' })
  const { payment } = texts('en')

  test('can be corrected once on the success page, and the report link goes to the new address', async ({ page }) => {
    const right = `${randomUUID()}@example.org`
    await page.goto('/tests/sleep/run')
    await page.goto(`/payment?report=${(await finishTest(page)).slice('/report/'.length)}`)
    await pay(page, 'en', `${randomUUID()}@exampel.org`)
    await page.locator('[data-outcome="paid"]').click()
    await expect(page).toHaveURL(/\/payment\/success/)
    await page.getByText(payment.correct.title).click()
    await page.getByLabel(payment.correct.label).fill('nobody@')
    await page.getByRole('button', { name: payment.correct.button }).click()
    await expect(page.getByText(texts('en').errors.EMAIL_INVALID)).toBeVisible()
    await page.getByLabel(payment.correct.label).fill(right)
    await page.getByRole('button', { name: payment.correct.button }).click()
    await expect(page.getByText(payment.correct.done.replace('{{email}}', right))).toBeVisible()
    await expect(page.getByText(payment.correct.title)).toBeHidden()
    await checkPage(page)
    expect((await waitForMail(right)).text).toMatch(/\/r\/[\w-]{43}/)
  })
})
