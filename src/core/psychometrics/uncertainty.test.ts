import { describe, expect, test } from 'vitest'
import { assumedHalfWidth, crossings, differenceOf, lensOf, levelsNamed, reliableChange } from './uncertainty'

test.each([
  [6, 20.7],
  [8, 18.6],
  [10, 17.1],
  [12, 15.8],
])('%i answers stand for ± %f points', (answered, half) => {
  expect(assumedHalfWidth(answered)).toBeCloseTo(half, 1)
})

test.each([0, Number.NaN, -1])('there is no uncertainty of %s answers', (answered) => {
  expect(() => assumedHalfWidth(answered)).toThrow(RangeError)
})

test('a lens is in whole points and stays on the scale', () => {
  expect(lensOf(70.83, 15.8)).toEqual({ score: 71, half: 16, from: 55, to: 87 })
  expect(lensOf(4.2, 15.8)).toEqual({ score: 4, half: 16, from: 0, to: 20 })
  expect(lensOf(100, 20.7)).toEqual({ score: 100, half: 21, from: 79, to: 100 })
})

test.each([
  [-1, 10],
  [101, 10],
  [Number.NaN, 10],
  [50, 0],
  [50, Number.NaN],
])('no lens of %s ± %s', (pomp, half) => {
  expect(() => lensOf(pomp, half)).toThrow(RangeError)
})

const named = (pomp: number, half: number) => levelsNamed(pomp, lensOf(pomp, half))

test('the cuts inside a lens, the wider reach first', () => {
  expect(crossings(70.83, lensOf(70.83, 15.8))).toEqual([
    { border: 80, side: 'above', by: 7 },
    { border: 60, side: 'below', by: 5 },
  ])
  expect(crossings(10, lensOf(10, 5))).toEqual([])
  expect(crossings(95, lensOf(95, 16))).toEqual([{ border: 80, side: 'below', by: 1 }])
})

test('one level while neither neighbour holds more than half of the half width', () => {
  expect(named(70.83, 15.8)).toEqual(['level4'])
  // 28 reaches beyond 20 by exactly half of 16: a pair would turn on a tenth of a point.
  expect(named(27.8, 15.8)).toEqual(['level2'])
})

test('two levels, in order, when the nearer neighbour holds more', () => {
  expect(named(62, 15.8)).toEqual(['level3', 'level4'])
  expect(named(57, 15.8)).toEqual(['level3', 'level4'])
  expect(named(23, 15.8)).toEqual(['level1', 'level2'])
})

test('one level in the middle between two cuts, however wide the lens', () => {
  expect(named(50, 30)).toEqual(['level3'])
  expect(named(70, 21)).toEqual(['level4'])
})

test('a change that the wobble alone is unlikely to bring', () => {
  expect(reliableChange(15.8)).toBeCloseTo(22.3, 1)
})

describe('two people on one part', () => {
  test.each([
    { own: 50, other: 50, is: 0 },
    { own: 74, other: 50, is: 0.9953 },
    { own: 50, other: 75, is: -1.0368 },
    { own: 100, other: 0, is: 4.147 },
  ])('$own and $other lie $is wobbles apart', ({ own, other, is }) => {
    const [a, b] = [own, other].map((pomp) => ({ pomp, half: assumedHalfWidth(10) }))
    if (!a || !b) throw new Error('two')
    expect(differenceOf(a, b)).toBeCloseTo(is, 2)
    expect(differenceOf(b, a)).toBeCloseTo(-is, 2)
  })

  test('the fewer answers one of them gave, the further apart they have to be', () => {
    const other = { pomp: 50, half: assumedHalfWidth(12) }
    const sure = differenceOf({ pomp: 74, half: assumedHalfWidth(12) }, other)
    const unsure = differenceOf({ pomp: 74, half: assumedHalfWidth(4) }, other)
    expect([sure > 1, unsure > 1]).toEqual([true, false])
  })

  test('is of two lenses', () => {
    expect(() => differenceOf({ pomp: 50, half: 0 }, { pomp: 50, half: 17 })).toThrow(RangeError)
  })
})
