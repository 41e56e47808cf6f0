import { describe, expect, test } from 'vitest'
import { CalibrationRefusal } from '../calibration/refusal.ts'
import { alphaInterval } from '../calibration/reliability/alpha.ts'
import { wilson95 } from '../calibration/reliability/percentiles.ts'
import { noSigns, trial } from '../fixture.ts'
import type { Instrument } from '../instrument.ts'
import { type FiguresJob, makeFigures } from './norm-making.ts'
import { nullIfRefused } from './norm-part.ts'
import { missing, sheetRows } from './norm-sheet.ts'

const small: Instrument = {
  ...trial,
  responseScale: { min: 1, max: 3 },
  dimensions: [
    {
      id: 'a',
      kind: 'symptom',
      items: [
        { id: 'a1', reversed: false },
        { id: 'a2', reversed: true },
      ],
    },
    { id: 'b', kind: 'trait', items: ['b1', 'b2', 'b3'].map((id) => ({ id, reversed: false })) },
  ],
}
const gap = [missing, missing]
const ofA = [[1, 3], [2, 2], [3, 1], [3, 3], [3, 1], [2, missing], gap, gap, gap, gap]
const ofB = ['111', '132', '312', '333', '222', '121', '212', '233', '322', '132'].map((row) => [...row].map(Number))

/** Ten sheets, or so many as there are answers to the first part; the one in line takes a tenth longer than the last. */
const job = (first: readonly number[][] = ofA, change: Partial<FiguresJob> = {}): FiguresJob => ({
  instrument: small,
  rows: sheetRows(
    5,
    first.map((own, row) => ({
      answers: [...own, ...(ofB[row] ?? [])],
      tenths: [10, 20, 30, 40, 50, 60].map((tenths) => tenths + row),
    })),
  ),
  leftOut: { noNorms: 1, askAgain: 2, bySign: noSigns, rows: sheetRows(5, []) },
  months: { from: '2026-12', to: '2027-01' },
  others: [],
  before: null,
  ...change,
})
const near = (value: number) => expect.closeTo(value, 5)
/** Everybody has one place where fewer than five people would have another. */
const onePlace = (raws: readonly number[], n: number) => {
  const { from, to } = wilson95(0.5, n)
  return raws.map((raw) => ({ raw, count: null, percentile: 50, from: near(100 * from), to: near(100 * to) }))
}
const interval = (value: number, items: number, n: number) => {
  const { from, to } = alphaInterval(value, items, n)
  return { value: near(value), from: near(from), to: near(to) }
}

test('the figures of ten sheets equal those worked out by hand', () => {
  const figures = makeFigures(job())
  expect(figures).toEqual({
    v: 1,
    n: 10,
    leftOut: { noNorms: 1, askAgain: 2 },
    months: { from: '2026-12', to: '2027-01' },
    leftOutBySign: noSigns,
    // 210 tenths and six more with each sheet.
    medianSeconds: 23.7,
    dif: null,
    parts: [
      {
        // Sums of 2, 4, 6, 4 and 6, from 2 to 6: places 0, 50, 100, 50, 100.
        id: 'a',
        n: 5,
        raw: { lowest: 2, highest: 6 },
        mean: near(60),
        sd: near(Math.sqrt(1750)),
        skew: near((Math.sqrt(5) * -90_000) / 7000 ** 1.5),
        alpha: interval(5 / 7, 2, 5),
        omega: null,
        sem: near(Math.sqrt(500)),
        floor: 0.2,
        ceiling: 0.4,
        withLeftOut: null,
        retest: null,
        drift: null,
        calibration: null,
        scoreErrors: null,
        fit: null,
        table: onePlace([2, 3, 4, 5, 6], 5),
        covariance: [
          [near(0.8), near(0.5)],
          [near(0.5), near(1)],
        ],
        // The sheet with one answer counts only for that item; α does not exist for a single item.
        items: [
          {
            id: 'a1',
            mean: near(2.4),
            sd: near(Math.sqrt(0.8)),
            rest: near(0.559017),
            alphaWithout: null,
            categories: [near(1 / 6), near(2 / 6), near(3 / 6)],
            medianTenths: 14.5,
            flags: [],
          },
          {
            id: 'a2',
            mean: near(2),
            sd: near(1),
            rest: near(0.559017),
            alphaWithout: null,
            categories: [near(0.4), near(0.2), near(0.4)],
            medianTenths: 24.5,
            flags: [],
          },
        ],
      },
      {
        // Sums of 3, 6, 6, 9, 6, 4, 5, 8, 7 and 6.
        id: 'b',
        n: 10,
        raw: { lowest: 3, highest: 9 },
        mean: near(50),
        sd: near((100 / 6) * Math.sqrt(28 / 9)),
        skew: near(0),
        alpha: interval(153 / 280, 3, 10),
        // The third item correlates with the others, which hardly correlate with each other.
        omega: { value: near(0.72766), heywood: ['b3'] },
        sem: near((100 / 6) * Math.sqrt((28 / 9) * (127 / 280))),
        floor: 0.1,
        ceiling: 0.1,
        withLeftOut: null,
        retest: null,
        drift: null,
        calibration: null,
        scoreErrors: null,
        fit: null,
        table: onePlace([3, 4, 5, 6, 7, 8, 9], 10),
        covariance: [
          [near(6.9 / 9), near(-0.1), near(1 / 3)],
          [near(-0.1), near(6.9 / 9), near(1 / 3)],
          [near(1 / 3), near(1 / 3), near(4 / 9)],
        ],
        items: [
          {
            id: 'b1',
            mean: near(1.9),
            sd: near(Math.sqrt(6.9 / 9)),
            rest: near(0.19447),
            alphaWithout: near(0.710059),
            categories: [near(0.4), near(0.3), near(0.3)],
            medianTenths: 34.5,
            flags: ['lowRest', 'betterWithout'],
          },
          {
            id: 'b2',
            mean: near(2.1),
            sd: near(Math.sqrt(6.9 / 9)),
            rest: near(0.19447),
            alphaWithout: near(0.710059),
            categories: [near(0.3), near(0.3), near(0.4)],
            medianTenths: 44.5,
            flags: ['lowRest', 'betterWithout'],
          },
          {
            id: 'b3',
            mean: near(2),
            sd: near(2 / 3),
            rest: near(Math.sqrt(3 / 4)),
            alphaWithout: near(-0.3),
            categories: [near(0.2), near(0.6), near(0.2)],
            medianTenths: 54.5,
            flags: [],
          },
        ],
      },
    ],
  })
  expect(JSON.parse(JSON.stringify(figures))).toEqual(figures)
})

describe('the standard error of measurement', () => {
  const partOf = (sheets: readonly number[][]) => makeFigures(job(sheets)).parts[0]

  test('equals the SD when the items have nothing in common', () => {
    const part = partOf([
      [1, 1],
      [1, 3],
      [3, 1],
      [3, 3],
    ])
    expect(part?.alpha?.value).toBe(0)
    expect(part?.sem).toBeCloseTo(part?.sd ?? 0, 12)
  })

  test('is null when the items oppose each other', () => {
    // Keyed 1 and 3, 3 and 1, 3 and 2.
    expect(
      partOf([
        [1, 1],
        [3, 3],
        [3, 2],
      ]),
    ).toMatchObject({ alpha: { value: near(-12) }, sem: null })
  })

  test('is null when the sum does not vary, although opposed items are reported', () => {
    const part = partOf([
      [1, 1],
      [3, 3],
      [2, 2],
    ])
    expect(part).toMatchObject({ alpha: null, omega: null, sem: null, skew: null, sd: 0 })
    expect(part?.items.map(({ rest }) => rest)).toEqual([near(-1), near(-1)])
  })

  test('is null, as are the covariances, when all answers to an item are alike', () => {
    const part = partOf([
      [1, 2],
      [3, 2],
      [2, 2],
    ])
    expect(part).toMatchObject({ alpha: null, omega: null, sem: null })
    expect(part).not.toHaveProperty('covariance')
    expect(part?.items).toMatchObject([
      { rest: null, alphaWithout: null },
      { rest: null, sd: 0 },
    ])
  })
})

describe('the drift since the previous release', () => {
  const driftsSince = (...parts: { id: string; n: number; mean: number }[]) =>
    makeFigures(job(ofA, { before: { number: 2, parts } })).parts.map(({ drift }) => drift)
  const moved = (n: number) => ({
    sinceVersion: 2,
    meanChange: near(10),
    se: near((100 / 6) * Math.sqrt(28 / 9) * Math.sqrt(1 / n - 1 / 10)),
  })

  test('refers to the same part and is null for a new part', () => {
    expect(driftsSince({ id: 'b', n: 4, mean: 40 })).toEqual([null, moved(4)])
    expect(driftsSince({ id: 'c', n: 4, mean: 9 }, { id: 'b', n: 4, mean: 40 })).toEqual([null, moved(4)])
    expect(driftsSince()).toEqual([null, null])
  })

  test('is null unless more people answered than before', () => {
    expect(driftsSince({ id: 'b', n: 9, mean: 40 })).toEqual([null, moved(9)])
    expect(driftsSince({ id: 'b', n: 10, mean: 40 })).toEqual([null, null])
    expect(driftsSince({ id: 'b', n: 11, mean: 40 })).toEqual([null, null])
  })
})

test('makeFigures throws for fewer than two complete sheets of a part', () => {
  expect(() => makeFigures(job([[1, 2], gap, gap]))).toThrow(RangeError)
  expect(makeFigures(job([[1, 2], [2, 1], gap])).parts.map(({ n }) => n)).toEqual([2, 3])
})

test('a calibration refusal becomes null, and any other error is thrown', () => {
  expect(nullIfRefused(() => 7)).toBe(7)
  const failing = (error: Error) => () =>
    nullIfRefused(() => {
      throw error
    })
  expect(failing(new CalibrationRefusal('no-convergence', 'at all'))()).toBeNull()
  expect(failing(new RangeError('of something else'))).toThrow('of something else')
})
