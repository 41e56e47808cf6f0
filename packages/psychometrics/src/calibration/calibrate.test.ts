import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { calibrate } from './calibrate.ts'
import { randomNormal, simulateAnswers, simulateItemParameters } from './simulation.ts'

const random = seededRandom(4)
const items = simulateItemParameters(random, 8, 5)
const rows: (number | null)[][] = Array.from({ length: 700 }, () =>
  simulateAnswers(random, items, randomNormal(random)).map((answer) => answer + 1),
)
const scale = { min: 1, max: 5 }
/** Leaves the first item of a row unanswered; one gap in eight items is allowed. */
const withGap = (row: (number | null)[]) => [null, ...row.slice(1)]

test('the calibration results of a subscale agree with each other and with the data', () => {
  const result = calibrate({ rows, scale })
  expect(result).toMatchObject({ respondents: 700, complete: 700, empty: [] })
  const { alpha, interval, omega, sd, sem, heywood } = result.reliability
  expect(interval.from).toBeLessThan(alpha)
  expect(interval.to).toBeGreaterThan(alpha)
  expect(omega).toBeGreaterThan(alpha)
  expect(sem).toBeCloseTo(sd * Math.sqrt(1 - alpha), 10)
  expect(heywood).toEqual([])
  // The reliability of the raw score is close to α; that of the pattern of answers is a little higher.
  expect(Math.abs(result.summedScoreReliability - alpha)).toBeLessThan(0.05)
  expect(result.summedScores.map(({ sum }) => sum)).toEqual(Array.from({ length: 33 }, (_, i) => 8 + i))
  expect(result.percentiles.map(({ raw }) => raw)).toEqual(Array.from({ length: 33 }, (_, i) => 8 + i))
  const sums = rows.map((row) => row.reduce<number>((sum, answer) => sum + (answer ?? 0), 0))
  const [below, equal] = [sums.filter((sum) => sum < 20).length, sums.filter((sum) => sum === 20).length]
  expect(result.percentiles[12]?.percentile).toBeCloseTo((100 * (below + equal / 2)) / sums.length, 10)
  expect(result.information[3]).toBeCloseTo(
    result.items.reduce((sum, { information }) => sum + (information[3] ?? 0), 0),
    8,
  )
  expect(result.items.every(({ rest, slope }) => rest !== null && rest > 0.2 && slope.error > 0)).toBe(true)
})

test('the equal-slopes model gives all items the same slope and error', () => {
  const { items: found } = calibrate({ rows, scale, model: 'equal-slopes' })
  expect(new Set(found.map(({ slope }) => `${slope.value} ${slope.error}`)).size).toBe(1)
})

test('sheets with missing answers are used for the model, but not for sums and percentiles', () => {
  const result = calibrate({ rows: rows.map((row, i) => (i < 200 ? withGap(row) : row)), scale })
  expect(result).toMatchObject({ respondents: 700, complete: 500 })
  expect(result.percentiles.reduce((sum, { people }) => sum + people, 0)).toBe(500)
})

test('calibration accepts 500 people when 300 are complete and 200 answered four of five items', () => {
  const fewer = rows.slice(0, 500).map((row, i) => (i < 200 ? [null, ...row.slice(1, 5)] : row.slice(0, 5)))
  expect(calibrate({ rows: fewer, scale })).toMatchObject({ respondents: 500, complete: 300 })
})

test('a subscale with negative α has no standard error of measurement', () => {
  const against = rows.map((row) => row.map((answer, item) => (item < 4 ? 6 - (answer ?? 0) : answer)))
  const { reliability } = calibrate({ rows: against, scale })
  expect(reliability.alpha).toBeLessThan(0)
  expect(reliability.sem).toBeNull()
})

test.each([
  {
    what: '499 people',
    job: { rows: rows.slice(0, 499), scale },
    reason: 'too-few-respondents',
    expected: '499 of 500',
  },
  {
    what: '500 people of whom one left out too much',
    job: { rows: [...rows.slice(0, 499), [null, null, 1, 1, 1, 1, 1, 1]], scale },
    reason: 'too-few-respondents',
  },
  {
    what: 'fewer than 300 sheets without a gap',
    job: { rows: rows.map((row, i) => (i < 401 ? withGap(row) : row)), scale },
    reason: 'too-few-respondents',
    expected: '299 of 300 without a gap',
  },
  {
    what: 'an answer that is not a number',
    job: { rows: [[Number.NaN, 1, 1, 1, 1, 1, 1, 1], ...rows], scale },
    reason: 'bad-value',
  },
  { what: 'an answer off the scale', job: { rows, scale: { min: 1, max: 4 } }, reason: 'bad-value' },
  {
    what: 'an item answered alike by all',
    job: { rows: rows.map((row) => [3, ...row.slice(1)]), scale },
    reason: 'constant-item',
  },
  { what: 'two items', job: { rows: rows.map((row) => row.slice(0, 2)), scale }, reason: 'too-few-items' },
  {
    what: 'an item twice',
    job: { rows: rows.map((row) => [row[0] ?? null, ...row.slice(0, 4)]), scale },
    reason: 'not-identified',
  },
])('calibrate throws “$reason” for $what', ({ job, reason, expected = '' }) => {
  const message = expect.stringContaining(expected)
  expect(() => calibrate(job)).toThrow(expect.objectContaining({ name: 'CalibrationRefusal', reason, message }))
})
