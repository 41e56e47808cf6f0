import { htmlLang, type Locale } from '../locale'

export const currencies = ['CNY', 'USD', 'EUR'] as const
export type Currency = (typeof currencies)[number]

/** Currency of prices on a page of each language, until the reader says where they live. */
export const localCurrency: Record<Locale, Currency> = { cn: 'CNY', en: 'USD', es: 'EUR' }

/** Currencies of prices on a document, which is the same for everybody: readers of Spanish pay in two currencies. */
export const documentCurrencies: Record<Locale, readonly Currency[]> = {
  cn: ['CNY'],
  en: ['USD'],
  es: ['EUR', 'USD'],
}

/** How a buyer can pay; closed, because the payment provider's own type accepts any string. */
export const paymentMethods = ['card', 'alipay', 'wechat_pay', 'paypal', 'bizum', 'link'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** For what was written into a setting. */
export const isPaymentMethod = (name: string): name is PaymentMethod =>
  (paymentMethods as readonly string[]).includes(name)

/** An amount in minor units (fen, cents); never a fraction. */
export interface Money {
  amountMinor: number
  currency: Currency
}

/** An amount as the provider took it, also in a currency (ISO 4217) that nothing is sold in. */
export interface PaidMoney {
  amountMinor: number
  currency: string
}

/**
 * For people: `¥19.90`, `$4.99`, `4,99 €`. In Spanish, dollars have their code, `4,99 USD`: in most of Latin America the
 * sign alone is read as pesos. So has every currency that nothing is sold in, where its sign could be another's.
 */
export function formatMoney({ amountMinor, currency }: PaidMoney, locale: Locale): string {
  const format = new Intl.NumberFormat(htmlLang[locale], {
    style: 'currency',
    currency,
    currencyDisplay: displayOf(currency, locale),
  })
  return format.format(majorOf({ amountMinor, currency }))
}

function displayOf(currency: string, locale: Locale): 'code' | 'narrowSymbol' | 'symbol' {
  if (locale === 'es' && currency === 'USD') return 'code'
  return currencies.some((sold) => sold === currency) ? 'narrowSymbol' : 'symbol'
}

/** The same price in several currencies, of which a reader pays one: `4,99 € o 4,99 USD`. */
export const formatEither = (prices: readonly PaidMoney[], locale: Locale): string =>
  new Intl.ListFormat(htmlLang[locale], { type: 'disjunction' }).format(prices.map((one) => formatMoney(one, locale)))

/** Sums in several currencies as one phrase: "$3.60 and €1.00". */
export const formatSums = (sums: readonly PaidMoney[], locale: Locale): string =>
  new Intl.ListFormat(htmlLang[locale], { type: 'conjunction' }).format(sums.map((sum) => formatMoney(sum, locale)))

/** Digits behind the point: two for everything that is sold in, none for yen. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** An amount in whole units and their fraction, as books and spreadsheets have it: 499 cents are 4.99, 499 yen 499. */
export const majorOf = ({ amountMinor, currency }: PaidMoney): number => amountMinor / 10 ** decimalsOf(currency)

/** For the team and for files: `EUR 4.99`, `JPY 499`. */
export const plainMoney = (money: PaidMoney): string =>
  `${money.currency} ${majorOf(money).toFixed(decimalsOf(money.currency))}`
