import { request } from '@playwright/test'
import { expect, test } from '../support/fixtures'

const CASES = [
  { query: '?lang=es', cookie: 'en', accept: 'zh-CN', html: 'es-ES' },
  { query: '', cookie: 'en', accept: 'es-ES', html: 'en-US' },
  { query: '', cookie: '', accept: 'es-AR,es;q=0.9', html: 'es-ES' },
  { query: '', cookie: '', accept: 'zh-Hant-TW', html: 'zh-CN' },
  { query: '', cookie: '', accept: 'fr-FR', html: 'zh-CN' },
  { query: '?lang=fr', cookie: 'en', accept: 'en', html: 'zh-CN' },
  { query: '', cookie: 'xx', accept: 'en', html: 'zh-CN' },
]

// A document (served from memory), an app page (Next) and an unmatched path choose the language in the same order.
for (const path of ['/', '/retrieve', '/nowhere']) {
  for (const { query, cookie, accept, html } of CASES) {
    test(`the page ${path}${query} is in ${html} for cookie=${cookie || '-'} and browser=${accept}`, async ({
      baseURL,
    }) => {
      const client = await request.newContext({ baseURL })
      const headers = { 'accept-language': accept, ...(cookie ? { cookie: `i18n_redirected=${cookie}` } : {}) }
      const response = await client.get(`${path}${query}`, { headers })
      expect(await response.text()).toContain(`lang="${html}"`)
      const locale = { 'zh-CN': 'cn', 'en-US': 'en', 'es-ES': 'es' }[html]
      const stored = response.headers()['set-cookie'] ?? ''
      if (cookie === locale) expect(stored).not.toContain('i18n_redirected')
      else {
        expect(stored).toContain(`i18n_redirected=${locale}; Path=/;`)
        expect(stored).toContain('Max-Age=31536000')
        expect(stored.toLowerCase()).toContain('samesite=lax')
      }
      await client.dispose()
    })
  }
}

test('an unknown path is a 404 page in the requested language', async ({ page }) => {
  const response = await page.goto('/no/such/p%C3%A1gina?lang=es')
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('Página no encontrada: /no/such/página')
  await expect(page.getByText('404')).toBeVisible()
  await expect(page).toHaveTitle(/^Página no encontrada · /)
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/landing/home')
  expect((await page.request.get('/%E0%A4%A')).status()).toBeGreaterThanOrEqual(400)
})

for (const path of ['/payment/success', '/payment/check?order=unknown', '/payment/failed']) {
  test(`the page ${path} is a 404 when the payment was not made in this browser`, async ({ page }) => {
    const response = await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=es`)
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('Este pago no se hizo en este navegador')
    await expect(page).toHaveTitle('Este pago no se hizo en este navegador · Mindglass')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  })
}

test('a language switch replaces the page in the browser history', async ({ page }) => {
  await page.goto('/about?lang=en')
  await page.goto('/tests')
  for (const language of ['es-ES', 'zh-CN', 'es-ES']) {
    await page.locator(`[data-languages] a[hreflang="${language}"]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  await page.goBack()
  await expect(page).toHaveURL('/about?lang=en')
})

test('the current build id is served uncached', async ({ request }) => {
  const latest = await request.get('/builds/latest.json')
  expect(latest.headers()['cache-control']).toContain('no-store')
  const { id } = await latest.json()
  const meta = await request.get(`/builds/meta/${id}.json`)
  expect(meta.status()).toBe(200)
  expect((await meta.json()).id).toBe(id)
  expect((await request.get('/builds/meta/none.json')).status()).toBe(404)
})

test('/api/health reports the status ok, and /api/ready reports ready', async ({ request }) => {
  const health = await request.get('/api/health')
  expect(await health.json()).toMatchObject({ status: 'ok' })
  const ready = await request.get('/api/ready')
  expect(await ready.json()).toMatchObject({ ready: true })
})

test('personal pages are never cached and send no referrer [personal-pages-uncached]', async ({ request }) => {
  for (const path of ['/report/AAAAAAAAAAAAAAAAAAAAAA', '/me', '/payment/check', '/change-password']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['cache-control'], path).toContain('no-store')
    expect(headers['referrer-policy'], path).toBe('no-referrer')
  }
})
