import { htmlLang, type Locale } from '../locale'

export const currencies = ['CNY', 'USD', 'EUR'] as const
export type Currency = (typeof currencies)[number]

/** What prices are in on a page of each language, as long as nobody has said where they live. */
export const localCurrency: Record<Locale, Currency> = { cn: 'CNY', en: 'USD', es: 'EUR' }

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

/** For people: `¥19.90`, `$4.99`, `4,99 €`. All three currencies have two decimals. */
export function formatMoney({ amountMinor, currency }: Money, locale: Locale): string {
  return new Intl.NumberFormat(htmlLang[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amountMinor / 100)
}
