import { type Currency, currencies, type PaymentMethod, paymentMethods } from './money'

/**
 * Where each method stands on the payment page, from 1, by the currencies it takes; null where it takes none of it.
 * Complete by its type: a new method is offered somewhere, or somebody said that it is not.
 */
const places: Readonly<Record<PaymentMethod, Readonly<Record<Currency, number | null>>>> = {
  card: { CNY: 3, USD: 1, EUR: 1 },
  alipay: { CNY: 1, USD: 2, EUR: 2 },
  wechat_pay: { CNY: 2, USD: 3, EUR: 3 },
}

const inOrder = (currency: Currency): readonly PaymentMethod[] =>
  paymentMethods
    .map((method) => ({ method, place: places[method][currency] }))
    .filter(({ place }) => place !== null)
    .sort((a, b) => Number(a.place) - Number(b.place))
    .map(({ method }) => method)

const offered = new Map(currencies.map((currency) => [currency, inOrder(currency)]))

/** The methods that every provider offers for a currency, the one shown first at the start. */
export const methodsFor = (currency: Currency): readonly PaymentMethod[] => offered.get(currency) ?? []
