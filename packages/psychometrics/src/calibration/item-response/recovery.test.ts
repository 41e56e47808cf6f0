import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../random.ts'
import { answerTable } from '../answer-table.ts'
import { at } from '../numbers.ts'
import { randomNormal, simulateAnswers, simulateItemParameters } from '../simulation.ts'
import { fitGraded } from './fit.ts'
import { itemInformation, marginalReliability, testInformation } from './information.ts'
import { itemFits } from './item-fit.ts'
import { standardErrors } from './standard-errors.ts'
import { summedScoreReliability, summedScores } from './summed-scores.ts'

const random = seededRandom(2)
const items = simulateItemParameters(random, 20, 5)
const people = Array.from({ length: 1000 }, () => randomNormal(random))
const { table } = answerTable(people.map((theta) => simulateAnswers(random, items, theta)))
const fit = fitGraded(table)
const errors = standardErrors(table, fit)
const truth = items.flatMap(({ slope, intercepts }) => [slope, ...intercepts])
const places = items.map((_, item) => at(fit.layout.first, item))

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (x: readonly number[]) => x.reduce((sum, value) => sum + value, 0) / x.length
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, i) => sum + (value - mean(x)) * (at(y, i) - mean(y)), 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

describe('the model of 20 items fitted to 1,000 simulated people', () => {
  test('recovers the true slopes without bias', () => {
    const slopes = places.map((place) => at(fit.parameters, place))
    const trueSlopes = items.map(({ slope }) => slope)
    expect(correlation(slopes, trueSlopes)).toBeGreaterThan(0.95)
    expect(Math.abs(slopes.reduce((sum, slope, i) => sum + slope - at(trueSlopes, i), 0) / 20)).toBeLessThan(0.1)
  })

  test('has 95 % intervals that contain the true parameters at about the nominal rate', () => {
    const held = truth.filter((value, i) => Math.abs(at(fit.parameters, i) - value) <= 1.96 * at(errors, i))
    // The errors of the parameters of one sample are correlated, so this bound is wide; the bench counts many samples.
    expect(held.length / truth.length).toBeGreaterThan(0.88)
    expect(held.length / truth.length).toBeLessThan(1)
  })

  test('gives estimates that rise with the sum score and are nearly as reliable as pattern scores', () => {
    const sums = summedScores(fit, table.points)
    expect(sums.length).toBe(81)
    expect(sums.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10)
    expect(
      sums.every(
        ({ theta }, i) =>
          i === 0 ||
          theta >
            at(
              sums.map((row) => row.theta),
              i - 1,
            ),
      ),
    ).toBe(true)
    expect(summedScoreReliability(sums)).toBeGreaterThan(0.9)
    expect(summedScoreReliability(sums)).toBeLessThan(marginalReliability(fit) + 0.02)
  })

  test('shows misfit for at most two items when the model is true', () => {
    const misfits = itemFits(table, fit).filter(({ p }) => p !== null && p < 0.01)
    expect(misfits.length).toBeLessThanOrEqual(2)
  })

  test('gives the same item fit wherever the answer scale begins', () => {
    const higher = { ...table, points: table.points.map((own) => own.map((point) => point + 3)) }
    expect(itemFits(higher, fit)).toEqual(itemFits(table, fit))
  })

  test('has information equal to the expected squared score function', () => {
    const theta = 0.4
    const own = items.map((_, item) => fit.parameters.slice(at(places, item), at(places, item) + 5))
    const chance = (item: number, k: number, place: number) => {
      const [slope = 0, ...steps] = own[item] ?? []
      const above = (step: number) => 1 / (1 + Math.exp(-slope * place - at(steps, step - 1)))
      return (k === 0 ? 1 : above(k)) - (k === 4 ? 0 : above(k + 1))
    }
    const expected = [0, 1, 2, 3, 4].reduce((sum, k) => {
      const change = (chance(3, k, theta + 1e-5) - chance(3, k, theta - 1e-5)) / 2e-5
      return sum + change ** 2 / chance(3, k, theta)
    }, 0)
    expect(itemInformation(fit, 3, theta)).toBeCloseTo(expected, 6)
    const all = items.reduce((sum, _, item) => sum + itemInformation(fit, item, theta), 0)
    expect(testInformation(fit, theta)).toBeCloseTo(all, 10)
  })

  test('shifts under 5 % of estimates by more than their error when 10 % of answers are missing', () => {
    const drop = seededRandom(5)
    const gaps = Array.from({ length: 1000 }, (_, row) =>
      Array.from({ length: 20 }, (_, item) => (drop() < 0.1 ? null : at(table.answers, row * 20 + item))),
    )
    const other = fitGraded(answerTable(gaps).table)
    const moved = truth.filter((_, i) => Math.abs(at(other.parameters, i) - at(fit.parameters, i)) > at(errors, i))
    expect(moved.length / truth.length).toBeLessThan(0.05)
  })
})

test('an item keyed against the others gets a negative slope', () => {
  const rows = Array.from({ length: 600 }, () => {
    const row = simulateAnswers(random, items.slice(0, 6), randomNormal(random))
    return row.map((answer, item) => (item === 0 ? 4 - answer : answer))
  })
  const turned = fitGraded(answerTable(rows).table)
  expect(turned.parameters[0]).toBeLessThan(-0.3)
  expect(turned.parameters[5]).toBeGreaterThan(0.3)
})

test('an unused response category is dropped without changing the range of sum scores', () => {
  const rows = Array.from({ length: 600 }, () =>
    simulateAnswers(random, items.slice(0, 5), randomNormal(random)).map((answer, item) =>
      item === 0 && answer === 2 ? 4 : answer,
    ),
  )
  const { table: without, empty } = answerTable(rows)
  expect(empty).toEqual([{ item: 0, point: 2 }])
  const sums = summedScores(fitGraded(without), without.points)
  expect(sums[0]?.sum).toBe(0)
  expect(sums.at(-1)?.sum).toBe(20)
})

test('fitGraded throws when the estimation does not converge', () => {
  expect(() => fitGraded(table, { maxCycles: 2 })).toThrow(expect.objectContaining({ reason: 'no-convergence' }))
})
