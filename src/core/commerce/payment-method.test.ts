import { expect, test } from 'vitest'
import { currencies, paymentMethods } from './money'
import { commonMethods, methodsFor, methodsIn, parseMethods, shownMethods } from './payment-method'

test.each([
  { currency: 'CNY', country: 'CN', expected: ['alipay', 'wechat_pay', 'card'] },
  { currency: 'USD', country: 'US', expected: ['card', 'paypal', 'link', 'alipay', 'wechat_pay'] },
  { currency: 'EUR', country: 'ES', expected: ['card', 'bizum', 'paypal', 'link', 'alipay', 'wechat_pay'] },
  { currency: 'EUR', country: 'DE', expected: ['card', 'paypal', 'link', 'alipay', 'wechat_pay'] },
  { currency: 'USD', country: 'MX', expected: ['card', 'paypal', 'link', 'alipay', 'wechat_pay'] },
] as const)('a buyer who pays in $currency from $country is offered $expected', ({ currency, country, expected }) => {
  expect(methodsFor(currency, country, paymentMethods)).toEqual(expected)
})

test('a payment method is offered only when the provider account accepts it', () => {
  expect(methodsFor('EUR', 'ES', ['bizum', 'card'])).toEqual(['card', 'bizum'])
  expect(methodsFor('CNY', 'CN', ['bizum', 'paypal'])).toEqual([])
})

test('every currency has a common payment method, and every payment method has a currency', () => {
  const offered = new Set(currencies.flatMap((currency) => methodsIn(currency)))
  expect([...offered].sort()).toEqual([...paymentMethods].sort())
  for (const currency of currencies)
    expect({ currency, any: methodsIn(currency).some((method) => commonMethods.includes(method)) }).toEqual({
      currency,
      any: true,
    })
})

test.each([
  { accepted: ['card', 'link', 'paypal'], expected: ['card', 'paypal'] },
  { accepted: ['paypal', 'link'], expected: ['paypal', 'link'] },
] as const)('a buyer sees the payment methods $expected when $accepted are accepted', ({ accepted, expected }) => {
  expect(shownMethods(accepted)).toEqual(expected)
})

test.each([
  { written: '', expected: commonMethods },
  { written: ' ,\n', expected: commonMethods },
  { written: 'card paypal,\tbizum', expected: ['card', 'paypal', 'bizum'] },
])('the setting “$written” is parsed as the payment methods $expected', ({ written, expected }) => {
  expect(parseMethods(written)).toEqual(expected)
})

test('parseMethods throws an error that names every unknown payment method', () => {
  expect(() => parseMethods('card, applepay, cash')).toThrow('does not know applepay, cash')
})
