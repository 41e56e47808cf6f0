import { describe, expect, test } from 'vitest'
import { interceptFor } from '../calibration/item-response/marginal.ts'
import { wilson95 } from '../calibration/reliability/percentiles.ts'
import { noSigns, trialInstrument } from '../fixture.ts'
import type { Instrument } from '../instrument.ts'
import type { NormFigures, NormPart } from '../norms/norm-figures.ts'
import { sheetSigns } from '../validity/signs.ts'
import { itemLabels } from './item-labels.ts'
import { publicNorms } from './public-norms.ts'
import {
  createPublishedTable,
  csvOf,
  filledTableNames,
  isPublishedTable,
  publishedTableNames,
} from './published-tables.ts'

/** The second item of the first part is reversed. */
const instrument: Instrument = {
  ...trialInstrument,
  slug: 'small',
  responseScale: { min: 1, max: 3 },
  dimensions: [
    { id: 'a', kind: 'symptom', items: ['i1', 'i2', 'i3'].map((id) => ({ id, reversed: id === 'i2' })) },
    { id: 'b', kind: 'trait', items: ['j1', 'j2'].map((id) => ({ id, reversed: false })) },
  ],
}

const item = (id: string, mean: number, categories: number[]): NormPart['items'][number] => ({
  id,
  mean,
  sd: 0.5,
  rest: 0.4,
  alphaWithout: null,
  categories,
  medianTenths: null,
  flags: [],
})
const fitted = (id: string, slope: number) => ({
  id,
  slope,
  slopeSe: 0.13,
  intercepts: [2, -1],
  interceptSes: [0.21, 0.34],
  fitP: 0.50049,
})
const bare = {
  n: 402,
  mean: 45,
  sd: 20,
  skew: null,
  alpha: null,
  omega: null,
  sem: null,
  floor: 0.1,
  ceiling: 0.125,
  retest: null,
  drift: null,
  table: [],
  items: [],
  calibration: null,
}
const full = {
  ...bare,
  id: 'a',
  raw: { lowest: 3, highest: 9 },
  skew: 0.25,
  sem: 8.04,
  floor: 0.25,
  ceiling: 0.1,
  alpha: { value: 0.8049, from: 0.7, to: 0.9001 },
  omega: { value: 0.8249, heywood: ['i3', 'i2'] },
  fit: {
    n: 402,
    chiSquare: 30.4,
    df: 2,
    scaling: 1.234,
    cfi: 0.98765,
    rmsea: { value: 0.0456, from: 0.01, to: 0.0789 },
  },
  retest: { n: 30, r: 0.75, days: 14 },
  drift: { sinceVersion: 2, meanChange: -1.53, se: 0.5049 },
  withLeftOut: { n: 447, mean: 44.4444, sd: 21.2222, alpha: 0.7777 },
  scoreErrors: [4.3, 5, 6.2, 7, 6.2, 5, 4.3],
  // 101 people at 3, 4 at 8, all others at 4.
  table: [
    { raw: 3, count: 101, percentile: (100 * 50.5) / 402, from: 1, to: 2 },
    { raw: 4, count: 297, percentile: (100 * 249.5) / 402, from: 1, to: 2 },
    { raw: 8, count: null, percentile: (100 * 400) / 402, from: 1, to: 2 },
  ],
  covariance: [
    [4, 1, 2],
    [1, 9, 6],
    [2, 6, 16],
  ],
  items: [
    { ...item('i1', 1.5, [0.5, 0.25, 0.25]), alphaWithout: 0.7, medianTenths: 42, flags: ['slow', 'misfit'] },
    item('i2', 2, [0.25, 0.125, 0.625]),
    item('i3', 2.5, [4 / 402, 96 / 402, 302 / 402]),
  ],
  calibration: {
    model: 'graded',
    n: 401,
    logLikelihood: -100.4,
    reliability: 0.7049,
    // For the last item it is not known which intercept belongs to which point.
    items: [fitted('i1', 1), fitted('i2', 2), { ...fitted('i3', 3), interceptSes: [0.2] }],
    theta: [{ raw: 3, theta: -1.5421, se: 0.6149 }],
  },
} satisfies NormPart
const figures: NormFigures = {
  v: 1,
  n: 403,
  leftOut: { noNorms: 8, askAgain: 4 },
  months: { from: '2026-12', to: '2027-02' },
  medianSeconds: 61.5,
  leftOutBySign: { ...noSigns, directed: 6, spread: 9, copied: 3, speed: 13 },
  parts: [full, { ...bare, id: 'b', raw: { lowest: 2, highest: 6 } }],
  dif: [
    {
      other: 'es',
      n: 400,
      items: [
        { id: 'i3', verdict: 'B', mantelP: 0.01049, deltaR2: 0.0402, smd: -0.2051 },
        { id: 'j1', verdict: 'A', mantelP: 0.6, deltaR2: 0.001 },
      ],
      shifts: [
        { part: 'a', points: -1.234 },
        { part: 'b', points: null },
      ],
    },
  ],
}
const norms = () => publicNorms(figures, instrument)
const place = (share: number) => {
  const { from, to } = wilson95(share, 400)
  return { percentile: 100 * share, low: 100 * from, high: 100 * to }
}

/** Returns the intercepts that, with this slope, give these shares above the borders; their errors have one digit. */
const intercepts = (slope: number, shares: readonly number[]) =>
  shares.map((share, index) => ({
    point: index + 2,
    value: Number(interceptFor(slope, share).toFixed(2)) + 0,
    se: [0.2, 0.3][index] ?? Number.NaN,
  }))

/** Published counts of signs that hardly any sheet shows. */
const tooFew = Object.fromEntries(sheetSigns.map((sign) => [sign, null]))

test('item labels keep their previously published numbers', () => {
  const numbers = { i3: 1, i1: 2, i2: 3, j2: 1, j1: 2 }
  expect(Object.fromEntries(itemLabels(instrument))).toEqual(numbers)
  const later = { i1: 1, i3: 2, i2: 3, j2: 1, j1: 2 }
  expect(Object.fromEntries(itemLabels({ ...instrument, slug: 'told' }))).toEqual(later)
})

describe('published norms', () => {
  test('contain rounded figures in the order of the item labels', () => {
    const { retest } = full
    expect(norms()).toEqual({
      n: 403,
      months: { from: '2026-12', to: '2027-02' },
      medianSeconds: 61.5,
      leftOut: { noNorms: 10, askAgain: null },
      leftOutBySign: { ...tooFew, spread: 10, speed: 15 },
      parts: [
        {
          // (100 · 3 + 300 · 5) / 400: the cell of 4 to 8 holds the median and stands for its middle.
          id: 'a',
          n: 400,
          raw: { lowest: 3, highest: 9 },
          mean: 37.5,
          sd: 21.5,
          skew: -1.2,
          sem: 8,
          half: 15.7,
          retest,
          floor: 0.25,
          ceiling: null,
          alpha: { value: 0.8, from: 0.7, to: 0.9 },
          omega: { value: 0.82, unsure: [1, 3] },
          fit: { chiSquare: 30, df: 2, scaling: 1.23, cfi: 0.988, rmsea: { value: 0.046, from: 0.01, to: 0.079 } },
          drift: { sinceVersion: 2, meanChange: -1.5, se: 0.5 },
          withLeftOut: { n: 445, mean: 44.5, sd: 21, alpha: 0.78 },
          scoreErrors: [4.5, 5, 6, 7, 6, 5, 4.5],
          table: [
            { from: 3, to: 3, count: 100, ...place(0.125) },
            { from: 4, to: 8, count: 300, ...place(0.625) },
          ],
          covariances: [
            { a: 1, b: 1, covariance: 0.3, correlation: 1 },
            { a: 1, b: 2, covariance: 2, correlation: 1 },
            { a: 1, b: 3, covariance: 6, correlation: 1 },
            { a: 2, b: 2, covariance: 0.7, correlation: 1 },
            { a: 2, b: 3, covariance: 1, correlation: 1 },
            { a: 3, b: 3, covariance: 0.7, correlation: 1 },
          ],
          items: [
            {
              label: 1,
              mean: 2.7,
              sd: 0.55,
              rest: 0.4,
              alphaWithout: null,
              medianTenths: null,
              flags: ['rareCategory'],
              // The lowest point, with only four people, has no cell of its own.
              categories: [
                { from: 1, to: 2, count: 100 },
                { from: 3, to: 3, count: 300 },
              ],
            },
            {
              label: 2,
              mean: 1.75,
              sd: 0.85,
              rest: 0.4,
              alphaWithout: 0.7,
              medianTenths: 42,
              flags: ['slow', 'misfit'],
              categories: [200, 100, 100].map((count, n) => ({ from: n + 1, to: n + 1, count })),
            },
            {
              label: 3,
              mean: 1.65,
              sd: 0.85,
              rest: 0.4,
              alphaWithout: null,
              medianTenths: null,
              flags: [],
              categories: [250, 50, 100].map((count, n) => ({ from: n + 1, to: n + 1, count })),
            },
          ],
          calibration: {
            n: 400,
            logLikelihood: -100,
            reliability: 0.7,
            items: [
              { label: 1, slope: 3, slopeSe: 0.1, intercepts: [], fitP: 0.5 },
              { label: 2, slope: 1, slopeSe: 0.1, intercepts: intercepts(1, [0.5, 0.25]), fitP: 0.5 },
              { label: 3, slope: 2, slopeSe: 0.1, intercepts: intercepts(2, [0.375, 0.25]), fitP: 0.5 },
            ],
            theta: [{ raw: 3, theta: -1.5, se: 0.6 }],
          },
        },
        {
          id: 'b',
          n: 0,
          raw: { lowest: 2, highest: 6 },
          mean: null,
          sd: null,
          skew: null,
          alpha: null,
          sem: null,
          half: null,
          fit: null,
          retest: null,
          drift: null,
          omega: null,
          floor: null,
          ceiling: null,
          table: [],
          covariances: [],
          items: [],
          calibration: null,
          withLeftOut: null,
          scoreErrors: null,
        },
      ],
      dif: [
        {
          other: 'es',
          n: 400,
          items: [
            { part: 'a', label: 1, verdict: 'B', mantelP: 0.01, deltaR2: 0.04, smd: -0.21 },
            { part: 'b', label: 2, verdict: 'A', mantelP: 0.6, deltaR2: 0.001, smd: null },
          ],
          shifts: [
            { part: 'a', points: -1.2 },
            { part: 'b', points: null },
          ],
        },
      ],
    })
  })

  test('have no DIF shifts when the release predates their publication', () => {
    const dif = figures.dif?.map(({ other, n, items }) => ({ other, n, items })) ?? null
    expect(publicNorms({ ...figures, dif }, instrument).dif?.map(({ shifts }) => shifts)).toEqual([null])
  })

  test('have no language comparison when none was made', () => {
    expect(publicNorms({ ...figures, dif: null }, instrument).dif).toBeNull()
  })

  test('throw for an item that the test does not have', () => {
    const parts = [{ ...full, items: [item('k9', 1, [1, 0, 0])] }]
    expect(() => publicNorms({ ...figures, parts }, instrument)).toThrow(new RangeError('small has no item k9'))
  })
})

describe('open-data tables', () => {
  test('are recognized by their exact names', () => {
    expect(publishedTableNames.every(isPublishedTable)).toBe(true)
    expect(['part', 'Items', '', 'toString'].some(isPublishedTable)).toBe(false)
  })

  test('list the known statistics of each subscale', () => {
    const { columns, rows } = createPublishedTable('parts', norms())
    const [a, b] = rows.map((row) => Object.fromEntries(columns.map((column, n) => [column, row[n]])))
    expect(a).toEqual({
      part: 'a',
      n: 400,
      items: 3,
      raw_lowest: 3,
      raw_highest: 9,
      mean: 37.5,
      sd: 21.5,
      skew: -1.2,
      alpha: 0.8,
      alpha_from: 0.7,
      alpha_to: 0.9,
      omega: 0.82,
      omega_unsure_items: '1 3',
      sem: 8,
      cfi: 0.988,
      rmsea: 0.046,
      rmsea_from_90: 0.01,
      rmsea_to_90: 0.079,
      chi_square: 30,
      df: 2,
      scaling: 1.23,
      half_width_95: 15.7,
      floor: 0.25,
      ceiling: null,
      n_with_left_out: 445,
      mean_with_left_out: 44.5,
      sd_with_left_out: 21,
      alpha_with_left_out: 0.78,
      retest_n: 30,
      retest_r: 0.75,
      retest_days: 14,
      drift_since_number: 2,
      drift_mean: -1.5,
      drift_se: 0.5,
    })
    expect(b).toEqual({
      ...Object.fromEntries(columns.map((column) => [column, null])),
      part: 'b',
      n: 0,
      items: 0,
      raw_lowest: 2,
      raw_highest: 6,
    })
    expect(rows.map((row) => row.length)).toEqual([columns.length, columns.length])
  })

  test.each([
    {
      name: 'items',
      columns: 'part,item,mean,sd,item_rest,alpha_without,median_seconds,flags',
      rows: ['a,1,2.7,0.55,0.4,,,rareCategory', 'a,2,1.75,0.85,0.4,0.7,4.2,slow misfit', 'a,3,1.65,0.85,0.4,,,'],
    },
    {
      name: 'counts',
      columns: 'part,item,points_from,points_to,people',
      rows: [
        'a,1,1,2,100',
        'a,1,3,3,300',
        'a,2,1,1,200',
        'a,2,2,2,100',
        'a,2,3,3,100',
        'a,3,1,1,250',
        'a,3,2,2,50',
        'a,3,3,3,100',
      ],
    },
    {
      name: 'covariances',
      columns: 'part,item_a,item_b,covariance,correlation',
      rows: ['a,1,1,0.3,1', 'a,1,2,2,1', 'a,1,3,6,1', 'a,2,2,0.7,1', 'a,2,3,1,1', 'a,3,3,0.7,1'],
    },
    {
      name: 'places',
      columns: 'part,raw_from,raw_to,people,percentile,percentile_from,percentile_to',
      rows: [
        { from: 3, to: 3, people: 100, share: 0.125 },
        { from: 4, to: 8, people: 300, share: 0.625 },
      ].map(({ from, to, people, share }) => {
        const { percentile, low, high } = place(share)
        return ['a', from, to, people, percentile, Number(low.toFixed(2)), Number(high.toFixed(2))].join()
      }),
    },
    {
      name: 'parameters',
      columns: 'part,item,parameter,value,standard_error,fit_p',
      rows: [
        'a,1,slope,3,0.1,0.5',
        'a,2,slope,1,0.1,0.5',
        ...intercepts(1, [0.5, 0.25]).map(({ point, value, se }) => `a,2,intercept_${point},${value},${se},`),
        'a,3,slope,2,0.1,0.5',
        ...intercepts(2, [0.375, 0.25]).map(({ point, value, se }) => `a,3,intercept_${point},${value},${se},`),
      ],
    },
    { name: 'theta', columns: 'part,raw,theta,standard_error,score_standard_error', rows: ['a,3,-1.5,0.6,4.5'] },
    {
      name: 'exclusions',
      columns: 'sign,sittings',
      rows: ['directed,', 'inconsistency,', 'speed,15', 'longstring,', 'pattern,', 'spread,10', 'copied,'],
    },
    {
      name: 'languages',
      columns: 'compared_with,n,part,item,verdict,mantel_p,change_of_r2,mean_difference_in_sd',
      rows: ['es,400,a,1,B,0.01,0.04,-0.21', 'es,400,b,2,A,0.6,0.001,'],
    },
    { name: 'shifts', columns: 'compared_with,n,part,points', rows: ['es,400,a,-1.2', 'es,400,b,'] },
  ] as const)('list the rows of the table $name', ({ name, columns, rows }) => {
    expect(csvOf(createPublishedTable(name, norms()))).toBe([columns, ...rows, ''].join('\r\n'))
  })

  test('are offered in a fixed order, without empty tables', () => {
    expect(filledTableNames(norms())).toEqual(publishedTableNames)
    const [, rest] = figures.parts
    const bare = { ...figures, parts: rest ? [rest] : [], dif: null, leftOutBySign: undefined }
    expect(filledTableNames(publicNorms(bare, instrument))).toEqual(['parts'])
  })
})
