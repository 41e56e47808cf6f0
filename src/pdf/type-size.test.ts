import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { fittingSize, heightOf, letterTypeSize } from './type-size'

const paragraph = { cn: '字'.repeat(160), en: 'word '.repeat(80), es: 'frase '.repeat(70) }

describe.each(locales)('the type size in %s', (locale) => {
  const texts = Array.from({ length: 4 }, () => paragraph[locale])

  test('is large for few words and small for many', () => {
    const sizes = [1, 4, 8, 40].map(
      (count) =>
        fittingSize(
          texts.slice(0, 1).flatMap((text) => Array.from({ length: count }, () => text)),
          locale,
          500,
        ).fontSize,
    )
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(sizes[0]).toBeGreaterThan(sizes.at(-1) ?? 0)
  })

  test('fits the available height, and is the smallest size when none fits', () => {
    const size = fittingSize(texts, locale, 480)
    expect(heightOf(texts, locale, size)).toBeLessThanOrEqual(480)
    expect(fittingSize(texts, locale, 10).fontSize).toBeLessThan(10)
  })

  test('is larger for a letter of few words than for a part of a report', () => {
    const one = texts.slice(0, 1)
    expect(letterTypeSize(one, locale, 500, 400).fontSize).toBeGreaterThan(fittingSize(one, locale, 500).fontSize)
  })

  test('needs less height in a wider column', () => {
    const size = fittingSize(texts, locale, 480)
    expect(heightOf(texts, locale, size, 430)).toBeLessThan(heightOf(texts, locale, size, 340))
  })
})
