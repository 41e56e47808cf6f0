import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import type { ReportText } from '@/content/report-text'
import type { InstrumentText } from '@/content/tests/instrument-text'
import type { Locale } from '@/core/locale'
import { finishTest } from '../support/account-steps'
import { createPageCheck, expect, languages, test, wideIn } from '../support/fixtures'
import { openMoreActions } from '../support/steps'
import { filledTextPattern, texts } from '../support/texts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const written = (file: string) => JSON.parse(readFileSync(`src/content/instruments/big-five/v2/${file}.json`, 'utf8'))
const bigFive = (locale: Locale): InstrumentText => written(locale)
/** Every sentence that a portrait of this test can have. */
const portraits = (locale: Locale): string[] =>
  Object.entries((written(`report.${locale}`) as ReportText).pieces).flatMap(([id, text]) =>
    id.startsWith('portrait.') && typeof text === 'string' ? [text] : [],
  )

/** Opens a browser whose guest has finished the Big Five and sees the summary. */
async function guest(browser: Browser, locale: string, level: number): Promise<{ page: Page; report: string }> {
  const page = await (await browser.newContext({ locale })).newPage()
  await page.goto('/tests')
  const report = await finishTest(page, 'big-five', level)
  await page.goto(report)
  return { page, report }
}

/** Follows the link under the portrait, which is on the first screens of the result. */
async function toSharing(page: Page, locale: Locale): Promise<void> {
  const way = page.getByRole('link', { name: texts(locale).report.shareFirst, exact: true })
  expect((await way.boundingBox())?.y).toBeLessThan(1.6 * (page.viewportSize()?.height ?? 0))
  await way.click()
  await expect(page).toHaveURL(/\/report\/[\w-]{22}\/share$/)
}

for (const { locale, browser: language, html } of languages) {
  test.describe(`sharing in ${locale}`, wideIn(locale), () => {
    test.use({ locale: language })
    const { share, errors, report: words } = texts(locale)
    const check = createPageCheck(locale)

    test('publishes a card with the chosen parts until the owner revokes the card', async ({ browser }) => {
      const { page, report } = await guest(browser, language, 5)
      const { title, dimensions } = bigFive(locale)
      await toSharing(page, locale)
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
      const card = page.locator('figure').getByRole('img')
      const named = (await card.getAttribute('alt')) ?? ''
      const sentence = portraits(locale).find((one) => named.includes(one)) ?? 'a sentence of the portrait'
      expect(named).toContain(sentence)
      const openness = dimensions.openness?.name ?? ''
      await page.getByRole('checkbox', { name: openness, exact: true }).check()
      await page.locator('#card-name').fill('Ana <b>')
      await expect(card).toHaveAccessibleName(new RegExp(openness))
      await check(page)
      for (const { format, size } of [
        { format: share.card.tall, size: [1080, 1440] },
        { format: share.card.story, size: [1080, 1920] },
        { format: share.card.wide, size: [1200, 630] },
      ]) {
        await page.getByRole('radio', { name: format, exact: true }).check()
        const download = page.waitForEvent('download')
        await button(page, share.card.save).click()
        const picture = readFileSync(await (await download).path())
        expect((await download).suggestedFilename()).toBe(`${title}.png`)
        // Signature of a PNG, then width and height in the first chunk.
        expect(picture.subarray(1, 4).toString()).toBe('PNG')
        expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual(size)
        const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
        const scanned = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
        expect(new URL(scanned).pathname).toBe('/tests/big-five')
      }
      await button(page, share.card.make).click()
      await expect(page.getByText(share.card.made)).toBeVisible()
      const url = (await page.getByText(/\/share\/[\w-]{43}$/).textContent()) ?? ''
      // The copied address is the one opened below, by a visitor who was never here.
      await expect(button(page, share.copy).first()).toHaveAttribute('data-copy', url)
      await check(page)

      const context = await browser.newContext({ locale: language })
      const stranger = await context.newPage()
      const requested: string[] = []
      stranger.on('request', (request) => requested.push(request.resourceType()))
      const response = await stranger.goto(url)
      expect(response?.status()).toBe(200)
      const headers = response?.headers() ?? {}
      expect(headers['x-robots-tag']).toContain('noindex')
      const preview = await stranger.locator('meta[property="og:image"]').getAttribute('content')
      expect(preview).toMatch(new RegExp(`/og/${locale}/tests/big-five\\.png$`))
      expect((await stranger.request.get(preview ?? '')).headers()['content-type']).toBe('image/png')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cache-control']).toBe('no-store')
      expect(requested).not.toContain('script')
      expect(await context.cookies()).toEqual([])
      await expect(stranger.locator('html')).toHaveAttribute('lang', html)
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(sentence)
      await expect(stranger.getByText(title, { exact: true })).toBeVisible()
      await expect(stranger.getByRole('heading', { level: 2 })).toHaveText([openness])
      await expect(stranger.getByText(words.level.level5, { exact: true })).toBeVisible()
      await expect(stranger.getByText(/^Ana b · /)).toBeVisible()
      await check(stranger)

      const source = (await response?.text()) ?? ''
      const image = await stranger.request.get(`${url}/card.svg`)
      const story = await stranger.request.get(`${url}/card.svg?format=story`)
      expect(await story.text()).toContain('viewBox="0 0 1080 1920"')
      expect(image.headers()['content-type']).toContain('image/svg+xml')
      for (const text of [source, await image.text()]) {
        expect(text).toContain(openness)
        for (const [id, { name }] of Object.entries(dimensions)) if (id !== 'openness') expect(text).not.toContain(name)
        expect(text).not.toContain(report.split('/').at(-1))
        expect(text).not.toMatch(/\d{4}-\d\d-\d\d|<script/)
      }
      await stranger.getByRole('link', { name: share.page.take, exact: true }).click()
      await expect(stranger).toHaveURL(/\/tests\/big-five/)

      await page.reload()
      await button(page, share.card.revoke).click()
      await expect(page.getByText(share.card.revoked)).toBeVisible()
      expect((await stranger.goto(url))?.status()).toBe(410)
      await expect(stranger.getByText(share.gone.cardTitle)).toBeVisible()
      expect((await stranger.request.get(`${url}/card.svg`)).status()).toBe(410)
      await check(stranger)
    })

    test('compares two people once both have agreed, until one of them ends the comparison', async ({ browser }) => {
      const ana = await guest(browser, language, 5)
      const ben = await guest(browser, language, 1)
      const openness = bigFive(locale).dimensions.openness?.name ?? ''
      await toSharing(ana.page, locale)
      await button(ana.page, share.compare.invite).click()
      await expect(ana.page.getByText(errors.NAME_REQUIRED)).toBeVisible()
      await expect(ana.page.getByText(errors.AGREEMENT_REQUIRED)).toBeVisible()
      await ana.page.locator('#compare-name').fill('Ana')
      await ana.page.getByLabel(share.compare.agree).check()
      await button(ana.page, share.compare.invite).click()
      const url = (await ana.page.getByText(/\/compare\/[\w-]{43}$/).textContent()) ?? ''
      await ana.page.goto(url)
      await expect(ana.page.getByRole('heading', { level: 1, name: share.waiting.title })).toBeVisible()
      await check(ana.page)

      // A visitor without a result is sent to the test and sees no data.
      const stranger = await (await browser.newContext({ locale: language })).newPage()
      const response = await stranger.goto(url)
      await expect(stranger.getByRole('link', { name: share.invited.take, exact: true })).toBeVisible()
      expect(await response?.text()).not.toContain(words.level.level5)
      await check(stranger)

      await ben.page.goto(url)
      await expect(ben.page.getByText(filledTextPattern(share.invited.offers)).first()).toContainText('Ana')
      await expect(ben.page.getByRole('checkbox')).not.toBeChecked()
      await button(ben.page, share.invited.accept).click()
      await expect(ben.page.getByText(errors.AGREEMENT_REQUIRED)).toBeVisible()
      await ben.page.locator('#accept-name').fill('Ben')
      await ben.page.getByRole('checkbox').check()
      await check(ben.page)
      await button(ben.page, share.invited.accept).click()
      await expect(ben.page.getByText(share.pair.lead)).toBeVisible()

      for (const [page, other] of [
        [ben.page, 'Ana'],
        [ana.page, 'Ben'],
      ] as const) {
        await page.goto(url)
        const part = page.getByRole('region', { name: openness, exact: true })
        await expect(part).toContainText(other)
        await expect(page.getByRole('img', { name: filledTextPattern(share.pair.overlayLabel) })).toBeVisible()
        await expect(page.getByRole('listitem').filter({ hasText: /[?？]$/ })).toHaveCount(3)
        await expect(page.getByText(share.pair.alike)).toHaveCount(0)
        await expect(part.getByText(words.level.level1, { exact: true })).toBeVisible()
        await expect(part.getByText(words.level.level5, { exact: true })).toBeVisible()
        await expect(part.getByText(other, { exact: true })).toBeVisible()
        await expect(part.getByRole('img')).toHaveCount(2)
        await page.getByText(share.pair.table).click()
        await expect(page.getByRole('row')).toHaveCount(2)
        await check(page)
      }
      expect((await stranger.goto(url))?.status()).toBe(404)
      await check(stranger)

      await button(ben.page, share.pair.end).click()
      await button(ben.page, share.pair.endYes).click()
      await expect(ben.page.getByText(share.gone.comparisonTitle)).toBeVisible()
      await expect(ben.page).toHaveURL(/\/share\/ended/)
      for (const { page } of [ana, ben]) expect((await page.goto(url))?.status()).toBe(410)
      await check(ana.page)
    })
  })
}

test('a test about mood offers no sharing, and its share page is a 404', async ({ page }) => {
  await page.goto('/tests?lang=en')
  const report = await finishTest(page, 'mood-energy')
  await page.goto(report)
  await openMoreActions(page, 'en')
  await expect(page.getByRole('link', { name: texts('en').report.review, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: texts('en').report.share, exact: true })).toHaveCount(0)
  expect((await page.goto(`${report}/share`))?.status()).toBe(404)
})
