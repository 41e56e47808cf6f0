import { type Currency, isPaymentMethod, type PaymentMethod, paymentMethods } from './money'

/**
 * Where each method stands on the payment page, from 1, by the currencies it takes; null where it takes none of it.
 * Complete by its type: a new method is offered somewhere, or somebody said that it is not. Apple Pay and Google Pay
 * come with `card`: the provider shows them where the device has them.
 */
const places: Readonly<Record<PaymentMethod, Readonly<Record<Currency, number | null>>>> = {
  card: { CNY: 3, USD: 1, EUR: 1 },
  bizum: { CNY: null, USD: null, EUR: 2 },
  paypal: { CNY: null, USD: 2, EUR: 3 },
  link: { CNY: null, USD: 3, EUR: 4 },
  alipay: { CNY: 1, USD: 4, EUR: 5 },
  wechat_pay: { CNY: 2, USD: 5, EUR: 6 },
}

/** Methods that only people of some countries have. */
const onlyIn: Partial<Record<PaymentMethod, readonly string[]>> = { bizum: ['ES'] }

/** The methods that every account at the provider can take; the others are switched on one by one. */
export const commonMethods: readonly PaymentMethod[] = ['card', 'alipay', 'wechat_pay']

/**
 * Reads the setting that names what the account takes, as `card, paypal`; what is empty means the common ones.
 * @throws Error naming what is no method
 */
export function parseMethods(written: string): readonly PaymentMethod[] {
  const named = written.split(/[\s,]+/).filter((name) => name !== '')
  const unknown = named.filter((name) => !isPaymentMethod(name))
  if (unknown.length > 0) throw new Error(`does not know ${unknown.join(', ')}`)
  return named.length === 0 ? commonMethods : named.filter(isPaymentMethod)
}

/** All methods for a currency, wherever the buyer lives, the one shown first at the start. */
export const methodsIn = (currency: Currency): readonly PaymentMethod[] =>
  paymentMethods
    .map((method) => ({ method, place: places[method][currency] }))
    .filter(({ place }) => place !== null)
    .sort((a, b) => Number(a.place) - Number(b.place))
    .map(({ method }) => method)

/**
 * The methods that a buyer can choose from, the one shown first at the start.
 * @param country where the buyer lives
 * @param accepted what the provider's account takes
 */
export const methodsFor = (
  currency: Currency,
  country: string,
  accepted: readonly PaymentMethod[],
): readonly PaymentMethod[] =>
  methodsIn(currency).filter((method) => accepted.includes(method) && (onlyIn[method]?.includes(country) ?? true))

/**
 * The methods that have a choice of their own. Link is a way to fill in a card, which most people do not know by its name:
 * whoever has it finds it on the card's page.
 */
export const shownMethods = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  methods.includes('card') ? methods.filter((method) => method !== 'link') : methods

/** Title of the page after an unsuccessful payment, for its heading and its tab. @param status of the order */
export function failedTitle(status: string): 'failed.title' | 'failed.expiredTitle' | 'failed.openTitle' {
  if (status === 'failed') return 'failed.title'
  return status === 'expired' ? 'failed.expiredTitle' : 'failed.openTitle'
}
