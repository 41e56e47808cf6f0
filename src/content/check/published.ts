import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Currency, currencies } from '@/core/commerce/money'
import { skus } from '@/core/commerce/products'
import type { Instrument } from '@/core/instrument'
import { type Locale, locales } from '@/core/locale'
import { getLocalPrice } from '../shop/catalogue'
import type { InstrumentText } from '../tests/instrument-text'

/** File with the fingerprints of published content. */
export const publishedFile = 'src/content/published.json'

/**
 * Published content at its time of publication. Instruments: `slug/v1` → `key` or a language → fingerprint. Prices:
 * catalogue version → product → currency → minor units. Entries are added and never changed.
 */
const Published = z.object({
  instruments: z.record(z.string(), z.record(z.string(), z.string())),
  prices: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.int()))),
})
export type Published = z.infer<typeof Published>
export type Prices = Published['prices'][string]

/**
 * Reads the published fingerprints; empty without a file.
 * @throws Error for a file in another format.
 */
export const readPublished = (file = publishedFile): Published =>
  existsSync(file) ? Published.parse(JSON.parse(readFileSync(file, 'utf8'))) : { instruments: {}, prices: {} }

export const folderOf = ({ slug, version }: Pick<Instrument, 'slug' | 'version'>): string => `${slug}/v${version}`

/**
 * Returns fingerprints of the questions and the scoring of a version, which old answers and reports depend on. All
 * other content (interpretations, advice, names, thresholds of help, duration) may be corrected in place.
 */
export function fingerprints(
  instrument: Instrument,
  texts: Readonly<Partial<Record<Locale, InstrumentText>>>,
): Readonly<Record<string, string>> {
  const { responseScale, dimensions, context, directed, pairs, order, hasOverall } = instrument
  const parts: Record<string, string> = {
    key: fingerprint({ responseScale, dimensions, context, directed, pairs, order, hasOverall }),
  }
  for (const locale of locales) {
    const text = texts[locale]
    if (text) parts[locale] = fingerprint(questionsOf(text))
  }
  return parts
}

/** Returns the texts that a person reads before and while answering. */
function questionsOf({ instructions, stem, options, items, context }: InstrumentText) {
  const questions = Object.entries(context).map(([id, { question, options }]) => [id, { question, options }])
  return { instructions, stem, options, items, context: Object.fromEntries(questions) }
}

/** Returns a hash of the content, independent of key order. */
function fingerprint(value: unknown): string {
  const sorted = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
  return createHash('sha256').update(sorted).digest('hex').slice(0, 24)
}

/** Returns the differences between a version and its published state, each with instructions. */
export function publishedFaults(
  instrument: Pick<Instrument, 'slug' | 'version'>,
  now: Readonly<Record<string, string>>,
  { instruments }: Published,
): string[] {
  const { slug, version } = instrument
  const before = instruments[folderOf(instrument)] ?? {}
  return Object.entries(now).flatMap(([part, print]) => {
    const file = `src/content/instruments/${folderOf(instrument)}/${part === 'key' ? 'instrument.ts' : `${part}.json`}`
    if (before[part] === undefined)
      return `${file}: is not in ${publishedFile}. Once it is ready: npm run content:publish`
    if (before[part] === print) return []
    return (
      `${file}: ${part === 'key' ? 'the scoring' : 'what is asked'} has changed since it was published. ` +
      `Take the change back, or make it in a new folder src/content/instruments/${slug}/v${version + 1} ` +
      '(docs/how-to/add-a-test.md, “A new version”)'
    )
  })
}

/** Returns errors for published versions that no longer exist. */
export const findLostInstruments = (folders: readonly string[], { instruments }: Published): string[] =>
  Object.keys(instruments)
    .filter((folder) => !folders.includes(folder))
    .map((folder) => `src/content/instruments/${folder}: was published and is gone; reports made with it need it`)

/** Returns the current list prices of the catalogue, in minor units. */
export function currentPrices(): Prices {
  const inEach = (sku: (typeof skus)[number]): Partial<Record<Currency, number>> => {
    const found = new Map(
      locales.map((locale) => [getLocalPrice(sku, locale).currency, getLocalPrice(sku, locale).amountMinor]),
    )
    return Object.fromEntries(currencies.flatMap((one) => (found.has(one) ? [[one, found.get(one)]] : [])))
  }
  return Object.fromEntries(skus.map((sku) => [sku, inEach(sku)])) as Prices
}

/** Returns errors if the prices of the catalogue version differ from its published ones. */
export function priceFaults(version: number, now: Prices, { prices }: Published): string[] {
  const before = prices[version]
  const newest = Math.max(0, ...Object.keys(prices).map(Number))
  if (version < newest)
    return [`src/core/commerce/products.ts: catalogueVersion ${version} is older than ${newest}, which was published`]
  if (!before) {
    return [
      `src/core/commerce/products.ts: catalogueVersion ${version} is not in ${publishedFile}: npm run content:publish`,
    ]
  }
  if (fingerprint(before) === fingerprint(now)) return []
  return [
    `src/core/commerce/products.ts: prices have changed under catalogueVersion ${version}, which orders refer to. ` +
      `Set catalogueVersion to ${newest + 1}, then: npm run content:publish`,
  ]
}

/** Returns `published` with new entries added; existing entries stay unchanged. */
export function addNewEntries(
  published: Published,
  instruments: Published['instruments'],
  version: number,
  prices: Prices,
): Published {
  const merged = Object.entries(instruments).map(([folder, now]) => [
    folder,
    { ...now, ...published.instruments[folder] },
  ])
  return {
    instruments: { ...published.instruments, ...Object.fromEntries(merged) },
    prices: { [version]: prices, ...published.prices },
  }
}
