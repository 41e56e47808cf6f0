import { describe, expect, test } from 'vitest'
import { currentInstruments } from '@/content/tests/instruments'
import { chapterStartingAt, countChapters } from './QuestionScreen'

const lengths = currentInstruments().map(({ slug, order }) => ({ slug, count: order.length }))

test('a test of 20 questions has one chapter', () => {
  expect(countChapters(20)).toBe(1)
  expect(Array.from({ length: 20 }, (_, at) => chapterStartingAt(at, 20))).toEqual(Array(20).fill(null))
})

describe.each(lengths.filter(({ count }) => count > 20))('the test $slug with $count questions', ({ count }) => {
  const starts = Array.from({ length: count }, (_, at) => at).filter((at) => chapterStartingAt(at, count) !== null)
  const all = [0, ...starts, count]
  const sizes = all.slice(1).map((end, index) => end - (all[index] ?? 0))

  test('has three to five chapters whose lengths differ by at most one question', () => {
    expect(sizes).toHaveLength(countChapters(count))
    expect(sizes.length).toBeGreaterThanOrEqual(3)
    expect(sizes.length).toBeLessThanOrEqual(5)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  })

  test('numbers its chapters consecutively', () => {
    expect(starts.map((at) => chapterStartingAt(at, count))).toEqual(starts.map((_, index) => index + 2))
  })

  test('begins its fourth chapter in the second half of its questions', () => {
    for (const at of starts) if (chapterStartingAt(at, count) === 4) expect(at / count).toBeGreaterThan(0.5)
  })
})
