import { beforeEach, describe, expect, test } from 'vitest'
import { answerTable } from '../calibration/answer-table.ts'
import { calibrate } from '../calibration/calibrate.ts'
import { analyzeDif } from '../calibration/dif/dif.ts'
import { computeOneFactorFit } from '../calibration/reliability/one-factor-fit.ts'
import { simulatedRows } from '../calibration/simulation.ts'
import { ids, noSigns, trialInstrument } from '../fixture.ts'
import type { Instrument } from '../instrument.ts'
import { type FiguresJob, makeFigures } from './make-figures.ts'
import type { NormFigures } from './norm-figures.ts'
import { missing } from './norm-sheet.ts'

const eight: Instrument = {
  ...trialInstrument,
  dimensions: [{ id: 'd', kind: 'symptom', items: ids(1, 8).map((id, n) => ({ id, reversed: n === 2 })) }],
  order: ids(1, 8),
  context: [],
  directed: [],
}
const part = (id: string, items: string[], reversed: string) => ({
  id,
  kind: 'trait' as const,
  items: items.map((item) => ({ id: item, reversed: item === reversed })),
})
const ten: Instrument = { ...eight, dimensions: [part('a', ids(1, 5), 'i3'), part('b', ids(6, 10), 'i7')] }
const seven: Instrument = { ...eight, dimensions: [part('a', ids(1, 2), 'i2'), part('b', ids(3, 7), 'i4')] }
/**
 * Returns the answers to `items` items from index `first` on, with the item at `reversed` reversed; null for a missing
 * answer.
 */
const keyed = ({ n, answers }: FiguresJob['rows'], width: number, first: number, items: number, reversed: number) =>
  Array.from({ length: n }, (_, row) =>
    [...answers.subarray(row * width + first, row * width + first + items)].map((answer, item) => {
      if (answer === missing) return null
      return item === reversed ? 4 - answer : answer
    }),
  )
const signs = { ...noSigns, directed: 6, spread: 9, copied: 2 }
const job = (n: number, change: Partial<FiguresJob> = {}): FiguresJob => ({
  instrument: eight,
  rows: simulatedRows(eight, { n, seed: 5 }),
  leftOut: {
    noNorms: 4,
    askAgain: 9,
    bySign: signs,
    rows: simulatedRows(change.instrument ?? eight, { n: 13, seed: 9 }),
  },
  months: { from: '2026-12', to: '2027-02' },
  others: [],
  before: null,
  ...change,
})

describe('norm statistics of 400 answer sheets', () => {
  let figures: NormFigures
  let part: NormFigures['parts'][number] | undefined
  beforeEach(() => {
    figures = makeFigures(job(400))
    part = figures.parts[0]
  })

  test('survive a round trip through JSON', () => {
    expect(JSON.parse(JSON.stringify(figures))).toEqual(figures)
  })

  test('are consistent with each other', () => {
    expect(figures).toMatchObject({ n: 400, leftOut: { noNorms: 4, askAgain: 9 }, dif: null })
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

  test('count excluded sheets by reason and include statistics computed with those sheets', () => {
    expect(figures.leftOutBySign).toEqual(signs)
    const [own, others] = [simulatedRows(eight, { n: 400, seed: 5 }), simulatedRows(eight, { n: 13, seed: 9 })]
    const rows = {
      n: 413,
      answers: Int8Array.from([...own.answers, ...others.answers]),
      tenths: Int32Array.from([...own.tenths, ...others.tenths]),
    }
    const [all] = makeFigures(job(413, { rows })).parts
    expect(part?.withLeftOut?.n).toBe(413)
    expect(part?.withLeftOut?.mean).toBeCloseTo(all?.mean ?? Number.NaN, 9)
    expect(part?.withLeftOut?.sd).toBeCloseTo(all?.sd ?? Number.NaN, 9)
    expect(part?.withLeftOut?.alpha).toBeCloseTo(all?.alpha?.value ?? Number.NaN, 9)
    expect(part?.withLeftOut?.mean).not.toBeCloseTo(part?.mean ?? Number.NaN, 3)
  })

  test('contain no statistics with excluded sheets when fewer than ten were excluded', () => {
    const leftOut = { noNorms: 9, askAgain: 0, bySign: noSigns, rows: simulatedRows(eight, { n: 9, seed: 9 }) }
    expect(makeFigures(job(400, { leftOut })).parts[0]?.withLeftOut).toBeNull()
  })

  test('contain the same item and scale statistics as a direct calculation', () => {
    const { answers } = simulatedRows(eight, { n: 400, seed: 5 })
    const rows = Array.from({ length: 400 }, (_, row) => [...answers.subarray(8 * row, 8 * row + 8)])
    // The third one is reversed.
    const points = rows.map((row) => row.map((answer, item) => (item === 2 ? 4 - answer : answer)))
    const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
    const deviation = (values: readonly number[]) => {
      const mean = sum(values) / values.length
      return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1))
    }
    const sums = points.map(sum)
    expect(part?.floor).toBeCloseTo(sums.filter((one) => one === 0).length / 400, 12)
    expect(part?.ceiling).toBeCloseTo(sums.filter((one) => one === 32).length / 400, 12)
    expect(part?.sd).toBeCloseTo(deviation(sums.map((one) => (100 * one) / 32)), 9)
    for (const [item, told] of (part?.items ?? []).entries()) {
      const own = points.map((row) => row[item] ?? 0)
      expect([told.id, told.flags]).toEqual([`i${item + 1}`, expect.any(Array)])
      expect(told.mean).toBeCloseTo(sum(own) / 400, 9)
      expect(told.sd).toBeCloseTo(deviation(own), 9)
      expect(told.categories).toHaveLength(5)
      const others = sums.map((one, row) => one - (own[row] ?? 0))
      expect(told.rest).toBeCloseTo(correlation(own, others), 6)
      // Cronbach's α of the seven others: k / (k − 1) · (1 − Σ s² / s² of the sum).
      const seven = Array.from({ length: 8 }, (_, n) => deviation(points.map((row) => row[n] ?? 0)) ** 2)
      const within = sum(seven) - (seven[item] ?? 0)
      expect(told.alphaWithout).toBeCloseTo((7 / 6) * (1 - within / deviation(others) ** 2), 9)
    }
  })

  test('contain the fit of one factor', () => {
    const rows = simulatedRows(eight, { n: 400, seed: 5 })
    const { table } = answerTable(keyed(rows, 8, 0, 8, 2), undefined, { min: 0, max: 4 })
    expect(part?.fit).toEqual({ n: 400, ...computeOneFactorFit(table) })
    expect(part?.fit?.cfi).toBeGreaterThan(0.97)
  })

  test('contain the median times of items and sittings', () => {
    expect(part?.items[0]?.medianTenths).toBeGreaterThan(30)
    expect(part?.items[0]?.medianTenths).toBeLessThan(50)
    expect(figures.medianSeconds).toBeGreaterThan(30)
    expect(figures.medianSeconds).toBeLessThan(45)
  })

  test('have no retest and no drift when there is no earlier data', () => {
    expect(part).toMatchObject({ retest: null, drift: null })
  })
})

test('each subscale is calibrated from its keyed answers when there are at least 500 sheets', () => {
  const rows = simulatedRows(ten, { n: 500, seed: 5 })
  // One answer of five may be missing.
  rows.answers[7] = missing
  const figures = makeFigures(job(0, { instrument: ten, rows }))
  expect(JSON.parse(JSON.stringify(figures))).toEqual(figures)
  figures.parts.forEach(({ calibration, scoreErrors }, part) => {
    const found = calibrate({ rows: keyed(rows, 10, 5 * part, 5, part === 0 ? 2 : 1), scale: { min: 0, max: 4 } })
    const theta = calibration?.theta.map((row) => row.theta) ?? []
    expect(theta).toEqual([...theta].sort((a, b) => a - b))
    expect(calibration).toEqual({
      model: 'graded',
      n: 500,
      logLikelihood: found.logLikelihood,
      reliability: found.marginalReliability,
      items: found.items.map(({ slope, intercepts, fit }, n) => ({
        id: `i${5 * part + n + 1}`,
        slope: slope.value,
        slopeSe: slope.error,
        intercepts: intercepts.map(({ value }) => value),
        interceptSes: intercepts.map(({ error }) => error),
        fitP: fit.p,
      })),
      theta: found.summedScores.map(({ sum, theta: place, error }) => ({ raw: sum, theta: place, se: error })),
    })
    // Five items of 0 to 4: the reach of each sum, as a standard error in hundredths of the scale.
    expect(scoreErrors).toHaveLength(21)
    for (const { sum, reach } of found.summedScores) {
      expect(scoreErrors?.[sum]).toBeCloseTo((100 * reach) / (1.96 * 20), 9)
    }
  })
})

test('no subscale is calibrated below 500 sheets', () => {
  const figures = makeFigures(job(499))
  expect(figures.parts[0]?.calibration).toBeNull()
  expect(figures.parts[0]?.alpha).not.toBeNull()
})

test('items with DIF between languages are flagged in subscales with enough items', () => {
  const [own, other] = [
    simulatedRows(seven, { n: 310, seed: 5 }),
    simulatedRows(seven, { n: 320, seed: 6, shift: 0.3 }),
  ]
  // Every second person of the other language chooses the highest answer to the sixth item, whatever the trait.
  for (let row = 0; row < other.n; row += 2) other.answers[7 * row + 5] = 4
  const { dif } = makeFigures(job(0, { instrument: seven, rows: own, others: [{ locale: 'cn', rows: other }] }))
  const groups = [own, other].map((rows) => keyed(rows, 7, 2, 5, 1))
  const { table } = answerTable(groups.flat(), undefined, { min: 0, max: 4 })
  const found = analyzeDif(table, [...Array(310).fill(false), ...Array(320).fill(true)])
  expect(found.items.map(({ verdict }) => verdict)).toContain('C')
  // The two items of the first part are too few to match people on.
  expect(dif).toEqual([
    {
      other: 'cn',
      n: 320,
      items: found.items.map(({ verdict, mantel, uniform, nonUniform }, item) => ({
        id: `i${item + 3}`,
        verdict,
        mantelP: mantel?.p,
        deltaR2: uniform + nonUniform,
        smd: mantel?.standardized,
      })),
      shifts: [{ part: 'b', points: (100 * found.shift) / 20 }],
    },
  ])
})

test('only languages with at least 300 sheets are compared', () => {
  const rows = (n: number) => simulatedRows(seven, { n, seed: 6 })
  const others = [
    { locale: 'es' as const, rows: rows(299) },
    { locale: 'cn' as const, rows: rows(300) },
  ]
  const of = (n: number) => makeFigures(job(0, { instrument: seven, rows: rows(n), others })).dif
  expect(of(299)).toBeNull()
  expect(of(300)?.map(({ other }) => other)).toEqual(['cn'])
})

test('no item is flagged when the two language groups have no score in common', () => {
  /**
   * Simulates people whose sums over the five items of the second part are all even (`odd` = 0) or all odd (`odd` = 1).
   */
  const people = (odd: number) => {
    const rows = simulatedRows(seven, { n: 300, seed: 5 + odd })
    const sums = keyed(rows, 7, 2, 5, 1).map((answers) => answers.reduce<number>((sum, one) => sum + (one ?? 0), 0))
    sums.forEach((sum, row) => {
      const place = 7 * row + 2 + (row % 5)
      const answer = rows.answers[place] ?? 0
      if (sum % 2 !== odd) rows.answers[place] = answer > 2 ? answer - 1 : answer + 1
    })
    return rows
  }
  const { dif } = makeFigures(
    job(0, { instrument: seven, rows: people(0), others: [{ locale: 'es', rows: people(1) }] }),
  )
  expect(dif?.[0]?.items.map(({ verdict, mantelP }) => ({ verdict, mantelP }))).toEqual(
    Array(5).fill({ verdict: 'A', mantelP: 1 }),
  )
})

test('the comparison uses only the first 20,000 sheets of a language', () => {
  const own = simulatedRows(seven, { n: 300, seed: 5 })
  const twenty = simulatedRows(seven, { n: 500, seed: 6 })
  const times = (n: number) => ({
    n: 500 * n,
    answers: Int8Array.from({ length: 7 * 500 * n }, (_, place) => twenty.answers[place % (7 * 500)] ?? 0),
    tenths: Int32Array.from({ length: 8 * 500 * n }, (_, place) => twenty.tenths[place % (8 * 500)] ?? 0),
  })
  const most = times(41)
  // The later sheets contradict all earlier ones.
  most.answers.fill(4, 7 * 20_000)
  const difOf = (rows: FiguresJob['rows']) =>
    makeFigures(job(0, { instrument: seven, rows: own, others: [{ locale: 'es', rows }] })).dif?.[0]
  expect(difOf(most)).toEqual({ ...difOf(times(40)), n: 20_500 })
})

test('the language comparison covers every item and flags none when groups differ only in level', () => {
  const rows = (n: number) => simulatedRows(eight, { n, seed: 6, shift: 0.4 })
  expect(makeFigures(job(320, { others: [{ locale: 'es', rows: rows(299) }] })).dif).toBeNull()
  const { dif } = makeFigures(job(320, { others: [{ locale: 'es', rows: rows(300) }] }))
  expect(dif).toMatchObject([{ other: 'es', n: 300 }])
  expect(dif?.[0]?.items.map(({ id }) => id)).toEqual(ids(1, 8))
  // People of the other language only have higher scores on the same items, which is no difference between languages.
  expect(dif?.[0]?.items.filter(({ verdict }) => verdict !== 'A')).toEqual([])
})

describe('norm statistics of a subscale', () => {
  /** Returns the same sheets with other answers to item 5. */
  const changed = (answer: (row: number) => number) => {
    const rows = simulatedRows(eight, { n: 400, seed: 5 })
    for (let row = 0; row < rows.n; row++) rows.answers[row * 8 + 4] = answer(row)
    return makeFigures(job(400, { rows })).parts[0]
  }

  test('flag an item that is unrelated to the others', () => {
    const part = changed((row) => row % 5)
    expect(part?.items[4]?.flags).toEqual(['lowRest', 'betterWithout'])
    expect(part?.items[0]?.flags).not.toContain('lowRest')
  })

  test('flag an item when no respondent chose one of its points', () => {
    expect(changed((row) => (row % 2 ? 1 : 3))?.items[4]?.flags).toContain('rareCategory')
  })

  test('have no reliability, fit or calibration when all answers to an item are alike', () => {
    expect(changed(() => 2)).toMatchObject({
      alpha: null,
      omega: null,
      sem: null,
      fit: null,
      calibration: null,
    })
  })

  test('flag an item that takes long to answer', () => {
    const rows = simulatedRows(eight, { n: 300, seed: 5 })
    for (let row = 0; row < rows.n; row++) rows.tenths[row * 9 + 1] = 200
    expect(makeFigures(job(300, { rows })).parts[0]?.items[1]?.flags).toContain('slow')
  })
})

test('median times are null when too few sheets have times', () => {
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
