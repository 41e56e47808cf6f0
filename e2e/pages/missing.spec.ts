import { readdirSync } from 'node:fs'
import type { Browser, Page, Response } from '@playwright/test'
import { register } from '../support/account-steps'
import { signInStaff } from '../support/console-steps'
import { expect, languages, test } from '../support/fixtures'
import { damagedKey, staffEmail } from '../support/orders-data'
import { texts } from '../support/texts'

type Visitor = 'stranger' | 'account' | 'staff'

interface Wrong {
  /** Addresses of the route with an id that does not exist, or that belongs to somebody else. */
  at: readonly string[]
  status: number
  /** Paths of the links on the page, apart from the link to the home page. */
  ways?: readonly string[]
  who?: Visitor
  /** Page to which the address redirects a visitor who is not signed in. */
  otherwise?: string
}

const unknown = 'A'.repeat(22)
const unknownKey = 'A'.repeat(43)

/** Every route with an id, in its path or its query, and its response to a wrong id. */
const wrong: Readonly<Record<string, Wrong>> = {
  '/report/:id': { at: [`/report/${unknown}`, '/report/nope'], status: 404, ways: ['/retrieve', '/login'] },
  '/report/:id/share': { at: [`/report/${unknown}/share`], status: 404, ways: ['/retrieve', '/login'] },
  '/report/:id/delete': { at: [`/report/${unknown}/delete`], status: 404, ways: ['/retrieve', '/login'] },
  '/payment': {
    at: ['/payment', `/payment?report=${unknown}`, '/payment?sku=nope'],
    status: 404,
    ways: ['/retrieve', '/login'],
  },
  '/payment/check': { at: ['/payment/check', `/payment/check?order=${unknown}`], status: 404, ways: ['/retrieve'] },
  '/payment/failed': { at: [`/payment/failed?order=${unknown}`], status: 404, ways: ['/retrieve', '/login'] },
  '/payment/success': { at: [`/payment/success?order=${unknown}`], status: 404, ways: ['/retrieve', '/login'] },
  '/sandbox/checkout': { at: ['/sandbox/checkout?session=nope'], status: 404, ways: ['/tests'] },
  '/shop/:sku': { at: ['/shop/nope', '/shop/toString'], status: 404, ways: ['/shop'] },
  '/compare/:key': { at: [`/compare/${unknownKey}`, '/compare/nope'], status: 404, ways: ['/tests', '/login'] },
  '/column/articlePreview': {
    at: ['/column/articlePreview', '/column/articlePreview?id=low-days&locale=es&expires=1&signature=x'],
    status: 404,
    ways: ['/column'],
  },
  '/tests/:slug': { at: ['/tests/nope'], status: 404, ways: ['/tests'] },
  '/tests/:slug/run': { at: ['/tests/nope/run'], status: 404, ways: ['/tests'] },
  '/tests/:slug/sample': { at: ['/tests/nope/sample'], status: 404, ways: ['/tests'] },
  '/tests/:slug/science': { at: ['/tests/nope/science'], status: 404, ways: ['/tests'] },
  '/tests/:slug/reviews': {
    at: ['/tests/nope/reviews', '/tests/sleep/reviews?page=999'],
    status: 404,
    ways: ['/tests'],
  },
  '/science/:slug/:language': { at: ['/science/nope/en', '/science/sleep/xx'], status: 404, ways: ['/science'] },
  '/studies/:slug/:language': { at: ['/studies/nope/en', '/studies/sleep/xx'], status: 404, ways: ['/science'] },
  '/science/:slug/:locale/:release/:file': {
    at: ['/science/sleep/en/v9-9/norms.csv'],
    status: 404,
    ways: ['/science'],
  },
  '/column/:id': { at: ['/column/nope'], status: 404, ways: ['/column'] },
  '/column/articleDetail/:id': { at: ['/column/articleDetail/nope'], status: 404, ways: ['/column'] },
  '/column/articleList/:columnId': { at: ['/column/articleList/nope'], status: 404, ways: ['/column'] },
  '/column/articleList/:columnId/:page': { at: ['/column/articleList/mood/999'], status: 404, ways: ['/column'] },
  '/column/articleList/:columnId/tag/:tag': {
    at: ['/column/articleList/mood/tag/nope'],
    status: 404,
    ways: ['/column'],
  },
  '/me/orders/:id': {
    at: [`/me/orders/${unknown}`, '/me/orders/nope'],
    status: 404,
    ways: ['/me'],
    who: 'account',
    otherwise: '/login',
  },
  '/me/trend/:slug': {
    at: ['/me/trend/nope', '/me/trend/sleep'],
    status: 404,
    ways: ['/me'],
    who: 'account',
    otherwise: '/login',
  },
  '/admin/customers/:ref': {
    at: [`/admin/customers/order-${unknown}`, '/admin/customers/nope'],
    status: 404,
    ways: ['/admin'],
    who: 'staff',
    otherwise: '/admin/login',
  },
  '/admin/orders/:id': {
    at: [`/admin/orders/${unknown}`, '/admin/orders/nope'],
    status: 404,
    ways: ['/admin'],
    who: 'staff',
    otherwise: '/admin/login',
  },
  '/admin/measurement/:scope': {
    at: ['/admin/measurement/nope', '/admin/measurement/nope-v1-en', '/admin/measurement/sleep-v99-en'],
    status: 404,
    ways: ['/admin'],
    who: 'staff',
    otherwise: '/admin/login',
  },
  '/admin/measurement/edition/:id': {
    at: [`/admin/measurement/edition/${unknown}`],
    status: 404,
    ways: ['/admin'],
    who: 'staff',
    otherwise: '/admin/login',
  },
  '/admin/measurement/studies/:id': {
    at: [`/admin/measurement/studies/${unknown}`],
    status: 404,
    ways: ['/admin'],
    who: 'staff',
    otherwise: '/admin/login',
  },
  '/r/:key': { at: [`/r/${unknownKey}`, '/r/nope'], status: 404, ways: ['/retrieve'] },
  '/share/:key': { at: [`/share/${unknownKey}`, '/share/nope'], status: 404, ways: ['/tests'] },
  '/share/:key/card.svg': { at: ['/share/nope/card.svg'], status: 404, ways: ['/tests'] },
  '/share/ended': { at: ['/share/ended'], status: 410 },
  '/a/:id/absent': { at: ['/a/nope/absent'], status: 404, ways: ['/column'] },
  '/api/invoice/:key': { at: ['/api/invoice/nope'], status: 404, ways: ['/contact'] },
  '/api/keep/:key': { at: ['/api/keep/nope'], status: 404 },
  '/api/me/export': { at: ['/api/me/export'], status: 401 },
  '/api/me/year': { at: ['/api/me/year'], status: 401, ways: ['/login'] },
  '/api/reminder/:key': { at: ['/api/reminder/nope'], status: 404 },
  '/api/report/:id/calendar': { at: [`/api/report/${unknown}/calendar`], status: 404 },
  '/api/report/:id/pdf': { at: [`/api/report/${unknown}/pdf`], status: 404, ways: ['/retrieve'] },
  '/api/report/:id/sheet/:kind': { at: [`/api/report/${unknown}/sheet/nope`], status: 404, ways: ['/retrieve'] },
  '/api/reviews/:id/report': { at: ['/api/reviews/nope/report'], status: 404 },
  '/feed/:file': { at: ['/feed/xx.xml'], status: 404 },
  '/manifest/:file': { at: ['/manifest/xx.webmanifest'], status: 404 },
  '/dev/mailbox/:file': { at: ['/dev/mailbox/nope'], status: 404 },
  // Addresses that match no route.
  '*': { at: ['/nope', '/r/a/b', '/share/a/b/c', '/admin/nope', '/me/nope', '/%E4%BD%A0'], status: 404 },
}

/** Routes that respond to programs and never to a reader, and the one that only redirects. */
const noPages = [
  '/a/:id',
  '/api/auth/:nextauth',
  '/api/helplines/:lng',
  '/api/plan/:key',
  '/api/retest/:key',
  '/api/read/:id',
  '/api/trpc/:trpc',
  '/builds/meta/:file',
  '/m/:key',
  '/science/:slug/:locale/studies/:file',
]

/** Returns the template of a route from its file, for example `/report/:id/share`. */
const templateOf = (file: string): string =>
  `/${file}`
    .replace(/\/(page\.tsx|route\.tsx?)$/, '')
    .replace(/^\/\[lng\]/, '')
    .replace(/\/\(\w+\)/g, '')
    .replace(/\[(?:\.\.\.)?(\w+)\]/g, ':$1') || '/'

const templates = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page\.tsx|route\.tsx?)$/.test(file))
  .map((file) => ({ template: templateOf(file), page: file.endsWith('page.tsx') }))

test('every route with an id in its path is covered by a test with a wrong id', () => {
  expect(templates.length).toBeGreaterThan(100)
  const withId = templates.map(({ template }) => template).filter((template) => template.includes(':'))
  expect(withId.filter((template) => !(template in wrong) && !noPages.includes(template))).toEqual([])
  const known = new Set([...templates.map(({ template }) => template), '*'])
  expect([...Object.keys(wrong), ...noPages].filter((template) => !known.has(template))).toEqual([])
})

/** Pages without an id, which must also render. */
const plain = templates
  .filter(({ template, page }) => page && !template.includes(':') && !(template in wrong))
  .map(({ template }) => template)

/** Opens a page without scripts for a visitor who is signed in, or for one who is not. */
async function visitor(browser: Browser, locale: string, signIn?: (page: Page) => Promise<void>): Promise<Page> {
  const context = await browser.newContext({ locale })
  if (signIn) await signIn(await context.newPage())
  const silent = await browser.newContext({
    locale,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  await context.close()
  return silent.newPage()
}

/** Checks what every page needs: its language, a title, text and the look of the site. */
async function expectDrawn(page: Page, response: Response | null, html: string, at: string): Promise<void> {
  const source = (await response?.text()) ?? ''
  expect.soft(source.includes('__next_error__'), at).toBe(false)
  expect.soft(await page.locator('html').getAttribute('lang'), at).toBe(html)
  expect.soft(await page.title(), at).toMatch(/\S/)
  expect.soft((await page.locator('h1').first().innerText()).length, at).toBeGreaterThan(1)
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect.soft(font, `${at} has its style`).not.toMatch(/^"?Times/)
}

for (const { locale, browser: language, html } of languages) {
  test.describe(`pages in ${locale}`, () => {
    test.use({ locale: language })
    test.setTimeout(240_000)

    const open = async (page: Page, at: string) => ({ at, response: await page.goto(at) })

    test('explain an unknown id with a styled, translated error page, without JavaScript', async ({ browser }) => {
      const { common } = texts(locale)
      const retry = test.info().retry
      const pages: Record<Visitor, Page> = {
        stranger: await visitor(browser, language),
        account: await visitor(browser, language, (page) => register(page, `missing-${locale}-${retry}@example.org`)),
        staff: await visitor(browser, language, (page) =>
          signInStaff(page, locale, staffEmail(locale, retry, 'missing')),
        ),
      }
      for (const { at, status, ways = [], who = 'stranger', otherwise } of Object.values(wrong)) {
        for (const address of at) {
          const page = pages[who]
          const { response } = await open(page, address)
          expect.soft(response?.status(), address).toBe(status)
          await expectDrawn(page, response, html, address)
          const links = await page
            .locator('main a')
            .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname))
          for (const way of ways) expect.soft(links, address).toContain(way)
          if (who === 'staff') {
            await expect.soft(page.locator('header a[href="/admin"]'), address).toBeVisible()
            await expect.soft(page.locator('a[data-me], footer'), address).toHaveCount(0)
          }
          if (!address.startsWith('/api/') && !/^\/(share|a)\//.test(address))
            expect.soft(links, address).toContain('/landing/home')
          expect.soft(links.length, `${address} leads on`).toBeGreaterThan(0)
          if (!otherwise) continue
          const refused = await open(pages.stranger, address)
          expect.soft(new URL(pages.stranger.url()).pathname, address).toBe(otherwise)
          await expectDrawn(pages.stranger, refused.response, html, address)
        }
      }
      // The heading of a path that nothing matches (the other pages say what they are missing).
      await pages.stranger.goto('/nope')
      await expect(pages.stranger.locator('h1')).toHaveText(common.error.notFound.replace('{{path}}', '/nope'))
    })

    test('offer sign-in with a return path when a report is missing and nobody is signed in', async ({ page }) => {
      const { common, missing } = texts(locale)
      await page.goto(`/report/${unknown}`)
      await expect(page.locator('h1')).toHaveText(missing.report.title)
      const signIn = page.locator('main').getByRole('link', { name: common.nav.signIn, exact: true })
      expect(await signIn.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(`/report/${unknown}`)}`)
      await page.evaluate(() => {
        localStorage.setItem(
          'config',
          JSON.stringify({ state: { locale: '', theme: 'homeTheme', token: 'signed-in' }, version: 0 }),
        )
      })
      await page.reload()
      await expect(signIn).toBeHidden()
    })

    test('show the request id after a crash', async ({ browser }) => {
      const { crash } = texts(locale)
      const page = await visitor(browser, language)
      const { response } = await open(page, `/r/${damagedKey}?lang=${locale}`)
      expect(response?.status()).toBe(500)
      await expectDrawn(page, response, html, 'a damaged report')
      await expect(page.locator('h1')).toHaveText(crash.heading)
      await expect(page.locator('main')).toContainText((await response?.headerValue('x-request-id')) ?? 'no number')
      await expect(page.getByRole('link', { name: crash.home })).toHaveAttribute('href', '/landing/home')
    })

    test('have a language, a title and a heading at every path without an id', async ({ request }) => {
      for (const at of plain) {
        const response = await request.get(at, { headers: { accept: 'text/html', 'accept-language': language } })
        const source = await response.text()
        expect.soft(response.status(), at).toBe(200)
        // With this object, a failure shows the missing part instead of the whole source.
        const drawn = {
          language: new RegExp(`<html [^>]*lang="${html}"`).test(source),
          title: /<title>[^<]+<\/title>/.test(source),
          heading: /<h1\b[^>]*>[\s\S]*?[^\s<>][\s\S]*?<\/h1>/.test(source),
          undrawn: source.includes('__next_error__'),
        }
        expect.soft(drawn, at).toEqual({ language: true, title: true, heading: true, undrawn: false })
      }
    })
  })
}
