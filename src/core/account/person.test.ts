import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanName, toAccountName, toPlainName } from './person'

test.each([
  { typed: 'Ana María Núñez-O’Hara', name: 'Ana María Núñez-O’Hara' },
  { typed: '王小明', name: '王小明' },
  { typed: 'Tom & Ana', name: 'Tom & Ana' },
  { typed: 'J.R. Smith', name: 'J. R. Smith' },
  { typed: '小雨🌧️', name: '小雨🌧️' },
  { typed: '𠮷野家·龘𬎆👩🏽‍🚀', name: '𠮷野家·龘𬎆👩🏽‍🚀' },
  { typed: '👨‍👩‍👧‍👦 & 🏳️‍🌈', name: '👨‍👩‍👧‍👦 & 🏳️‍🌈' },
  { typed: '👩‍↔', name: '👩' },
  { typed: `${'x'.repeat(36)}👨‍👩‍👧‍👦yyy`, name: `${'x'.repeat(36)}…` },
  { typed: ' Ana\r\nBcc: eve@example.org ', name: 'Ana Bcc eve example. org' },
  { typed: 'https://e.example/login', name: 'https e. example login' },
  { typed: 'e．example', name: 'e. example' },
  { typed: 'a\u202eb\u200bc\u2028d', name: 'abc d' },
  { typed: '<a href="x">you</a>', name: 'a href x you a' },
  { typed: 'x'.repeat(50), name: `${'x'.repeat(39)}…` },
  { typed: 'x'.repeat(40), name: 'x'.repeat(40) },
  { typed: `J.R. ${'x'.repeat(50)}`, name: `J. R. ${'x'.repeat(33)}…` },
  { typed: `${'x'.repeat(36)}. . yyyyyy`, name: `${'x'.repeat(36)}…` },
  { typed: '://@', name: '' },
  { typed: 'Ana… and so on', name: 'Ana… and so on' },
  { typed: `${'x'.repeat(37)}. ${'y'.repeat(9)}`, name: `${'x'.repeat(37)}…` },
])('toPlainName turns “$typed” into “$name”', ({ typed, name }) => {
  expect(toPlainName(typed)).toBe(name)
})

test('toPlainName returns one short line without a link for any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('www.e.example', 'a@e.example'),
      (text, link) => {
        const name = toPlainName(text.slice(0, 10) + link + text)
        expect(name).not.toMatch(/[\r\n/\\:@<>]|\.[^\s.]/)
        expect([...name].length).toBeLessThanOrEqual(40)
        expect(toPlainName(name)).toBe(name)
      },
    ),
    // The ellipsis that ends a cut name has an NFKC form of its own, and an NFKC form may be a combining mark.
    {
      examples: [
        ['㉐ שּׁ¸🄐㈀A', 'a@e.example'],
        ['a\u0301\u0302\u0303\u0304\u0305\uff9e', 'a@e.example'],
      ],
    },
  )
})

test.each([
  { typed: ' Ana\u00a0\n María ', name: 'Ana María', why: 'line breaks and double spaces become one space' },
  { typed: 'Ana \u200b María', name: 'Ana María', why: 'an invisible character between two spaces is removed' },
  { typed: 'Ana\u202egnp.exe', name: 'Anagnp.exe', why: 'a right-to-left override is removed' },
  { typed: 'A\u200bna\u0000', name: 'Ana', why: 'invisible characters are removed' },
  { typed: 'Zoe\u0308', name: 'Zo\u00eb', why: 'accents are composed with their letters' },
  { typed: 'Tom & <Ana>', name: 'Tom & <Ana>', why: 'signs are kept' },
  { typed: '👩‍👩‍👧', name: '👩‍👩‍👧', why: 'a joiner within an emoji is kept' },
])('cleanName normalizes a name: $why', ({ typed, name }) => {
  expect(cleanName(typed)).toBe(name)
})

test('toAccountName cuts a long name between two characters', () => {
  expect(toAccountName('🌧'.repeat(90))).toBe('🌧'.repeat(80))
  expect(toAccountName(`${'x'.repeat(77)}👩🏽‍🚀y`)).toBe('x'.repeat(77))
  expect(toAccountName(`${'x'.repeat(79)} y`)).toBe('x'.repeat(79))
})
