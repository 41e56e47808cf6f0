import { randomUUID } from 'node:crypto'
import { publishedArticles } from '@/content/articles/articles'
import { formatReportPrice } from '@/content/shop/catalogue'
import { finishTest, register } from '../support/account-steps'
import { expect, mailPolling, test } from '../support/fixtures'
import { texts } from '../support/texts'

const { home, me, payment, tests, vip } = texts('en')

test.use({ locale: 'en-US' })
test.setTimeout(180_000)

/** Links that sell an account or VIP, outside of the frame: the frame's own link leads a member to their membership. */
const selling =
  'main :is(a[href^="/register"], a[href^="/payment?sku=vip"], a[href^="/vip"], a[href^="/login"]):visible'

test('no page offers registration or VIP to a VIP member', async ({ page }) => {
  await register(page, `${randomUUID()}@example.org`)
  const summary = await finishTest(page)
  const left = async (words: string, count: number) =>
    expect(page.getByRole('link', { name: words.replace('{{count}}', String(count)) }).first()).toBeVisible(mailPolling)

  await page.goto('/')
  await expect(page.getByRole('heading', { name: home.offer.title })).toBeHidden()
  await left(home.offer.ownLeft, 3)
  await page.goto('/tests')
  await left(tests.intro.left, 3)

  await page.goto('/payment?sku=vip')
  await page.getByText(payment.method.card, { exact: true }).click()
  await page.getByRole('form', { name: payment.pay.form }).locator('button[type="submit"]').click()
  await page.locator('[data-outcome="paid"]').click()
  await expect(page.getByRole('heading', { name: payment.product.done.vip.title })).toBeVisible()

  const article = `/column/articleDetail/${publishedArticles()[0]?.id ?? ''}`
  const pages = [
    ...['/', '/tests', '/tests/sleep', '/tests/sleep/sample', '/tests/sleep/reviews', '/column', article, '/about'],
    ...['/shop', '/shop/report', '/shop/vip', '/shop/pack-3', '/shop/gift-pack-3', '/vip', '/science', '/help-now'],
    ...['/me', '/me/account', '/me/shop', '/me/settings', '/me/year', summary, `${summary}/share`],
    ...[`/payment?report=${summary.slice('/report/'.length)}`, '/payment?sku=pack-3', '/payment?sku=vip'],
  ]
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('main')).not.toBeEmpty()
      await expect(page.locator('html')).toHaveAttribute('data-enhanced', 'true')
      const ways = await page.locator(selling).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      // Pages of the shop, the account and the payment may link to the membership.
      const own = /^\/(?:shop|me|payment)/.test(path) ? ['/vip'] : []
      expect(ways.filter((way) => !own.includes(way ?? ''))).toEqual([])
    })
  }
  const { everybody, member } = formatReportPrice('en')
  for (const path of ['/', '/tests', '/tests/sleep', '/search?q=sleep', article]) {
    await page.goto(path)
    await expect(
      page.locator('main').getByText(member, { exact: false }).filter({ visible: true }).first(),
    ).toBeVisible(mailPolling)
    await expect(page.locator('main').getByText(everybody, { exact: false }).filter({ visible: true })).toHaveCount(0)
  }
  await page.goto('/vip')
  await expect(page.getByRole('heading', { level: 1, name: vip.member.title })).toBeVisible()
  await page.goto('/me/account')
  await expect(page.getByRole('link', { name: me.left.vipView })).toBeVisible()
})
