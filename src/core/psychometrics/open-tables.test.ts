import { describe, expect, test } from 'vitest'
import { wilson95 } from './calibration/reliability/percentiles'
import { trial } from './fixture'
import type { Instrument } from './instrument'
import { itemLabels } from './item-labels'
import type { NormFigures, NormPart } from './norm-figures'
import { csvOf, filledTables, halfWidth, isOpenTable, openTable, openTableNames } from './open-tables'
import { publicNorms } from './public-norms'
import { halfWidthOf } from './uncertainty'

/** The second item of the first part is reversed. */
const instrument: Instrument = {
  ...trial,
  slug: 'small',
  responseScale: { min: 1, max: 3 },
  dimensions: [
    { id: 'a', kind: 'symptom', items: ['i1', 'i2', 'i3'].map((id) => ({ id, reversed: id === 'i2' })) },
    { id: 'b', kind: 'trait', items: ['j1', 'j2'].map((id) => ({ id, reversed: false })) },
  ],
}

const item = (id: string, mean: number, categories: number[]): NormPart['items'][number] => ({
  ...{ id, mean, sd: 0.5, rest: 0.4, alphaWithout: null, categories, medianTenths: null, flags: [] },
})
const fitted = (id: string, slope: number) => ({
  ...{ id, slope, slopeSe: 0.1, intercepts: [2, -1], interceptSes: [0.2, 0.3], fitP: 0.5 },
})
const bare = {
  ...{ n: 40, mean: 45, sd: 20, skew: null, alpha: null, omega: null, sem: null, floor: 0.1, ceiling: 0.125 },
  ...{ retest: null, drift: null, table: [], items: [], calibration: null },
}
const full = {
  ...{ ...bare, id: 'a', raw: { lowest: 3, highest: 9 }, skew: 0.25, sem: 8, floor: 0.125, ceiling: 0.1 },
  alpha: { value: 0.8, from: 0.7, to: 0.9 },
  omega: { value: 0.82, heywood: ['i3', 'i2'] },
  retest: { n: 30, r: 0.75, days: 14 },
  drift: { sinceVersion: 2, meanChange: -1.5, se: 0.5 },
  table: [
    { raw: 3, count: 10, percentile: 12.5, from: 1, to: 2 },
    { raw: 4, count: 30, percentile: 62.5, from: 1, to: 2 },
  ],
  covariance: [
    [4, 1, 2],
    [1, 9, 6],
    [2, 6, 16],
  ],
  items: [
    { ...item('i1', 1.5, [0.5, 0.25, 0.25]), alphaWithout: 0.7, medianTenths: 42, flags: ['slow', 'misfit'] },
    item('i2', 2, [0.25, 0.125, 0.625]),
    item('i3', 2.5, [0.05, 0.2, 0.75]),
  ],
  calibration: {
    ...{ model: 'graded', n: 39, logLikelihood: -100.5, reliability: 0.7 },
    items: [fitted('i1', 1), fitted('i2', 2), { ...fitted('i3', 3), interceptSes: [0.2] }],
    theta: [{ raw: 3, theta: -1.5, se: 0.6 }],
  },
} satisfies NormPart
const figures: NormFigures = {
  ...{ v: 1, n: 41, leftOut: { noNorms: 5, askAgain: 4 }, months: { from: '2026-12', to: '2027-02' } },
  medianSeconds: 61.5,
  parts: [full, { ...bare, id: 'b', raw: { lowest: 2, highest: 6 } }],
  dif: [
    {
      ...{ other: 'es', n: 400 },
      items: [
        { id: 'i3', verdict: 'B', mantelP: 0.01, deltaR2: 0.04 },
        { id: 'j1', verdict: 'A', mantelP: 0.6, deltaR2: 0.001 },
      ],
    },
  ],
}
const norms = () => publicNorms(figures, instrument)
const place = (share: number) => {
  const { from, to } = wilson95(share, 40)
  return { percentile: 100 * share, low: 100 * from, high: 100 * to }
}

test('statements have the numbers they were once published under', () => {
  const numbers = { i3: 1, i1: 2, i2: 3, j2: 1, j1: 2 }
  expect(Object.fromEntries(itemLabels(instrument))).toEqual(numbers)
  const later = { i1: 1, i3: 2, i2: 3, j2: 1, j1: 2 }
  expect(Object.fromEntries(itemLabels({ ...instrument, slug: 'told' }))).toEqual(later)
})

describe('what everybody is told', () => {
  test('stands under these numbers and in their order', () => {
    const { alpha, retest, drift } = full
    expect(norms()).toEqual({
      ...{ n: 41, months: { from: '2026-12', to: '2027-02' }, medianSeconds: 61.5 },
      leftOut: { noNorms: 5, askAgain: null },
      parts: [
        {
          ...{ id: 'a', n: 40, raw: { lowest: 3, highest: 9 }, mean: 45, sd: 20, skew: 0.25, sem: 8 },
          ...{ alpha, retest, drift, floor: 0.125, ceiling: null },
          omega: { value: 0.82, unsure: [1, 3] },
          table: [
            { from: 3, to: 3, count: 10, ...place(0.125) },
            { from: 4, to: 4, count: 30, ...place(0.625) },
          ],
          covariances: [
            { a: 1, b: 1, covariance: 16, correlation: 1 },
            { a: 1, b: 2, covariance: 2, correlation: 0.25 },
            { a: 1, b: 3, covariance: 6, correlation: 0.5 },
            { a: 2, b: 2, covariance: 4, correlation: 1 },
            { a: 2, b: 3, covariance: 1, correlation: expect.closeTo(1 / 6, 12) },
            { a: 3, b: 3, covariance: 9, correlation: 1 },
          ],
          items: [
            {
              ...{ label: 1, mean: 2.5, sd: 0.5, rest: 0.4, alphaWithout: null, medianTenths: null, flags: [] },
              // Two people at the lowest point are none to be told of.
              categories: [
                { from: 1, to: 2, count: 10 },
                { from: 3, to: 3, count: 30 },
              ],
            },
            {
              ...{ label: 2, mean: 1.5, sd: 0.5, rest: 0.4, alphaWithout: 0.7, medianTenths: 42 },
              flags: ['slow', 'misfit'],
              categories: [20, 10, 10].map((count, n) => ({ from: n + 1, to: n + 1, count })),
            },
            {
              ...{ label: 3, mean: 2, sd: 0.5, rest: 0.4, alphaWithout: null, medianTenths: null, flags: [] },
              categories: [25, 5, 10].map((count, n) => ({ from: n + 1, to: n + 1, count })),
            },
          ],
          calibration: {
            ...{ model: 'graded', n: 39, logLikelihood: -100.5, reliability: 0.7 },
            items: [
              { label: 1, slope: 3, slopeSe: 0.1, intercepts: [2, -1], interceptSes: [0.2], fitP: 0.5 },
              { label: 2, slope: 1, slopeSe: 0.1, intercepts: [2, -1], interceptSes: [0.2, 0.3], fitP: 0.5 },
              { label: 3, slope: 2, slopeSe: 0.1, intercepts: [2, -1], interceptSes: [0.2, 0.3], fitP: 0.5 },
            ],
            theta: [{ raw: 3, theta: -1.5, se: 0.6 }],
          },
        },
        {
          ...{ id: 'b', n: 40, raw: { lowest: 2, highest: 6 }, mean: 45, sd: 20, skew: null, alpha: null, sem: null },
          ...{ retest: null, drift: null, omega: null, floor: null, ceiling: 0.125, table: [], covariances: [] },
          ...{ items: [], calibration: null },
        },
      ],
      dif: [
        {
          ...{ other: 'es', n: 400 },
          items: [
            { part: 'a', label: 1, verdict: 'B', mantelP: 0.01, deltaR2: 0.04 },
            { part: 'b', label: 2, verdict: 'A', mantelP: 0.6, deltaR2: 0.001 },
          ],
        },
      ],
    })
  })

  test('is nothing of languages that were not compared', () => {
    expect(publicNorms({ ...figures, dif: null }, instrument).dif).toBeNull()
  })

  test('is refused of items that the test does not have', () => {
    const parts = [{ ...full, items: [item('k9', 1, [1, 0, 0])] }]
    expect(() => publicNorms({ ...figures, parts }, instrument)).toThrow(new RangeError('small has no item k9'))
  })
})

describe('open tables', () => {
  test('have a name each', () => {
    expect(openTableNames.every(isOpenTable)).toBe(true)
    expect(['part', 'Items', '', 'toString'].some(isOpenTable)).toBe(false)
  })

  test('say of the parts what is known of them', () => {
    const { columns, rows } = openTable('parts', norms())
    const [a, b] = rows.map((row) => Object.fromEntries(columns.map((column, n) => [column, row[n]])))
    expect(a).toEqual({
      ...{ part: 'a', n: 40, items: 3, raw_lowest: 3, raw_highest: 9, mean: 45, sd: 20, skew: 0.25 },
      ...{ alpha: 0.8, alpha_from: 0.7, alpha_to: 0.9, omega: 0.82, omega_unsure_items: '1 3', sem: 8 },
      ...{ half_width_95: halfWidthOf(3, { sem: 8, n: 40 }), floor: 0.125, ceiling: null },
      ...{ retest_n: 30, retest_r: 0.75, retest_days: 14, drift_since_number: 2, drift_mean: -1.5, drift_se: 0.5 },
    })
    expect(b).toEqual({
      ...Object.fromEntries(columns.map((column) => [column, null])),
      ...{ part: 'b', n: 40, items: 0, raw_lowest: 2, raw_highest: 6, mean: 45, sd: 20, ceiling: 0.125 },
    })
    expect(rows.map((row) => row.length)).toEqual([columns.length, columns.length])
  })

  test.each([
    {
      name: 'items',
      columns: 'part,item,mean,sd,item_rest,alpha_without,median_seconds,flags',
      rows: ['a,1,2.5,0.5,0.4,,,', 'a,2,1.5,0.5,0.4,0.7,4.2,slow misfit', 'a,3,2,0.5,0.4,,,'],
    },
    {
      name: 'counts',
      columns: 'part,item,points_from,points_to,people',
      rows: [
        'a,1,1,2,10',
        'a,1,3,3,30',
        'a,2,1,1,20',
        'a,2,2,2,10',
        'a,2,3,3,10',
        'a,3,1,1,25',
        'a,3,2,2,5',
        'a,3,3,3,10',
      ],
    },
    {
      name: 'covariances',
      columns: 'part,item_a,item_b,covariance,correlation',
      rows: ['a,1,1,16,1', 'a,1,2,2,0.25', 'a,1,3,6,0.5', 'a,2,2,4,1', 'a,2,3,1,0.166667', 'a,3,3,9,1'],
    },
    {
      name: 'places',
      columns: 'part,raw_from,raw_to,people,percentile,percentile_from,percentile_to',
      rows: [0.125, 0.625].map((share, n) => {
        const { percentile, low, high } = place(share)
        return ['a', 3 + n, 3 + n, n ? 30 : 10, percentile, Number(low.toFixed(6)), Number(high.toFixed(6))].join()
      }),
    },
    {
      name: 'parameters',
      columns: 'part,item,parameter,value,standard_error,fit_p',
      rows: [
        ...['a,1,slope,3,0.1,0.5', 'a,1,intercept_1,2,0.2,', 'a,1,intercept_2,-1,,'],
        ...['a,2,slope,1,0.1,0.5', 'a,2,intercept_1,2,0.2,', 'a,2,intercept_2,-1,0.3,'],
        ...['a,3,slope,2,0.1,0.5', 'a,3,intercept_1,2,0.2,', 'a,3,intercept_2,-1,0.3,'],
      ],
    },
    { name: 'theta', columns: 'part,raw,theta,standard_error', rows: ['a,3,-1.5,0.6'] },
    {
      name: 'languages',
      columns: 'compared_with,n,part,item,verdict,mantel_p,change_of_r2',
      rows: ['es,400,a,1,B,0.01,0.04', 'es,400,b,2,A,0.6,0.001'],
    },
  ] as const)('$name', ({ name, columns, rows }) => {
    expect(csvOf(openTable(name, norms()))).toBe([columns, ...rows, ''].join('\r\n'))
  })

  test('are offered where they have something in them, in their order', () => {
    expect(filledTables(norms())).toEqual(openTableNames)
    const [, rest] = figures.parts
    expect(filledTables(publicNorms({ ...figures, parts: rest ? [rest] : [], dif: null }, instrument))).toEqual([
      'parts',
    ])
  })

  test('quote what would end a cell or a row', () => {
    const rows = [
      ['plain', 'a,b', 'a"b"'],
      ['a\nb', 'a\rb', ''],
      [null, -0.0000004, 1e-6],
      [1.23456789, 12, 1e6],
    ]
    const quoted = ['plain,"a,b","a""b"""', '"a\nb","a\rb",', ',0,0.000001', '1.234568,12,1000000']
    expect(csvOf({ columns: ['x', 'y', 'z'], rows })).toBe(`x,y,z\r\n${quoted.join('\r\n')}\r\n`)
  })
})

test('a reach is told where an error was measured', () => {
  const items = norms().parts[0]?.items ?? []
  expect(halfWidth({ items, sem: 8, n: 400 })).toBe(halfWidthOf(3, { sem: 8, n: 400 }))
  expect([null, 0, -1].map((sem) => halfWidth({ items, sem, n: 400 }))).toEqual([null, null, null])
})
