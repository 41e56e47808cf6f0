import { htmlLang, type Locale } from '../locale'

export const currencies = ['CNY', 'USD', 'EUR'] as const
export type Currency = (typeof currencies)[number]

/** Currency of prices on a page of each language, until the reader says where they live. */
export const localCurrency: Record<Locale, Currency> = { cn: 'CNY', en: 'USD', es: 'EUR' }

/** Currencies of prices on a document, which is the same for everybody: readers of Spanish pay in two currencies. */
export const currenciesByLocale: Record<Locale, readonly Currency[]> = {
  cn: ['CNY'],
  en: ['USD'],
  es: ['EUR', 'USD'],
}

/** Payment methods of buyers; a closed list, because the payment provider's own type accepts any string. */
export const paymentMethods = ['card', 'alipay', 'wechat_pay', 'paypal', 'bizum', 'link'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Returns whether a name from a setting is that of a payment method. */
export const isPaymentMethod = (name: string): name is PaymentMethod =>
  (paymentMethods as readonly string[]).includes(name)

/** An amount in minor units (fen, cents); never a fraction. */
export interface Money {
  amountMinor: number
  currency: Currency
}

/** An amount as charged by the provider, also in a currency (ISO 4217) in which nothing is sold. */
export interface PaidMoney {
  amountMinor: number
  currency: string
}

/**
 * Formats an amount for people: `¥19.90`, `$4.99`, `4,99 €`. In Spanish, dollars have their code, `4,99 USD`, because
 * most of Latin America reads the sign alone as pesos. A currency in which nothing is sold also has its code if other
 * currencies use its sign.
 */
export function formatMoney({ amountMinor, currency }: PaidMoney, locale: Locale): string {
  const format = new Intl.NumberFormat(htmlLang[locale], {
    style: 'currency',
    currency,
    currencyDisplay: displayOf(currency, locale),
  })
  return format.format(toMajorUnits({ amountMinor, currency }))
}

function displayOf(currency: string, locale: Locale): 'code' | 'narrowSymbol' | 'symbol' {
  if (locale === 'es' && currency === 'USD') return 'code'
  return currencies.some((sold) => sold === currency) ? 'narrowSymbol' : 'symbol'
}

/** Formats a price in several currencies; a reader pays in one of them: `4,99 € o 4,99 USD`. */
export const formatEither = (prices: readonly PaidMoney[], locale: Locale): string =>
  new Intl.ListFormat(htmlLang[locale], { type: 'disjunction' }).format(prices.map((one) => formatMoney(one, locale)))

/** Formats sums in several currencies as one phrase: "$3.60 and €1.00". */
export const formatSums = (sums: readonly PaidMoney[], locale: Locale): string =>
  new Intl.ListFormat(htmlLang[locale], { type: 'conjunction' }).format(sums.map((sum) => formatMoney(sum, locale)))

/** Returns the number of decimals of a currency: two for all in which something is sold, none for yen. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Returns an amount in major units, as in books and spreadsheets: 499 cents are 4.99, 499 yen are 499. */
export const toMajorUnits = ({ amountMinor, currency }: PaidMoney): number => amountMinor / 10 ** decimalsOf(currency)

/** Formats an amount for the team and for files: `EUR 4.99`, `JPY 499`. */
export const formatPlainMoney = (money: PaidMoney): string =>
  `${money.currency} ${toMajorUnits(money).toFixed(decimalsOf(money.currency))}`
