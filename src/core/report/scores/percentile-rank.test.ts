import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partWithScores } from '@/testing/data/norm-figures'
import { publishedInstrument } from '@/testing/data/sittings'
import { findPercentileRank, roundTo100 } from './percentile-rank'

const worry = publishedInstrument('worry', 1)
const part = worry.dimensions[0]?.id ?? ''
/** Returns figures with these numbers of people at the raw scores 0–24. */
const figures = (counts: Readonly<Record<number, number>>) => ({ parts: [partWithScores(worry, part, counts)] })
const at = (raw: number, half = 16) => {
  const pomp = (100 * raw) / 24
  return { pomp, interval: { from: Math.max(0, Math.round(pomp) - half), to: Math.min(100, Math.round(pomp) + half) } }
}
const number = (n: number) => ({ from: n, to: n, some: true })
const nobody = { from: 0, to: 0, some: false }

const each = (from: number, to: number, count: number) =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, n) => [from + n, count]))

/** 1,000 people: 300 at the lowest score, 100 at the highest, and some at each score in between. */
const many = figures({ 0: 300, ...each(1, 7, 10), 8: 200, ...each(9, 23, 22), 24: 100 })

describe('the percentile rank', () => {
  test('is null below 300 people and for an unknown part', () => {
    expect(findPercentileRank(figures({ 0: 150, 24: 149 }), part, at(12))).toBeNull()
    expect(findPercentileRank(many, 'unknown', at(12))).toBeNull()
  })

  test('is null when the score or an end of its interval is missing from the norm table', () => {
    const without = (from: number, to: number) => ({
      parts: many.parts.map((one) => ({ ...one, table: one.table.filter(({ raw }) => raw < from || raw > to) })),
    })
    expect(findPercentileRank(without(0, 9), part, at(12))).toBeNull()
    expect(findPercentileRank(without(15, 24), part, at(12))).toBeNull()
    expect(findPercentileRank(without(0, 2), part, at(12))).not.toBeNull()
  })

  test.each([
    { name: 'the lowest possible score', raw: 0, place: 'floor', lower: nobody, same: 30, higher: number(70) },
    { name: 'a score in between', raw: 8, place: 'inside', lower: number(37), same: 20, higher: number(43) },
    { name: 'the highest possible score', raw: 24, place: 'ceiling', lower: number(90), same: 10, higher: nobody },
  ])(
    'gives the shares of people with lower, equal and higher scores at $name',
    ({ raw, place, lower, same, higher }) => {
      expect(findPercentileRank(many, part, at(raw))).toMatchObject({
        stage: 'number',
        at: place,
        alike: 'same',
        lower,
        same: number(same),
        higher,
        n: 1000,
      })
    },
  )

  test.each([
    { name: 'lowest', raw: 4, none: 'lower' },
    { name: 'highest', raw: 20, none: 'higher' },
  ] as const)('reports nobody beyond the $name score that occurs', ({ raw, none }) => {
    const inner = figures({ 4: 400, ...each(5, 19, 20), 20: 300 })
    expect(findPercentileRank(inner, part, at(raw))).toMatchObject({ at: 'inside', [none]: nobody })
  })

  test('marks less than one person of 100 as some people, not as nobody', () => {
    const place = findPercentileRank(figures({ ...each(2, 3, 5), 4: 4980, ...each(5, 6, 5) }), part, at(4))
    expect(place).toMatchObject({ lower: { from: 0, to: 0, some: true }, higher: { from: 0, to: 0, some: true } })
    expect(place?.same).toEqual(number(100))
  })

  test('merges neighboring scores when fewer than five people have one of them', () => {
    const merged = figures({ 0: 2, 1: 2, 2: 3, ...each(3, 24, 50) })
    expect(findPercentileRank(merged, part, at(2))).toMatchObject({ at: 'inside', alike: 'near', lower: nobody })
    expect(findPercentileRank(merged, part, at(0))).toMatchObject({ at: 'floor', alike: 'near', lower: nobody })
    // The interval ends within a merged cell, so the rank does not reveal whether anybody is below.
    expect(findPercentileRank(merged, part, at(4, 12))?.margin.low).toEqual({ from: 0, to: 0, some: true })
  })

  test('is marked as “near” when missing answers put the score between two raw scores', () => {
    const { interval } = at(8)
    expect(findPercentileRank(many, part, { pomp: 34.5, interval })).toMatchObject({ alike: 'near' })
  })

  test('gives the shares of people at both ends of the score interval', () => {
    expect(findPercentileRank(many, part, at(8, 17))?.margin).toEqual({ low: number(33), high: number(64) })
    expect(findPercentileRank(many, part, at(0, 17))?.margin).toEqual({ low: nobody, high: number(33) })
    expect(findPercentileRank(many, part, at(24, 34))?.margin).toEqual({ low: number(26), high: nobody })
  })

  test('gives shares that add up to 100 for rounded counts', () => {
    const odd = figures({ 0: 303, ...each(1, 23, 30), 24: 110 })
    const { lower, same, higher } = findPercentileRank(odd, part, at(8)) ?? {}
    expect((lower?.from ?? 0) + (same?.from ?? 0) + (higher?.from ?? 0)).toBe(100)
    const all = figures({ 0: 302, 1: 1 })
    expect(findPercentileRank(all, part, at(0))).toMatchObject({ same: { from: 95, to: 100 } })
  })

  test('is a range in steps of five below 1,000 people', () => {
    const few = figures({ 0: 85, ...each(1, 11, 5), 12: 60, ...each(13, 24, 10) })
    expect(findPercentileRank(few, part, at(12))).toMatchObject({
      stage: 'range',
      lower: { from: 35, to: 50 },
      same: { from: 15, to: 30 },
      higher: { from: 30, to: 45 },
    })
    expect(findPercentileRank(few, part, at(0))).toMatchObject({
      lower: nobody,
      same: { from: 20, to: 35 },
    })
  })

  test('has an error for the share of lower scores, or of equal scores at an end of the scale', () => {
    expect(findPercentileRank(many, part, at(8))?.error).toEqual({ from: 34, to: 41 })
    expect(findPercentileRank(many, part, at(24))?.error).toEqual({ from: 8, to: 13 })
  })
})

test('rounded shares add up to 100 and differ from the exact shares by less than one', () => {
  const count = fc.integer({ min: 0, max: 5000 })
  fc.assert(
    fc.property(count, count, fc.integer({ min: 1, max: 5000 }), (lower, same, higher) => {
      const shares = roundTo100([lower, same, higher])
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(100)
      const exact = [lower, same, higher].map((one) => (100 * one) / (lower + same + higher))
      shares.forEach((share, n) => {
        expect(Math.abs(share - (exact[n] ?? 0))).toBeLessThan(1)
      })
    }),
  )
})
