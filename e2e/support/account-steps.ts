import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findInstrument } from '@/content/tests/instruments'
import type { Locale } from '@/core/locale'
import { consentVersion } from '@/features/assessments/consent'
import { assignQuestion } from '@/features/evidence/assign-question'
import { expect, mailPolling, mailsTo } from './fixtures'
import { type AnswerPicker, consistentAnswers } from './steps'
import { texts } from './texts'

export const password = 'slow rivers carry stones'

/** Returns the first eight-digit code in a text, or '' if there is none. */
const codeIn = (text: string | undefined): string => /\b\d{4} \d{4}\b/.exec(text ?? '')?.[0] ?? ''

/** Waits for and returns the first code mailed to an address; other mail may have come before it. */
export async function mailedCode(email: string): Promise<string> {
  const codes = async () => (await mailsTo(email)).map(({ text }) => codeIn(text)).filter(Boolean)
  await expect.poll(async () => (await codes()).length, mailPolling).toBeGreaterThan(0)
  return (await codes())[0] ?? ''
}

/**
 * Registers an account with the mailed code, after which the page is signed in and on `next`. Sends the requests of the
 * pages without opening them; `accounts.spec.ts` and `shop.spec.ts` test the pages.
 */
export async function register(page: Page, email: string, next = '/me'): Promise<void> {
  // Any page of the site works; it opens in the browser's language.
  if (page.url() === 'about:blank') await page.goto('/contact')
  await callTrpcProcedure(page, 'auth.register', {
    name: 'Ana',
    email,
    password,
    confirmation: password,
    privacy: true,
  })
  await callTrpcProcedure(page, 'auth.confirmRegistration', { email, code: await mailedCode(email) })
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json()
  const signIn = { email, password, csrfToken }
  expect((await page.request.post('/api/auth/callback/credentials', { data: signIn })).status()).toBe(200)
  await page.evaluate(async () => {
    const [token] = (await (await fetch('/api/owner')).json()).tags
    const kept = JSON.parse(localStorage.getItem('config') ?? '{"state":{"locale":"","theme":"homeTheme"},"version":0}')
    localStorage.setItem('config', JSON.stringify({ ...kept, state: { ...kept.state, token } }))
  })
  await page.goto(next)
  await expect(page).toHaveURL(new RegExp(`${next.replace(/[.?]/g, '\\$&')}$`))
}

/** Fills in the registration page that is already open, and the mailed code. */
export async function registerOnOpenPage(page: Page, locale: Locale, email: string): Promise<void> {
  const { auth } = texts(locale)
  await page.getByLabel(auth.register.name, { exact: true }).fill('Ana')
  await page.getByLabel(auth.email, { exact: true }).fill(email)
  await page.getByLabel(auth.password.label, { exact: true }).fill(password)
  await page.getByLabel(auth.password.again, { exact: true }).fill(password)
  await page.locator('input[name="privacy"]').check()
  await page.getByRole('button', { name: auth.register.submit, exact: true }).click()
  await page.getByLabel(auth.code.label).fill(await mailedCode(email))
  await page.getByRole('button', { name: auth.register.confirm, exact: true }).click()
}

/** Signs in on the login page that is already open. */
export async function signInOnOpenPage(page: Page, locale: Locale, email: string, typed = password): Promise<void> {
  const { auth } = texts(locale)
  await page.getByLabel(auth.email, { exact: true }).fill(email)
  await page.getByLabel(auth.password.label, { exact: true }).fill(typed)
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click()
}

/** Goes from the personal center to the page with orders, data and settings. */
export async function goToAccountPage(page: Page, me: { account: { lead: string } }): Promise<void> {
  await page.getByRole('link', { name: me.account.lead }).click()
  await expect(page).toHaveURL(/\/me\/account$/)
}

/** Calls a tRPC procedure as the pages do, with the browser's cookies. */
export async function callTrpcProcedure(page: Page, procedure: string, input: object): Promise<void> {
  const response = await page.request.post(`/api/trpc/${procedure}`, {
    data: input,
    headers: { origin: new URL(page.url()).origin },
  })
  expect(response.status(), procedure).toBe(200)
}

/** Returns a sitting id whose random draw (`assignQuestion`) is the given question. */
export function findSittingIdForQuestion(lot: ReturnType<typeof assignQuestion>): string {
  for (;;) {
    const id = randomBytes(16).toString('base64url')
    if (assignQuestion(id) === lot) return id
  }
}

/**
 * Completes a test through the API, with one level on every scale or with the given answers, and returns the path of
 * its summary. Other tests cover answering in the browser. The page must already be on the site.
 */
export async function finishTest(
  page: Page,
  slug = 'sleep',
  answers: number | AnswerPicker = 1,
  sittingId = randomBytes(16).toString('base64url'),
): Promise<string> {
  const instrument = findInstrument(slug)
  if (!instrument) throw new Error(slug)
  const consent = { consentVersion, healthConsent: true, adult: true, normsConsent: false }
  await callTrpcProcedure(page, 'tests.start', { sittingId: sittingId, slug, ...consent })
  const pick = typeof answers === 'number' ? consistentAnswers(slug, answers) : answers
  const { min } = instrument.responseScale
  const context = new Set(instrument.context.map(({ id }) => id))
  const responses = instrument.order.map((item, at) => ({
    item,
    value: pick(item, at) + (context.has(item) ? 0 : min),
    ms: 3000,
    at: at + 1,
  }))
  await callTrpcProcedure(page, 'tests.submit', { sittingId, responses })
  return `/report/${sittingId}`
}
