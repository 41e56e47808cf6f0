import { expect, test } from 'vitest'
import { delimitAddresses } from './delimit-addresses'

test.each([
  { text: 'https://a.example/help?lang=es', expected: 'https://a.example/help?lang=es' },
  { text: 'Help (https://a.example/help), now.', expected: 'Help (<https://a.example/help>), now.' },
  { text: '求助：https://a.example/help?lang=cn。请看', expected: '求助：<https://a.example/help?lang=cn>。请看' },
  { text: 'see <https://a.example/help>.', expected: 'see <https://a.example/help>.' },
  { text: 'Escriba a ana@example.org, por favor.', expected: 'Escriba a <ana@example.org>, por favor.' },
])('a URL or email address is separated from adjacent text: $text', ({ text, expected }) => {
  expect(delimitAddresses(text)).toBe(expected)
})
