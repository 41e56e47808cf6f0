import { expect, test } from 'vitest'
import { readingMinutes, textLength } from './reading-time'

test.each([
  { locale: 'en', texts: ['Two words.', '  and three  more '], length: 5 },
  { locale: 'es', texts: ['Sí: ¿y usted?'], length: 3 },
  { locale: 'cn', texts: ['你好，世界。', 'A 组'], length: 5 },
  { locale: 'en', texts: [], length: 0 },
] as const)('textLength counts $length in $locale', ({ locale, texts, length }) => {
  expect(textLength(texts, locale)).toBe(length)
})

test.each([
  { locale: 'en', texts: ['word '.repeat(230)], minutes: 1 },
  { locale: 'en', texts: ['word '.repeat(230), 'more'], minutes: 2 },
  { locale: 'cn', texts: ['字'.repeat(401)], minutes: 2 },
  { locale: 'es', texts: [], minutes: 0 },
] as const)('readingMinutes rounds up to $minutes in $locale', ({ locale, texts, minutes }) => {
  expect(readingMinutes(texts, locale)).toBe(minutes)
})
