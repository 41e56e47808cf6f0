import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { finishTest, password } from '../support/account-steps'
import { confirmWithReason, openConsoleNavigation, openConsolePage, setupLink } from '../support/console-steps'
import { createPageCheck, expect, languages, mailsTo, test, waitForMail } from '../support/fixtures'
import { draftNormsVersion, testWithDraftNorms, testWithNorms } from '../support/norm-tests'
import { publishReview } from '../support/review-steps'
import { pay } from '../support/steps'
import { filledTextPattern, texts } from '../support/texts'

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true })

for (const { locale, browser } of languages) {
  test.describe(`the console in ${locale}`, () => {
    test.use({ locale: browser })
    const {
      admin,
      'admin-measurement': measurement,
      'admin-studies': studies,
      auth,
      errors,
      review,
      me,
    } = texts(locale)
    const check = createPageCheck(locale)
    const who = `${locale}-${Date.now()}@example.org`

    /** Creates a customer who has bought a report and reviewed a test. */
    async function customer(page: Page): Promise<string> {
      await page.goto('/tests')
      const report = await finishTest(page, 'sleep')
      const words = `${locale} ${Date.now()} clear`
      await publishReview(page, 'sleep', { locale, name: 'Bo', content: words, rating: 2 })
      await page.goto(`/payment?report=${report.slice('/report/'.length)}`)
      await pay(page, locale, who)
      await page.locator('[data-outcome="paid"]').click()
      await waitForMail(who)
      return words
    }

    test('lets an operator set up two-factor sign-in, resend a mail, hide a review and freeze norms', async ({
      page,
      browser: chromium,
    }) => {
      test.slow()
      const shop = await (await chromium.newContext({ locale: browser })).newPage()
      const words = await customer(shop)

      // A visitor who has not signed in gets no page, and no hint that the page exists.
      await page.goto('/admin/audit')
      await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Faudit$/)
      await check(page)

      await page.goto(setupLink(locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.setup.title)
      const secret = Secret.fromBase32(await page.getByTestId('totp-secret').innerText())
      await check(page)
      await page.getByLabel(admin.login.password, { exact: true }).fill(password)
      await page.getByLabel(admin.setup.again).fill(password)
      const code = TOTP.generate({ secret })
      await page.getByLabel(admin.login.code).fill('000000')
      await button(page, admin.setup.submit).click()
      await expect(page.getByText(errors.STAFF_SIGN_IN_FAILED)).toBeVisible()
      await page.getByLabel(admin.login.code).fill(code)
      await button(page, admin.setup.submit).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.setup.codesTitle)
      const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts()
      expect(codes).toHaveLength(10)
      await check(page)
      await page.getByRole('link', { name: admin.setup.done, exact: true }).click()
      await expect(page.getByText(admin.home.lead)).toBeVisible()
      await check(page)

      // The operator signs out, and in again with a recovery code; a used code is rejected.
      await openConsoleNavigation(page, locale)
      await button(page, admin.nav.signOut).click()
      await expect(page).toHaveURL(/\/admin\/login$/)
      const email = `owner-${locale}-${test.info().retry}@team.example.org`
      await page.getByLabel(auth.email, { exact: true }).fill(email)
      await page.getByLabel(admin.login.password, { exact: true }).fill(password)
      await page.getByLabel(admin.login.code).fill(code)
      await button(page, admin.login.submit).click()
      await expect(page.getByText(errors.STAFF_SIGN_IN_FAILED)).toBeVisible()
      await page.getByLabel(admin.login.code).fill(codes[0] ?? '')
      await button(page, admin.login.submit).click()
      await expect(page.getByText(admin.home.lead)).toBeVisible()

      // Support: finds the customer, opens the page and sends the mail once more.
      const loadedAt = () => page.evaluate(() => performance.timeOrigin)
      const loaded = await loadedAt()
      await openConsolePage(page, locale, admin.nav.customers)
      await page.getByLabel(admin.customers.search).fill('zz-nobody')
      await expect(page.getByText(admin.table.noneFound)).toBeVisible()
      await check(page)
      await page.getByLabel(admin.customers.search).fill(who)
      await page.getByRole('link', { name: who, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(who)
      await expect(page.getByText(me.orders.status.paid, { exact: true }).first()).toBeVisible()
      await expect(page.getByText(admin.reportState.open, { exact: true }).first()).toBeVisible()
      await check(page)
      await button(page, admin.support.resend).click()
      await button(page, admin.support.resendYes).click()
      await expect(page.getByText(errors.REASON_REQUIRED)).toBeVisible()
      await confirmWithReason(page, 'asked by mail', admin.support.resendYes)
      await expect(page.getByText(admin.support.resent)).toBeVisible()
      await waitForMail(who, 2)
      expect(await mailsTo(who)).toHaveLength(2)
      await button(page, admin.support.sync).click()
      await confirmWithReason(page, 'asked by mail', admin.support.syncYes)
      await expect(page.getByText(filledTextPattern(admin.customer.synced))).toBeVisible()

      // Reviews: the review is found among all and hidden with a reason; nobody else sees it any more.
      await openConsolePage(page, locale, admin.nav.reviews)
      await page.getByLabel(admin.table.filter).selectOption('all')
      // Since the first page of the console, plain links have caused no full load.
      expect(await loadedAt()).toBe(loaded)
      await page.getByLabel(admin.table.search, { exact: true }).fill(words)
      await expect(page.getByText(words)).toHaveCount(1)
      // The list contains the tests of other languages too until the search has responded.
      const rows = page.locator('tbody tr')
      const row = rows.filter({ hasText: words })
      await expect(row).toHaveCount(1)
      await expect(rows).toHaveCount(1)
      await check(page)
      await button(row, admin.reviews.hide).click()
      await page.getByRole('dialog').getByLabel(admin.reviews.ground).selectOption('advertising')
      await confirmWithReason(page, 'an advertisement', admin.reviews.hideYes)
      await expect(row.getByText(review.fault.advertising)).toBeVisible()
      await shop.goto('/tests/sleep/reviews')
      await expect(shop.getByText(filledTextPattern(review.own.hidden))).toBeVisible()

      // Measurement: shows the release in use; a draft is read and frozen with a reason.
      await openConsolePage(page, locale, admin.nav.measurement)
      await page.getByLabel(measurement.list.search).fill(testWithNorms.slug)
      await expect(page.getByText(filledTextPattern(measurement.list.published)).first()).toBeVisible()
      await check(page)
      await page.goto(`/admin/measurement/${testWithDraftNorms}-v${draftNormsVersion}-${locale}`)
      await expect(page.getByText(measurement.test.comingNote)).toBeVisible()
      await check(page)
      await page.getByRole('link', { name: filledTextPattern(measurement.test.look) }).click()
      await expect(page.getByText(measurement.change.levels)).toBeVisible()
      await page.getByRole('main').locator('summary').first().click()
      await check(page)
      // On a retry the draft is already frozen.
      if (await button(page, measurement.action.freeze).isVisible()) {
        await button(page, measurement.action.freeze).click()
        await confirmWithReason(page, 'read', measurement.action.freezeYes)
      }
      // The word appears as the state and as the label of the time of freezing.
      await expect(page.getByText(measurement.state.frozen, { exact: true }).first()).toBeVisible()

      // Studies: shows the progress of each; a draft is read and frozen with a reason.
      await page.goto('/admin/measurement')
      await page.getByRole('link', { name: measurement.studies, exact: true }).click()
      await expect(page.getByText(studies.draws)).toBeVisible()
      await page.getByLabel(studies.list.search).fill(testWithNorms.slug)
      await expect(page.getByRole('link', { name: filledTextPattern(studies.list.published) }).first()).toBeVisible()
      await check(page)
      await page.goto(`/admin/measurement/studies/groups-${testWithDraftNorms}-v${draftNormsVersion}-${locale}-1`)
      await expect(page.getByText(studies.edition.levels)).toBeVisible()
      await check(page)
      if (await button(page, studies.action.freeze).isVisible()) {
        await button(page, studies.action.freeze).click()
        await confirmWithReason(page, 'read', studies.action.freezeYes)
      }
      await expect(page.getByText(studies.state.frozen, { exact: true }).first()).toBeVisible()

      // Blocks, the team and the log.
      await openConsolePage(page, locale, admin.nav.blocks)
      await button(page, admin.blocks.add).click()
      await page.getByLabel(admin.blocks.value).fill(`blocked-${who}`)
      await page.getByLabel(admin.action.reason).fill('spam')
      await button(page, admin.blocks.addSubmit).click()
      await expect(page.getByText('b***@example.org').first()).toBeVisible()
      await check(page)
      await openConsolePage(page, locale, admin.nav.staff)
      // The previous page has two fields of this name, so the new address is awaited first.
      await expect(page).toHaveURL(/\/admin\/staff$/)
      await page.getByLabel(admin.table.search, { exact: true }).fill(email)
      // The frame names whoever is signed in, too.
      await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible()
      await check(page)
      await openConsolePage(page, locale, admin.nav.audit)
      await page.getByLabel(admin.table.filter).selectOption('actions')
      await page.getByLabel(admin.table.search, { exact: true }).fill(email)
      await expect(page.getByText(admin.acts.review.hide, { exact: true }).first()).toBeVisible()
      await expect(page.getByText('asked by mail').first()).toBeVisible()
      await check(page)
      const download = page.waitForEvent('download')
      await button(page, admin.table.csv).click()
      expect(readFileSync(await (await download).path(), 'utf8')).toContain('review.hide')
      await shop.context().close()
    })
  })
}
