import { beforeEach, describe, expect, test } from 'vitest'
import { simulatedRows } from './calibration/simulated-sheets'
import { ids, trial } from './fixture'
import type { Instrument } from './instrument'
import { NormFigures } from './norm-figures'
import { type FiguresJob, makeFigures } from './norm-making'
import { missing } from './norm-sheet'

const eight: Instrument = {
  ...trial,
  dimensions: [{ id: 'd', kind: 'symptom', items: ids(1, 8).map((id, n) => ({ id, reversed: n === 2 })) }],
  order: ids(1, 8),
  context: [],
  directed: [],
}
const job = (n: number, change: Partial<FiguresJob> = {}): FiguresJob => ({
  instrument: eight,
  rows: simulatedRows(eight, { n, seed: 5 }),
  leftOut: { noNorms: 4, askAgain: 9 },
  months: { from: '2026-12', to: '2027-02' },
  others: [],
  before: null,
  ...change,
})

describe('figures of 600 sheets', () => {
  let figures: NormFigures
  let part: NormFigures['parts'][number] | undefined
  beforeEach(() => {
    figures = makeFigures(job(600))
    part = figures.parts[0]
  })

  test('have the shape that pages read', () => {
    expect(NormFigures.parse(JSON.parse(JSON.stringify(figures)))).toEqual(figures)
  })

  test('agree with one another', () => {
    expect(figures).toMatchObject({ n: 600, leftOut: { noNorms: 4, askAgain: 9 }, dif: null })
    expect(part?.raw).toEqual({ lowest: 0, highest: 32 })
    expect(part?.sem).toBeCloseTo((part?.sd ?? 0) * Math.sqrt(1 - (part?.alpha?.value ?? 0)), 12)
    expect(part?.alpha?.from).toBeLessThan(part?.alpha?.value ?? 0)
    expect(part?.alpha?.to).toBeGreaterThan(part?.alpha?.value ?? 1)
    expect(part?.omega?.value).toBeCloseTo(part?.alpha?.value ?? 0, 1)
    expect(part?.table).toHaveLength(33)
    const mean = (part?.items ?? []).reduce((sum, item) => sum + item.mean, 0)
    expect((100 * mean) / 32).toBeCloseTo(part?.mean ?? 0, 9)
    for (const { categories } of part?.items ?? []) {
      expect(categories.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
    }
  })

  test('say of each item and of both ends what the sheets say', () => {
    const { answers } = simulatedRows(eight, { n: 600, seed: 5 })
    const rows = Array.from({ length: 600 }, (_, row) => [...answers.subarray(8 * row, 8 * row + 8)])
    // The third one is reversed.
    const keyed = rows.map((row) => row.map((answer, item) => (item === 2 ? 4 - answer : answer)))
    const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
    const deviation = (values: readonly number[]) => {
      const mean = sum(values) / values.length
      return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1))
    }
    const sums = keyed.map(sum)
    expect(part?.floor).toBeCloseTo(sums.filter((one) => one === 0).length / 600, 12)
    expect(part?.ceiling).toBeCloseTo(sums.filter((one) => one === 32).length / 600, 12)
    expect(part?.sd).toBeCloseTo(deviation(sums.map((one) => (100 * one) / 32)), 9)
    for (const [item, told] of (part?.items ?? []).entries()) {
      const own = keyed.map((row) => row[item] ?? 0)
      expect([told.id, told.flags]).toEqual([`i${item + 1}`, expect.any(Array)])
      expect(told.mean).toBeCloseTo(sum(own) / 600, 9)
      expect(told.sd).toBeCloseTo(deviation(own), 9)
      expect(told.categories).toHaveLength(5)
      const others = sums.map((one, row) => one - (own[row] ?? 0))
      expect(told.rest).toBeCloseTo(correlation(own, others), 6)
      // Cronbach's α of the seven others: k / (k − 1) · (1 − Σ s² / s² of the sum).
      const seven = Array.from({ length: 8 }, (_, n) => deviation(keyed.map((row) => row[n] ?? 0)) ** 2)
      const within = sum(seven) - (seven[item] ?? 0)
      expect(told.alphaWithout).toBeCloseTo((7 / 6) * (1 - within / deviation(others) ** 2), 9)
    }
  })

  test('say how long people took', () => {
    expect(part?.items[0]?.medianTenths).toBeGreaterThan(30)
    expect(part?.items[0]?.medianTenths).toBeLessThan(50)
    expect(figures.medianSeconds).toBeGreaterThan(30)
    expect(figures.medianSeconds).toBeLessThan(45)
  })

  test('are calibrated, from raw score to place', () => {
    expect(part?.calibration).toMatchObject({ model: 'graded', n: 600 })
    expect(part?.calibration?.items.map(({ id }) => id)).toEqual(ids(1, 8))
    const theta = part?.calibration?.theta.map((row) => row.theta) ?? []
    expect(theta).toEqual([...theta].sort((a, b) => a - b))
  })

  test('have no retest and no drift before there is something to compare with', () => {
    expect(part).toMatchObject({ retest: null, drift: null })
  })
})

test('below 500 there is no calibration', () => {
  const figures = makeFigures(job(499))
  expect(figures.parts[0]?.calibration).toBeNull()
  expect(figures.parts[0]?.alpha).not.toBeNull()
})

test('drift is the change since the version before, with the error of nested samples', () => {
  const { parts } = makeFigures(job(600, { before: { number: 3, parts: [{ id: 'd', n: 300, mean: 40 }] } }))
  const [part] = parts
  expect(part?.drift).toEqual({
    sinceVersion: 3,
    meanChange: (part?.mean ?? 0) - 40,
    se: expect.closeTo((part?.sd ?? 0) * Math.sqrt(1 / 300 - 1 / 600), 9),
  })
})

test('languages are compared from 300 sheets each, item by item', () => {
  const rows = (n: number) => simulatedRows(eight, { n, seed: 6, shift: 0.4 })
  expect(makeFigures(job(320, { others: [{ locale: 'es', rows: rows(299) }] })).dif).toBeNull()
  const { dif } = makeFigures(job(320, { others: [{ locale: 'es', rows: rows(300) }] }))
  expect(dif).toMatchObject([{ other: 'es', n: 300 }])
  expect(dif?.[0]?.items.map(({ id }) => id)).toEqual(ids(1, 8))
  // The same items, to people who lie higher: that alone is no difference between languages.
  expect(dif?.[0]?.items.filter(({ verdict }) => verdict !== 'A')).toEqual([])
})

describe('what a person should look at', () => {
  /** The same sheets with another answer to item 5. */
  const changed = (answer: (row: number) => number) => {
    const rows = simulatedRows(eight, { n: 400, seed: 5 })
    for (let row = 0; row < rows.n; row++) rows.answers[row * 8 + 4] = answer(row)
    return makeFigures(job(400, { rows })).parts[0]
  }

  test('an item that has nothing to do with the others', () => {
    const part = changed((row) => row % 5)
    expect(part?.items[4]?.flags).toEqual(['lowRest', 'betterWithout'])
    expect(part?.items[0]?.flags).not.toContain('lowRest')
  })

  test('a point of the scale that nobody chooses', () => {
    expect(changed((row) => (row % 2 ? 1 : 3))?.items[4]?.flags).toContain('rareCategory')
  })

  test('an item that everybody answers alike leaves no reliability, and nothing breaks', () => {
    expect(changed(() => 2)).toMatchObject({ alpha: null, omega: null, sem: null, calibration: null })
  })

  test('an item that takes long', () => {
    const rows = simulatedRows(eight, { n: 300, seed: 5 })
    for (let row = 0; row < rows.n; row++) rows.tenths[row * 9 + 1] = 200
    expect(makeFigures(job(300, { rows })).parts[0]?.items[1]?.flags).toContain('slow')
  })
})

test('times that hardly anybody has are not said', () => {
  const rows = simulatedRows(eight, { n: 300, seed: 5 })
  rows.tenths.fill(missing, 0, 9 * 200)
  const figures = makeFigures(job(300, { rows }))
  expect(figures.medianSeconds).toBeNull()
  expect(figures.parts[0]?.items.map(({ medianTenths }) => medianTenths)).toEqual(Array(8).fill(null))
})

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((all, one) => all + one, 0) / values.length
  const [x, y] = [mean(a), mean(b)]
  const product = (f: (n: number) => number) => a.reduce((all, _, n) => all + f(n), 0)
  const [dx, dy] = [(n: number) => (a[n] ?? 0) - x, (n: number) => (b[n] ?? 0) - y]
  return product((n) => dx(n) * dy(n)) / Math.sqrt(product((n) => dx(n) ** 2) * product((n) => dy(n) ** 2))
}
