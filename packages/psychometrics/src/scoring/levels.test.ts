import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levels } from '../instrument.ts'
import { designRange, levelOfPomp } from './levels.ts'

const cuts = [20, 40, 60, 80]

describe('levels', () => {
  test('start at the cuts, and each cut belongs to the higher level', () => {
    expect(cuts.map(levelOfPomp)).toEqual(['level2', 'level3', 'level4', 'level5'])
    expect(cuts.map((cut) => levelOfPomp(cut - 0.001))).toEqual(['level1', 'level2', 'level3', 'level4'])
    expect([0, 100].map(levelOfPomp)).toEqual(['level1', 'level5'])
  })

  test('ignore floating-point noise below a cut', () => {
    expect(cuts.map((cut) => levelOfPomp(cut - 4e-15))).toEqual(['level2', 'level3', 'level4', 'level5'])
  })

  test('never fall as the value rises', () => {
    const values = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(values, values, (a, b) => {
        const [lower, higher] = a <= b ? [a, b] : [b, a]
        expect(levels.indexOf(levelOfPomp(lower))).toBeLessThanOrEqual(levels.indexOf(levelOfPomp(higher)))
      }),
    )
  })

  test('throw for NaN', () => {
    expect(() => levelOfPomp(Number.NaN)).toThrow(new RangeError('No level for NaN'))
  })
})

test.each([
  { kind: 'trait', expected: { from: 40, to: 60 } },
  { kind: 'symptom', expected: { from: 0, to: 40 } },
] as const)('the design range of a $kind is $expected', ({ kind, expected }) => {
  expect(designRange(kind)).toEqual(expected)
})
