import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { finishTest, goToAccountPage, register, signInOnOpenPage } from '../support/account-steps'
import { createPageCheck, expect, languages, mailsTo, test, waitForMail } from '../support/fixtures'
import { texts } from '../support/texts'

const [first, second, third] = ['slow rivers carry stones', 'quiet lamps burn longer', 'seven boats in the rain']

const codeIn = (text: string | undefined): string => /\b\d{4} \d{4}\b/.exec(text ?? '')?.[0] ?? ''

for (const { locale, browser } of languages) {
  test.describe(`an account in ${locale}`, () => {
    test.use({ locale: browser })
    const { auth, me, common, errors } = texts(locale)
    const check = createPageCheck(locale)
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
    const fill = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)

    test('supports registration, sign-out, sign-in, password reset and password change', async ({ page }) => {
      const email = `${randomUUID()}@example.org`
      await page.goto('/tests')
      await page.getByRole('link', { name: common.nav.signIn, exact: true }).click()
      await expect(page).toHaveURL(/\/login\?next=/)
      await check(page)

      await page.getByRole('link', { name: auth.login.register }).click()
      await button(page, auth.register.submit).click()
      for (const code of ['NAME_REQUIRED', 'EMAIL_REQUIRED', 'PASSWORD_REQUIRED', 'PRIVACY_REQUIRED'] as const) {
        await expect(page.getByText(errors[code])).toBeVisible()
      }
      await expect(page.getByLabel(auth.register.name)).toBeFocused()
      await check(page)
      await fill(page, auth.register.name, 'Ana')
      await fill(page, auth.email, 'ana@')
      await fill(page, auth.password.label, first)
      await fill(page, auth.password.again, second)
      await page.locator('input[name="privacy"]').check()
      await button(page, auth.register.submit).click()
      await expect(page.getByText(errors.ACCOUNT_FORMAT)).toBeVisible()
      await expect(page.getByText(errors.PASSWORD_MISMATCH)).toBeVisible()
      await fill(page, auth.email, email)
      await fill(page, auth.password.again, first)
      await button(page, auth.register.submit).click()
      await expect(page.getByRole('heading', { name: auth.code.heading })).toBeVisible()
      await check(page)
      await page.getByLabel(auth.code.label).fill(codeIn((await waitForMail(email)).text))
      await button(page, auth.register.confirm).click()
      await expect(page).toHaveURL(/\/me$/)
      await expect(page.getByText(email)).toBeVisible()
      await expect(page.getByRole('link', { name: common.nav.me, exact: true })).toBeVisible()
      await check(page)
      const welcome = await waitForMail(email, 2)
      expect(welcome.text).toContain(email)
      expect(welcome.text).toContain('/forgot-password')
      expect(`${welcome.text}${welcome.html}`).not.toContain(first)

      await goToAccountPage(page, me)
      await button(page, me.signOut).click()
      await expect(page).toHaveURL(/\/landing\/home/)
      await page.goto('/me')
      await expect(page).toHaveURL(/\/login\?next=/)
      await fill(page, auth.email, email)
      await fill(page, auth.password.label, 'not the password')
      await button(page, auth.login.submit).click()
      await expect(page.getByText(errors.SIGN_IN_FAILED)).toBeVisible()
      await fill(page, auth.password.label, first)
      await button(page, auth.login.submit).click()
      await expect(page).toHaveURL(/\/me$/)

      await goToAccountPage(page, me)
      await button(page, me.signOut).click()
      await expect(page).toHaveURL(/\/landing\/home/)
      await page.goto('/login')
      await page.getByRole('link', { name: auth.login.forgot }).click()
      // Both pages have a field of this name, and the navigation between them loads no new document.
      await expect(page).toHaveURL(/\/forgot-password/)
      await fill(page, auth.email, email)
      await button(page, auth.forgot.submit).click()
      await expect(page.getByLabel(auth.code.label)).toBeVisible()
      // A phone reloads the tab after a visit to the mail program.
      await page.reload()
      await page.getByLabel(auth.code.label).fill(codeIn((await waitForMail(email, 3)).text))
      await fill(page, auth.password.new, 'password1')
      await button(page, auth.forgot.reset).click()
      await expect(page.getByText(errors.PASSWORD_COMMON)).toBeVisible()
      await fill(page, auth.password.new, second)
      await check(page)
      await button(page, auth.forgot.reset).click()
      await expect(page).toHaveURL(/\/me$/)
      await waitForMail(email, 4)

      await goToAccountPage(page, me)
      await page.getByRole('link', { name: me.password }).click()
      await fill(page, auth.password.current, first)
      await fill(page, auth.password.new, third)
      await fill(page, auth.password.again, third)
      await button(page, auth.change.submit).click()
      await expect(page.getByText(errors.PASSWORD_WRONG)).toBeVisible()
      await check(page)
      await fill(page, auth.password.current, second)
      await button(page, auth.change.submit).click()
      await expect(page).toHaveURL(/\/me$/)
      await waitForMail(email, 5)
      expect((await mailsTo(email)).length).toBe(5)
    })
  })
}

test.describe('sign-in', () => {
  test.use({ locale: 'en-US' })
  const { auth, me } = texts('en')

  test('gives access to an earlier result on any device until sign-out', async ({ page, browser }) => {
    const email = `${randomUUID()}@example.org`
    await page.goto('/tests/sleep')
    const report = await finishTest(page)
    await register(page, email)
    await page.getByRole('link', { name: 'Sleep', exact: true }).click()
    await expect(page.getByRole('link', { name: me.tests.action.summary })).toHaveAttribute('href', report)
    await page.goBack()

    const other = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await other.goto(`/login?next=${encodeURIComponent(report)}`)
    await signInOnOpenPage(other, 'en', email)
    await expect(other).toHaveURL(new RegExp(`${report}$`))

    await goToAccountPage(page, me)
    await page.getByRole('button', { name: me.signOut }).click()
    await expect(page).toHaveURL(/\/landing\/home/)
    expect((await page.goto(report))?.status()).toBe(404)
  })

  test('shows the sign-in form when the redirect target is on another site', async ({ page }) => {
    await page.goto(`/login?next=${encodeURIComponent('//e.example')}`)
    await expect(page.getByRole('link', { name: auth.login.forgot })).toBeVisible()
    for (const next of ['https://e.example', '/\\e.example', 'javascript:alert(1)', '/\t/e.example']) {
      const response = await page.goto(`/login?next=${encodeURIComponent(next)}`)
      expect(response?.status()).toBe(200)
    }
  })
})

test.describe('client-side navigation', () => {
  test.use({ locale: 'en-US' })
  const { common, me, shop, vip } = texts('en')

  test('switches between app pages without a reload, and loads static pages in full', async ({ page }) => {
    await register(page, `${randomUUID()}@example.org`)
    const [header, footer] = [page.locator('header'), page.locator('footer')]
    const loadedAt = () => page.evaluate(() => performance.timeOrigin)
    const loaded = await loadedAt()
    const becomesVip = page.getByRole('heading', { level: 1, name: vip.heading })

    await header.getByText(common.nav.more, { exact: true }).click()
    await header.getByRole('link', { name: common.nav.shop, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: shop.title })).toBeVisible()
    await expect(page).toHaveURL(/\/shop$/)
    await expect(page.locator('details[data-menu][open]')).toHaveCount(0)

    // The link opens by keyboard, and screen readers announce the title or, where the title comes later, the headline.
    await footer.getByRole('link', { name: common.nav.vip, exact: true }).press('Enter')
    await expect(becomesVip).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(vip.title))
    await expect(page.locator('next-route-announcer')).toContainText(new RegExp(`${vip.title}|${vip.heading}`))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    await header.getByRole('link', { name: common.nav.me, exact: true }).click()
    await expect(header.locator('[aria-current="page"]').first()).toHaveText(common.nav.me)
    await expect(page.getByText(me.tests.none)).toBeVisible()
    await goToAccountPage(page, me)
    await page.getByRole('link', { name: me.left.vipAction, exact: true }).click()
    await expect(becomesVip).toBeVisible()
    await page.goBack()
    await expect(page.getByText(me.orders.none)).toBeVisible()
    expect(await loadedAt()).toBe(loaded)

    await header.getByRole('link', { name: common.nav.tests, exact: true }).click()
    await expect(page).toHaveURL(/\/tests$/)
    expect(await loadedAt()).not.toBe(loaded)
  })
})
