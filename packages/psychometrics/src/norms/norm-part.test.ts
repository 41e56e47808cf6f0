import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CalibrationRefusal } from '../calibration/refusal.ts'
import { alphaInterval } from '../calibration/reliability/alpha.ts'
import { wilson95 } from '../calibration/reliability/percentiles.ts'
import { noSigns, trialInstrument } from '../fixture.ts'
import type { Instrument } from '../instrument.ts'
import { type FiguresJob, makeFigures } from './make-figures.ts'
import type { NormPart } from './norm-figures.ts'
import { flagItems, normTable, nullIfRefused } from './norm-part.ts'
import { missing, sheetRows } from './norm-sheet.ts'

const small: Instrument = {
  ...trialInstrument,
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

/**
 * Returns a job with ten sheets, or with one sheet for each row of answers to the first part; each sheet takes a tenth
 * of a second longer per item than the sheet before.
 */
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
/** Returns a table in which all scores share one rank, because any other rank would have fewer than five people. */
const onePlace = (raws: readonly number[], n: number) => {
  const { from, to } = wilson95(0.5, n)
  return raws.map((raw) => ({ raw, count: null, percentile: 50, from: near(100 * from), to: near(100 * to) }))
}
const interval = (value: number, items: number, n: number) => {
  const { from, to } = alphaInterval(value, items, n)
  return { value: near(value), from: near(from), to: near(to) }
}

test('the norm statistics of ten answer sheets equal hand-computed values', () => {
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

  test('is null when α is negative', () => {
    // Keyed 1 and 3, 3 and 1, 3 and 2.
    expect(
      partOf([
        [1, 1],
        [3, 3],
        [3, 2],
      ]),
    ).toMatchObject({ alpha: { value: near(-12) }, sem: null })
  })

  test('is null when the sum does not vary, while item-rest correlations are still computed', () => {
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

  test('compares the same subscale and is null for a new subscale', () => {
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

test('makeFigures throws for fewer than two complete sheets of a subscale', () => {
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

test('a score reached by at least five people has its own count in the norm table', () => {
  const table = normTable([10, 20, 70], 6)
  expect(table.map(({ raw, count, percentile }) => ({ raw, count, percentile }))).toEqual([
    { raw: 6, count: 10, percentile: 5 },
    { raw: 7, count: 20, percentile: 20 },
    { raw: 8, count: 70, percentile: 65 },
  ])
})

test('scores reached by fewer than five people are merged with a neighboring score', () => {
  const table = normTable([1, 0, 4, 90, 3, 2, 0], 0)
  expect(table.map(({ raw, count, percentile }) => ({ raw, count, percentile }))).toEqual([
    { raw: 0, count: null, percentile: 2.5 },
    { raw: 1, count: null, percentile: 2.5 },
    { raw: 2, count: null, percentile: 2.5 },
    { raw: 3, count: 90, percentile: 50 },
    { raw: 4, count: null, percentile: 97.5 },
    { raw: 5, count: null, percentile: 97.5 },
    { raw: 6, count: null, percentile: 97.5 },
  ])
})

test('the norm table covers every raw score, and no count below five can be derived', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 3, maxLength: 40 }), (scores) => {
      const n = scores.reduce((sum, one) => sum + one, 0)
      fc.pre(n >= 5)
      const table = normTable(scores, 4)
      expect(table.map(({ raw }) => raw)).toEqual(scores.map((_, place) => 4 + place))
      const places = [...new Set(table.map(({ percentile }) => percentile))]
      expect(places).toEqual([...places].sort((a, b) => a - b))
      // A mid-rank counts all people below a group and half of the group, so the ranks alone give the size of every
      // group.
      let below = 0
      for (const place of places) {
        const people = 2 * ((place * n) / 100 - below)
        expect(people).toBeGreaterThanOrEqual(5 - 1e-9)
        below += people
      }
      expect(below).toBeCloseTo(n, 6)
      for (const { percentile, from, to } of table) {
        expect(from).toBeLessThanOrEqual(percentile)
        expect(to).toBeGreaterThanOrEqual(percentile)
      }
    }),
  )
})

test('normTable throws when there are no respondents', () => {
  expect(() => normTable([0, 0], 0)).toThrow('too-few-respondents')
})

type Item = NormPart['items'][number]

const item = (id: string, change: Partial<Item> = {}): Item => ({
  id,
  mean: 2,
  sd: 1,
  rest: 0.5,
  alphaWithout: 0,
  categories: [0.5, 0.5],
  medianTenths: 40,
  flags: [],
  ...change,
})
/**
 * Returns a part with an α of 0; its items take 100, 40, 30 and 9 tenths of a second, and the middle one is the item of
 * 40.
 */
const part = (first: Partial<Item>, change: Partial<NormPart> = {}): NormPart => ({
  id: 'd',
  n: 400,
  raw: { lowest: 0, highest: 4 },
  mean: 50,
  sd: 20,
  skew: 0,
  omega: null,
  sem: null,
  floor: 0,
  ceiling: 0,
  retest: null,
  drift: null,
  table: [],
  calibration: null,
  alpha: { value: 0, from: 0, to: 0 },
  items: [item('i1', first), item('i2', { medianTenths: 9 }), item('i3', { medianTenths: 30 }), item('i4')],
  ...change,
})
const calibrated = (...fits: { id: string; fitP: number | null }[]): NormPart['calibration'] => ({
  model: 'graded',
  n: 600,
  logLikelihood: -1,
  reliability: 0.8,
  theta: [],
  items: fits.map((fit) => ({ ...fit, slope: 1, slopeSe: 0.1, intercepts: [0], interceptSes: [0.1] })),
})

test.each<{ what: string; first?: Partial<Item>; change?: Partial<NormPart>; flags: string[] }>([
  { what: 'ordinary figures', flags: [] },
  { what: 'an item-rest correlation of .2', first: { rest: 0.2 }, flags: [] },
  { what: 'an item-rest correlation below .2', first: { rest: 0.199 }, flags: ['lowRest'] },
  { what: 'unknown figures', first: { rest: null, alphaWithout: null, medianTenths: null }, flags: [] },
  { what: 'an α that rises by .02 without the item', first: { alphaWithout: 0.02 }, flags: [] },
  {
    what: 'an α that rises by more than .02 without the item',
    first: { alphaWithout: 0.021 },
    flags: ['betterWithout'],
  },
  {
    what: 'a part with no α',
    first: { alphaWithout: 0.9 },
    change: { alpha: null },
    flags: [],
  },
  { what: 'a point chosen by 1 %', first: { categories: [0.99, 0.01] }, flags: [] },
  { what: 'a point chosen by less than 1 %', first: { categories: [0.991, 0.009] }, flags: ['rareCategory'] },
  { what: 'a time of 1.5 times the median', first: { medianTenths: 60 }, flags: [] },
  { what: 'a time of more than 1.5 times the median', first: { medianTenths: 100 }, flags: ['slow'] },
  {
    what: 'a fit p of .01',
    change: { calibration: calibrated({ id: 'i1', fitP: 0.01 }) },
    flags: [],
  },
  {
    what: 'a fit p below .01',
    change: { calibration: calibrated({ id: 'i2', fitP: 0.5 }, { id: 'i1', fitP: 0.009 }) },
    flags: ['misfit'],
  },
  {
    what: 'a fit p below .01 of another item',
    change: { calibration: calibrated({ id: 'i4', fitP: 0.001 }, { id: 'i1', fitP: null }) },
    flags: [],
  },
  { what: 'a calibration without the item', change: { calibration: calibrated({ id: 'i4', fitP: 0.001 }) }, flags: [] },
  {
    what: 'all faults at once',
    first: { rest: -0.1, alphaWithout: 0.5, categories: [1, 0], medianTenths: 61 },
    change: { calibration: calibrated({ id: 'i1', fitP: 0 }) },
    flags: ['lowRest', 'betterWithout', 'rareCategory', 'slow', 'misfit'],
  },
])('an item gets the flags $flags for $what', ({ first = {}, change, flags }) => {
  const given = part(first, change)
  const published = flagItems(given)
  const [one, ...others] = given.items
  expect(published.items[0]).toEqual({ ...one, flags })
  expect(published.items.slice(1).map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  expect({ ...published, items: [] }).toEqual({ ...given, items: [] })
})

test('the flag for slow items uses the numeric median of the known times', () => {
  // Sorted as strings, 100 would come before 30 and 9.
  const times = [100, 9, 30, null, null]
  const items = times.map((medianTenths, n) => item(`i${n}`, { medianTenths }))
  expect(flagItems(part({}, { items })).items.map(({ flags }) => flags)).toEqual([['slow'], [], [], [], []])
})
