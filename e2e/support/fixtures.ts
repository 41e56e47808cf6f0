import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { htmlLang, type Locale } from '@/core/locale'

export { expect }

export const languages: readonly { locale: Locale; browser: string; html: string }[] = [
  { locale: 'cn', browser: 'zh-CN', html: 'zh-CN' },
  { locale: 'en', browser: 'en-US', html: 'en-US' },
  { locale: 'es', browser: 'es-ES', html: 'es-ES' },
]

/** Test that fails on requests to third-party hosts and on violations of the content security policy. */
export const test = base.extend<{ foreignHosts: string[]; refusedByPolicy: string[]; sameAllDay: undefined }>({
  // Documents offer other colours once after nine in the evening; src/documents/browser/theme/theme.test.ts tests this.
  sameAllDay: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        try {
          localStorage.dusk ??= 'offered'
        } catch {}
      })
      await use(undefined)
    },
    { auto: true },
  ],
  refusedByPolicy: [
    async ({ context }, use) => {
      const refused: string[] = []
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text())
      })
      await use(refused)
      expect(refused, 'nothing that the policy refuses').toEqual([])
    },
    { auto: true },
  ],
  foreignHosts: [
    async ({ page, baseURL }, use) => {
      const hosts: string[] = []
      const own = new URL(baseURL ?? '').hostname
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== own) hosts.push(request.url())
      })
      await use(hosts)
      expect(hosts, 'no third-party host in a page').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Language with the longest texts and the most confirmations at the checkout; language-independent checks run in it.
 */
export const referenceLocale: Locale = 'es'

/** Returns options for a test group that runs in a wide window only in the reference language. */
export const wideIn = (locale: Locale) => ({ tag: locale === referenceLocale ? [] : ['@phone'] })

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects no serious or critical axe finding on the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  // After a client-side navigation, the new title appears only when the transition ends.
  await expect(page).toHaveTitle(/./)
  await expectNoFinding(page, { type: 'tag', values: wcag })
}

/** Expects enough contrast: only the axe findings that a change of colours can cause. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNoFinding(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })

async function expectNoFinding(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<void> {
  // The last change (for example to the night colours) must be painted before axe checks it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    // The pages have no frames; without legacy mode, axe opens an extra window for each page.
    .setLegacyMode()
    .analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual(
    [],
  )
}

/** Expects every control to have an accessible name, and every picture to be named or hidden. */
export async function expectNamed(page: Page): Promise<void> {
  const nameless = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea, summary, img, [role=img]')]
      .filter((element) => !element.closest('[hidden], [type="hidden"], [aria-hidden="true"]'))
      .filter((element) => {
        const attributes = ['aria-label', 'aria-labelledby', 'title'].map((name) => element.getAttribute(name))
        const labels = [...(('labels' in element && (element as HTMLInputElement).labels) || [])]
        const drawn = [...element.querySelectorAll('img[alt], svg title, [aria-label]')]
        const texts = [element, ...labels, ...drawn].map(
          (one) => one.textContent || one.getAttribute('alt') || one.getAttribute('aria-label'),
        )
        const decoration = element.getAttribute('alt') === ''
        return !decoration && ![...attributes, element.getAttribute('alt'), ...texts].some((text) => text?.trim())
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(nameless).toEqual([])
}

/** Expects no raw key, placeholder or unfilled value in the text. */
export async function expectNoRawText(page: Page): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/\{\{|\}\}|undefined|\[object|NaN/)
}

/** Expects no part of the page to be wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBeLessThanOrEqual(0)
}

/** Parsed mails by file, cached: the files never change, and a run ends with several hundred of them. */
const known = new Map<string, Promise<Email>>()

function mailIn(file: string): Promise<Email> {
  const mail = known.get(file) ?? PostalMime.parse(readFileSync(file))
  known.set(file, mail)
  return mail
}

/** Returns the mails to an address that a test server kept, oldest first; by default those of the main server. */
export async function mailsTo(address: string, port = Number(process.env.E2E_PORT ?? 4310)) {
  const dir = `var/e2e-${port}/outbox`
  const files = (() => {
    try {
      return readdirSync(dir)
        .filter((file) => file.endsWith('.eml'))
        .sort()
    } catch {
      return []
    }
  })()
  const mails = await Promise.all(files.map((file) => mailIn(join(dir, file))))
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

/** Poll settings for mails: a mail arrives soon after its trigger, so the first polls are frequent. */
export const mailPolling = { timeout: 15_000, intervals: [100, 100, 200, 200, 300] }

/** Waits for the `count`th mail to an address. */
export async function waitForMail(address: string, count = 1) {
  await expect.poll(async () => (await mailsTo(address)).length, mailPolling).toBeGreaterThanOrEqual(count)
  const mail = (await mailsTo(address))[count - 1]
  if (!mail) throw new Error('no mail')
  return mail
}

/** Waits for a mail to an address whose text matches `words`; mails sent at the same time arrive in any order. */
export async function waitForMailMatching(address: string, words: RegExp) {
  const said = async () => (await mailsTo(address)).find(({ text }) => words.test(text ?? ''))
  await expect.poll(said, mailPolling).toBeDefined()
  return said()
}

/** Expects no raw keys or placeholders, no horizontal scrolling and no serious axe finding. */
export async function checkPage(page: Page): Promise<void> {
  await expectNoRawText(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/**
 * Returns the check for a page that is visited in every language. Checks that depend on the texts run in each language;
 * checks of the structure, which is the same everywhere, run only in the reference language.
 */
export function createPageCheck(locale: Locale): (page: Page) => Promise<void> {
  return async (page) => {
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[locale])
    await expect(page).toHaveTitle(/./)
    await expectNamed(page)
    if (locale === referenceLocale) return checkPage(page)
    await expectNoRawText(page)
    await expectNoSidewaysScroll(page)
  }
}
