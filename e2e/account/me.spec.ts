import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Locale } from '@/core/locale'
import {
  callTrpcProcedure,
  finishTest,
  goToAccountPage,
  mailedCode,
  password,
  register,
  signInOnOpenPage,
} from '../support/account-steps'
import {
  checkPage,
  createPageCheck,
  expect,
  expectAccessible,
  languages,
  mailsTo,
  test,
  waitForMail,
} from '../support/fixtures'
import { openMoreActions, pay } from '../support/steps'
import { texts } from '../support/texts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function signIn(page: Page, locale: Locale, email: string): Promise<void> {
  await page.goto('/login')
  await signInOnOpenPage(page, locale, email)
  await expect(page).toHaveURL(/\/me(\?|$)/)
}

async function takeTest(page: Page): Promise<string> {
  await page.goto('/tests/sleep')
  const path = await finishTest(page)
  await page.goto(path)
  return path
}

/** Opens the menus that hold the rarely used actions of a test. */
async function openMenus(page: Page): Promise<void> {
  const closed = page.getByRole('dialog').locator('li details:not([open]) > summary')
  for (let left = await closed.count(); left > 0; left--) await closed.first().click()
}

const phones: Record<Locale, [string, string]> = {
  cn: ['138 0013 8000', '+86 138 0013 8000'],
  en: ['(415) 555-2671', '+1 415 555 2671'],
  es: ['612345678', '+34 612 34 56 78'],
}

for (const { locale, browser } of languages) {
  test.describe(`settings in ${locale}`, () => {
    test.use({ locale: browser })
    const { me, settings, errors } = texts(locale)
    const check = createPageCheck(locale)

    test('save the profile, language and theme, and change the email address', async ({ page }) => {
      const email = `${randomUUID()}@example.org`
      await register(page, email)
      await check(page)
      await goToAccountPage(page, me)
      await check(page)
      await page.getByRole('link', { name: me.links.settings }).click()
      await expect(page.getByRole('heading', { name: settings.title })).toBeVisible()
      await check(page)

      const birthday = page.getByLabel(settings.profile.birthday, { exact: true })
      const phone = page.getByLabel(settings.profile.phone, { exact: true })
      await birthday.fill('2020-02-30')
      await button(page, settings.profile.save).click()
      await expect(page.getByText(errors.DATE_INVALID, { exact: true })).toBeVisible()
      if (locale === 'es') expect(errors.DATE_INVALID).toBe('Fecha no válida (ej., 2020-01-01)')
      await expect(birthday).toBeFocused()
      await birthday.fill('2999-01-01')
      await button(page, settings.profile.save).click()
      await expect(page.getByText(errors.DATE_FUTURE, { exact: true })).toBeVisible()
      await birthday.fill('1990-02-28')
      await phone.fill('12')
      await button(page, settings.profile.save).click()
      await expect(page.getByText(errors.PHONE_INVALID, { exact: true })).toBeVisible()
      await check(page)
      await page.getByLabel(settings.profile.name, { exact: true }).fill('Ana García')
      await page.getByLabel(settings.profile.nickname, { exact: true }).fill('Ana María')
      await phone.fill(phones[locale][0])
      await page.getByLabel(settings.profile.sex, { exact: true }).selectOption('confidential')
      await button(page, settings.profile.save).click()
      await expect(page.getByText(settings.profile.saved, { exact: true })).toBeVisible()
      await page.reload()
      await expect(phone).toHaveValue(phones[locale][1])
      await expect(birthday).toHaveValue('1990-02-28')
      await phone.fill('')
      await button(page, settings.profile.save).click()
      await expect(page.getByText(settings.profile.saved, { exact: true })).toBeVisible()

      const other = locale === 'es' ? 'en' : 'es'
      const there = texts(other)
      await page.getByRole('combobox', { name: settings.preferences.theme }).selectOption('duskTheme')
      await page.getByRole('combobox', { name: settings.preferences.locale }).selectOption(other)
      await button(page, settings.preferences.save).click()
      await expect(page.getByRole('heading', { name: there.settings.title })).toBeVisible()
      await expect(page.locator('#chosen-theme')).toHaveAttribute('href', '/css/duskTheme.css')
      await createPageCheck(other)(page)
      const fresh = await page.context().browser()?.newContext({ locale: browser })
      const elsewhere = await fresh?.newPage()
      if (!elsewhere) throw new Error('no browser')
      await signIn(elsewhere, locale, email)
      await expect(elsewhere.getByRole('heading', { name: there.me.tests.title })).toBeVisible()
      await expect(elsewhere.getByRole('heading', { level: 1, name: 'Ana García' })).toBeVisible()
      await expect(elsewhere.locator('#chosen-theme')).toHaveAttribute('href', '/css/duskTheme.css')

      const moved = `${randomUUID()}@example.org`
      await button(page, there.settings.email.start).click()
      await page.getByLabel(there.settings.email.new, { exact: true }).fill(moved)
      await page.getByLabel(there.auth.password.current, { exact: true }).fill('not the password')
      await button(page, there.settings.email.submit).click()
      await expect(page.getByText(there.errors.PASSWORD_WRONG)).toBeVisible()
      await page.getByLabel(there.auth.password.current, { exact: true }).fill(password)
      await button(page, there.settings.email.submit).click()
      await page.getByLabel(there.auth.code.label).fill(await mailedCode(moved))
      await createPageCheck(other)(page)
      await button(page, there.settings.email.confirm).click()
      await expect(page.getByText(moved).first()).toBeVisible()
      expect((await waitForMail(moved, 2)).text).toContain(moved)
      expect((await waitForMail(email, 3)).text).not.toContain(moved)
      await elsewhere.goto('/me')
      await expect(elsewhere).toHaveURL(/\/login/)
      await fresh?.close()
    })
  })
}

test.describe('a reader', () => {
  test.use({ locale: 'en-US' })
  const { me, settings, errors, auth, payment, report } = texts('en')

  test('exports data, deletes results one by one and finally deletes the account', async ({ page, browser }) => {
    test.slow()
    const email = `${randomUUID()}@example.org`
    await takeTest(page)
    await page.locator('a[href^="/payment?report="]').first().click()
    await pay(page, 'en', email)
    await page.locator('[data-outcome="paid"]').click()
    await expect(page).toHaveURL(/\/payment\/success/)
    await page.getByRole('button', { name: payment.success.stop }).click()
    await waitForMail(email)
    await takeTest(page)
    await register(page, email)
    const tile = page.getByRole('link', { name: 'Sleep', exact: true })
    await checkPage(page)
    await tile.click()
    await expect(page.getByRole('link', { name: me.tests.action.summary })).toBeVisible()
    await checkPage(page)

    await page.getByRole('link', { name: me.trend.open }).click()
    await expect(page.getByText(me.trend.wobble)).toBeVisible()
    await expect(page.getByRole('img').first()).toBeVisible()
    await page.getByText(me.trend.table).first().click()
    await checkPage(page)
    await page.getByRole('link', { name: me.trend.back }).click()
    await goToAccountPage(page, me)
    await page.locator('a[href^="/me/orders/"]').click()
    await expect(page.getByRole('heading', { name: me.receipt.title })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByText('$4.99').first()).toBeVisible()
    await checkPage(page)
    const receipt = page.url()

    await page.goto('/me/privacy')
    await checkPage(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: settings.export.action }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^mindglass-\d{4}-\d\d-\d\d\.json$/)
    const data = JSON.parse(readFileSync(await file.path(), 'utf8'))
    expect(data).toMatchObject({ format: 'mindglass-export/1', account: { email, name: 'Ana' } })
    expect(data.sittings).toHaveLength(2)
    expect(data.orders).toHaveLength(1)
    expect(Object.keys(data.sittings[0].answers).length).toBeGreaterThan(17)

    await page.goto('/me')
    const reports = (count: number) => page.getByText(me.open.title.replace('{{count}}', String(count)))
    await tile.click()
    const locked = await page.getByRole('link', { name: me.tests.action.summary }).getAttribute('href')
    await callTrpcProcedure(page, 'report.unlock', { sittingId: locked?.split('/').at(-1) })
    await waitForMail(email, 4)
    await page.goto('/me')
    await expect(reports(2)).toBeVisible()
    await tile.click()
    // The page behind the dialog offers the same report.
    const dialog = page.getByRole('dialog', { name: 'Sleep' })
    await expect(dialog.getByRole('link', { name: me.tests.action.read }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: settings.giveBack.open })).toBeHidden()
    await openMenus(page)
    await page.getByRole('button', { name: settings.giveBack.open }).click()
    await checkPage(page)
    await button(page, settings.giveBack.yes).click()
    await expect(page.getByRole('button', { name: settings.giveBack.open })).toHaveCount(0)
    await page.goBack()
    await expect(reports(3)).toBeVisible()
    await expect(tile).toBeFocused()
    await tile.click()
    await expect(page.getByRole('link', { name: me.tests.action.summary })).toBeVisible()
    await openMenus(page)
    await page.getByRole('button', { name: settings.sitting.open }).first().click()
    await expectAccessible(page)
    await button(page, settings.sitting.no).click()
    await page.getByRole('button', { name: settings.sitting.open }).first().click()
    await button(page, settings.sitting.yes).click()
    await expect(page.getByRole('button', { name: settings.sitting.open })).toHaveCount(1)

    const other = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await signIn(other, 'en', email)
    await page.goto('/me/privacy')
    await button(page, settings.account.start).click()
    await page.getByLabel(auth.password.current, { exact: true }).fill(password)
    await page.locator('input[name="confirmation"]').fill('somebody@example.org')
    await button(page, settings.account.submit).click()
    await expect(page.getByText(errors.CONFIRMATION_MISMATCH)).toBeVisible()
    await checkPage(page)
    await page.locator('input[name="confirmation"]').fill(email)
    await button(page, settings.account.submit).click()
    await expect(page).toHaveURL(/\/me\/deleted/)
    await expect(page.getByRole('heading', { name: settings.deleted.title })).toBeVisible()
    await checkPage(page)
    for (const tab of [page, other]) {
      await tab.goto('/me')
      await expect(tab).toHaveURL(/\/login\?next=/)
    }
    await other.goto(receipt)
    await expect(other).toHaveURL(/\/login\?next=/)
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(5)
    await signInOnOpenPage(page, 'en', email)
    await expect(page.getByText(errors.SIGN_IN_FAILED)).toBeVisible()
  })

  test('deletes one result as a guest, and all results of an account by withdrawing consent', async ({ page }) => {
    const path = await takeTest(page)
    await openMoreActions(page, 'en')
    await page.getByRole('link', { name: report.delete.link }).click()
    await expect(page.getByRole('heading', { name: report.delete.title })).toBeVisible()
    await checkPage(page)
    await button(page, report.delete.start).click()
    await button(page, report.delete.yes).click()
    await expect(page.getByRole('heading', { name: report.delete.done.title })).toBeVisible()
    await checkPage(page)
    expect((await page.goto(path))?.status()).toBe(404)

    await takeTest(page)
    await register(page, `${randomUUID()}@example.org`)
    await page.goto('/me/privacy')
    await button(page, settings.consent.action).click()
    await button(page, settings.consent.yes).click()
    await expect(page.getByText(settings.consent.done)).toBeVisible()
    await page.goto('/me')
    await expect(page.getByText(me.tests.none)).toBeVisible()
  })

  test('unlocks a report in one tap when a free credit is left', async ({ page }) => {
    await takeTest(page)
    await register(page, `${randomUUID()}@example.org`)
    await button(page, me.open.action.replace('{{title}}', 'Sleep')).click()
    await expect(page).toHaveURL(/\/report\/[\w-]{22}$/)
    await expect(page.getByRole('heading', { name: report.keep.fullTitle })).toBeVisible()
    await expect(page.getByText(report.keep.sheets.vip)).toBeVisible()
    await page.goto('/me')
    await expect(page.getByText(me.open.title.replace('{{count}}', '2'))).toBeVisible()
    await expect(page.getByText(me.open.none)).toBeVisible()
  })
})
