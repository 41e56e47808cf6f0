import { expect, test } from 'vitest'
import { covarianceMatrix, emptyMoments, mergeMoments, observe, standardDeviations } from './norms/moments.ts'
import { cronbachAlpha, standardErrorOfMeasurement } from './norms/norms.ts'
import { pomp } from './scoring/scoring.ts'
import { assumedHalfWidth, changeOf, differenceOf, halfWidthOf, scoreInterval } from './scoring/uncertainty.ts'

const two = emptyMoments(2)
observe(two, [1, 2])
observe(two, [3, 4])

test.each<{ says: string; call: () => unknown }>([
  { says: 'No uncertainty of 0 answers', call: () => assumedHalfWidth(0) },
  { says: 'No half width of SEM 0', call: () => halfWidthOf({ answered: 8, items: 8, pomp: 50 }, { sem: 0, n: 500 }) },
  { says: 'No score 101 on 0–100', call: () => scoreInterval(101, 5) },
  { says: 'No half width 0', call: () => scoreInterval(50, 0) },
  { says: 'No change of these', call: () => changeOf({ pomp: 1, half: 5 }, { pomp: 2, half: 0 }) },
  { says: 'No half widths 5 and 0', call: () => differenceOf({ pomp: 1, half: 5 }, { pomp: 2, half: 0 }) },
  { says: 'No half widths 5 and 6', call: () => differenceOf({ pomp: Number.NaN, half: 5 }, { pomp: 2, half: 6 }) },
  { says: 'No SEM with SD -1 and reliability 0.5', call: () => standardErrorOfMeasurement(-1, 0.5) },
  { says: 'A covariance matrix of 2 rows with one of 1', call: () => cronbachAlpha([[1, 0], [0]]) },
  {
    says: 'Covariances of 0 and 1 are 0 and 1',
    call: () =>
      cronbachAlpha([
        [1, 0],
        [1, 1],
      ]),
  },
  {
    says: 'A covariance matrix of 2 rows with one of 3',
    call: () =>
      cronbachAlpha([
        [1, 0, 0],
        [0, 1, 0],
      ]),
  },
  { says: 'No score range between 4 and 4', call: () => pomp(4, 4, 4) },
  { says: 'An observation of 3 variables, not of 2', call: () => observe(emptyMoments(2), [1, 2, 3]) },
  { says: 'An observation has a value that is not finite', call: () => observe(emptyMoments(1), [Number.NaN]) },
  { says: 'Moments of different variables', call: () => mergeMoments(emptyMoments(2), emptyMoments(3)) },
  { says: 'No covariance of 1 observations', call: () => covarianceMatrix({ ...two, n: 1 }) },
  { says: 'No variable 2 of 2', call: () => covarianceMatrix(two, [0, 2]) },
  { says: 'No variable 3 of 2', call: () => covarianceMatrix(two, [3, 0]) },
  { says: 'No variable 5 of 2', call: () => covarianceMatrix(two, [5]) },
  { says: 'No standard deviation of 1 observations', call: () => standardDeviations({ ...two, n: 1 }) },
])('an invalid argument throws the error “$says”', ({ says, call }) => {
  expect(call).toThrow(RangeError)
  expect(call).toThrow(says)
})

test('values at the edge of the allowed range are accepted', () => {
  expect(standardErrorOfMeasurement(0, 0.5)).toBe(0)
  expect(standardErrorOfMeasurement(10, 0)).toBe(10)
  expect(standardDeviations(two)).toEqual([Math.SQRT2, Math.SQRT2])
  expect(scoreInterval(0, 1)).toMatchObject({ from: 0, to: 1 })
  expect(scoreInterval(100, 1)).toMatchObject({ from: 99, to: 100 })
})
