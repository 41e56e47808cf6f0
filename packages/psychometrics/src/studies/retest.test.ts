import { describe, expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { chiSquareQuantile, intraclassCorrelation, retestFigures, type ScorePair } from './retest.ts'

/** Two drugs on the same ten people: R's data set `sleep` (Cushny & Peebles 1905). */
const drugs: ScorePair[] = [
  [0.7, 1.9],
  [-1.6, 0.8],
  [-0.2, 1.1],
  [-1.2, 0.1],
  [-0.1, -0.1],
  [3.4, 4.4],
  [3.7, 5.5],
  [0.8, 1.6],
  [0, 4.6],
  [2, 3.4],
]

const whole: ScorePair[] = [
  [1, 2],
  [2, 1],
  [3, 5],
  [4, 3],
  [5, 4],
  [6, 8],
  [7, 6],
  [8, 9],
  [9, 7],
  [10, 12],
]

// R 4.2.2: psych::ICC(lmer = FALSE), Single_random_raters, and aov; t.test; sd and qchisq.
test.each([
  {
    data: 'sleep',
    pairs: drugs,
    icc: [0.596218252861, -0.098023813702, 0.893500386511],
    change: [1.58, 0.700114236723, 2.459885763277],
    sd: [1.22999548328, 0.846034197542, 2.245492278729],
    means: [0.75, 1.78900965776, 2.33, 2.0022487358],
  },
  {
    data: 'ten small numbers',
    pairs: whole,
    icc: [0.892857142857, 0.63016660192, 0.972244948055],
    change: [0.2, -0.908226153368, 1.308226153368],
    sd: [1.54919333848, 1.06558972027, 2.82822313343],
    means: [5.5, 3.0276503541, 5.7, 3.40098025085],
  },
])('the retest figures of $data agree with R', ({ pairs, icc, change, sd, means }) => {
  const figures = retestFigures(pairs)
  const of = ({ value, from, to }: typeof figures.icc) => [value, from, to]
  const near = (found: readonly number[], expected: readonly number[]) => {
    for (const [index, value] of found.entries()) expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 9)
  }
  near(of(figures.icc), icc)
  near(of(figures.change), change)
  near(of(figures.sdOfDifferences), sd)
  near(
    of(figures.sem),
    sd.map((value) => value / Math.SQRT2),
  )
  near([figures.first.mean, figures.first.sd, figures.second.mean, figures.second.sd], means)
  expect(figures.n).toBe(pairs.length)
})

test('the χ² quantile agrees with qchisq of R', () => {
  expect(chiSquareQuantile(0.975, 9)).toBeCloseTo(19.02276779864, 9)
  expect(chiSquareQuantile(0.025, 9)).toBeCloseTo(2.70038949998, 9)
  expect(chiSquareQuantile(0.5, 149)).toBeCloseTo(148.33386621921, 7)
  expect(chiSquareQuantile(0.975, 2000)).toBeCloseTo(2125.84230245, 6)
})

describe('the intraclass correlation', () => {
  test('is 1 with an interval of zero width when both scores are equal', () => {
    expect(
      intraclassCorrelation([
        [1, 1],
        [2, 2],
        [5, 5],
      ]),
    ).toEqual({ value: 1, from: 1, to: 1 })
  })

  test('falls when all retest scores shift by the same amount', () => {
    const moved = whole.map(([a]): ScorePair => [a, a + 3])
    expect(intraclassCorrelation(moved).value).toBeLessThan(0.75)
    expect(intraclassCorrelation(moved).to).toBeLessThan(1)
  })

  test.each([
    {
      pairs: [
        [1, 2],
        [2, 1],
      ],
      reason: 'too-few-respondents',
    },
    {
      pairs: [
        [3, 3],
        [3, 3],
        [3, 3],
      ],
      reason: 'not-identified',
    },
  ] as { pairs: ScorePair[]; reason: string }[])('throws “$reason” for the score pairs $pairs', ({ pairs, reason }) => {
    expect(() => intraclassCorrelation(pairs)).toThrow(reason)
  })

  test('has 95 % intervals that contain the truth in about 95 of 100 samples', () => {
    const random = seededRandom(10)
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const truth = { icc: 16 ** 2 / (16 ** 2 + 8 ** 2), sem: 8 }
    let [icc, sem] = [0, 0]
    const samples = 400
    for (let sample = 0; sample < samples; sample++) {
      const pairs = Array.from({ length: 150 }, (): ScorePair => {
        const person = 16 * normal()
        return [person + 8 * normal(), person + 8 * normal()]
      })
      const found = retestFigures(pairs)
      if (found.icc.from <= truth.icc && truth.icc <= found.icc.to) icc++
      if (found.sem.from <= truth.sem && truth.sem <= found.sem.to) sem++
    }
    for (const share of [icc / samples, sem / samples]) {
      expect(share).toBeGreaterThan(0.92)
      expect(share).toBeLessThan(0.98)
    }
  })
})
