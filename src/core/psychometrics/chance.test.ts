import { describe, expect, test } from 'vitest'
import { publishedInstruments } from '@/content/instruments'
import { chanceRatio, paceRatio } from './chance'
import { chanceCuts, simulatedCuts } from './chance-cuts'
import { every, ids, trial } from './fixture'
import { sheetOf } from './key'

const ratioOf = (responses: Record<string, number>) => chanceRatio(trial, sheetOf(trial, responses))

describe('how much likelier a sheet is by chance than from somebody careful', () => {
  test('nothing answered says nothing', () => {
    expect(ratioOf({})).toBeCloseTo(0, 9)
    expect(ratioOf({ c1: 2, x1: 0 })).toBeCloseTo(0, 9)
  })

  test.each([0, 1, 2, 3, 4])('a part answered with %i throughout speaks of care, whatever its level', (point) => {
    expect(ratioOf(every(ids(1, 24), point))).toBeLessThan(-5)
  })

  test('answers from end to end without order speak of chance', () => {
    const ends = '040140342041304240103414'
    expect(ratioOf(Object.fromEntries(ids(1, 24).map((id, n) => [id, Number(ends[n])])))).toBeGreaterThan(0)
  })

  test('each answer out of place adds to it', () => {
    const low = every(ids(1, 24), 1)
    const ratios = [0, 2, 4, 6].map((n) => ratioOf({ ...low, ...every(ids(1, n), 4) }))
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b))
  })
})

test('a pace adds to it within bounds, and nothing where it is not known', () => {
  expect(paceRatio(null)).toBe(0)
  expect([0, 0.2, 1.8, 60].map(paceRatio)).toEqual([1.5, 1.5, expect.closeTo(-1.23, 1), -2])
  expect(paceRatio(1)).toBeGreaterThan(paceRatio(1.2))
})

test.each(
  publishedInstruments().map((instrument) => ({ instrument, name: `${instrument.slug} v${instrument.version}` })),
)('the cuts of $name are those that its sheets give', ({ instrument }) => {
  const { coherent, spread } = chanceCuts(instrument)
  const made = simulatedCuts(instrument)
  expect(made.coherent).toBeCloseTo(coherent, 4)
  expect(made.spread).toBeCloseTo(spread, 4)
  expect(coherent).toBeLessThan(spread)
})
