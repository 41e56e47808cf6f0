import { openConsoleNavigation, openConsolePage, signInStaff } from '../support/console-steps'
import { createPageCheck, expect, expectAccessible, languages, referenceLocale, test } from '../support/fixtures'
import { buyerEmail, staffEmail } from '../support/orders-data'
import { filledTextPattern, texts } from '../support/texts'

for (const { locale, browser } of languages) {
  test.describe(`the console layout in ${locale}`, () => {
    test.use({ locale: browser })
    const { admin, 'admin-orders': orders, 'admin-overview': overview } = texts(locale)
    const check = createPageCheck(locale)
    const retry = () => test.info().retry

    test('links to every page, finds orders, and charts the last 28 days', async ({ page }) => {
      // In the reference language, every page is checked for its accessibility.
      test.setTimeout(locale === referenceLocale ? 480_000 : 270_000)
      await signInStaff(page, locale, staffEmail(locale, retry(), 'frame'))
      await expect(page.getByRole('heading', { name: overview.course.title })).toBeVisible()
      await expect(page.locator('figure svg[role="img"]').first()).toBeVisible()
      await check(page)
      // The page is checked with its menu open, too.
      const ways = await openConsoleNavigation(page, locale)
      await check(page)
      const hrefs = await ways.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
      expect(hrefs).toHaveLength(14)
      await page.keyboard.press('Escape')

      await test.step('the skip link leads past the navigation to the content', async () => {
        await page.locator('a[href="#content"]').focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/#content$/)
      })

      await test.step('every page marks its own link as current and does not scroll sideways at 320 px', async () => {
        for (const href of locale === referenceLocale ? hrefs : []) {
          await page.goto(href)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          const current = (await openConsoleNavigation(page, locale)).locator('[aria-current="page"]')
          await expect(current).toHaveAttribute('href', href)
          await page.keyboard.press('Escape')
          await page.setViewportSize({ width: 320, height: 700 })
          await check(page)
          await page.setViewportSize({ width: 390, height: 844 })
        }
      })

      await test.step('the search finds orders by email address and by order number', async () => {
        await page.goto('/admin/reviews')
        const box = page.getByRole('searchbox', { name: admin.find.field })
        await box.fill(buyerEmail('paid', locale, retry()))
        await box.press('Enter')
        const found = page.locator('search').getByRole('link').first()
        await expect(found).toBeVisible()
        await check(page)
        const number = (await found.getAttribute('href'))?.split('/').at(-1) ?? ''
        // The address of the page does not contain the search text.
        expect(page.url()).not.toContain('example.org')
        await page.keyboard.press('Escape')
        await expect(page.locator('search').getByRole('link')).toHaveCount(0)
        await box.fill(number)
        await page.getByRole('button', { name: admin.find.submit, exact: true }).click()
        await expect(page).toHaveURL(`/admin/orders/${number}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(filledTextPattern(orders.page.title))
        await check(page)
      })
    })
  })
}

test.describe('the console layout in a wide window', () => {
  test.use({ locale: 'es-ES', viewport: { width: 1440, height: 900 } })
  const { admin } = texts(referenceLocale)

  test('shows the navigation as a sidebar, and is accessible in light and dark mode', async ({ page }) => {
    test.slow()
    // Each code of the authenticator works once.
    await signInStaff(page, referenceLocale, staffEmail(referenceLocale, test.info().retry, 'wide'))
    await expect(page.locator('header details > summary')).toBeHidden()
    const ways = page.getByRole('navigation', { name: admin.nav.label })
    await expect(ways.getByRole('link')).toHaveCount(14)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await openConsolePage(page, referenceLocale, admin.nav.orders)
    await expect(ways.locator('[aria-current="page"]')).toHaveAttribute('href', '/admin/orders')
    await expectAccessible(page)
  })
})
