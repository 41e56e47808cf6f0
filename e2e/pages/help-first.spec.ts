import type { Browser, Page } from '@playwright/test'
import { callTrpcProcedure, finishTest, register } from '../support/account-steps'
import {
  expect,
  expectAccessible,
  expectContrast,
  expectNoRawText,
  expectNoSidewaysScroll,
  languages,
  test,
} from '../support/fixtures'
import { texts } from '../support/texts'

/** Answer that puts help first: the most severe option of a test on low mood. */
const heaviest = 3

const phone = { width: 390, height: 844 }
const small = { width: 320, height: 568 }

/**
 * Measures the helpline number and the elements around it, in pixels; vertical positions count from the top of the
 * page.
 */
const measured = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('aside[aria-labelledby="help-first"]')
    const button = document.querySelector('[data-help-call]')
    const leave = document.querySelector('[data-leave]')
    if (!button || !leave) throw new Error('no number')
    const at = (element: Element | null) => element?.getBoundingClientRect()
    const around = button.closest('aside, [data-help-own]')
    const inside = around ? getComputedStyle(around) : null
    const paddings = Number.parseFloat(inside?.paddingLeft ?? '0') + Number.parseFloat(inside?.paddingRight ?? '0')
    const borders = Number.parseFloat(inside?.borderLeftWidth ?? '0')
    return {
      number: { bottom: (at(button)?.bottom ?? 0) + scrollY, height: at(button)?.height ?? 0 },
      /** Free width beside the button. */
      spare: (at(around)?.width ?? 0) - paddings - borders - (at(button)?.width ?? 0),
      box: at(box)?.height ?? 0,
      headline: (at(document.querySelector('article h1'))?.top ?? 0) + scrollY,
      leave: {
        fromTop: (at(leave)?.top ?? 0) - (at(box ?? around)?.top ?? 0),
        filled: getComputedStyle(leave).backgroundColor,
        outlined: getComputedStyle(leave).borderTopWidth,
      },
    }
  })

async function expectInProportion(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  const wide = await measured(page)
  expect(wide.number.bottom).toBeLessThanOrEqual(400)
  expect(wide.number.height).toBeGreaterThanOrEqual(56)
  expect(wide.spare).toBeLessThanOrEqual(1)
  expect(wide.box).toBeLessThanOrEqual(620)
  expect(wide.headline).toBeLessThanOrEqual(800)
  expect(wide.leave).toEqual({ fromTop: expect.any(Number), filled: 'rgba(0, 0, 0, 0)', outlined: '1px' })
  await page.setViewportSize(small)
  const narrow = await measured(page)
  expect(narrow.number.bottom).toBeLessThanOrEqual(small.height)
  expect(narrow.spare).toBeLessThanOrEqual(1)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(phone)
}

/** Opens the summary of answers that put help first, in a new account; returns its path. */
async function reportOf(page: Page): Promise<string> {
  await register(page, `help-first-${test.info().testId}-${test.info().retry}@example.org`)
  const path = await finishTest(page, 'low-mood', heaviest)
  await page.goto(path)
  return path
}

const unlock = (page: Page, path: string) =>
  callTrpcProcedure(page, 'report.unlock', { sittingId: path.split('/').at(-1) })

for (const { locale, browser: tag } of languages) {
  const { report } = texts(locale)

  test.describe(`crisis help in ${locale}`, () => {
    test.use({ locale: tag })

    test('shows a helpline number above the headline of summary and report', async ({ page }) => {
      const path = await reportOf(page)
      await expect(page.locator('[data-help-call]')).toBeVisible()
      await expectInProportion(page)
      await expectAccessible(page)
      await expectNoRawText(page)
      await unlock(page, path)
      await page.reload()
      await expect(page.locator('#letter')).toBeVisible()
      await expectInProportion(page)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectContrast(page)
      }
      // The window of a desktop zoomed to 400 %.
      await page.setViewportSize({ width: 320, height: 256 })
      await expectNoSidewaysScroll(page)
    })

    test('keeps the helpline number and the headline on the first screen for every country', async ({ page }) => {
      await reportOf(page)
      const choice = page.locator('aside [data-help-choice] select')
      const codes = await choice
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
      expect(codes.length).toBeGreaterThan(30)
      const tooLong: string[] = []
      for (const code of codes) {
        await choice.selectOption(code)
        const name = (await choice.locator(`option[value="${code}"]`).textContent()) ?? ''
        await expect(page.locator('aside [aria-live="polite"]')).toHaveText(name)
        const { number, box, headline } = await measured(page)
        if (number.bottom > 400 || box > 620 || headline > 800) {
          tooLong.push(`${code}: number ${number.bottom}, box ${box}, headline ${headline}`)
        }
      }
      expect(tooLong).toEqual([])
    })

    test('collapses the rest of the report, and expands it for anchor links and printing', async ({ page }) => {
      const path = await reportOf(page)
      await unlock(page, path)
      await page.reload()
      const fold = page.locator('#rest')
      const open = () => fold.evaluate((details) => (details as HTMLDetailsElement).open)
      await expect(page.getByRole('heading', { name: report.rest.title })).toBeVisible()
      for (const id of ['letter', 'week', 'hand-over-title']) await expect(page.locator(`#${id}`)).toBeVisible()
      for (const id of ['talk', 'talk-title', 'part-mood', 'together', 'later', 'unknown']) {
        await expect(page.locator(`#${id}`)).toBeHidden()
      }
      await page.locator('#contents a[href="#together"]').click()
      await expect(page.locator('#together')).toBeInViewport()
      expect(await open()).toBe(true)
      await page.goto(`${path}#part-mood`)
      await expect(page.locator('#part-mood')).toBeInViewport()
      await page.goto(path)
      expect(await open()).toBe(false)
      await page.emulateMedia({ media: 'print' })
      for (const id of ['talk', 'part-mood', 'unknown']) await expect(page.locator(`#${id}`)).toBeVisible()
      await expect(page.locator('aside [data-kind="violence"] li').first()).toBeVisible()
    })

    test('shows numbers, expandable sections and links to other countries without JavaScript', async ({
      page,
      browser,
    }) => {
      const path = await reportOf(page)
      await unlock(page, path)
      const plain = await withoutScripts(browser, page, tag)
      await plain.goto(path)
      await expect(plain.locator('[data-help-call]')).toBeVisible()
      await expect(plain.locator('aside select')).toBeHidden()
      await plain.locator('aside [data-kind="violence"] > summary').click()
      await expect(plain.locator('aside [data-kind="violence"] a').first()).toBeVisible()
      await plain.locator('#contents a[href="#together"]').click()
      await expect(plain.locator('#together')).toBeVisible()
      await plain.locator('aside [data-help-all]').click()
      await expect(plain).toHaveURL(/\/help-now#all$/)
      await plain.locator('#NZ > summary').click()
      await expect(plain.locator('#NZ [data-help-call]')).toHaveAttribute('href', 'tel:1737')
      await plain.context().close()
    })

    test('shows the helpline number near the top of /help-now and names the country once', async ({ page }) => {
      await page.goto('/help-now')
      await page.setViewportSize(phone)
      const wide = await measured(page)
      expect(wide.number.bottom).toBeLessThanOrEqual(400)
      expect(wide.number.height).toBeGreaterThanOrEqual(56)
      expect(wide.spare).toBeLessThanOrEqual(1)
      expect(wide.leave.filled).toBe('rgba(0, 0, 0, 0)')
      await page.setViewportSize(small)
      expect((await measured(page)).number.bottom).toBeLessThanOrEqual(small.height)
      // Other countries wrap instead of being cut.
      const cut = await page.locator('[data-help-near]').evaluate((row) => row.scrollWidth - row.clientWidth)
      expect(cut).toBeLessThanOrEqual(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      const name = (await page.locator('[data-help-name]').textContent()) ?? ''
      const beside = page.locator('[aria-labelledby="own"] > div').first()
      // The country list lies invisibly over the word, so only direct text is read.
      const words = await beside
        .locator(':scope > :not([hidden])')
        .evaluateAll((all) =>
          all.map((one) =>
            [...one.childNodes].flatMap((node) => (node.nodeType === 3 ? (node.textContent ?? '') : [])),
          ),
        )
      expect(words.flat().filter((text) => text.includes(name))).toHaveLength(1)
    })
  })
}

test.describe('a keyboard user', () => {
  test.use({ locale: 'en-US' })

  test('reaches the exit, the country choice and the helpline number in order, and expands a section', async ({
    page,
  }) => {
    await reportOf(page)
    const leave = page.locator('aside [data-leave]')
    await leave.focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('aside [data-help-choice] select')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('aside [data-help-call]')).toBeFocused()
    const fold = page.locator('aside [data-kind="engaged"]')
    await fold.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(fold.locator('li').first()).toBeVisible()
  })
})

/** A page of the same person whose browser runs no scripts. */
async function withoutScripts(browser: Browser, page: Page, locale: string): Promise<Page> {
  const storageState = await page.context().storageState()
  const { origin } = new URL(page.url())
  const context = await browser.newContext({ javaScriptEnabled: false, storageState, locale, baseURL: origin })
  return context.newPage()
}
