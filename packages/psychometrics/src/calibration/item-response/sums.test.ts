import { beforeEach, describe, expect, test } from 'vitest'
import { at } from '../numbers.ts'
import { fitGraded } from './fit.ts'
import { answerProbability, grid, parameters, table } from './fixture.ts'
import { categoryProbabilities, sumLikelihoods, summedScores } from './summed-scores.ts'

describe('sum scores', () => {
  let fit: ReturnType<typeof fitGraded>
  beforeEach(() => {
    fit = { ...fitGraded(table), grid, parameters }
  })
  // The third item skips a point, and the first begins at 1.
  const points = [
    [1, 2],
    [0, 1, 2],
    [0, 1, 3, 4],
  ]
  const patterns = [0, 1].flatMap((a) => [0, 1, 2].flatMap((b) => [0, 1, 2, 3].map((c) => [a, b, c])))
  const sumOf = (pattern: readonly number[], without?: number) =>
    pattern.reduce((sum, answer, item) => (item === without ? sum : sum + (points[item]?.[answer] ?? 0)), 0)

  test.each([
    { counted: 'all items are counted', without: undefined },
    { counted: 'the first item is left out', without: 0 },
    { counted: 'the last item is left out', without: 2 },
  ])('have the total probability of all answer patterns with that sum when $counted', ({ without }) => {
    const likelihoods = sumLikelihoods(fit, points, categoryProbabilities(fit), without)
    const lowest = points.reduce((sum, [first = 0], item) => (item === without ? sum : sum + first), 0)
    for (const node of [5, 15, 22]) {
      const theta = at(grid.nodes, node)
      for (let place = 0; place * 31 < likelihoods.length; place++) {
        const own = patterns.filter(
          (pattern) => (without === undefined || pattern[without] === 0) && sumOf(pattern, without) === lowest + place,
        )
        const likely = own.reduce(
          (sum, pattern) =>
            sum +
            pattern.reduce(
              (product, answer, item) =>
                item === without ? product : product * answerProbability(item, answer, theta),
              1,
            ),
          0,
        )
        expect(at(likelihoods, place * 31 + node)).toBeCloseTo(likely, 10)
      }
    }
  })

  test('predict the trait mean and SD of people with that sum', () => {
    const scores = summedScores(fit, points)
    expect(scores.map(({ sum }) => sum)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    for (const { sum, share, theta, error } of scores) {
      const joint = [...grid.nodes].map((place, node) => {
        const own = patterns.filter((pattern) => sumOf(pattern) === sum)
        return (
          at(grid.weights, node) *
          own.reduce(
            (all, pattern) =>
              all + pattern.reduce((product, answer, item) => product * answerProbability(item, answer, place), 1),
            0,
          )
        )
      })
      const all = joint.reduce((a, b) => a + b, 0)
      const mean = joint.reduce((a, b, node) => a + (b / all) * at(grid.nodes, node), 0)
      const variance = joint.reduce((a, b, node) => a + (b / all) * (at(grid.nodes, node) - mean) ** 2, 0)
      expect(share).toBeCloseTo(all, 10)
      expect(theta).toBeCloseTo(mean, 10)
      expect(error).toBeCloseTo(Math.sqrt(variance), 10)
    }
  })
})
