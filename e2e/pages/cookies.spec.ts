import type { Page } from '@playwright/test'
import { expect, languages, test } from '../support/fixtures'
import { texts } from '../support/texts'

/** Makes the browser block all cookies, as its settings can: pages cannot set any, and the browser says so. */
async function withoutCookies(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false, configurable: true }),
  )
}

for (const { locale } of languages) {
  test(`forms in ${locale} warn before sending anything when the browser blocks cookies`, async ({ page }) => {
    await withoutCookies(page)
    const { run, errors, auth, retrieve } = texts(locale)
    const open = (path: string) => page.goto(`${path}?lang=${locale}`)
    const lines: string[] = []
    page.on('request', (request) => request.method() === 'POST' && lines.push(new URL(request.url()).pathname))

    await open('/tests/sleep/run')
    expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false)
    await expect(page.getByRole('alert').getByText(run.noCookies)).toBeVisible()
    await page.getByLabel(run.consent.health).check()
    await page.getByLabel(run.consent.adult).check()
    await page.getByRole('button', { name: run.consent.go }).click()
    await expect(page.getByText(run.noCookies)).toHaveCount(2)
    await expect(page.getByRole('radio')).toHaveCount(0)

    await open('/login')
    await expect(page.getByText(errors.COOKIES_BLOCKED)).toBeVisible()
    await page.getByLabel(auth.email, { exact: true }).fill('ana@example.org')
    await page.getByLabel(auth.password.label, { exact: true }).fill('slow rivers carry stones')
    await page.getByRole('button', { name: auth.login.submit, exact: true }).click()
    await expect(page.getByText(errors.COOKIES_BLOCKED)).toHaveCount(2)

    for (const path of ['/register', '/forgot-password', '/retrieve']) {
      await open(path)
      await expect(page.getByText(errors.COOKIES_BLOCKED), path).toBeVisible()
    }
    await page.getByLabel(retrieve.email.label).fill('ana@example.org')
    await page.getByRole('button', { name: retrieve.email.submit, exact: true }).click()
    await expect(page.getByText(errors.COOKIES_BLOCKED)).toHaveCount(2)
    await expect(page.getByText(errors.FORBIDDEN_ORIGIN)).toHaveCount(0)
    expect(lines.filter((path) => /start|retrieve|credentials/i.test(path))).toEqual([])
  })
}
