import { describe, expect, test } from 'vitest'
import { normalizeCouponCode } from '../commerce/coupon'
import { formatTypedGiftCode, normalizeGiftCode } from '../commerce/gift-code'
import { findEmailProblem, normalizeEmail } from './email'
import { Birthday, digitsOf } from './fields'
import { findOrderNumber, normalizeDay, withoutLabel, withPlainHyphens } from './typed-text'

/** Returns a text with the characters that keyboards, messengers and mail programs put around it or into it. */
const around = (text: string): readonly string[] => [
  ` ${text} `,
  `\u3000${text}\u00A0`,
  `\u200B${text}\u200B`,
  `\u200E${text}`,
  `\u202A${text}\u202C`,
  `\u2066${text}\u2069`,
  `\uFEFF${text}`,
  `${text.slice(0, 3)}\u200B${text.slice(3)}`,
  `${text.slice(0, 3)}\u00AD${text.slice(3)}`,
  `${text.slice(0, 4)}\u2060${text.slice(4)}`,
  [...text]
    .map((letter) => (/[!-~]/.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : letter))
    .join(''),
  `“${text}”`,
  `「${text}」`,
  `<${text}>`,
  `(${text})`,
  `${text},`,
  `${text}.`,
  `${text}。`,
  `${text}，`,
]

const order = 'Qm7xT-bL9vRc4pKd8sW_1A'
const gift = '4K7M-2QXR-9TBD-W3HN'
describe.each([
  {
    what: 'an address',
    read: normalizeEmail,
    meant: 'ana@example.org',
    typed: [
      'mailto:ana@example.org',
      'mailto:ana@example.org?subject=x',
      'Ana <ana@example.org>',
      '"Ana" <ana@example.org>,',
      'Email: ana@example.org',
      '邮箱：ana@example.org',
      'ana＠example。org',
      'ana @ example.org',
    ],
  },
  {
    what: 'a mailed code',
    read: digitsOf,
    meant: '48210937',
    typed: [
      '4821 0937',
      '4821-0937',
      '4821–0937',
      '4821—0937',
      'Code: 4821 0937',
      '验证码：4821 0937。',
      'Su código es 4821 0937.',
    ],
  },
  {
    what: 'a gift code',
    read: formatTypedGiftCode,
    meant: gift,
    typed: [
      gift.replaceAll('-', '–'),
      gift.replaceAll('-', '—'),
      gift.replaceAll('-', ' '),
      gift.toLowerCase(),
      `Code: ${gift}`,
      `CODE ${gift}`,
      `礼物码：${gift}`,
      `https://mindglass.example/me/shop?gift=${normalizeGiftCode(gift)}&lang=cn`,
    ],
  },
  {
    what: 'a coupon',
    read: normalizeCouponCode,
    meant: 'SPRING24',
    typed: ['spring24', 'spring-24', 'spring–24', 'Code: spring24', '优惠码：spring24'],
  },
  {
    what: 'the number of an order',
    read: findOrderNumber,
    meant: order,
    typed: [
      order.replace('-', '–'),
      order.replace('-', '—'),
      order.replace('-', '\u2212'),
      `Order number: ${order}`,
      `订单号：${order}。`,
      `N.º de pedido ${order}.`,
      `${order.slice(0, 8)} ${order.slice(8)}`,
    ],
  },
  {
    what: 'a birthday',
    read: (typed: string) => Birthday.parse(typed),
    meant: '1990-01-01',
    typed: [
      '1990-1-1',
      '1990/01/01',
      '1990/1/1',
      '1990.1.1',
      '1990. 1. 1.',
      '1990年1月1日',
      '１９９０年１月１日',
      '1990—01—01',
      '19900101',
    ],
    quoted: false,
  },
  {
    what: 'the code of an authenticator',
    read: withoutLabel,
    meant: '482109',
    typed: ['Code: 482109', '验证码：482109'],
  },
])('the typed text for $what', ({ read, meant, typed, quoted = true }) => {
  const all = quoted ? around(meant) : around(meant).filter((text) => !/["“「<(，,。]|\.$/.test(text))

  test.each([meant, ...all, ...typed])('is normalized to its canonical form from %j', (text) => {
    expect(read(text)).toBe(meant)
  })

  test('is unchanged when it is normalized a second time', () => {
    expect(read(read(meant))).toBe(meant)
  })
})

test('an em dash is read as two hyphens when the order number would otherwise be too short', () => {
  expect(findOrderNumber('Qm7xT—L9vRc4pKd8sWn1A')).toBe('Qm7xT--L9vRc4pKd8sWn1A')
})

test.each(['', 'Qm7xT', 'not an order number at all'])(
  'the text %j is returned without spaces when it contains no order number',
  (typed) => {
    expect(findOrderNumber(typed)).toBe(typed.replaceAll(' ', ''))
  },
)

test.each(['01/02/1990', '1990', '1990-01', '90-1-1', 'yesterday'])(
  'the text %j is left unchanged because it is not an unambiguous date',
  (typed) => {
    expect(normalizeDay(typed)).toBe(typed)
  },
)

test('an address with non-ASCII letters in its domain is converted to ASCII', () => {
  expect(normalizeEmail('ana@españa.es')).toBe('ana@xn--espaa-rta.es')
  expect(normalizeEmail('ana@xn--espaa-rta.es')).toBe('ana@xn--espaa-rta.es')
  expect(findEmailProblem('ana@españa.es')).toBeNull()
})

test('a line break inside an address is kept, so that the address is rejected', () => {
  expect(withPlainHyphens('a\r\nb')).toBe('a\r\nb')
  expect(findEmailProblem('a@example.org\r\nBcc: b@example.org')).toBe('EMAIL_INVALID')
})
