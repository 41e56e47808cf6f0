import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../random.ts'
import { answerTable } from '../answer-table.ts'
import { at } from '../numbers.ts'
import { type ItemParameters, randomNormal, simulateAnswers, simulateItemParameters } from '../simulation.ts'
import { analyzeDif, verdictOfMean, verdictOfRegression } from './dif.ts'

/** Simulates people of two alternating groups, the second 0.3 lower; `change` alters items for the second group. */
function simulated(seed: number, n: number, change: (item: ItemParameters, index: number) => ItemParameters) {
  const random = seededRandom(seed)
  const items = simulateItemParameters(random, 10, 5)
  const changed = items.map(change)
  const focal = Array.from({ length: n }, (_, i) => i % 2 === 1)
  const rows = focal.map((second) =>
    second
      ? simulateAnswers(random, changed, randomNormal(random) - 0.3)
      : simulateAnswers(random, items, randomNormal(random)),
  )
  return { table: answerTable(rows).table, focal }
}

const harder = (item: ItemParameters, by: number): ItemParameters => ({
  ...item,
  intercepts: item.intercepts.map((intercept) => intercept - item.slope * by),
})

const same = (item: ItemParameters) => item

/** Mean points of one item for people at `theta`. */
const expected = ({ slope, intercepts }: ItemParameters, theta: number) =>
  intercepts.reduce((sum, intercept) => sum + 1 / (1 + Math.exp(-slope * theta - intercept)), 0)

const verdicts = (seed: number, change: (item: ItemParameters, index: number) => ItemParameters, n = 1000) => {
  const { table, focal } = simulated(seed, n, change)
  return analyzeDif(table, focal).items.map(({ verdict }) => verdict)
}

describe('analyzeDif', () => {
  test('flags at most 5 % of items when groups differ only in their mean', () => {
    const all = [1, 2, 3, 4].flatMap((seed) => verdicts(seed, same))
    expect(all.filter((verdict) => verdict !== 'A').length / all.length).toBeLessThanOrEqual(0.05)
  })

  test.each([1, 2, 3])('flags only the item that is much harder for one group (seed %i)', (seed) => {
    const found = verdicts(seed, (item, index) => (index === 4 ? harder(item, 1.2) : item))
    expect(found[4]).not.toBe('A')
    expect(found.filter((verdict) => verdict !== 'A')).toHaveLength(1)
  })

  test('removes a flagged item from the anchors and gives the direction of its difference', () => {
    const { table, focal } = simulated(1, 1000, (item, index) => (index === 4 ? harder(item, 1.2) : item))
    const { items, anchors, settled, people } = analyzeDif(table, focal)
    expect(anchors).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9])
    expect(settled).toBe(true)
    expect(people).toEqual({ reference: 500, focal: 500 })
    expect(items[4]?.mantel?.difference).toBeLessThan(-0.3)
    expect(items[4]?.uniform).toBeGreaterThan(10 * (items[4]?.nonUniform ?? 1))
  })

  test('finds a mainly non-uniform difference when an item discriminates in one group only', () => {
    const flat = (item: ItemParameters, index: number): ItemParameters =>
      index === 2 ? { slope: 0.1, intercepts: item.intercepts.map((step) => step / item.slope) } : item
    const { table, focal } = simulated(3, 1200, flat)
    const item = analyzeDif(table, focal).items[2]
    expect(item?.verdict).not.toBe('A')
    expect(item?.nonUniform).toBeGreaterThan(item?.uniform ?? 1)
  })

  test.each([
    { moved: [0.7], seed: 11 },
    { moved: [-0.7], seed: 12 },
    { moved: [0.7, 0.7, 0.7], seed: 13 },
    { moved: [0.7, -0.7, 0.7], seed: 14 },
  ])('flags exactly the items shifted by $moved SD and estimates their effect on the sum score', ({ moved, seed }) => {
    const change = (item: ItemParameters, index: number) => harder(item, moved[index] ?? 0)
    const { table, focal } = simulated(seed, 2000, change)
    const { items, shift } = analyzeDif(table, focal)
    expect(items.flatMap(({ item, verdict }) => (verdict === 'A' ? [] : [item]))).toEqual([...moved.keys()])
    // People of the focal group answer the same items with their own and with the other group’s parameters.
    const random = seededRandom(seed)
    const truth = simulateItemParameters(random, 10, 5)
    const people = Array.from({ length: 4000 }, () => randomNormal(random) - 0.3)
    const sum = moved.reduce((all, _, index) => {
      const item = truth[index]
      if (!item) throw new Error('no item')
      const changed = change(item, index)
      return all + people.reduce((one, theta) => one + expected(changed, theta) - expected(item, theta), 0) / 4000
    }, 0)
    expect(Math.abs(shift - sum)).toBeLessThan(0.3)
    expect(Math.sign(shift)).toBe(Math.sign(sum))
  })

  test('reports no shift when no item is classified B or C', () => {
    const { table, focal } = simulated(1, 2000, same)
    expect(analyzeDif(table, focal).shift).toBe(0)
  })

  test('ignores people with missing answers', () => {
    const { table, focal } = simulated(1, 600, same)
    expect(analyzeDif(table, focal).people.focal).toBe(300)
    table.answers[table.items] = -1
    expect(() => analyzeDif(table, focal)).toThrow(
      expect.objectContaining({
        reason: 'too-few-respondents',
        message: 'too-few-respondents: 299 of 300 in the focal group',
      }),
    )
  })

  test('throws when the group list is shorter than the rows', () => {
    const { table, focal } = simulated(1, 600, same)
    expect(() => analyzeDif(table, focal.slice(1))).toThrow(expect.objectContaining({ reason: 'bad-value' }))
  })

  test.each([
    { items: 6, moved: [1, 1] },
    { items: 5, moved: [-1.2] },
  ])('flags only the items shifted by $moved SD when the test has $items items', ({ items, moved }) => {
    const random = seededRandom(31)
    const own = simulateItemParameters(random, items, 5)
    const changed = own.map((item, index) => harder(item, moved[index] ?? 0))
    const focal = Array.from({ length: 2000 }, (_, i) => i % 2 === 1)
    const rows = focal.map((second) => simulateAnswers(random, second ? changed : own, randomNormal(random)))
    const found = analyzeDif(answerTable(rows).table, focal)
    expect(found.items.flatMap(({ item, verdict }) => (verdict === 'A' ? [] : [item]))).toEqual([...moved.keys()])
  })

  test('throws for three items, which are too few to match people', () => {
    const random = seededRandom(1)
    const own = simulateItemParameters(random, 3, 5)
    const rows = Array.from({ length: 700 }, () => simulateAnswers(random, own, randomNormal(random)))
    const focal = rows.map((_, i) => i % 2 === 1)
    expect(() => analyzeDif(answerTable(rows).table, focal)).toThrow(
      expect.objectContaining({ reason: 'too-few-items' }),
    )
  })

  test('throws when half of the items are shifted in the opposite direction', () => {
    const shifts = [1.5, -1.5, 1.5, -1.5, 1.5, -1.5, 1.5, -1.5, 1.5, -1.5]
    const { table, focal } = simulated(1, 1000, (item, index) => harder(item, at(shifts, index)))
    expect(() => analyzeDif(table, focal)).toThrow(expect.objectContaining({ reason: 'no-anchors' }))
  })
})

test.each([
  { p: 0.001, change: 0.0349, verdict: 'A' },
  { p: 0.001, change: 0.035, verdict: 'B' },
  { p: 0.001, change: 0.0699, verdict: 'B' },
  { p: 0.001, change: 0.07, verdict: 'C' },
  { p: 0.01, change: 0.2, verdict: 'A' },
  { p: Number.NaN, change: 0.2, verdict: 'A' },
])('the regression verdict is $verdict for an R² change of $change and p = $p', ({ p, change, verdict }) => {
  expect(verdictOfRegression(p, change)).toBe(verdict)
})

test.each([
  { p: 0.049, standardized: 0.17, verdict: 'A' },
  { p: 0.049, standardized: 0.171, verdict: 'B' },
  { p: 0.049, standardized: -0.25, verdict: 'B' },
  { p: 0.049, standardized: -0.251, verdict: 'C' },
  { p: 0.05, standardized: 0.9, verdict: 'A' },
  { p: Number.NaN, standardized: 0.9, verdict: 'A' },
])(
  'the verdict by mean difference is $verdict for a difference of $standardized SD and p = $p',
  ({ p, standardized, verdict }) => {
    expect(verdictOfMean({ p, standardized })).toBe(verdict)
  },
)

test('the verdict by mean difference is A when no test could be computed', () => {
  expect(verdictOfMean(null)).toBe('A')
})
