import { describe, expect, test } from 'vitest'
import { findLink, toPublicText, withoutMarkup } from './public-text'

describe('a link', () => {
  test.each([
    'http://spam.example',
    'HTTPS://SPAM.EXAMPLE/x',
    'hxxp://spam.example',
    'see www.spam.example now',
    '看www.spam.example',
    'spam.com',
    'my-shop.co.info',
    'bit.ly/abc',
    't.me/abc',
    'ana@example.org',
    'mailto:ana@example.org',
    'javascript:alert(1)',
    'ｓｐａｍ．ｃｏｍ',
    '[click](https://spam.example)',
    'пример.ru',
  ])('is found in “%s”', (text) => {
    expect(findLink(text)).not.toBeNull()
    expect(toPublicText(text)).toContain('…')
    expect(findLink(toPublicText(text))).toBeNull()
  })

  test.each([
    'Clear and short.',
    'Good.And calm.',
    'Me sirvió.Muy claro/sencillo',
    'e.g. the part on sleep, i.e. nights',
    '3.5 of 5, and 2.0/3',
    'J.H.',
    '很清楚。没有压力。',
    'I <3 it: 10/10 @home',
    'a < b and c > d',
    'así:bien',
    '每天１０分钟',
  ])('is not found in “%s”', (text) => {
    expect(findLink(text)).toBeNull()
    expect(toPublicText(text)).toBe(text)
  })

  test('is quoted with at most 60 characters and replaced in a public text', () => {
    expect(findLink(`x https://spam.example/${'a'.repeat(400)}`)).toHaveLength(60)
    expect(toPublicText('A http://a.example b www.b.example c')).toBe('A … b … c')
  })
})

test.each([
  { text: 'Dear <b>hola</b> all', expected: 'Dear hola all' },
  { text: '<script>alert(1)</script>', expected: 'alert(1)' },
  { text: '<<b>b>x', expected: 'x' },
  { text: '[url=https://spam.example]here[/url] [b]now[/b]', expected: 'here now' },
  { text: '<!--x-->y', expected: 'xy' },
  { text: 'a <3 b [1] [note]', expected: 'a <3 b [1] [note]' },
])('removing markup turns $text into $expected', ({ text, expected }) => {
  expect(withoutMarkup(text)).toBe(expected)
})
