import { brandNames as names } from '@/core/brand/brand'
import { applyMemberDiscount } from '@/core/commerce/discount'
import { type Currency, currenciesByLocale, formatEither, localCurrency, type Money } from '@/core/commerce/money'
import { isKnownSku, ownSkuOfGift, reportsIn } from '@/core/commerce/product'
import { textKeyOf } from '@/core/commerce/product-texts'
import { getListPriceMinor, type OfferedSku, type SoldSku } from '@/core/commerce/products'
import type { Locale } from '@/core/locale'
import { isWithin, type ListPrice, siteState } from '@/core/site/state'
import { DAY_MS, MINUTE_MS } from '@/core/time'

/** Returns the price for everybody at a given moment: the catalogue price, or the price of an offer. */
export function getPrice(sku: SoldSku, currency: Currency, now = new Date()): Money {
  const list = getListPriceMinor(sku, currency)
  return { amountMinor: Math.min(list, reductionOf(sku, currency, now)?.amountMinor ?? list), currency }
}

/** Returns the price that a page in this language shows to everybody. Only the server decides it. */
export const getLocalPrice = (sku: SoldSku, locale: Locale): Money => getPrice(sku, localCurrency[locale])

/**
 * Returns the price as a document shows it. A document is built once for all readers of its language, so it names every
 * currency in which they may pay.
 */
export const formatDocumentPrice = (sku: SoldSku, locale: Locale): string =>
  formatEither(
    currenciesByLocale[locale].map((currency) => getPrice(sku, currency)),
    locale,
  )

/** The price of a full report as a document shows it, formatted: for everybody, and for members. */
export interface ReportPrice {
  everybody: string
  member: string
}

export const formatReportPrice = (locale: Locale): ReportPrice => ({
  everybody: formatDocumentPrice('report', locale),
  member: formatEither(
    currenciesByLocale[locale].map((currency) => getQuote('report', currency, true)),
    locale,
  ),
})

/** The catalogue price and the price that this buyer pays. */
export interface Quote extends Money {
  listMinor: number
}

/**
 * Returns the price for one buyer, in the currency of their country. Members pay less for everything; of the member
 * price and an offer, the lower one counts.
 */
export function getQuote(sku: SoldSku, currency: Currency, vip: boolean, now = new Date()): Quote {
  const listMinor = getListPriceMinor(sku, currency)
  const { amountMinor } = getPrice(sku, currency, now)
  return { listMinor, amountMinor: vip ? Math.min(applyMemberDiscount(listMinor), amountMinor) : amountMinor, currency }
}

/** Time in ms during which a page that was opened during an offer keeps its price. */
const STANDS_MS = 30 * MINUTE_MS

/** Returns the price for a buyer who presses Pay: never more than the page showed when it was opened. */
export function getPaymentQuote(sku: SoldSku, currency: Currency, vip: boolean, now = new Date()): Quote {
  const quote = getQuote(sku, currency, vip, now)
  const shown = getQuote(sku, currency, vip, new Date(now.getTime() - STANDS_MS))
  return shown.amountMinor < quote.amountMinor ? shown : quote
}

/** A temporary lower price. */
export interface Reduction {
  amountMinor: number
  /** Lowest price of the thirty days before, the price for comparison (Directive 98/6/EC, art. 6a). */
  beforeMinor: number
  endsAt: Date
}

const BEFORE_MS = 30 * DAY_MS

/** Returns the current offer for a product; null without one. */
export function reductionOf(sku: SoldSku, currency: Currency, now = new Date()): Reduction | null {
  const own = siteState().offers.filter((offer) => offer.sku === (ownSkuOfGift(sku) ?? sku))
  const [running] = own.filter((offer) => isWithin(offer, now))
  if (!running) return null
  const from = running.startsAt.getTime() - BEFORE_MS
  const earlier = own.filter(({ startsAt, endsAt }) => startsAt < running.startsAt && endsAt.getTime() > from)
  const before = [...earlier, ...listPricesBetween(running.sku, from, running.startsAt)]
  const beforeMinor = Math.min(getListPriceMinor(sku, currency), ...before.map(({ amounts: was }) => was[currency]))
  return { amountMinor: running.amounts[currency], beforeMinor, endsAt: running.endsAt }
}

/** Returns the catalogue prices that applied at some time between two moments. */
function listPricesBetween(sku: OfferedSku, from: number, to: Date): ListPrice[] {
  const own = (siteState().listPrices ?? []).filter((price) => price.sku === sku)
  return own.filter(({ since }, at) => since < to && (own[at + 1]?.since.getTime() ?? Infinity) > from)
}

/** A quote as pages show it. */
export interface ShownQuote extends Quote {
  /** End of the offer that sets the price; `listMinor` is then the price for comparison. Absent without an offer. */
  until?: string
}

/** Returns the price for one buyer as a page shows it; the order stores the catalogue price. */
export function getShownQuote(sku: SoldSku, currency: Currency, vip: boolean, now = new Date()): ShownQuote {
  const quote = getQuote(sku, currency, vip, now)
  const reduction = reductionOf(sku, currency, now)
  if (!reduction || reduction.amountMinor !== quote.amountMinor) return quote
  const listMinor = Math.max(reduction.beforeMinor, quote.amountMinor)
  return { ...quote, listMinor, until: reduction.endsAt.toISOString() }
}

/** Days after the purchase within which it is refunded on request (see /refunds). */
export const refundDays = 14

const productNames: Readonly<Record<Locale, (reports: number) => Record<ReturnType<typeof textKeyOf>, string>>> = {
  cn: (reports) => ({
    report: `${names.cn}报告`,
    pack: `${names.cn} ${reports} 份报告套餐`,
    vip: `${names.cn} VIP`,
    'gift-pack': `${names.cn}礼物：${reports} 份报告`,
    'gift-vip': `${names.cn}礼物：VIP`,
  }),
  en: (reports) => ({
    report: `${names.en} report`,
    pack: `${names.en} pack of ${reports} reports`,
    vip: `${names.en} VIP`,
    'gift-pack': `${names.en} gift: ${reports} reports`,
    'gift-vip': `${names.en} gift: VIP`,
  }),
  es: (reports) => ({
    report: `Informe de ${names.es}`,
    pack: `${names.es}: paquete de ${reports} informes`,
    vip: `${names.es} VIP`,
    'gift-pack': `${names.es}: ${reports} informes de regalo`,
    'gift-vip': `${names.es}: VIP de regalo`,
  }),
}

/**
 * Returns the name of a product, even one no longer sold, for the payment page, the bank statement and the receipt. It
 * never contains the name of a test. A sku known only to another version of the site is returned unchanged.
 */
export const productName = (sku: string, locale: Locale): string =>
  isKnownSku(sku) ? productNames[locale](reportsIn(sku))[textKeyOf(sku)] : sku

/** Version of the two acknowledgement texts (`payment.acknowledge` of the locales), kept in each order. */
export const acknowledgementVersion = 'eu-digital-2'
