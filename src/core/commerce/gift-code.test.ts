import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGiftCode, formatGiftCode, giftPath, isGiftCode, isGiftPath, normalizeGiftCode } from './gift-code'

test('a gift code is read back unchanged when typed in groups or in lower case', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 32 }), (bytes) => {
      const code = createGiftCode(bytes)
      expect(isGiftCode(code)).toBe(true)
      expect(normalizeGiftCode(formatGiftCode(code))).toBe(code)
      expect(normalizeGiftCode(` ${formatGiftCode(code).toLowerCase()} `)).toBe(code)
    }),
  )
})

test.each([
  { typed: '0oOi-Il1L-0000-0000', code: '0001111100000000' },
  { typed: '０１２３－ＡＢＣＤ-0123-ABCD', code: '0123ABCD0123ABCD' },
])('the typed text “$typed” is read as the gift code $code', ({ typed, code }) => {
  expect(normalizeGiftCode(typed)).toBe(code)
})

test.each(['', 'U123-ABCD-0123-ABCD', '0123-ABCD-0123-ABC', '0123-ABCD-0123-ABCDE', '礼物'])(
  'the text “%s” is not a valid gift code',
  (typed) => {
    expect(isGiftCode(normalizeGiftCode(typed))).toBe(false)
  },
)

test('a gift code is displayed in four groups of four characters', () => {
  expect(formatGiftCode('0123ABCD4567EFGH')).toBe('0123-ABCD-4567-EFGH')
})

test.each([
  { next: giftPath('4K7M2QXR9TBDW3HN'), gift: true },
  { next: '/me/shop', gift: false },
  { next: '/me/shop?page=2', gift: false },
  { next: 'https://e.example/me/shop?gift=1', gift: false },
  { next: null, gift: false },
])('isGiftPath for the path $next returns $gift', ({ next, gift }) => {
  expect(isGiftPath(next)).toBe(gift)
})
