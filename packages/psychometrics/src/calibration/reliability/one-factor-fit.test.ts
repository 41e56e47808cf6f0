import { expect, test } from 'vitest'
import { seededRandom } from '../../random.ts'
import { answerTable } from '../answer-table.ts'
import { randomNormal, simulateAnswers, simulateItemParameters } from '../simulation.ts'
import { computeOneFactorFit, rateFit } from './one-factor-fit.ts'

/** Simulates eight items; the factor of the last three has `share` of its SD in common with that of the others. */
function answers(people: number, share: number, shift: number): number[][] {
  const random = seededRandom(9)
  const items = simulateItemParameters(random, 8, 5)
  return Array.from({ length: people }, () => {
    const first = randomNormal(random) + shift
    const own = randomNormal(random) + shift
    const second = share * first + Math.sqrt(1 - share * share) * own
    return [...simulateAnswers(random, items.slice(0, 5), first), ...simulateAnswers(random, items.slice(5), second)]
  })
}

// Figures of lavaan 0.6-14 for the same answers: cfa(…, estimator = "MLM"), cfi.robust and rmsea.robust.
test.each([
  {
    name: 'one factor',
    rows: () => answers(1001, 1, 0),
    expected: { chiSquare: 6.456148143, scaling: 1.015580267, cfi: 1, rmsea: { value: 0, from: 0, to: 0 } },
  },
  {
    name: 'two factors',
    rows: () => answers(1001, 0.6, 0),
    expected: {
      chiSquare: 162.0626727,
      scaling: 0.9979495625,
      cfi: 0.8633188246,
      rmsea: { value: 0.08425013937, from: 0.072505198, to: 0.09649935952 },
    },
  },
  {
    name: 'two factors and answers that crowd at the lowest point',
    rows: () => answers(700, 0.8, -2.2),
    expected: {
      chiSquare: 40.7145895879,
      scaling: 1.5526747512,
      cfi: 0.9602509069,
      rmsea: { value: 0.0262693392, from: 0, to: 0.0512077811 },
    },
  },
])('the one-factor fit equals that of lavaan for data with $name', ({ rows, expected }) => {
  const { chiSquare, df, scaling, cfi, rmsea } = computeOneFactorFit(answerTable(rows()).table)
  expect(df).toBe(20)
  expect(chiSquare).toBeCloseTo(expected.chiSquare, 5)
  expect(scaling).toBeCloseTo(expected.scaling, 5)
  expect(cfi).toBeCloseTo(expected.cfi, 5)
  expect(rmsea.value).toBeCloseTo(expected.rmsea.value, 5)
  expect(rmsea.from).toBeCloseTo(expected.rmsea.from, 5)
  expect(rmsea.to).toBeCloseTo(expected.rmsea.to, 5)
})

test('the fit counts a row twice when the row stands for two people', () => {
  const rows = answers(400, 0.6, 0)
  const doubled = computeOneFactorFit(answerTable([...rows, ...rows]).table)
  const counted = computeOneFactorFit(
    answerTable(
      rows,
      rows.map(() => 2),
    ).table,
  )
  expect(counted.chiSquare).toBeCloseTo(doubled.chiSquare, 6)
  expect(counted.scaling).toBeCloseTo(doubled.scaling, 9)
  expect(counted.cfi).toBeCloseTo(doubled.cfi, 9)
})

test('the one-factor fit ignores sheets with missing answers', () => {
  const rows = answers(400, 0.6, 0)
  const gaps = [...rows, [null, 1, 1, 1, 1, 1, 1, 1]]
  expect(computeOneFactorFit(answerTable(gaps).table)).toEqual(computeOneFactorFit(answerTable(rows).table))
})

test.each([
  {
    why: 'there are only three items',
    rows: () => answers(400, 1, 0).map((row) => row.slice(0, 3)),
    reason: 'too-few-items',
  },
  {
    why: 'an item repeats another item',
    rows: () => answers(400, 1, 0).map((row) => [...row.slice(0, 4), row[0] ?? 0]),
    reason: 'not-identified',
  },
])('computeOneFactorFit throws when $why', ({ rows, reason }) => {
  expect(() => computeOneFactorFit(answerTable(rows()).table)).toThrow(expect.objectContaining({ reason }))
})

test.each([
  { cfi: 1, rmsea: 0, word: 'good' },
  { cfi: 0.95, rmsea: 0.06, word: 'good' },
  { cfi: 0.949, rmsea: 0.06, word: 'fair' },
  { cfi: 0.95, rmsea: 0.061, word: 'fair' },
  { cfi: 0.9, rmsea: 0.08, word: 'fair' },
  { cfi: 0.899, rmsea: 0.01, word: 'low' },
  { cfi: 0.99, rmsea: 0.081, word: 'low' },
] as const)('rateFit returns $word for CFI $cfi and RMSEA $rmsea', ({ cfi, rmsea, word }) => {
  expect(rateFit({ cfi, rmsea })).toBe(word)
})
