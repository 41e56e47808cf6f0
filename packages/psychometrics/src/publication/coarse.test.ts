import { describe, expect, test } from 'vitest'
import { levelOfPomp } from '../scoring/levels.ts'
import { coarsePosition, levelMidpoint } from './coarse.ts'

test.each([
  { level: 'level1', middle: 10 },
  { level: 'level3', middle: 50 },
  { level: 'level5', middle: 90 },
] as const)('the midpoint of $level is $middle', ({ level, middle }) => {
  expect(levelMidpoint(level)).toBe(middle)
})

describe('a coarse position', () => {
  test.each([
    { pomp: 0, coarse: 2.5 },
    { pomp: 4.99, coarse: 2.5 },
    { pomp: 5, coarse: 7.5 },
    { pomp: 61.3, coarse: 62.5 },
    { pomp: 64.9, coarse: 62.5 },
    // On a cut except for floating-point noise; a cut belongs to the higher level.
    { pomp: 19.999999999999996, coarse: 22.5 },
    { pomp: 100, coarse: 97.5 },
  ])('is $coarse for a score of $pomp', ({ pomp, coarse }) => {
    expect(coarsePosition(pomp, levelOfPomp(pomp))).toBe(coarse)
  })

  test('takes twenty values over the scale, each within the level of the score', () => {
    const seen = new Set<number>()
    for (let pomp = 0; pomp <= 100; pomp += 0.1) {
      const position = coarsePosition(pomp, levelOfPomp(pomp))
      expect(levelOfPomp(position)).toBe(levelOfPomp(pomp))
      seen.add(position)
    }
    expect(seen.size).toBe(20)
  })
})
