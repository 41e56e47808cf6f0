import { finishTest } from '../support/account-steps'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/fixtures'

/** Sites that the exit link opens; the test responds for them, so that no real site gets a request. */
const ELSEWHERE = /wikipedia\.org|weather\.com\.cn/

for (const { browser, call } of [
  { browser: 'zh-HK', call: '18111' },
  { browser: 'zh-TW', call: '1925' },
  { browser: 'en-GB', call: '116123' },
  { browser: 'es-MX', call: '8009112000' },
]) {
  test.describe(`the help page for a browser in ${browser}`, () => {
    test.use({ locale: browser })

    test(`shows the helpline ${call} of that country first`, async ({ page }) => {
      await page.goto('/help-now')
      const line = page.locator('[data-help-own] [data-help-call]')
      await expect(line).toHaveAttribute('href', `tel:${call}`)
      expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(56)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })
}

test('header and footer have no shop links when a report puts crisis help first @phone', async ({ page }) => {
  const sold = page.locator(':is(header, footer) a:is([href="/shop"], [href="/vip"]):visible')
  await page.goto('/tests/worry?lang=en')
  await page.goto(await finishTest(page, 'worry', 1))
  await expect(page.locator('footer a[href="/help-now"]')).toBeVisible()
  await expect(page.locator('[data-help]')).toHaveCount(0)
  await expect(sold).not.toHaveCount(0)
  await page.goto(await finishTest(page, 'worry', 4))
  await expect(page.locator('article[data-help="first"]')).toBeVisible()
  await expect(page.locator('footer a[href="/help-now"]')).toBeVisible()
  await expect(sold).toHaveCount(0)
})

test.describe('the help page without JavaScript', () => {
  test.use({ locale: 'es-ES', javaScriptEnabled: false })

  test('unfolds a country by a tap and hides the country choice', async ({ page }) => {
    await page.goto('/help-now')
    await expect(page.locator('select')).toBeHidden()
    await page.locator('#CL > summary').click()
    await expect(page.locator('#CL a[href="tel:*4141"]')).toBeVisible()
  })
})

test.describe('the help page in Spanish', () => {
  test.use({ locale: 'es-ES' })

  test('shows the helplines on violence when opened from an article', async ({ page }) => {
    await page.goto('/column/articleDetail/arguing-well')
    await page.locator('main a[href="/help-now#violence"]').click()
    await expect(page.locator('#violence a[href="tel:016"]')).toBeInViewport()
  })

  test('keeps the chosen country only in the browser and forgets the choice when the reader leaves', async ({
    page,
    foreignHosts,
  }) => {
    await page.route(ELSEWHERE, (route) => route.fulfill({ body: 'elsewhere', contentType: 'text/html' }))
    await page.goto('/about')
    await page.goto('/help-now')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.getByRole('combobox').selectOption('UY')
    await expect(page.locator('[data-help-own] a[href="tel:08000767"]')).toBeVisible()
    expect(requests.filter((url) => url.includes('UY'))).toEqual([])
    await page.reload()
    await expect(page.getByRole('combobox')).toHaveValue('UY')

    const left = page.waitForRequest(ELSEWHERE)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect((await left).headers().referer).toBeUndefined()
    await page.waitForURL(ELSEWHERE)
    expect(foreignHosts.filter((url) => !ELSEWHERE.test(url))).toEqual([])
    foreignHosts.length = 0
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    expect(await page.evaluate(() => localStorage.getItem('help-country'))).toBeNull()
  })
})
