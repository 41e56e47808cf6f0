import { describe, expect, test } from 'vitest'
import { formatPhone, parsePhone } from './profile'

describe('a phone number', () => {
  test.each([
    { typed: '13800138000', locale: 'cn', expected: '+8613800138000' },
    { typed: '138 0013 8000', locale: 'cn', expected: '+8613800138000' },
    { typed: '＋86 138-0013-8000', locale: 'en', expected: '+8613800138000' },
    { typed: '010 6552 9988', locale: 'cn', expected: '+861065529988' },
    { typed: '(415) 555-2671', locale: 'en', expected: '+14155552671' },
    { typed: '+1 415.555.2671', locale: 'es', expected: '+14155552671' },
    { typed: '612 34 56 78', locale: 'es', expected: '+34612345678' },
    { typed: '0034 612345678', locale: 'cn', expected: '+34612345678' },
    { typed: '+44 20 7946 0018', locale: 'en', expected: '+442079460018' },
    { typed: '１３８００１３８０００', locale: 'cn', expected: '+8613800138000' },
    { typed: '  ', locale: 'en', expected: null },
  ] as const)('typed as "$typed" in $locale is stored as $expected', ({ typed, locale, expected }) => {
    expect(parsePhone(typed, locale)).toBe(expected)
  })

  test.each(['12', 'none', '+999 123456', 'tel 612345678 or so', '612 34 56 78 ext. 9', '+', '612345678901234567890'])(
    'typed as "%s" is rejected',
    (typed) => expect(() => parsePhone(typed, 'es')).toThrow('PHONE_INVALID'),
  )

  test('is shown in groups of digits', () => expect(formatPhone('+34612345678')).toBe('+34 612 34 56 78'))
})
