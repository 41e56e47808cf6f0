import { expect, test } from 'vitest'
import { isPaymentAddress } from './redirect-to-payment'

const SITE = 'https://mindglass.example'

test.each([
  { url: '/payment/check?order=1', here: SITE, allowed: true },
  { url: 'https://checkout.stripe.com/c/pay/cs_1', here: SITE, allowed: true },
  { url: 'http://checkout.stripe.com/c/pay/cs_1', here: SITE, allowed: false },
  { url: 'https://checkout.stripe.com.evil.example/', here: SITE, allowed: false },
  { url: 'https://checkout.stripe.com@evil.example/', here: SITE, allowed: false },
  { url: '//evil.example', here: SITE, allowed: false },
  { url: '/\\evil.example', here: SITE, allowed: false },
  { url: '/\t/evil.example', here: SITE, allowed: false },
  { url: 'javascript:alert(1)', here: SITE, allowed: false },
  { url: 'data:text/html,x', here: SITE, allowed: false },
  { url: 'http://localhost:4242/pay', here: SITE, allowed: false },
  { url: 'http://localhost:4242/pay', here: 'http://localhost:3000', allowed: true },
  { url: 'javascript://localhost/%0aalert(1)', here: 'http://localhost:3000', allowed: false },
])('isPaymentAddress allows $url from $here: $allowed', ({ url, here, allowed }) => {
  expect(isPaymentAddress(new URL(url, here), new URL(here))).toBe(allowed)
})
