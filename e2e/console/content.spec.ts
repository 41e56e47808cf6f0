import type { APIRequestContext, Page } from '@playwright/test'
import { smtpSitePort } from '../../playwright.config'
import { confirmWithReason, setUpConsoleOwner } from '../support/console-steps'
import { createPageCheck, expect, referenceLocale, test } from '../support/fixtures'
import { smtpSite, waitForSmtpSite } from '../support/smtp-site'
import { texts } from '../support/texts'

const locale = referenceLocale
const { admin, 'admin-content': content, 'admin-numbers': numbers, column } = texts(locale)
const check = createPageCheck(locale)
const article = 'burnout'
const path = `/column/articleDetail/${article}`

// Changes made here show on every page, so this file uses a server on which no other test looks at pages.
test.use({ baseURL: smtpSite, locale: 'es-ES', timezoneId: 'UTC' })
test.beforeAll(waitForSmtpSite)

const read = async (request: APIRequestContext, url: string) => (await request.get(url)).text()
const part = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`)
const inLanguage = { cn: '邮件会晚一些到。', en: 'Mails are late today.', es: 'Hoy los correos tardan.' }

/** Changes the state of the article, in Spanish only or in every language. */
async function setArticle(page: Page, phase: string, { only = false, inMs = 0 } = {}): Promise<void> {
  const row = part(page, 'articles')
    .getByRole('row')
    .filter({ has: page.locator(`a[href*="article=${article}&"]`) })
  await row.getByRole('button', { name: content.change, exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  for (const name of only ? ['Español'] : ['中文', 'English', 'Español']) await dialog.getByLabel(name).check()
  await dialog.getByLabel(content.phase).selectOption(phase)
  // The time is computed here, because the steps before may have taken long.
  if (inMs) await dialog.getByLabel(content.publicAt).fill(new Date(Date.now() + inMs).toISOString().slice(0, 19))
  await confirmWithReason(page, 'a test', content.changeYes)
}

test('an operator publishes a notice, withdraws and reschedules an article, and sees the visit numbers', async ({
  page,
  request,
}) => {
  test.slow()
  await test.step('an article is counted when a visitor reads to its end', async () => {
    await page.clock.install()
    await page.goto('/column/articleDetail/sleep-that-holds')
    const counted = page.waitForRequest(/\/api\/read\/sleep-that-holds/)
    await page.locator('[data-end]').scrollIntoViewIfNeeded()
    await page.clock.runFor(21_000)
    expect((await counted).method()).toBe('POST')
    await page.clock.resume()
  })
  await setUpConsoleOwner(page, locale, smtpSitePort)

  await test.step('a notice appears in every language and disappears when ended', async () => {
    await page.goto('/admin/content')
    await page.getByRole('button', { name: content.addNotice, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(content.kind).selectOption('disturbance')
    await dialog.getByLabel('中文').fill(inLanguage.cn)
    await dialog.getByLabel('English').fill(inLanguage.en)
    await dialog.getByLabel('Español').fill(inLanguage.es)
    await dialog.getByLabel(content.endsAt).fill('2099-01-01T00:00')
    await confirmWithReason(page, 'a test', content.addNoticeYes)
    await expect(part(page, 'notices').getByText(content.states.running)).toBeVisible()
    await check(page)
    for (const [lang, text] of Object.entries(inLanguage)) {
      for (const shown of ['/', '/tests', '/shop', '/login', '/retrieve', '/science/sleep/en']) {
        expect(await read(request, `${shown}?lang=${lang}`), `${shown} in ${lang}`).toContain(text)
      }
      for (const quiet of ['/help-now', '/tests/sleep/run']) {
        expect(await read(request, `${quiet}?lang=${lang}`), quiet).not.toContain(text)
      }
    }
    await page.goto('/')
    await expect(page.getByText(inLanguage.es)).toBeVisible()
    await check(page)
    // The app page was rendered again for the notice, and still works.
    await page.goto('/retrieve')
    await expect(page.getByText(inLanguage.es)).toBeVisible()
    await page.getByRole('main').getByRole('button').first().click()
    await expect(
      page.getByRole('main').getByRole('alert').or(page.locator('[aria-invalid="true"]')).first(),
    ).toBeVisible()
    await page.goto('/admin/content')
    await part(page, 'notices').getByRole('button', { name: content.endNotice, exact: true }).click()
    await confirmWithReason(page, 'a test', content.endNoticeYes)
    expect(await read(request, '/?lang=es')).not.toContain(inLanguage.es)
    expect(await read(request, '/login?lang=es')).not.toContain(inLanguage.es)
  })

  await test.step('an article withdrawn in one language is a 410 there and stays public in the others', async () => {
    await setArticle(page, 'withdrawn', { only: true })
    const gone = await page.goto(path)
    expect(gone?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(column.absent.goneTitle)
    await check(page)
    for (const list of [
      '/',
      '/column',
      '/column/articleList/all',
      '/column/stress',
      '/feed/es.xml',
      '/tests/stress-burnout',
    ]) {
      expect(await read(request, `${list}?lang=es`), list).not.toContain(path)
    }
    const sitemap = await read(request, '/sitemap.xml')
    expect(sitemap).not.toContain(`${path}?lang=es`)
    expect(sitemap).toContain(`${path}?lang=cn`)
    expect((await request.get(`${path}?lang=en`)).status()).toBe(200)
    expect(await read(request, '/column/stress?lang=en')).toContain(path)
    await page.getByRole('link', { name: column.absent.other.replace('{{language}}', 'English') }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  })

  await test.step('a scheduled article becomes public at its time', async () => {
    await page.goto('/admin/content?lang=es')
    await setArticle(page, 'scheduled', { inMs: 6_000 })
    expect((await request.get(`${path}?lang=es`)).status()).toBe(404)
    await expect.poll(async () => (await request.get(`${path}?lang=es`)).status(), { timeout: 20_000 }).toBe(200)
    expect(await read(request, '/column/stress?lang=es')).toContain(path)
  })

  await test.step('a failed request carries its request id in the Server-Timing header', async () => {
    for (const failing of ['/nowhere', '/column/articleDetail/nothing', '/api/trpc/nothing', '/share/nothing']) {
      const response = await request.get(failing)
      expect(response.ok(), failing).toBe(false)
      expect(response.headers()['server-timing'], failing).toMatch(/^request;desc="\w{5}-\w{5}"/)
    }
    const large = await request.post('/api/trpc/nothing', { data: 'x'.repeat(600_000) })
    expect([large.status(), large.headers()['server-timing']]).toEqual([413, expect.stringMatching(/desc="\w{5}-/)])
  })

  await test.step('the statistics page shows visits and read articles, and downloads as CSV', async () => {
    await expect
      .poll(async () => (await page.goto('/admin/numbers?window=today')) && page.locator('#articles').isVisible(), {})
      .toBe(true)
    const row = page.getByRole('row', { name: /^Inicio / })
    await expect(async () => {
      await page.reload()
      await expect(row.getByRole('cell').nth(3)).toHaveText(/^[1-9]/, { timeout: 500 })
      const ends = page.locator('section[aria-labelledby="articles"] tbody tr').first()
      await expect(ends.getByRole('cell').nth(3)).toHaveText(/^[1-9]/, { timeout: 500 })
    }).toPass({ timeout: 25_000 })
    await expect(page.getByRole('img', { name: numbers.series.visits })).toBeVisible()
    await check(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: admin.table.csv, exact: true }).click()
    expect((await download).suggestedFilename()).toMatch(/^numbers-\d{4}-\d\d-\d\d-/)
  })
})
