import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { Locale } from '@/core/locale'
import { password } from './account-steps'
import { staffPassword, staffSecret } from './orders-data'
import { texts } from './texts'

/**
 * Returns the path of the staff setup link that e2e/support/server.ts created for this language and retry, on the
 * server at `port`.
 */
export function setupLink(locale: Locale, port = Number(process.env.E2E_PORT ?? 4310)): string {
  const links: Record<string, string> = JSON.parse(readFileSync(`var/e2e-${port}/setup-links.json`, 'utf8'))
  const url = new URL(links[`${locale}-${test.info().retry}`] ?? '')
  return url.pathname + url.hash
}

/** Enters the reason in the open dialog and confirms it. */
export async function confirmWithReason(page: Page, reason: string, yes: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').last().fill(reason)
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** Returns the navigation of the console. In a narrow window, first opens the menu that contains it. */
export async function openConsoleNavigation(page: Page, locale: Locale): Promise<Locator> {
  const ways = page.getByRole('navigation', { name: texts(locale).admin.nav.label })
  if (!(await ways.isVisible())) await page.locator('header details[data-menu] > summary').click()
  await expect(ways).toBeVisible()
  return ways
}

/** Goes to another page of the console. */
export const openConsolePage = async (page: Page, locale: Locale, name: string): Promise<void> =>
  (await openConsoleNavigation(page, locale)).getByRole('link', { name, exact: true }).click()

/** Completes the setup of an owner, who is signed in afterwards. */
export async function setUpConsoleOwner(page: Page, locale: Locale, port: number): Promise<void> {
  const { admin } = texts(locale)
  await page.goto(setupLink(locale, port))
  const secret = Secret.fromBase32(await page.getByTestId('totp-secret').innerText())
  await page.getByLabel(admin.login.password, { exact: true }).fill(password)
  await page.getByLabel(admin.setup.again).fill(password)
  await page.getByLabel(admin.login.code).fill(TOTP.generate({ secret }))
  await page.getByRole('button', { name: admin.setup.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.setup.codesTitle)
}

/** Signs in an owner created before the run (`staffEmail`) and continues to `next`. */
export async function signInStaff(page: Page, locale: Locale, email: string, next = '/admin'): Promise<void> {
  const { admin, auth } = texts(locale)
  await page.goto(`/admin/login?next=${encodeURIComponent(next)}`)
  await page.getByLabel(auth.email, { exact: true }).fill(email)
  await page.getByLabel(admin.login.password, { exact: true }).fill(staffPassword)
  await page.getByLabel(admin.login.code).fill(TOTP.generate({ secret: staffSecret }))
  await page.getByRole('button', { name: admin.login.submit, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${next}$`))
}
