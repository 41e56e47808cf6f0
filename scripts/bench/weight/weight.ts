import zlib from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { testSecret } from '../../../e2e/support/secret'
import { withSite } from '../site'
import { pageRoutes, routeOf, weightLimits } from './routes'
import type { Visit } from './visits'

interface Weight {
  requests: number
  js: Size
  css: Size
  html: Size
}
interface Size {
  gzip: number
  br: number
}

const sizeOf = (bodies: Buffer[]): Size => ({
  gzip: bodies.reduce((sum, body) => sum + zlib.gzipSync(body, { level: 9 }).length, 0),
  br: bodies.reduce((sum, body) => sum + zlib.brotliCompressSync(body).length, 0),
})

/** Weighs all files that a first visit to a page loads, each compressed separately. */
async function weigh(browser: Browser, origin: string, { address, visitor }: Visit): Promise<Weight> {
  const context = await browser.newContext({ locale: 'en-US', storageState: visitor })
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const first = await page.goto(origin + address, { waitUntil: 'networkidle' })
  const seen = page.url().slice(origin.length)
  // Otherwise a redirect target would be weighed instead.
  if (first?.status() !== 200 || seen !== address) throw new Error(`${address}: ${first?.status()}, ended at ${seen}`)
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

const kb = (bytes: number): string => (bytes / 1000).toFixed(1)

/**
 * Weighs a page of every route, personal pages with a fully populated account. Exits with code 1 if a page is over its
 * limit, or a route has no page here.
 */
export async function benchWeight(): Promise<void> {
  // Previews are signed here and opened by the server under test; the environment is read only once.
  process.env.APP_SECRET = testSecret
  const { appVisits, documentVisits } = await import('./visits')
  const routes = pageRoutes()
  const rows: Record<string, Record<string, string | number>> = {}
  const missing = new Set(routes.keys())
  const over: string[] = []
  await withSite(
    async (origin, browser) => {
      for (const visit of [...documentVisits(routes.keys()), ...(await appVisits(origin, browser))]) {
        const route = routeOf(visit.address, routes.keys())
        const kind = route && routes.get(route)
        if (!kind) throw new Error(`${visit.address} is no page`)
        missing.delete(route)
        const { requests, js, css, html } = await weigh(browser, origin, visit)
        const name = visit.address.slice(0, 48) + (visit.address in rows ? ' (2)' : '')
        if (js.br > weightLimits[kind]) over.push(name)
        rows[name] = {
          requests,
          'JS br KB': kb(js.br),
          bound: kb(weightLimits[kind]),
          verdict: js.br > weightLimits[kind] ? 'OVER' : 'ok',
          'JS gzip KB': kb(js.gzip),
          'CSS br KB': kb(css.br),
          'HTML gzip KB': kb(html.gzip),
        }
      }
    },
    { seed: true },
  )
  console.table(rows)
  for (const route of missing)
    console.error(`${route} was not weighed: add an address to scripts/bench/weight/visits.ts`)
  for (const name of over) console.error(`${name} is over its bound`)
  if (missing.size || over.length) process.exitCode = 1
}
