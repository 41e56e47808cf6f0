import { expect, test } from 'vitest'
import { answerTable } from '../answer-table.ts'
import { attitudeTable, spearmanFiveTests } from '../published/data.ts'
import { alpha, alphaInterval, alphaWithout, itemRestCorrelations } from './alpha.ts'
import { covarianceOf, covarianceOfAnswers } from './covariance.ts'
import { fitOneFactor, omega } from './one-factor.ts'

/** Returns covariances that a single factor explains exactly. */
const congeneric = (loadings: readonly number[], own: readonly number[]) =>
  covarianceOf(loadings.map((a, i) => loadings.map((b, j) => a * b + (i === j ? (own[i] ?? 0) : 0))))

test('covarianceOfAnswers gives the textbook values and weights each pattern by its count', () => {
  const rows = [
    [1, 2],
    [3, 1],
    [2, 5],
  ]
  const { covariance, people, means } = covarianceOfAnswers(answerTable(rows).table)
  expect([...covariance.cells]).toEqual([1, -0.5, -0.5, 13 / 3].map((value) => expect.closeTo(value, 12)))
  expect(people).toBe(3)
  expect([...means]).toEqual([2, 8 / 3].map((value) => expect.closeTo(value, 12)))
  const twice = covarianceOfAnswers(answerTable(rows, [2, 2, 2]).table).covariance
  expect([...covarianceOfAnswers(answerTable([...rows, ...rows]).table).covariance.cells]).toEqual(
    Array.from(twice.cells, (value) => expect.closeTo(value, 12)),
  )
})

test('covarianceOfAnswers ignores sheets with missing answers', () => {
  const rows = [
    [1, 2],
    [3, 1],
    [2, 5],
  ]
  const withGap = covarianceOfAnswers(answerTable([...rows, [null, 1]]).table)
  expect(withGap.people).toBe(3)
  expect([...withGap.covariance.cells]).toEqual([...covarianceOfAnswers(answerTable(rows).table).covariance.cells])
})

test('α and ω of parallel items equal the Spearman–Brown value', () => {
  const six = congeneric(Array(6).fill(Math.sqrt(0.3)), Array(6).fill(0.7))
  expect(alpha(six)).toBeCloseTo(0.72, 12)
  expect(omega(six, fitOneFactor(six))).toBeCloseTo(0.72, 8)
})

test('ω equals the common variance of unequal items, while α is lower', () => {
  const loadings = [1.8, 0.8, 0.3, 0.9]
  const own = [0.76, 0.36, 0.91, 8.19]
  const items = congeneric(loadings, own)
  const common = (1.8 + 0.8 + 0.3 + 0.9) ** 2
  expect(omega(items, fitOneFactor(items))).toBeCloseTo(common / (common + 10.22), 7)
  expect(alpha(items)).toBeLessThan(common / (common + 10.22))
})

test('items keyed against the others load with the opposite sign', () => {
  const { loadings, uniquenesses } = fitOneFactor(congeneric([2, 2, -1.5, 1], [1, 2, 1, 1]))
  expect([...loadings]).toEqual(
    [2 / Math.sqrt(5), 2 / Math.sqrt(6), -1.5 / Math.sqrt(3.25), 1 / Math.SQRT2].map((x) => expect.closeTo(x, 7)),
  )
  expect([...uniquenesses].map((own, i) => own + (loadings[i] ?? 0) ** 2)).toEqual(Array(4).fill(expect.closeTo(1, 7)))
})

test('an item with a loading above 1 is fixed at the bound and listed', () => {
  // The three correlations require a loading of √(.9 · .9 / .5) = 1.27.
  const { atBound, uniquenesses } = fitOneFactor(
    covarianceOf([
      [1, 0.9, 0.9],
      [0.9, 1, 0.75],
      [0.9, 0.75, 1],
    ]),
  )
  expect(atBound).toEqual([0])
  expect(uniquenesses[0]).toBe(0.005)
})

test('the discrepancy of a true one-factor model is zero', () => {
  expect(fitOneFactor(congeneric([0.7, 0.6, 0.5, 0.8], [1, 1, 1, 1])).discrepancy).toBeCloseTo(0, 8)
  expect(fitOneFactor(spearmanFiveTests()).discrepancy).toBeGreaterThan(0.001)
})

// Intervals from the design stage, computed with F quantiles from elsewhere.
test.each([
  { n: 300, from: 0.668, to: 0.766 },
  { n: 1000, from: 0.692, to: 0.746 },
])('the interval of α .72 for six items and $n people is $from to $to', ({ n, from, to }) => {
  const interval = alphaInterval(0.72, 6, n)
  expect(interval.from).toBeCloseTo(from, 3)
  expect(interval.to).toBeCloseTo(to, 3)
})

// Quantiles that can be written down: F(1, 1) is tan²(πp/2), F(2, 2) is p/(1 − p), F(1, 2) is 2p²/(1 − p²).
test.each([
  { k: 2, n: 2, quantile: (p: number) => Math.tan((Math.PI * p) / 2) ** 2 },
  { k: 2, n: 3, quantile: (p: number) => p / (1 - p) },
  { k: 3, n: 2, quantile: (p: number) => (2 * p ** 2) / (1 - p ** 2) },
])('the interval of α is exact for $k items and $n people', ({ k, n, quantile }) => {
  const { from, to } = alphaInterval(0.5, k, n)
  expect(from).toBeCloseTo(1 - 0.5 * quantile(0.975), 6)
  expect(to).toBeCloseTo(1 - 0.5 * quantile(0.025), 6)
  expect(alphaInterval(1, k, n)).toEqual({ from: 1, to: 1 })
})

test('a lower confidence level gives a narrower interval of α', () => {
  const wide = alphaInterval(0.79, 26, 41)
  const narrow = alphaInterval(0.79, 26, 41, 0.9)
  expect(narrow.from).toBeGreaterThan(wide.from)
  expect(narrow.to).toBeLessThan(wide.to)
})

test('item-rest correlations equal those computed from the sums', () => {
  const table = attitudeTable()
  const { covariance } = covarianceOfAnswers(table)
  const value = (row: number, item: number) => table.points[item]?.[table.answers[row * 7 + item] ?? -1] ?? Number.NaN
  const expected = Array.from({ length: 7 }, (_, item) => {
    const own = Array.from({ length: 30 }, (_, row) => value(row, item))
    const rest = own.map((_, row) =>
      [0, 1, 2, 3, 4, 5, 6].reduce((sum, i) => sum + (i === item ? 0 : value(row, i)), 0),
    )
    return correlation(own, rest)
  })
  expect(itemRestCorrelations(covariance)).toEqual(expected.map((r) => expect.closeTo(r, 10)))
})

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (x: readonly number[]) => x.reduce((sum, value) => sum + value, 0) / x.length
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, i) => sum + (value - mean(x)) * ((y[i] ?? 0) - mean(y)), 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

test.each([
  { what: 'one item', call: () => alpha(covarianceOf([[1]])), reason: 'too-few-items' },
  {
    what: 'two items behind one factor',
    call: () =>
      fitOneFactor(
        covarianceOf([
          [1, 0.5],
          [0.5, 1],
        ]),
      ),
    reason: 'too-few-items',
  },
  {
    what: 'α of two items of which one is taken out',
    call: () =>
      alphaWithout(
        covarianceOf([
          [1, 0.5],
          [0.5, 1],
        ]),
      ),
    reason: 'too-few-items',
  },
  { what: 'a matrix that is not square', call: () => covarianceOf([[1, 0.5], [0.5]]), reason: 'bad-value' },
  {
    what: 'a matrix that is not symmetric',
    call: () =>
      covarianceOf([
        [1, 0.5],
        [0.4, 1],
      ]),
    reason: 'bad-value',
  },
  {
    what: 'NaN in a matrix',
    call: () =>
      covarianceOf([
        [1, Number.NaN],
        [Number.NaN, 1],
      ]),
    reason: 'bad-value',
  },
  {
    what: 'an item that does not vary',
    call: () =>
      covarianceOf([
        [1, 0],
        [0, 0],
      ]),
    reason: 'constant-item',
  },
  {
    what: 'items that cancel each other',
    call: () =>
      alpha(
        covarianceOf([
          [1, -1],
          [-1, 1],
        ]),
      ),
    reason: 'not-identified',
  },
  { what: 'α above 1', call: () => alphaInterval(1.01, 6, 300), reason: 'bad-value' },
  { what: 'α of NaN', call: () => alphaInterval(Number.NaN, 6, 300), reason: 'bad-value' },
  { what: 'an interval for one item', call: () => alphaInterval(0.7, 1, 300), reason: 'bad-value' },
  { what: 'an interval for one person', call: () => alphaInterval(0.7, 6, 1), reason: 'bad-value' },
])('a reliability calculation with $what throws “$reason”', ({ call, reason }) => {
  expect(call).toThrow(expect.objectContaining({ name: 'CalibrationRefusal', reason }))
})
