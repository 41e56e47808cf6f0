import { expect, test } from 'vitest'
import { currencies, paymentMethods } from './money'
import { methodsFor } from './payment-method'

test.each([
  { currency: 'CNY', expected: ['alipay', 'wechat_pay', 'card'] },
  { currency: 'USD', expected: ['card', 'alipay', 'wechat_pay'] },
  { currency: 'EUR', expected: ['card', 'alipay', 'wechat_pay'] },
] as const)('$currency is paid with $expected', ({ currency, expected }) => {
  expect(methodsFor(currency)).toEqual(expected)
})

test('every method is offered in some currency, and every currency has a method', () => {
  const offered = new Set(currencies.flatMap((currency) => methodsFor(currency)))
  expect([...offered].sort()).toEqual([...paymentMethods].sort())
  for (const currency of currencies)
    expect({ currency, any: methodsFor(currency).length > 0 }).toMatchObject({ any: true })
})
