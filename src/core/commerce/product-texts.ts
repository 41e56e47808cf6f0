import type { Locale } from '../locale'
import type { TextParams, Translate } from '../texts/namespaces'
import { vipPercent } from './discount'
import { isKnownSku, isPackSku, ownSkuOfGift, reportsIn, type Sku } from './product'

type ShopKey = 'pack' | 'vip' | 'gift-pack' | 'gift-vip'

/** Returns the key of a product's texts: packs, and gifts of packs, differ only in their number of reports. */
export function textKeyOf(sku: Exclude<Sku, 'report'>): ShopKey
export function textKeyOf(sku: Sku): 'report' | ShopKey
export function textKeyOf(sku: Sku): 'report' | ShopKey {
  const inside = ownSkuOfGift(sku)
  if (inside !== null) return isPackSku(inside) ? 'gift-pack' : 'gift-vip'
  if (isPackSku(sku)) return 'pack'
  return sku === 'vip' ? 'vip' : 'report'
}

/**
 * Returns the parameters of a product's texts: the number of its reports in digits, in words, and as it is written in a
 * line of its own (`inLine`), which has digits in Chinese.
 */
export function productParams(sku: Sku, locale: Locale): TextParams {
  const reports = reportsIn(sku)
  const number = spelledNumber(reports, locale)
  return { reports, number, inLine: locale === 'cn' ? reports : number, percent: vipPercent }
}

/** Returns the name of a product in the shop; the sku itself for one known only to another version of the site. */
export const productTitle = (t: Translate<'shop'>, sku: string): string =>
  isKnownSku(sku) ? t(`products.${textKeyOf(sku)}.name`, { reports: reportsIn(sku) }) : sku

/** Returns the label of the button that leads to a product. */
export const productAction = (t: Translate<'shop'>, sku: Sku): string =>
  t(`products.${textKeyOf(sku)}.action`, { reports: reportsIn(sku) })

export const productLines = ['l1', 'l2', 'l3'] as const

interface Site {
  locale: Locale
  /** Number of tests on the site. */
  tests: number
  /** Number of reports that come with a new account. */
  freeReports: number
}

/** Returns whether a pack, or the gift of one, opens exactly the tests that the free reports of an account leave. */
export const opensAllTests = (sku: Sku, { tests, freeReports }: Pick<Site, 'tests' | 'freeReports'>): boolean =>
  reportsIn(sku) === tests - freeReports

/** Returns a sentence of the shop about a product. */
export function productText(
  t: Translate<'shop'>,
  sku: Sku,
  line: 'content' | (typeof productLines)[number],
  site: Site,
): string {
  const { locale, tests } = site
  return capitalise(
    t(lineKey(sku, line, opensAllTests(sku, site)), {
      ...productParams(sku, locale),
      tests: spelledNumber(tests, locale),
    }),
  )
}

/**
 * Returns the key of a line: a pack that opens all tests has a line that says so; other packs have a line that says
 * they are for any test.
 */
function lineKey(sku: Sku, line: 'content' | (typeof productLines)[number], all: boolean) {
  const key = textKeyOf(sku)
  if (all && key === 'pack' && (line === 'content' || line === 'l2')) return `products.pack-all.${line}` as const
  if (all && key === 'gift-pack' && (line === 'l2' || line === 'l3')) return `products.gift-pack-all.${line}` as const
  return `products.${key}.${line}` as const
}

/** Numbers from two on, before a noun: 两份, two reports, dos informes. */
const numberWords: Readonly<Record<Locale, readonly string[]>> = {
  cn: '两 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十'.split(' '),
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  ),
}

/** Spells out a number as in running text; returns digits beyond twenty. */
const spelledNumber = (value: number, locale: Locale): string => numberWords[locale][value - 2] ?? String(value)

/** Begins a sentence with a capital letter if the script has them. */
export const capitalise = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
