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
    report: '心镜报告',
    'pack-3': '心镜 3 份报告套餐',
    'pack-10': '心镜 10 份报告套餐',
    vip: '心镜 VIP',
    'gift-pack-3': '心镜礼物：3 份报告',
    'gift-pack-10': '心镜礼物：10 份报告',
    'gift-vip': '心镜礼物：VIP',
  },
  en: {
    report: 'Mindglass report',
    'pack-3': 'Mindglass pack of 3 reports',
    'pack-10': 'Mindglass pack of 10 reports',
    vip: 'Mindglass VIP',
    'gift-pack-3': 'Mindglass gift: 3 reports',
    'gift-pack-10': 'Mindglass gift: 10 reports',
    'gift-vip': 'Mindglass gift: VIP',
  },
  es: {
    report: 'Informe de Mindglass',
    'pack-3': 'Mindglass: paquete de 3 informes',
    'pack-10': 'Mindglass: paquete de 10 informes',
    vip: 'Mindglass VIP',
    'gift-pack-3': 'Mindglass: 3 informes de regalo',
    'gift-pack-10': 'Mindglass: 10 informes de regalo',
    'gift-vip': 'Mindglass: VIP de regalo',
  },
}

/** Currencies whose buyers have a right of withdrawal that immediate digital delivery ends (EU). */
export const needsAcknowledgements = (currency: Currency): boolean => currency === 'EUR'
/** Version of the two acknowledgement texts (`payment.acknowledge` of the locales), kept in each order. */
export const acknowledgementVersion = 'eu-digital-2'
