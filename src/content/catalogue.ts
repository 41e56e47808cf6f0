import type { Currency, Money } from '@/core/commerce/money'
import type { Locale } from '@/core/locale'

/** Raised with every change of a price, and kept in each order. */
export const catalogueVersion = 1

/** What can be bought: one full report. */
type Sku = 'report'

const currencyOf: Record<Locale, Currency> = { cn: 'CNY', en: 'USD', es: 'EUR' }

/** Minor units. */
const amounts: Record<Sku, Record<Currency, number>> = {
  report: { CNY: 1990, USD: 499, EUR: 499 },
}

/** The price that a page of this language shows; the server alone decides it. */
export const priceOf = (sku: Sku, locale: Locale): Money => {
  const currency = currencyOf[locale]
  return { amountMinor: amounts[sku][currency], currency }
}

/** Days after the purchase within which a full report is refunded on request (see /refunds). */
export const refundDays = 14

/** What the payment page, the bank statement and the receipt call it: never the name of the test. */
export const reportNames: Record<Locale, string> = {
  cn: '心镜报告',
  en: 'Mindglass report',
  es: 'Informe de Mindglass',
}

/** Currencies whose buyers have a right of withdrawal that immediate digital delivery ends (EU). */
export const needsAcknowledgements = (currency: Currency): boolean => currency === 'EUR'
/** Version of the two acknowledgement texts (`payment.acknowledge` of the locales), kept in each order. */
export const acknowledgementVersion = 'eu-digital-1'
