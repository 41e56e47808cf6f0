import { randomUUID } from 'node:crypto'
import { currentInstruments } from '@/content/tests/instruments'
import { callTrpcProcedure, finishTest, register } from '../support/account-steps'
import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, languages, test } from '../support/fixtures'
import { measureReadingLength } from '../support/reading-length'
import { texts } from '../support/texts'

const screen = 844
const slugs = currentInstruments().map(({ slug }) => slug)

for (const { locale, browser: tag } of languages) {
  test.describe(`sample reports in ${locale}`, () => {
    test.use({ locale: tag })

    test('fit seven screens when collapsed, and have a picture every 2.5 screens when expanded', async ({ page }) => {
      const tooLong: string[] = []
      for (const slug of slugs) {
        await page.goto(`/tests/${slug}/sample`)
        const closed = await measureReadingLength(page, 'closed')
        const open = await measureReadingLength(page, 'open')
        if (closed.height > 7 * screen) tooLong.push(`${slug}: ${closed.height} px closed`)
        if (open.stretch.height > 2.5 * screen) {
          tooLong.push(`${slug}: ${open.stretch.height} px without a picture before ${open.stretch.before}`)
        }
        // The open report still contains the whole text.
        expect(open.words).toBeGreaterThan(3 * closed.words - 1500)
      }
      expect(tooLong).toEqual([])
    })
  })
}

test.describe('a sample report without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-US' })

  test('shows two open chapters, and opens others by their heading or by a link', async ({ page }) => {
    await page.goto('/tests/sleep/sample')
    const open = page.locator('details[data-chapter][open]')
    await expect(open).toHaveCount(2)
    await expect(page.locator('[data-fold-tools]')).toBeHidden()
    await expect(page.locator('#part-daytime')).toBeHidden()
    await page.locator('#contents a[href="#part-daytime"]').click()
    await expect(page.locator('#part-daytime')).toBeInViewport()
    await expect(open).toHaveCount(3)
    await page.locator('summary', { has: page.locator('#where-title') }).click()
    await expect(page.locator('#where')).toBeVisible()
    await page.goto('/tests/sleep/sample#sources')
    await expect(page.locator('#sources')).toBeInViewport()
  })
})

test.describe('the chapters of a report', () => {
  test.use({ locale: 'en-US' })
  const { report } = texts('en')

  test('open and close all at once, and stay accessible', async ({ page }) => {
    await page.goto('/tests/big-five/sample')
    const chapters = page.locator('details[data-chapter]')
    const open = page.locator('details[data-chapter][open]')
    const count = await chapters.count()
    await page.getByRole('button', { name: report.chapters.openAll }).click()
    await expect(open).toHaveCount(count)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page)
    await page.setViewportSize({ width: 320, height: 256 })
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: report.chapters.closeAll }).click()
    await expect(open).toHaveCount(0)
  })

  test('show the drawing of a section beside its text in a wide window', async ({ page }) => {
    await page.goto('/tests/big-five/sample')
    const part = page.locator('#part-openness')
    for (const width of [1240, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const drawing = await part.locator('figure svg').first().boundingBox()
      const words = await part.locator('header p').boundingBox()
      if (!drawing || !words) throw new Error('no drawing or no words')
      expect(drawing.x).toBeGreaterThanOrEqual(words.x + words.width)
      expect(drawing.x + drawing.width).toBeLessThanOrEqual(width)
    }
  })

  test('keep their heading visible during scrolling, at least 44 pixels high', async ({ page }) => {
    await page.goto('/tests/big-five/sample')
    const row = page.locator('details[data-chapter="2"] > summary')
    await page.locator('details[data-chapter="2"] section p').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    await expect.poll(async () => Math.round((await row.boundingBox())?.y ?? -1)).toBe(0)
    const height = (await row.boundingBox())?.height ?? 0
    expect(height).toBeGreaterThanOrEqual(44)
    expect(height).toBeLessThan(70)
    // After the chapter is closed from there, its row is still visible.
    await row.click()
    await expect(row).toBeInViewport()
    // In a window zoomed to 400 %, the row does not stick, so it does not cover the text.
    await row.click()
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await row.evaluate((element) => getComputedStyle(element).position)).not.toBe('sticky')
  })

  test('show the reading progress unless reduced motion is preferred', async ({ page }) => {
    await page.goto('/tests/big-five/sample')
    const row = page.locator('details[data-chapter="1"] > summary')
    const reached = () => row.evaluate((element) => getComputedStyle(element, '::before').scale)
    expect(await row.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.locator('#letter').scrollIntoViewIfNeeded()
    const before = Number.parseFloat(await reached())
    await page.locator('#letter p').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 400)
    await expect.poll(async () => Number.parseFloat(await reached())).toBeGreaterThan(before)
  })

  test('open when a text-fragment link points into them', async ({ page }) => {
    await page.goto('/tests/sleep/sample')
    // Words of the second paragraph: the row of the closed chapter has the first sentence.
    const words = await page
      .locator('#unknown p')
      .nth(1)
      .evaluate((element) => element.firstChild?.textContent ?? '')
    const found = encodeURIComponent(words.trim().split(' ').slice(0, 5).join(' ').replace(/[.,]$/, ''))
    // A link to a text opens the chapter that hides the text, as a search in the page does.
    await page.goto('about:blank')
    await page.goto(`/tests/sleep/sample#:~:text=${found}`)
    await expect(page.locator('#unknown')).toBeInViewport()
  })

  test('are printed in full, whether open or closed', async ({ page }) => {
    await page.goto('/tests/sleep/sample')
    await page.emulateMedia({ media: 'print' })
    const hidden = await page
      .locator('details[data-chapter] > section > :not([data-no-print], :has([type="checkbox"]))')
      .evaluateAll((all) => all.filter((one) => !one.checkVisibility()).map((one) => one.textContent?.slice(0, 60)))
    expect(hidden).toEqual([])
    await page.emulateMedia({ media: null })
    const closed = (await page.pdf()).length
    await page.getByRole('button', { name: report.chapters.openAll }).click()
    const open = (await page.pdf()).length
    // The printed pages are the same whether chapters are open or closed.
    expect(Math.abs(open - closed) / open).toBeLessThan(0.02)
  })

  test('offer to continue where the reader stopped, until sign-out', async ({ page }) => {
    await register(page, `${randomUUID()}@example.org`)
    const path = await finishTest(page)
    await callTrpcProcedure(page, 'report.unlock', { sittingId: path.split('/').at(-1) })
    await page.goto(path)
    const goOn = page.locator('[data-go-on]')
    await expect(goOn).toBeHidden()
    await page.locator('summary', { has: page.locator('#together-title') }).click()
    await page.locator('#together').scrollIntoViewIfNeeded()
    await page.goto('/me')
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('chapter:')))
    expect(await kept()).toHaveLength(1)
    await page.goto(path)
    await expect(goOn).toHaveText(report.chapters.goOn.replace('{{title}}', report.chapter.together))
    await goOn.getByRole('link').click()
    await expect(page.locator('#together')).toBeInViewport()
    await page.goto('/me/account')
    await page.getByRole('button', { name: texts('en').me.signOut }).click()
    await expect(page).toHaveURL(/\/(landing\/home)?$/)
    expect(await kept()).toEqual([])
  })
})
