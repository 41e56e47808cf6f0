import { describe, expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { areaUnderCurve, compareGroups, hedgesG, momentsOf } from './two-groups.ts'

const histogram = (values: readonly number[]): number[] => {
  const counts = Array<number>(Math.max(...values) + 1).fill(0)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Breaks at low and at high tension: R's data set `warpbreaks`. */
const breaks = {
  one: histogram([26, 30, 54, 25, 70, 52, 51, 26, 67, 27, 14, 29, 19, 29, 31, 41, 20, 44]),
  other: histogram([36, 21, 24, 18, 10, 43, 28, 15, 26, 20, 21, 24, 17, 13, 15, 15, 16, 28]),
}
/** Insects after two sprays: R's data set `InsectSprays`, F and A. */
const sprays = {
  one: histogram([11, 9, 15, 22, 15, 16, 13, 10, 26, 26, 24, 13]),
  other: histogram([10, 7, 20, 14, 14, 12, 10, 23, 17, 20, 14, 13]),
}
/** 140 and 260 draws of R's rbinom (seed 7). */
const drawn = {
  one: [0, 0, 0, 0, 0, 0, 2, 0, 4, 8, 17, 23, 25, 19, 23, 10, 3, 3, 2, 1, 0, 0, 0, 0, 0],
  other: [0, 0, 0, 0, 0, 2, 15, 13, 24, 44, 47, 40, 35, 23, 10, 5, 2, 0, 0, 0, 0, 0, 0, 0, 0],
}

// R 4.2.2: mean, sd; the formula of g; pROC 1.18 ci.auc(method = "delong").
test.each([
  {
    data: 'warpbreaks',
    ...breaks,
    moments: [36.38888888889, 16.44648680128, 21.66666666667, 8.35252691599],
    g: 1.10364250845,
    auc: [0.807098765432, 0.661520175542, 0.952677355322],
  },
  {
    data: 'InsectSprays',
    ...sprays,
    moments: [16.66666666667, 6.21337755219, 14.5, 4.71939903724],
    g: 0.379170145102,
    auc: [0.597222222222, 0.3592001401, 0.835244304344],
  },
  {
    data: 'rbinom',
    ...drawn,
    moments: [12.22857142857, 2.30215056525, 10.21153846154, 2.22252889512],
    g: 0.894507699708,
    auc: [0.73385989011, 0.683757770148, 0.783962010072],
  },
])('the comparison of two groups of $data agrees with R', ({ one, other, moments, g, auc }) => {
  const found = compareGroups(one, other)
  const seen = [found.one.mean, found.one.sd, found.other.mean, found.other.sd]
  for (const [index, value] of seen.entries()) expect(value).toBeCloseTo(moments[index] ?? Number.NaN, 9)
  expect(found.g.value).toBeCloseTo(g, 10)
  const area = [found.auc.value, found.auc.from, found.auc.to]
  for (const [index, value] of area.entries()) expect(value).toBeCloseTo(auc[index] ?? Number.NaN, 9)
})

test('the confidence interval of Hedges’ g is within 0.003 of the exact noncentral-t interval', () => {
  // R: effectsize 0.8.3 hedges_g on the same draws.
  const { g } = compareGroups(drawn.one, drawn.other)
  expect(g.from).toBeCloseTo(0.679705649534, 2)
  expect(g.to).toBeCloseTo(1.10826566767, 2)
  expect(Math.abs(g.from - 0.679705649534)).toBeLessThan(0.003)
  expect(Math.abs(g.to - 1.10826566767)).toBeLessThan(0.003)
})

describe('the comparison of two groups', () => {
  test('negates g and mirrors the AUC when the groups are swapped', () => {
    const [there, back] = [compareGroups(drawn.one, drawn.other), compareGroups(drawn.other, drawn.one)]
    expect(back.g.value).toBeCloseTo(-there.g.value, 12)
    expect(back.auc.value).toBeCloseTo(1 - there.auc.value, 12)
    expect(back.auc.from).toBeCloseTo(1 - there.auc.to, 12)
  })

  test('returns an AUC of 1 with a zero-width interval when the groups do not overlap', () => {
    expect(areaUnderCurve([0, 0, 0, 5], [5])).toEqual({ value: 1, from: 1, to: 1 })
  })

  test('throws for fewer than two people, a fractional count or zero variance', () => {
    expect(() => compareGroups([1], [3])).toThrow('too-few-respondents')
    expect(() => areaUnderCurve([1], [3])).toThrow('too-few-respondents')
    expect(() => momentsOf([1.5, 2])).toThrow('bad-value')
    expect(() => hedgesG(momentsOf([3]), momentsOf([0, 3]))).toThrow('not-identified')
  })

  test('has 95 % intervals that contain the truth in about 95 of 100 samples', () => {
    const random = seededRandom(4)
    /** Returns a score of 0–24: the number of hits in 24 random draws. */
    const draw = (p: number) =>
      Array.from({ length: 24 }, () => (random() < p ? 1 : 0)).reduce<number>((a, b) => a + b, 0)
    const big = (p: number) => histogram([24, ...Array.from({ length: 60_000 }, () => draw(p))])
    const truth = compareGroups(big(0.55), big(0.45))
    let [g, auc] = [0, 0]
    const samples = 300
    for (let sample = 0; sample < samples; sample++) {
      const one = histogram(Array.from({ length: 100 }, () => draw(0.55)))
      const found = compareGroups(one, histogram(Array.from({ length: 100 }, () => draw(0.45))))
      if (found.g.from <= truth.g.value && truth.g.value <= found.g.to) g++
      if (found.auc.from <= truth.auc.value && truth.auc.value <= found.auc.to) auc++
    }
    for (const share of [g / samples, auc / samples]) {
      expect(share).toBeGreaterThan(0.92)
      expect(share).toBeLessThan(0.98)
    }
  })
})
