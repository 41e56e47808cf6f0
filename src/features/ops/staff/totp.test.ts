import { expect, test } from 'vitest'
import { base32Of, hotp, newTotpSecret, stepAt, stepOf, totpUri } from './totp'

const secret = Buffer.from('12345678901234567890')

// RFC 4226, appendix D.
test('the codes of the counters from 0 to 9', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
  expect(codes.map((_, counter) => hotp(secret, counter))).toEqual(codes)
})

// RFC 6238, appendix B, for SHA-1.
test.each([
  { seconds: 59, code: '94287082' },
  { seconds: 1111111109, code: '07081804' },
  { seconds: 1111111111, code: '14050471' },
  { seconds: 1234567890, code: '89005924' },
  { seconds: 2000000000, code: '69279037' },
  { seconds: 20000000000, code: '65353130' },
])('the code at $seconds s matches RFC 6238', ({ seconds, code }) => {
  expect(hotp(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code)
})

test.each([
  { off: -2, fits: false },
  { off: -1, fits: true },
  { off: 0, fits: true },
  { off: 1, fits: true },
  { off: 2, fits: false },
])('a clock that is $off steps off: $fits', ({ off, fits }) => {
  const now = new Date(1_700_000_000_000)
  const step = stepAt(now) + off
  expect(stepOf(secret, hotp(secret, step), now)).toBe(fits ? step : null)
})

test.each(['', '00000', 'abcdef', '0000000'])('%j is no code', (typed) => {
  expect(stepOf(secret, typed, new Date(1_700_000_000_000))).toBeNull()
})

test('secrets are 160 random bits, and written as RFC 4648 says', () => {
  expect(newTotpSecret()).toHaveLength(20)
  expect(newTotpSecret().equals(newTotpSecret())).toBe(false)
  expect(base32Of(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32Of(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('the picture says whose secret it is, and for which product', () => {
  expect(totpUri('a+b@example.org', secret)).toBe(
    'otpauth://totp/Mindglass%3Aa%2Bb%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Mindglass&digits=6&period=30',
  )
})
