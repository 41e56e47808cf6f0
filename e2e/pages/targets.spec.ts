import type { Page } from '@playwright/test'
import { finishTest } from '../support/account-steps'
import { expect, languages, test } from '../support/fixtures'

/** One page of every kind; the first ones are documents, the others are apps. */
const PAGES = [
  '/',
  '/tests',
  '/tests/sleep',
  '/tests/sleep/sample',
  '/tests/sleep/science',
  '/science',
  '/science/sleep/en',
  '/studies/sleep/en',
  '/column',
  '/column/mood',
  '/column/articleList/stress',
  '/column/articleDetail/low-days',
  '/help-now',
  '/about',
  '/contact',
  '/privacy',
  '/refunds',
  '/tests/sleep/reviews',
  '/tests/sleep/run',
  '/search?q=a',
  '/search?q=zzzz',
  '/shop',
  '/shop/pack-3',
  '/vip',
  '/retrieve',
  '/withdraw',
  '/login',
  '/register',
  '/forgot-password',
  '/my-data',
  '/no/such/page',
]

/** Minimum height in CSS pixels for a tap with a finger. */
const FINGER = 44

/**
 * Returns standalone links, buttons and summaries that are lower than `FINGER`, as "20 px words". The height is that
 * of the area that reacts to a tap, including padding and pseudo-elements. Links within a sentence and titles of a list
 * are not returned, because their height is that of their line.
 */
const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate((finger) => {
    const targets = 'a[href], button, summary, [role="button"]'
    const seen = [...document.querySelectorAll<HTMLElement>(targets)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden, [inert], h2, h3'),
    )
    const inSentence = (one: HTMLElement): boolean => {
      let block = one.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      if (!block || /flex|grid/.test(getComputedStyle(block).display)) return false
      const around = block.cloneNode(true) as HTMLElement
      for (const link of around.querySelectorAll(targets)) link.remove()
      return /[\p{L}\p{N}]{2}/u.test(around.textContent ?? '')
    }
    const heightOf = (one: HTMLElement): number => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = one.getClientRects()[0] ?? one.getBoundingClientRect()
      const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1)
      const middle = Math.round(box.top + box.height / 2)
      const meets = (y: number) => document.elementFromPoint(x, y)?.closest(targets) === one
      if (!meets(middle)) return finger
      let [top, bottom] = [middle, middle]
      while (middle - top < finger && meets(top - 1)) top--
      while (bottom - middle < finger && meets(bottom + 1)) bottom++
      return bottom - top + 1
    }
    return seen
      .filter((one) => !inSentence(one))
      .flatMap((one) => {
        // Half a pixel is lost where a row begins between two pixels.
        const height = heightOf(one)
        return height < finger - 1 ? [`${height} px ${(one.textContent || one.outerHTML).trim().slice(0, 60)}`] : []
      })
  }, FINGER)

for (const { locale, browser } of languages) {
  test.describe(`standalone links and buttons in ${locale}`, () => {
    test.use({ locale: browser })

    test('are tall enough to tap on every page @phone', async ({ page }) => {
      test.setTimeout(180_000)
      const low: Record<string, string[]> = {}
      for (const path of PAGES) {
        await page.goto(path)
        const found = await lowTargets(page)
        if (found.length > 0) low[path] = found
      }
      expect(low).toEqual({})
    })
  })
}

test('standalone links and buttons on a summary are tall enough to tap @phone', async ({ page }) => {
  await page.goto('/contact')
  const report = await finishTest(page, 'sleep', 1)
  await page.goto(report)
  expect(await lowTargets(page)).toEqual([])
})
