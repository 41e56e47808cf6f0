import type { Page } from '@playwright/test'
import { themes } from '@/core/brand/theme'
import { finishTest, register } from '../support/account-steps'
import {
  expect,
  expectAccessible,
  expectContrast,
  expectNamed,
  expectNoSidewaysScroll,
  languages,
  test,
} from '../support/fixtures'

/** One page of every kind that a visitor without an account sees. */
const PAGES = [
  '/',
  '/tests',
  '/tests/mood-energy',
  '/tests/mood-energy/sample',
  '/tests/sleep/reviews',
  '/tests/mood-energy/run',
  '/column',
  '/column/mood',
  '/column/articleList/stress',
  '/column/articleDetail/low-days',
  '/search?q=sleep',
  '/shop',
  '/shop/pack-3',
  '/vip',
  '/help-now',
  '/privacy',
  '/health-data',
  '/privacy/mexico',
  '/terms',
  '/refunds',
  '/contact',
  '/retrieve',
  '/withdraw',
  '/login',
  '/register',
  '/forgot-password',
  '/no/such/page',
]

const theme = (name: string) =>
  `localStorage.setItem('config', JSON.stringify({ state: { locale: '', token: '', theme: '${name}' }, version: 0 }))`

for (const { locale, browser } of languages) {
  test.describe(`zoomed pages in ${locale}`, () => {
    test.use({ locale: browser })

    test('are not cut off at 320 px or at 200 % font size @phone', async ({ page }) => {
      test.setTimeout(180_000)
      for (const path of PAGES) {
        // 1280 px at 400 % (WCAG 1.4.10), and 1280 px with letters at 200 % (1.4.4).
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(path)
        await expectNoSidewaysScroll(page)
        await expectNothingCut(page, `${path} at 320 px`)
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        await expectNoSidewaysScroll(page)
        await expectNothingCut(page, `${path} with letters twice the size`)
      }
    })
  })
}

/** Expects no text that is hidden by its own box or reaches out of the window. */
async function expectNothingCut(page: Page, path: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const scrollerAround = (element: Element | null): Element | null =>
      element && (getComputedStyle(element).overflowX === 'auto' ? element : scrollerAround(element.parentElement))
    return [
      ...document.querySelectorAll(
        'main h1, main h2, main p, main li, main .button, main .mantine-Button-root, main label',
      ),
    ].flatMap((element) => {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      if (box.width === 0 || element.closest('.visually-hidden, [hidden], details:not([open])')) return []
      const hidden = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      const scroller = element.closest('[tabindex], table') ?? scrollerAround(element)
      const outside = !scroller && box.right > document.documentElement.clientWidth + 1
      return hidden || outside ? [`${element.tagName} ${element.textContent?.slice(0, 40)}`] : []
    })
  })
  expect(cut, path).toEqual([])
}

// All other tests check the look that a visitor sees first.
const looks = themes
  .flatMap((name) => [
    { name, colorScheme: 'light' as const },
    { name, colorScheme: 'dark' as const },
  ])
  .slice(1)
for (const [index, { name, colorScheme }] of looks.entries()) {
  // The first look gets every accessibility check, the others only the check of contrast.
  const check = index === 0 ? expectAccessible : expectContrast
  test.describe(`the theme ${name} in ${colorScheme} mode`, () => {
    test.use({ locale: 'es-ES', colorScheme })

    test('has enough contrast on every page @phone', async ({ page }) => {
      test.setTimeout(180_000)
      await page.addInitScript(theme(name))
      for (const path of PAGES) {
        await test.step(path, async () => {
          await page.goto(path)
          await check(page)
        })
      }
      await test.step('a report with crisis help first and its payment page are accessible', async () => {
        const report = await finishTest(page, 'low-mood', 3)
        await page.goto(report)
        await expect(page.locator('[data-help-call]')).toBeVisible()
        await check(page)
        await page.goto(`/payment?report=${report.slice('/report/'.length)}`)
        await expect(page.getByRole('note')).toBeVisible()
        await check(page)
      })
    })
  })
}

test.describe('forced colors', () => {
  test.use({ locale: 'en-US' })

  test('keep button borders and the drawings of a report visible @phone', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/tests/mood-energy')
    const border = await page
      .locator('main .button')
      .first()
      .evaluate((element) => {
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element)
        return (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0) || outlineStyle !== 'none'
      })
    expect(border).toBe(true)
    await expectAccessible(page)
    await page.goto('/tests/sleep')
    const path = await finishTest(page)
    await page.goto(path)
    // Forced colors may redraw the pictures, but hide neither them nor the text beside them.
    await expect(page.locator('main svg').first()).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('a keyboard user', () => {
  test.use({ locale: 'en-US' })

  test('skips the menu with the first Tab and sees which element has the focus', async ({ page }) => {
    for (const path of ['/', '/column/articleDetail/low-days', '/shop', '/login']) {
      await page.goto(path)
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAttribute('href', '#content')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#content$/)
      await page.keyboard.press('Tab')
      const outline = await page.locator(':focus').evaluate((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        return outlineStyle !== 'none' ? Number.parseFloat(outlineWidth) : boxShadow === 'none' ? 0 : 1
      })
      expect(outline, path).toBeGreaterThan(0)
    }
  })

  test('finds an accessible name on every control of the account pages', async ({ page }) => {
    test.setTimeout(120_000)
    await register(page, `${crypto.randomUUID()}@example.org`)
    await finishTest(page)
    for (const path of [
      '/me',
      '/me/account',
      '/me?test=sleep',
      '/me/settings',
      '/me/privacy',
      '/me/shop',
      '/me/year',
      '/payment?sku=vip',
      '/change-password',
    ]) {
      await page.goto(path)
      await expectNamed(page)
      await expectAccessible(page)
    }
  })
})
