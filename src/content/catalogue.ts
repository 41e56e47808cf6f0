import { brandNames as names } from '@/core/brand'
import { vipMinor } from '@/core/commerce/discount'
import { type Currency, localCurrency, type Money } from '@/core/commerce/money'
import { giftOf, type Sku, type SoldSku } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'

/** Kept in each order. Raised with every change of a price; `npm run content:check` compares it with published.json. */
export const catalogueVersion = 3

/**
 * Minor units. A gift costs what is in it. What has to hold between them (one more report never makes it cheaper,
 * membership pays within the tests there are) is in catalogue.test.ts.
 */
const amounts: Record<Exclude<SoldSku, `gift-${string}`>, Record<Currency, number>> = {
  report: { CNY: 1990, USD: 499, EUR: 499 },
  'pack-3': { CNY: 4790, USD: 1199, EUR: 1199 },
  'pack-7': { CNY: 9990, USD: 2499, EUR: 2499 },
  vip: { CNY: 1990, USD: 499, EUR: 499 },
}

/** The price that a page of this language shows to everybody; the server alone decides it. */
export const priceOf = (sku: SoldSku, locale: Locale): Money => priceIn(sku, localCurrency[locale])

const priceIn = (sku: SoldSku, currency: Currency): Money => {
  const key = giftOf(sku) ?? sku
  return { amountMinor: amounts[key as keyof typeof amounts][currency], currency }
}

/** What the catalogue asks for, and what this buyer pays. */
export interface Quote extends Money {
  listMinor: number
}

/** The price for one buyer, in the currency of the page's language: members pay less for everything. */
export const quoteOf = (sku: SoldSku, locale: Locale, vip: boolean): Quote => quoteIn(sku, localCurrency[locale], vip)

/** The same in a currency that the buyer's country decides. */
export function quoteIn(sku: SoldSku, currency: Currency, vip: boolean): Quote {
  const { amountMinor: listMinor } = priceIn(sku, currency)
  return { listMinor, amountMinor: vip ? vipMinor(listMinor) : listMinor, currency }
}

/** Days after the purchase within which it is refunded on request (see /refunds). */
export const refundDays = 14

/** What the payment page, the bank statement and the receipt call each product, those of the past too: never the name of a test. */
export const productNames: Record<Locale, Record<Sku, string>> = {
  cn: {
    report: `${names.cn}报告`,
    'pack-3': `${names.cn} 3 份报告套餐`,
    'pack-7': `${names.cn} 7 份报告套餐`,
    'pack-10': `${names.cn} 10 份报告套餐`,
    vip: `${names.cn} VIP`,
    'gift-pack-3': `${names.cn}礼物：3 份报告`,
    'gift-pack-7': `${names.cn}礼物：7 份报告`,
    'gift-pack-10': `${names.cn}礼物：10 份报告`,
    'gift-vip': `${names.cn}礼物：VIP`,
  },
  en: {
    report: `${names.en} report`,
    'pack-3': `${names.en} pack of 3 reports`,
    'pack-7': `${names.en} pack of 7 reports`,
    'pack-10': `${names.en} pack of 10 reports`,
    vip: `${names.en} VIP`,
    'gift-pack-3': `${names.en} gift: 3 reports`,
    'gift-pack-7': `${names.en} gift: 7 reports`,
    'gift-pack-10': `${names.en} gift: 10 reports`,
    'gift-vip': `${names.en} gift: VIP`,
  },
  es: {
    report: `Informe de ${names.es}`,
    'pack-3': `${names.es}: paquete de 3 informes`,
    'pack-7': `${names.es}: paquete de 7 informes`,
    'pack-10': `${names.es}: paquete de 10 informes`,
    vip: `${names.es} VIP`,
    'gift-pack-3': `${names.es}: 3 informes de regalo`,
    'gift-pack-7': `${names.es}: 7 informes de regalo`,
    'gift-pack-10': `${names.es}: 10 informes de regalo`,
    'gift-vip': `${names.es}: VIP de regalo`,
  },
}

/** Version of the two acknowledgement texts (`payment.acknowledge` of the locales), kept in each order. */
export const acknowledgementVersion = 'eu-digital-2'
