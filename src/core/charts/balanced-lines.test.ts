import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceLines, widthInEms } from './balanced-lines'

test.each([
  { text: '心', width: 1 },
  { text: '，“’', width: 3 },
  { text: 'a', width: 0.54 },
  { text: 'il. ', width: 4 * 0.34 },
  { text: 'MÑ9mw', width: 5 * 0.72 },
  { text: '', width: 0 },
  { text: '心镜 Mi', width: 2 + 0.34 + 0.72 + 0.34 },
])('the width of “$text” is $width ems', ({ text, width }) => {
  expect(widthInEms(text)).toBeCloseTo(width)
})

/** Returns every way to break words into this number of lines. */
function settings(words: readonly string[], count: number): string[][] {
  if (count === 1) return words.length > 0 ? [[words.join(' ')]] : []
  return words.flatMap((_, at) =>
    at === 0 ? [] : settings(words.slice(at), count - 1).map((rest) => [words.slice(0, at).join(' '), ...rest]),
  )
}
const unevenness = (lines: readonly string[], text: string) =>
  lines.reduce((sum, line) => sum + (widthInEms(line) - widthInEms(text) / lines.length) ** 2, 0)

describe('balanceLines of Latin words', () => {
  const word = fc.constantFrom('a', 'is', 'the', 'quiet', 'morning', 'unforgettable')
  const text = fc.array(word, { minLength: 1, maxLength: 9 })

  test('returns the fewest possible lines with the most similar widths', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 8, max: 16 }), (words, max) => {
        const whole = words.join(' ')
        const lines = balanceLines(whole, max)
        const fitting = words.flatMap((_, n) => {
          const ways = settings(words, n + 1).filter((way) => way.every((line) => widthInEms(line) <= max))
          return ways.length > 0 ? [ways] : []
        })
        const [fewest = []] = fitting
        expect(lines.join(' ')).toBe(whole)
        expect(lines).toHaveLength(fewest[0]?.length ?? 0)
        for (const line of lines) expect(widthInEms(line)).toBeLessThanOrEqual(max)
        const best = Math.min(...fewest.map((way) => unevenness(way, whole)))
        expect(unevenness(lines, whole)).toBeCloseTo(best, 6)
      }),
      { numRuns: 60 },
    )
  })

  test('breaks a line only when the words exceed the maximum width', () => {
    expect(balanceLines('aa bb', widthInEms('aa bb'))).toEqual(['aa bb'])
    expect(balanceLines('aa bb', widthInEms('aa bb') - 0.01)).toEqual(['aa', 'bb'])
    expect(balanceLines('aa bb cc', widthInEms('aa'))).toEqual(['aa', 'bb', 'cc'])
  })

  test('returns the division with the shorter first line when two are equally even', () => {
    expect(balanceLines('aaaa bb aaaa', widthInEms('aaaa bb'))).toEqual(['aaaa', 'bb aaaa'])
  })

  test('returns one line when a single word is too long', () => {
    expect(balanceLines('unforgettable days', 3)).toEqual(['unforgettable days'])
  })

  test('returns one empty line for an empty text', () => {
    expect(balanceLines('', 10)).toEqual([''])
  })
})

describe('balanceLines of Chinese text', () => {
  test('breaks between words and never before a punctuation mark', () => {
    const text = '你可以不同意别人，也可以被别人反对，然后安安静静地吃完午饭。'
    for (const max of [8, 10, 12, 16]) {
      const lines = balanceLines(text, max)
      expect(lines.join('')).toBe(text)
      for (const line of lines) {
        expect(widthInEms(line)).toBeLessThanOrEqual(max)
        expect(line).not.toMatch(/^[，。：；？！、]/)
      }
      expect(lines.some((line) => line.endsWith('安安') || line.startsWith('静静'))).toBe(false)
    }
  })

  test.each([
    // A line that ends with a clause may make the lines less even, whatever its punctuation mark; a comma in a list
    // allows less unevenness.
    { text: '早上很安静，晚上风很大外面下雨', max: 12, lines: ['早上很安静，', '晚上风很大外面下雨'] },
    { text: '他问我们好吗？我们说今天都很好', max: 12, lines: ['他问我们好吗？', '我们说今天都很好'] },
    { text: '茶、水果、面包都放在厨房的桌上', max: 12, lines: ['茶、水果、面包', '都放在厨房的桌上'] },
  ])('ends a line where a clause ends: $lines', ({ text, max, lines }) => {
    expect(balanceLines(text, max)).toEqual(lines)
  })
})
