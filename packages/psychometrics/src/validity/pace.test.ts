import { describe, expect, test } from 'vitest'
import { readingMs, tempoOf } from './pace.ts'

describe('reading a statement', () => {
  test.each([
    { language: 'en', text: 'I wake up tired, and stay so.', ms: (60_000 * 21) / 1100 },
    { language: 'es', text: 'Me despierto cansada o cansado.', ms: (60_000 * 26) / 1200 },
    { language: 'zh', text: '早上醒来，我还是很累。', ms: (60_000 * 9) / 400 },
  ] as const)('takes $ms ms in $language, counting letters but not punctuation or spaces', ({ language, text, ms }) => {
    expect(readingMs(text, language)).toBe(ms)
  })

  test('takes about as long in each of the three languages for the same statement', () => {
    const [zh, en, es] = [
      readingMs('遇到小事，我也会想到最坏的结果。', 'zh'),
      readingMs('Even small things make me think of the worst outcome.', 'en'),
      readingMs('Hasta lo pequeño me hace pensar en el peor desenlace.', 'es'),
    ]
    expect(Math.max(zh, en, es) / Math.min(zh, en, es)).toBeLessThan(1.3)
  })
})

describe('the response pace', () => {
  const order = ['a', 'b', 'c', 'd']

  test('is the median time per item, in milliseconds and as a multiple of the reading time', () => {
    const pace = { times: { a: 1000, b: 3000, c: 2000, d: 9000 }, reading: { a: 2000, b: 2000, c: 2000, d: 2000 } }
    expect(tempoOf(order, pace)).toEqual({ ms: 2500, readings: 1.25 })
  })

  test('is null when fewer than half of the items have a time', () => {
    expect(tempoOf(order, { times: { a: 1000, b: 3000 }, reading: { a: 1000 } })).toEqual({ ms: 2000, readings: null })
    expect(tempoOf(order, { times: { a: 1000 } })).toEqual({ ms: null, readings: null })
    expect(tempoOf(order, {})).toEqual({ ms: null, readings: null })
  })

  test('ignores negative and NaN times', () => {
    const times = { a: -1, b: Number.NaN, c: 2000, d: 4000 }
    expect(tempoOf(order, { times })).toEqual({ ms: 3000, readings: null })
  })
})
