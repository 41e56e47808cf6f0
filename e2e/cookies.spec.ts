import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { expect, languages, test } from './fixtures'
import { texts } from './texts'

/** A browser of a person who has blocked all cookies in its settings. */
async function withoutCookies(locale: string): Promise<BrowserContext> {
  const folder = mkdtempSync(join(tmpdir(), 'no-cookies-'))
  mkdirSync(join(folder, 'Default'))
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(blocked))
  const { launchOptions, viewport } = test.info().project.use
  return chromium.launchPersistentContext(folder, { ...launchOptions, viewport: viewport ?? null, locale })
}

for (const { locale, browser } of languages) {
  test(`cookies: a browser that blocks them hears so before anything is lost, in ${locale}`, async ({ baseURL }) => {
    const context = await withoutCookies(browser)
    const page = await context.newPage()
    const { run, errors, auth, retrieve } = texts(locale)
    const open = (path: string) => page.goto(`${baseURL}${path}?lang=${locale}`)
    const said: string[] = []
    page.on('request', (request) => request.method() === 'POST' && said.push(new URL(request.url()).pathname))

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
    expect(said.filter((path) => /start|retrieve|credentials/i.test(path))).toEqual([])
    await context.close()
  })
}
