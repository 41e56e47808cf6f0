import { type Currency, isPaymentMethod, type PaymentMethod, paymentMethods } from './money'

/**
 * Position of each method on the payment page, from 1, by currency; null if the method does not take the currency. The
 * type requires every method, so a new one needs a position or an explicit null. Apple Pay and Google Pay come with
 * `card`: the provider shows them on devices that have them.
 */
const places: Readonly<Record<PaymentMethod, Readonly<Record<Currency, number | null>>>> = {
  card: { CNY: 3, USD: 1, EUR: 1 },
  bizum: { CNY: null, USD: null, EUR: 2 },
  paypal: { CNY: null, USD: 2, EUR: 3 },
  link: { CNY: null, USD: 3, EUR: 4 },
  alipay: { CNY: 1, USD: 4, EUR: 5 },
  wechat_pay: { CNY: 2, USD: 5, EUR: 6 },
}

/** Methods available only in some countries. */
const onlyIn: Partial<Record<PaymentMethod, readonly string[]>> = { bizum: ['ES'] }

/** Methods that every account at the provider can take; the others are switched on one by one. */
export const commonMethods: readonly PaymentMethod[] = ['card', 'alipay', 'wechat_pay']

/**
 * Parses the setting for the methods that the account takes, such as `card, paypal`; empty means the common ones.
 * @throws Error naming the unknown methods
 */
export function parseMethods(written: string): readonly PaymentMethod[] {
  const named = written.split(/[\s,]+/).filter((name) => name !== '')
  const unknown = named.filter((name) => !isPaymentMethod(name))
  if (unknown.length > 0) throw new Error(`does not know ${unknown.join(', ')}`)
  return named.length === 0 ? commonMethods : named.filter(isPaymentMethod)
}

/** Returns all methods for a currency in any country, in the order in which the payment page shows them. */
export const methodsIn = (currency: Currency): readonly PaymentMethod[] =>
  paymentMethods
    .map((method) => ({ method, place: places[method][currency] }))
    .filter(({ place }) => place !== null)
    .sort((a, b) => Number(a.place) - Number(b.place))
    .map(({ method }) => method)

/**
 * Returns the methods that a buyer can use, in the order in which the payment page shows them.
 * @param country where the buyer lives
 * @param accepted methods that the provider's account takes
 */
export const methodsFor = (
  currency: Currency,
  country: string,
  accepted: readonly PaymentMethod[],
): readonly PaymentMethod[] =>
  methodsIn(currency).filter((method) => accepted.includes(method) && (onlyIn[method]?.includes(country) ?? true))

/**
 * Returns the methods that are shown as a choice. Link is not: most people do not know this way to fill in card details
 * by name, and those who use it find it on the provider's page for cards.
 */
export const shownMethods = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  methods.includes('card') ? methods.filter((method) => method !== 'link') : methods

/**
 * Returns the text key of the page title after an unsuccessful payment, for its heading and its tab.
 * @param status of the order
 */
export function failedTitleKey(status: string): 'failed.title' | 'failed.expiredTitle' | 'failed.openTitle' {
  if (status === 'failed') return 'failed.title'
  return status === 'expired' ? 'failed.expiredTitle' : 'failed.openTitle'
}
