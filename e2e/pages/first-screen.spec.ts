import type { Page } from '@playwright/test'
import { currentInstruments } from '@/content/tests/instruments'
import { SITTINGS_PREFIX } from '@/core/input/storage-keys'
import { expect, expectNoSidewaysScroll, test } from '../support/fixtures'
import { answer, beginTest, consistentAnswers } from '../support/steps'
import { texts } from '../support/texts'

const { common, run } = texts('en')
test.use({ locale: 'en-US' })

/** Bytes of scripts that a first visit to the run page may fetch. */
const SCRIPT_BUDGET = 140_000

/** Blocks the scripts of the page, which then stays as it is before they load. */
const withoutScripts = (page: Page) => page.route('**/_next/static/**/*.js', (route) => route.abort())

test.describe('pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('show the consent text and state that the form needs JavaScript', async ({ page }) => {
    await page.goto('/tests/sleep/run')
    await expect(page.locator('h1:visible')).toHaveText('Sleep')
    await expect(page.getByText(run.consent.use)).toBeVisible()
    await page.getByText(run.first.how).click()
    await expect(page.getByText(run.instructions.pause)).toBeVisible()
    // Searching by text leaves `noscript` out.
    const why = page.locator('noscript p')
    await expect(why).toBeVisible()
    await expect(why).toHaveText(run.noScript)
    await expect(page.locator('form')).toHaveAttribute('inert')
    await expectNoSidewaysScroll(page)
  })

  for (const path of ['/login', '/register', '/retrieve', '/forgot-password']) {
    test(`explain why the form on ${path} does not work`, async ({ page }) => {
      await page.goto(path)
      const why = page.locator('noscript p')
      await expect(why).toBeVisible()
      await expect(why).toHaveText(common.noScript)
      await expectNoSidewaysScroll(page)
    })
  }
})

// The first page is prerendered, the second is rendered for each request.
for (const path of ['/tests/sleep/run', '/shop']) {
  test(`the page ${path} preloads its scripts and adds each script only once`, async ({ page }) => {
    const response = await page.goto(path)
    const html = (await response?.text()) ?? ''
    expect(html).toContain('rel="preload" as="script"')
    expect(html).not.toMatch(/<script src="\/_next\/[^>]* async/)
    // All scripts have loaded nevertheless, each once.
    const scripts = () =>
      page.locator('script[async][src^="/_next/"]').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    await expect.poll(async () => (await scripts()).length).toBeGreaterThan(2)
    expect(new Set(await scripts()).size).toBe((await scripts()).length)
  })
}

/** Entries of local storage whose keys begin with the prefix, as JSON. */
const kept = (prefix: string): string =>
  JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)))

test('a new test shows the consent, and a started test a loading text, before scripts load', async ({ page }) => {
  await withoutScripts(page)
  await page.goto('/tests/sleep/run')
  await expect(page.getByText(run.consent.health)).toBeVisible()
  await page.unroute('**/_next/static/**/*.js')

  await page.reload()
  await beginTest(page, 'en')
  await answer(page, 'sleep', consistentAnswers('sleep', 1), 0, 2)
  expect(await page.evaluate(kept, SITTINGS_PREFIX)).toContain('sleep')
  await withoutScripts(page)
  await page.reload()
  await expect(page.locator('h1:visible')).toHaveText('Sleep')
  await expect(page.getByText(run.starting)).toBeVisible()
  await expect(page.getByText(run.consent.health)).toBeHidden()

  // The reader has not started this other test.
  await page.goto('/tests/worry/run')
  await expect(page.getByText(run.consent.health)).toBeVisible()
})

/** Delays all scripts until the returned function is called; `goto` does not wait for them. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThemCome = () => {}
  const told = new Promise<void>((resolve) => {
    letThemCome = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await told
    await route.continue()
  })
  return letThemCome
}

test.describe('a form submitted before its scripts load', () => {
  test('starts a test after hydration', async ({ page }) => {
    const letThemCome = await holdScripts(page)
    await page.goto('/tests/sleep/run', { waitUntil: 'domcontentloaded' })
    await page.getByLabel(run.consent.health).check()
    await page.getByLabel(run.consent.adult).check()
    const go = page.getByRole('button', { name: run.consent.go })
    await go.click()
    await expect(go).toHaveAttribute('aria-busy', 'true')
    letThemCome()
    await expect(page.getByRole('radio').first()).toBeVisible()
  })

  test('is sent after hydration and keeps the typed email address', async ({ page }) => {
    const { auth, errors } = texts('en')
    const letThemCome = await holdScripts(page)
    await page.goto('/login', { waitUntil: 'domcontentloaded' })
    await page.getByLabel(auth.email, { exact: true }).fill('nobody@example.org')
    await page.getByLabel(auth.password.label, { exact: true }).fill('slow rivers')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).search, 'the browser sends nothing by itself').toBe('')
    letThemCome()
    await expect(page.getByText(errors.SIGN_IN_FAILED)).toBeVisible()
    await expect(page.getByLabel(auth.email, { exact: true })).toHaveValue('nobody@example.org')
  })
})

test('four taps lead from the home page to the first question of a test', async ({ page }) => {
  await page.goto('/')
  await page.locator('#like a[href="/tests/low-mood/run"]').click()
  await page.getByLabel(run.consent.health).click()
  await page.getByLabel(run.consent.adult).click()
  await page.getByRole('button', { name: run.consent.go }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
})

for (const locale of ['cn', 'en', 'es'] as const) {
  test(`the consent form of every test fits on the first screen (${locale})`, async ({ page }) => {
    for (const { slug } of currentInstruments()) {
      await page.goto(`/tests/${slug}/run?lang=${locale}`)
      const { consent } = texts(locale).run
      const lowest = await page
        .getByRole('button', { name: consent.go })
        .evaluate((button) => button.getBoundingClientRect().bottom)
      expect(lowest, slug).toBeLessThanOrEqual(844)
      for (const box of [consent.health, consent.adult]) await expect(page.getByLabel(box)).not.toBeChecked()
      await expect(page.locator(`main a[href="/tests/${slug}"]`)).toBeVisible()
    }
  })
}

test('scripts are Brotli-compressed, cached as immutable and at most 140 kB in total', async ({ page }) => {
  const scripts: { url: string; bytes: Promise<number>; headers: Record<string, string> }[] = []
  page.on('response', (response) => {
    const url = new URL(response.url()).pathname
    if (!url.endsWith('.js')) return
    const bytes = response.finished().then(async () => (await response.request().sizes()).responseBodySize)
    scripts.push({ url, bytes, headers: response.headers() })
  })
  await page.goto('/tests/mood-energy/run', { waitUntil: 'networkidle' })
  const built = scripts.filter(({ url }) => url.startsWith('/_next/static/'))
  expect(built.length).toBeGreaterThan(3)
  for (const { url, headers } of built) {
    expect(headers['content-encoding'], url).toBe('br')
    expect(headers['cache-control'], url).toContain('immutable')
  }
  const sizes = await Promise.all(scripts.map(({ bytes }) => bytes))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_BUDGET)
})
