import { brandNames as names } from '@/core/brand'
import { vipMinor } from '@/core/commerce/discount'
import type { Currency, Money } from '@/core/commerce/money'
import { giftOf, type Sku } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'

/** Kept in each order. Raised with every change of a price; `npm run content:check` compares it with published.json. */
export const catalogueVersion = 2

const currencyOf: Record<Locale, Currency> = { cn: 'CNY', en: 'USD', es: 'EUR' }

/** Minor units. A gift costs what is in it. */
const amounts: Record<Exclude<Sku, `gift-${string}`>, Record<Currency, number>> = {
  report: { CNY: 1990, USD: 499, EUR: 499 },
  'pack-3': { CNY: 4990, USD: 1299, EUR: 1299 },
  'pack-10': { CNY: 14900, USD: 3900, EUR: 3900 },
  vip: { CNY: 9900, USD: 2499, EUR: 2499 },
}

/** The price that a page of this language shows to everybody; the server alone decides it. */
export const priceOf = (sku: Sku, locale: Locale): Money => {
  const currency = currencyOf[locale]
  const key = giftOf(sku) ?? sku
  return { amountMinor: amounts[key as keyof typeof amounts][currency], currency }
}

/** What the catalogue asks for, and what this buyer pays. */
export interface Quote extends Money {
  listMinor: number
}

/** The price for one buyer: members pay less for everything. */
export function quoteOf(sku: Sku, locale: Locale, vip: boolean): Quote {
  const { amountMinor: listMinor, currency } = priceOf(sku, locale)
  return { listMinor, amountMinor: vip ? vipMinor(listMinor) : listMinor, currency }
}

/** Days after the purchase within which it is refunded on request (see /refunds). */
export const refundDays = 14

/** What the payment page, the bank statement and the receipt call each product: never the name of a test. */
export const productNames: Record<Locale, Record<Sku, string>> = {
  cn: {
    report: `${names.cn}报告`,
    'pack-3': `${names.cn} 3 份报告套餐`,
    'pack-10': `${names.cn} 10 份报告套餐`,
    vip: `${names.cn} VIP`,
    'gift-pack-3': `${names.cn}礼物：3 份报告`,
    'gift-pack-10': `${names.cn}礼物：10 份报告`,
    'gift-vip': `${names.cn}礼物：VIP`,
  },
  en: {
    report: `${names.en} report`,
    'pack-3': `${names.en} pack of 3 reports`,
    'pack-10': `${names.en} pack of 10 reports`,
    vip: `${names.en} VIP`,
    'gift-pack-3': `${names.en} gift: 3 reports`,
    'gift-pack-10': `${names.en} gift: 10 reports`,
    'gift-vip': `${names.en} gift: VIP`,
  },
  es: {
    report: `Informe de ${names.es}`,
    'pack-3': `${names.es}: paquete de 3 informes`,
    'pack-10': `${names.es}: paquete de 10 informes`,
    vip: `${names.es} VIP`,
    'gift-pack-3': `${names.es}: 3 informes de regalo`,
    'gift-pack-10': `${names.es}: 10 informes de regalo`,
    'gift-vip': `${names.es}: VIP de regalo`,
  },
}

/** Currencies whose buyers have a right of withdrawal that immediate digital delivery ends (EU). */
export const needsAcknowledgements = (currency: Currency): boolean => currency === 'EUR'
/** Version of the two acknowledgement texts (`payment.acknowledge` of the locales), kept in each order. */
export const acknowledgementVersion = 'eu-digital-2'
