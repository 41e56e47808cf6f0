import zlib from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { withSite } from './site'

/** One page of each kind. */
const PAGES = [
  '/',
  '/landing/home',
  '/tests',
  '/tests/mood-energy',
  '/tests/mood-energy/sample',
  '/help-now',
  '/privacy',
  '/terms',
  '/refunds',
  '/contact',
  '/tests/mood-energy/run',
  '/payment',
  '/payment/check',
  '/payment/success',
  '/payment/failed',
  '/retrieve',
  '/column',
  '/column/articleDetail/low-days',
  '/shop',
  '/vip',
  '/login',
  '/register',
]

export interface Weight {
  requests: number
  js: Size
  css: Size
  html: Size
}
interface Size {
  gzip: number
  br: number
}

const KB = 1000
const sizeOf = (bodies: Buffer[]): Size => ({
  gzip: bodies.reduce((sum, body) => sum + zlib.gzipSync(body, { level: 9 }).length, 0),
  br: bodies.reduce((sum, body) => sum + zlib.brotliCompressSync(body).length, 0),
})

/** What a first visit to a page loads, each file compressed by itself. */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  const loaded = await Promise.all(
    responses.map(async (response) => ({
      type: response.headers()['content-type'] ?? '',
      body: await response.body().catch(() => Buffer.alloc(0)),
    })),
  )
  await context.close()
  const of = (type: RegExp) => sizeOf(loaded.filter((one) => type.test(one.type)).map(({ body }) => body))
  return { requests: responses.length, js: of(/javascript/), css: of(/css/), html: of(/html/) }
}

/** Prints gzip and brotli KB of JS and CSS and the requests of every page. */
export async function weight(): Promise<void> {
  await withSite(async (origin, browser) => {
    const rows: Record<string, Record<string, string | number>> = {}
    const kb = (bytes: number) => (bytes / KB).toFixed(1)
    for (const path of PAGES) {
      const { requests, js, css, html } = await weigh(browser, `${origin}${path}?lang=en`)
      rows[path] = {
        requests,
        'JS gzip KB': kb(js.gzip),
        'JS br KB': kb(js.br),
        'CSS gzip KB': kb(css.gzip),
        'CSS br KB': kb(css.br),
        'HTML gzip KB': kb(html.gzip),
      }
    }
    console.table(rows)
  })
}
