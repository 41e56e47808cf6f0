import type { Page } from '@playwright/test'
import { finishTest } from '../../e2e/support/account-steps'
import { measureReadingLength, type ReadingLength } from '../../e2e/support/reading-length'
import { currentInstruments } from '../../src/content/tests/instruments'
import { type Locale, locales } from '../../src/core/locale'
import { MINUTE_MS } from '../../src/core/time'
import { createScoringAnswers } from '../../src/testing/data/answers'
import { withSite } from './site'

/** A phone, in CSS pixels. */
const phone = { width: 390, height: 844 }

/** Maximum number of pixels without a picture or a sentence in display type: two and a half screens. */
const STRETCH = 2.5 * phone.height

/** Scores of each invented reader: the parts get them in turn, from the first again after the last. */
const profiles = { low: [15], mixed: [75, 30, 55, 20, 65], high: [85] } as const

/**
 * Measures how long the full report of every test is to read on a phone, for three invented readers: closed, as it
 * opens, and open. Exits with code 1 if a report has a longer stretch without a picture than allowed.
 */
export async function benchReading(locale = process.argv[3] ?? 'en', only = process.argv[4]): Promise<void> {
  if (!isLocale(locale)) throw new Error(`npm run bench -- reading <${locales.join(' | ')}> [<test>]`)
  const rows: Record<string, Record<string, string | number>> = {}
  const over: string[] = []
  await withSite(async (origin, browser) => {
    for (const instrument of currentInstruments().filter(({ slug }) => only === undefined || slug === only)) {
      for (const [name, scores] of Object.entries(profiles)) {
        // A new browser for each, because one person may begin only a limited number of tests a day.
        const context = await browser.newContext({ baseURL: origin, viewport: phone, reducedMotion: 'reduce' })
        context.setDefaultNavigationTimeout(2 * MINUTE_MS)
        const page = await context.newPage()
        await page.goto(`/contact?lang=${locale}`)
        const { slug, dimensions, responseScale, context: around } = instrument
        const responses = createScoringAnswers(
          instrument,
          Object.fromEntries(dimensions.map(({ id }, at) => [id, scores[at % scores.length] ?? 50])),
        )
        const asked = new Set(around.map(({ id }) => id))
        const path = await finishTest(
          page,
          slug,
          (item) => (responses[item] ?? 0) - (asked.has(item) ? 0 : responseScale.min),
        )
        await buy(page, path.slice('/report/'.length), locale)
        await page.goto(`${path}?lang=${locale}`)
        const first = await measureReadingLength(page, 'first')
        const open = await measureReadingLength(page, 'open')
        const closed = await measureReadingLength(page, 'closed')
        await context.close()
        if (open.stretch.height > STRETCH) over.push(`${slug}, ${name}: ${open.stretch.height} px`)
        rows[`${slug}, ${name}`] = row(closed, first, open)
      }
    }
  })
  console.table(rows)
  for (const one of over) console.error(`${one} without a picture`)
  if (over.length) process.exitCode = 1
}

const isLocale = (name: string): name is Locale => (locales as readonly string[]).includes(name)

const row = (closed: ReadingLength, first: ReadingLength, open: ReadingLength) => ({
  closed: screens(closed),
  'as it opens': screens(first),
  open: screens(open),
  words: open.words,
  'headline px': first.headline,
  'letter px': first.letter,
  'stretch px': open.stretch.height,
  'ends in': open.stretch.before,
})

const screens = ({ height }: ReadingLength): string => (height / phone.height).toFixed(1)

/** Pays for a report in the sandbox, without an account. */
async function buy(page: Page, sittingId: string, locale: Locale): Promise<void> {
  const { orderId, url } = await send<{ orderId: string; url: string }>(page, 'payment.checkout', {
    sittingId,
    email: `${sittingId.toLowerCase()}@mindglass.example.net`,
    method: 'card',
    country: 'US',
    locale,
    acknowledgements: { delivery: true, withdrawal: true },
    openAccount: false,
  })
  const session = new URL(url, page.url()).searchParams.get('session') ?? url.split('/').at(-1) ?? ''
  await send(page, 'payment.playSandbox', { session, outcome: 'paid' })
  await page.request.get(`/api/trpc/payment.order?input=${encodeURIComponent(JSON.stringify({ orderId }))}`)
}

async function send<Output>(page: Page, procedure: string, input: object): Promise<Output> {
  const headers = { origin: new URL(page.url()).origin }
  const response = await page.request.post(`/api/trpc/${procedure}`, { data: input, headers })
  if (!response.ok()) throw new Error(`${procedure}: ${response.status()} ${await response.text()}`)
  return (await response.json()).result.data
}
