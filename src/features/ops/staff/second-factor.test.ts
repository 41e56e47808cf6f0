import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { seal } from '@/server/crypto/seal'
import { createTotpSecret, createTotpUri, decryptTotpSecret, findTimeStep } from './second-factor'

const secret = Secret.fromLatin1('12345678901234567890')
const now = new Date(1_700_000_000_000)
const step = Math.floor(now.getTime() / 30_000)

// RFC 6238, appendix B, for SHA-1: the last six of its eight digits.
test.each([
  { seconds: 59, code: '287082' },
  { seconds: 1111111109, code: '081804' },
  { seconds: 1111111111, code: '050471' },
  { seconds: 1234567890, code: '005924' },
  { seconds: 2000000000, code: '279037' },
  { seconds: 20000000000, code: '353130' },
])('findTimeStep accepts the code of RFC 6238 at $seconds s', ({ seconds, code }) => {
  expect(findTimeStep(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test.each([
  { off: -2, fits: false },
  { off: -1, fits: true },
  { off: 0, fits: true },
  { off: 1, fits: true },
  { off: 2, fits: false },
])('findTimeStep accepts a code that is $off time steps off: $fits', ({ off, fits }) => {
  const code = TOTP.generate({ secret, timestamp: now.getTime() + off * 30_000 })
  expect(findTimeStep(secret, code, now)).toBe(fits ? step + off : null)
})

test.each(['', '00000', 'abcdef', '0000000', '１２３４５６'])('findTimeStep returns null for %j', (typed) => {
  expect(findTimeStep(secret, typed, now)).toBeNull()
})

test('decryptTotpSecret decrypts a stored secret only for the staff member it belongs to', () => {
  const totpSecret = seal('staff-totp', 'ana', Buffer.from('12345678901234567890'))
  expect(decryptTotpSecret({ id: 'ana', totpSecret })?.base32).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(decryptTotpSecret({ id: 'eve', totpSecret })).toBeNull()
})

test('createTotpSecret returns 160 random bits', () => {
  expect(createTotpSecret().bytes).toHaveLength(20)
  expect(createTotpSecret().hex).not.toBe(createTotpSecret().hex)
})

test('createTotpUri contains the email address and the product name', () => {
  expect(createTotpUri('a+b@example.org', secret)).toBe(
    'otpauth://totp/Mindglass:a%2Bb%40example.org?issuer=Mindglass&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  )
})
