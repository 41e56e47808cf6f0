import { randomUUID } from 'node:crypto'
import { getLocalPrice } from '@/content/shop/catalogue'
import { membershipBreakEven } from '@/core/commerce/discount'
import { productAction, productTitle } from '@/core/commerce/product-texts'
import { skus } from '@/core/commerce/products'
import { translate } from '@/core/texts/dictionary'
import { registerOnOpenPage } from '../support/account-steps'
import {
  checkPage,
  createPageCheck,
  expect,
  expectNoSidewaysScroll,
  languages,
  test,
  wideIn,
} from '../support/fixtures'
import { filledTextPattern, texts } from '../support/texts'

for (const { locale, browser } of languages) {
  test.describe(`the shop in ${locale}`, wideIn(locale), () => {
    test.use({ locale: browser })
    const { shop, vip, common, errors } = texts(locale)
    const check = createPageCheck(locale)

    test('links to every product and declares its canonical URL and translations', async ({ page }) => {
      await page.goto('/')
      const header = page.locator('header')
      // On a phone, the shop is one of the folded links.
      const more = header.getByText(common.nav.more, { exact: true })
      if (await more.isVisible()) await more.click()
      await header.getByRole('link', { name: common.nav.shop, exact: true }).click()
      await expect(page).toHaveURL(/\/shop$/)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        /^http:\/\/localhost:\d+\/shop\?lang=/,
      )
      await expect(page.locator('link[hreflang]')).toHaveCount(4)
      for (const sku of skus.filter((one) => one !== 'vip')) {
        await expect(page.getByRole('link', { name: productTitle(translate(shop), sku), exact: true })).toBeVisible()
      }
      await expect(page.getByText(filledTextPattern(shop.refund.pack))).toBeVisible()
      await check(page)
      await page.getByRole('link', { name: shop.products['gift-vip'].name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: shop.products['gift-vip'].name })).toBeVisible()
      await check(page)
      await page.getByRole('link', { name: shop.page.all, exact: true }).click()
      await expect(page).toHaveURL(/\/shop$/)
    })

    test('shows a visitor the VIP price and when VIP pays off, but no personal savings', async ({ page }) => {
      await page.goto('/vip')
      await expect(page.getByRole('heading', { level: 1, name: vip.heading })).toBeVisible()
      await expect(page.getByText(filledTextPattern(vip.sum.pays))).toContainText(
        String(
          membershipBreakEven(getLocalPrice('vip', locale).amountMinor, getLocalPrice('report', locale).amountMinor),
        ),
      )
      // The first screen states beside the price for whom VIP does not pay off.
      const worth = await page.getByText(filledTextPattern(vip.buy.worth)).boundingBox()
      expect(worth?.y).toBeLessThan(844)
      await expect(page.getByText(filledTextPattern(vip.sum.would))).toHaveCount(0)
      await expect(page.locator('s')).toHaveCount(1)
      await expect(page.getByText(filledTextPattern(common.price.instead))).toHaveCount(1)
      await check(page)
      await page.getByRole('link', { name: vip.sum.signIn }).click()
      await expect(page).toHaveURL(/\/login\?next=/)
    })

    test('prefills the gift code from a link, and validates it only on submit', async ({ page }) => {
      await page.goto('/me/shop?gift=0000-1111-2222-3333')
      await expect(page).toHaveURL(/\/login\?next=/)
      await page.getByRole('link', { name: texts(locale).auth.login.register }).click()
      await registerOnOpenPage(page, locale, `${randomUUID()}@example.org`)
      await expect(page).toHaveURL(/\/me\/shop\?gift=0000-1111-2222-3333$/)
      const field = page.getByLabel(shop.mine.redeem.label)
      await expect(field).toHaveValue('0000-1111-2222-3333')
      await expect(page.getByText(shop.mine.ledger.registration)).toBeVisible()
      await expect(page.getByText(errors.GIFT_UNKNOWN)).toHaveCount(0)
      await check(page)

      // Keyboard only: into the field, to the button, and back to the field with the error.
      await field.focus()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: shop.mine.redeem.submit, exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: errors.GIFT_UNKNOWN })).toBeVisible()
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await check(page)

      await page.goto('/shop/report')
      await expect(page.getByRole('link', { name: shop.locked.choose })).toHaveAttribute('href', '/tests')
      await page.goto('/shop/pack-3')
      await expect(page.getByRole('link', { name: productAction(translate(shop), 'pack-3') })).toHaveAttribute(
        'href',
        '/payment?sku=pack-3',
      )
      await page.goto('/vip')
      await expect(page.getByText(vip.sum.wouldNothing)).toBeVisible()
      await check(page)
    })
  })
}

test.describe('a shop visitor', () => {
  test.use({ locale: 'en-US' })
  const { shop, missing } = texts('en')

  test('is asked to sign in before buying, and session storage keeps the chosen product', async ({ page }) => {
    await page.goto('/shop', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: productAction(translate(shop), 'pack-7') }).click()
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/shop/pack-7')}`)
    const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('app') ?? '{}').state.noGameDetail)
    expect(stored).toEqual({ sku: 'pack-7' })
  })

  test('gets a 404 page with a link to the shop for an unknown product', async ({ page, request }) => {
    const response = await page.goto('/shop/pack-70')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('link', { name: missing.ways.shop })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    expect(await response?.text()).toContain(`<title>${missing.product.title} · `)
    await checkPage(page)
    expect(await (await request.get('/sitemap.xml')).text()).toMatch(/\/shop\?lang=.*\/vip\?lang=/s)
  })
})

test('the navigation fits a 320-pixel window in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const { locale } of languages) {
    await page.goto(`/shop?lang=${locale}`)
    const hidden = await page
      .locator('[data-nav] nav')
      .first()
      .evaluate((nav) => nav.scrollWidth - nav.clientWidth)
    expect({ locale, hidden }).toEqual({ locale, hidden: 0 })
    await expectNoSidewaysScroll(page)
    const more = page.locator('[data-menu]')
    await more.locator('summary').click()
    for (const href of ['/column', '/shop', '/vip', '/retrieve'])
      await expect(more.locator(`a[href="${href}"]`)).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
