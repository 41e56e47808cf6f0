import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { designRange, levelOfPercentile, levelOfPomp, levelOfT } from './bands'
import { levels } from './instrument'
import { percentOfT } from './norms'

const rules = [
  { name: 'POMP', levelOf: levelOfPomp, cuts: [20, 40, 60, 80], least: 0, most: 100 },
  { name: 'T', levelOf: levelOfT, cuts: [35, 45, 55, 65], least: 0, most: 100 },
  { name: 'percentile', levelOf: levelOfPercentile, cuts: [6.7, 30.9, 69.1, 93.3], least: 0, most: 100 },
]

describe.each(rules)('levels of $name', ({ levelOf, cuts, least, most }) => {
  test('start at the cuts, each cut belonging to the higher level', () => {
    expect(cuts.map(levelOf)).toEqual(['level2', 'level3', 'level4', 'level5'])
    expect(cuts.map((cut) => levelOf(cut - 0.001))).toEqual(['level1', 'level2', 'level3', 'level4'])
    expect([least, most].map(levelOf)).toEqual(['level1', 'level5'])
  })

  test('forgive floating-point noise below a cut', () => {
    expect(cuts.map((cut) => levelOf(cut - 4e-15))).toEqual(['level2', 'level3', 'level4', 'level5'])
  })

  test('never fall as the value rises', () => {
    const values = fc.double({ min: least, max: most, noNaN: true })
    fc.assert(
      fc.property(values, values, (a, b) => {
        const [lower, higher] = a <= b ? [a, b] : [b, a]
        expect(levels.indexOf(levelOf(lower))).toBeLessThanOrEqual(levels.indexOf(levelOf(higher)))
      }),
    )
  })

  test('do not exist for NaN', () => {
    expect(() => levelOf(Number.NaN)).toThrow(RangeError)
  })
})

test('T bands hold 6.7 / 24.2 / 38.3 / 24.2 / 6.7 % of a normal distribution', () => {
  const ends = [0, ...[35, 45, 55, 65].map(percentOfT), 100]
  const shares = ends.slice(1).map((end, index) => end - (ends[index] ?? Number.NaN))
  expect(shares.map((share) => share.toFixed(1))).toEqual(['6.7', '24.2', '38.3', '24.2', '6.7'])
})

test('T and percentile bands agree in a normal distribution, away from the rounding of the cuts', () => {
  fc.assert(
    fc.property(fc.double({ min: 20, max: 80, noNaN: true }), (t) => {
      fc.pre([35, 45, 55, 65].every((cut) => Math.abs(t - cut) > 0.05))
      expect(levelOfPercentile(percentOfT(t))).toBe(levelOfT(t))
    }),
  )
})

test.each([
  { kind: 'trait', expected: { from: 40, to: 60 } },
  { kind: 'symptom', expected: { from: 0, to: 40 } },
] as const)('the design range of a $kind is $expected', ({ kind, expected }) => {
  expect(designRange(kind)).toEqual(expected)
})
