import { packSkus } from '@/core/commerce/products'
import { locales } from '@/core/locale'
import { password, register } from '../support/account-steps'
import { expect, test } from '../support/fixtures'

const paths = ['/login', '/register', '/shop', `/shop/${packSkus[0]}`, '/vip', '/search', '/my-data']

test('pages for signed-out visitors stay the same and contain no data of an account', async ({
  page,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: [], origins: [] },
  })
  const htmlFor = async (path: string, lang: string): Promise<string> => {
    const answer = await visitor.get(`${path}?lang=${lang}`, { headers: { cookie: '', 'accept-language': 'en-US' } })
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-security-policy'], path).not.toContain('nonce-')
    return answer.text()
  }
  const before = new Map<string, string>()
  for (const path of paths) {
    for (const lang of locales) before.set(`${path} ${lang}`, await htmlFor(path, lang))
  }

  const email = `visitor-${Date.now()}@example.org`
  await register(page, email)
  for (const path of paths) {
    for (const lang of locales) {
      const own = await page.request.get(`${path}?lang=${lang}`, {
        headers: { 'accept-language': 'en-US' },
        maxRedirects: 0,
      })
      // A signed-in reader is redirected, or gets a page of their own with a nonce.
      if (own.status() === 200) {
        expect(own.headers()['content-security-policy'], path).toContain('nonce-')
        expect(await own.text(), path).not.toBe(before.get(`${path} ${lang}`))
      } else {
        expect(own.status(), path).toBe(307)
      }
      const after = await htmlFor(path, lang)
      for (const mine of [email, password]) expect(after, path).not.toContain(mine)
      expect(after.length, path).toBe(before.get(`${path} ${lang}`)?.length)
    }
  }
  await visitor.dispose()
})

for (const path of paths) {
  test(`the page ${path} causes no CSP errors for a signed-out visitor`, async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    const answer = await page.goto(`${path}?lang=en`)
    expect(answer?.headers()['content-security-policy']).not.toContain('nonce-')
    await expect(page.locator('html')).toHaveAttribute('data-kind', 'app')
    await page.waitForLoadState('networkidle')
    expect(refused.filter((text) => /Content Security Policy/i.test(text))).toEqual([])
  })
}
