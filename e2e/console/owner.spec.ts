import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { callTrpcProcedure, finishTest, register, signInOnOpenPage } from '../support/account-steps'
import { expect, test } from '../support/fixtures'
import { answer, beginTest, consistentAnswers } from '../support/steps'
import { filledTextPattern, texts } from '../support/texts'

test.use({ locale: 'en-US' })
// The accounts are shared, so that few have to be opened; there are two pairs, because one browser may sign in to an
// account ten times in a quarter of an hour.
test.describe.configure({ mode: 'serial' })

const { common, errors, me, payment, report, review, run, settings, shop } = texts('en')
const pick = consistentAnswers('sleep', 1)
const addressOf = (name: string) => `${name}-${randomUUID()}@example.org`
const [ana, ben, eva, dan] = [addressOf('ana'), addressOf('ben'), addressOf('eva'), addressOf('dan')]
const goOn = /Continue/

test.beforeAll(async ({ browser }) => {
  for (const email of [ana, ben, eva, dan]) {
    const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await register(page, email)
    await page.context().close()
  }
})

async function signIn(page: Page, email: string, next = '/me'): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await signInOnOpenPage(page, 'en', email)
  await page.waitForURL((url) => url.pathname + url.search === next)
}

/** Signs somebody else in, in another tab of the same browser, without signing out first. */
async function signInBehind(context: BrowserContext, email: string): Promise<void> {
  await context.clearCookies({ name: 'session' })
  const tab = await context.newPage()
  await signIn(tab, email)
  await tab.close()
}

/** Keeps a page from noticing changes in other tabs, like a page that was asleep. */
const deafen = (page: Page) => page.route('**/api/owner', (route) => route.abort())

/** Returns everything in the local and session storage of the page. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

const ends: Record<string, (page: Page, email: string) => Promise<void>> = {
  'the session cookie is gone': (page) => page.context().clearCookies({ name: 'session' }),
  'the session was ended on another device': async (page, email) => {
    const other = await (await page.context().browser()?.newContext({ locale: 'en-US' }))?.newPage()
    if (!other) throw new Error('no browser')
    await signIn(other, email)
    await callTrpcProcedure(other, 'auth.signOutElsewhere', {})
    await other.context().close()
  },
}

for (const [why, end] of Object.entries(ends)) {
  test(`an unfinished test is shown only to its owner after ${why} [browser-next-person]`, async ({ page }) => {
    await signIn(page, ana)
    await page.goto('/tests/sleep/run')
    await beginTest(page, 'en')
    await answer(page, 'sleep', pick, 0, 5)
    // Answers that are not on the server yet would wait in this browser, hidden, for their owner.
    await expect.poll(() => kept(page)).not.toContain('"synced\\":false')
    await page.goto('/')
    await expect(page.locator('[data-run="sleep"]').filter({ hasText: goOn }).first()).toBeVisible()

    await end(page, ana)
    await page.reload()
    await expect(page.locator('html[data-enhanced]')).toBeAttached()
    await expect(page.locator('[data-run]').filter({ hasText: goOn })).toHaveCount(0)
    await page.goto('/tests/sleep/run')
    await expect(page.getByLabel(run.consent.health)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)

    await signIn(page, ben, '/tests/sleep/run')
    await expect(page.getByRole('button', { name: run.consent.go })).toBeVisible()
    await expect(page.getByRole('button', { name: run.unfinished.go })).toHaveCount(0)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.goto('/')
    await expect(page.locator('[data-run]').filter({ hasText: goOn })).toHaveCount(0)
    expect(await kept(page)).not.toContain('"q0')

    await page.context().clearCookies({ name: 'session' })
    await signIn(page, ana, '/tests/sleep/run')
    await page.getByRole('button', { name: run.unfinished.go }).click()
    await expect(page.getByText(filledTextPattern(run.question.progress.replace('{{n}}', '6')))).toBeVisible()
    await page.getByRole('button', { name: run.menu.open }).click()
    await page.getByRole('button', { name: run.menu.stopStart }).click()
    await page.getByRole('button', { name: run.menu.stopYes }).click()
    await expect(page).toHaveURL(/\/tests\/sleep$/)
  })
}

test('an unfinished test of a guest moves to the account that signs in', async ({ page }) => {
  await page.goto('/tests/worry/run')
  await beginTest(page, 'en')
  await answer(page, 'worry', consistentAnswers('worry', 1), 0, 3)
  await signIn(page, ben, '/tests/worry/run')
  await expect(page.getByText(filledTextPattern(run.question.progress.replace('{{n}}', '4')))).toBeVisible()
  await page.goto('/')
  await expect(page.locator('[data-run="worry"]').filter({ hasText: goOn }).first()).toBeVisible()
})

/** Actions that a page of one account could take on the other account. */
const actions: Record<string, { at: (page: Page) => Promise<string>; act: (page: Page) => Promise<void> }> = {
  settings: {
    at: async () => '/me/settings',
    act: async (page) => {
      await page.getByLabel(settings.profile.name, { exact: true }).fill('Alpha')
      await page.getByRole('button', { name: settings.profile.save }).click()
    },
  },
  'a gift': {
    at: async () => '/me/shop',
    act: async (page) => {
      await page.getByLabel(shop.mine.redeem.label).fill('0000-1111-2222-3333')
      await page.getByRole('button', { name: shop.mine.redeem.submit, exact: true }).click()
    },
  },
  'a payment': {
    at: async () => '/payment?sku=pack-3',
    act: async (page) => {
      await page.getByText(payment.method.card, { exact: true }).click()
      await page.getByRole('button', { name: /\d/ }).click()
    },
  },
  'unlocking a report': {
    at: (page) => finishTest(page),
    act: (page) => page.getByRole('button', { name: filledTextPattern(report.offer.credit) }).click(),
  },
  'a review': {
    at: async (page) => {
      await finishTest(page)
      return '/tests/sleep/reviews'
    },
    act: async (page) => {
      await page.getByLabel(review.form.name).fill('Alpha')
      await page.getByLabel(review.form.content).fill('Words of the first one, and enough of them to be kept.')
      await page.getByRole('button', { name: review.form.publish, exact: true }).click()
    },
  },
  'signing out': {
    at: async () => '/me/account',
    act: (page) => page.getByRole('button', { name: me.signOut }).click(),
  },
}

for (const [what, { at, act }] of Object.entries(actions)) {
  test(`a page left open by one account rejects ${what} after another account signs in`, async ({ page }) => {
    await signIn(page, eva)
    await page.goto(await at(page))
    await deafen(page)
    await signInBehind(page.context(), dan)
    // An account may download ten such files an hour. For signing out, the page itself shows that nobody was signed
    // out.
    const ofDan = async (): Promise<Record<string, unknown>> =>
      what === 'signing out' ? {} : (await page.request.get('/api/me/export')).json()
    const before = await ofDan()
    await act(page)
    await expect(page.locator('[data-notice]')).toContainText(errors.ACCOUNT_CHANGED)
    await page.unroute('**/api/owner')
    const after = await ofDan()
    for (const one of [before, after]) delete one.exportedAt
    expect(after).toEqual(before)
    await page.goto('/me')
    await expect(page.getByText(dan)).toBeVisible()
  })
}

test('a test left open by one account stops with a notice after another account signs in', async ({ page }) => {
  await signIn(page, eva, '/tests/worry/run')
  await beginTest(page, 'en')
  await answer(page, 'worry', consistentAnswers('worry', 1), 0, 2)
  // Otherwise an answer could be sent while nobody is signed in, and the page would show that instead.
  await expect.poll(() => kept(page)).not.toContain('"synced\\":false')
  await deafen(page)
  await signInBehind(page.context(), ben)
  await page.locator('input[type="radio"]').first().click({ force: true })
  await page.clock.fastForward(2000)
  await page.unroute('**/api/owner')
  await expect(page.locator('[data-notice]')).toContainText(errors.ACCOUNT_CHANGED)
  // Ben has begun the same test as a guest before.
  await expect(page.getByText(filledTextPattern(run.question.progress.replace('{{n}}', '3')))).toHaveCount(0)
})

test('sign-out hides pages in other tabs until the same account signs in again', async ({ page }) => {
  await signIn(page, ana, '/me/settings')
  const nickname = page.getByLabel(settings.profile.nickname, { exact: true })
  await nickname.fill('half typed')
  const tab = await page.context().newPage()
  await tab.goto('/me/account')
  await tab.getByRole('button', { name: me.signOut }).click()
  await expect(tab).toHaveURL(/\/landing\/home/)
  await expect(page.getByText(errors.UNAUTHENTICATED)).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: common.nav.signIn })).toBeVisible()
  await expect(nickname).toBeHidden()
  await expect(page.locator('header')).toBeHidden()
  await signIn(tab, ana)
  await expect(nickname).toBeVisible()
  await expect(nickname).toHaveValue('half typed')
})

test('a page and its typed text disappear when another account signs in in another tab', async ({ page }) => {
  await signIn(page, ana, '/me/settings')
  await page.getByLabel(settings.profile.nickname, { exact: true }).fill("Ana's secret")
  await signInBehind(page.context(), ben)
  await expect(page.locator('[data-notice]')).toContainText(errors.ACCOUNT_CHANGED)
  await expect(page.getByText(ben).first()).toBeVisible()
  await expect(page.getByLabel(settings.profile.nickname, { exact: true })).not.toHaveValue("Ana's secret")
})

test('session storage of a tab is cleared when another account signs in [tab-next-account]', async ({ page }) => {
  await signIn(page, ana)
  await page.evaluate(() => sessionStorage.setItem('mailed:forgot', '{"email":"ana@example.org"}'))
  await page.context().clearCookies({ name: 'session' })
  await signIn(page, ben)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ana@example.org')
})
