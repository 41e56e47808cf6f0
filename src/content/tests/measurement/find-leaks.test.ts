import { simulatedRows } from '@mindglass/psychometrics/calibration/simulation'
import { earlierRelease } from '@mindglass/psychometrics/disclosure/earlier-release'
import { findLeaks, type Leak } from '@mindglass/psychometrics/disclosure/find-leaks'
import { knownCounts } from '@mindglass/psychometrics/disclosure/known-counts'
import { type PublicRelease, publicRelease } from '@mindglass/psychometrics/disclosure/public-release'
import { noSigns } from '@mindglass/psychometrics/fixture'
import type { Instrument } from '@mindglass/psychometrics/instrument'
import { makeFigures } from '@mindglass/psychometrics/norms/make-figures'
import type { NormFigures } from '@mindglass/psychometrics/norms/norm-figures'
import { type SheetRows, scoredItems } from '@mindglass/psychometrics/norms/norm-sheet'
import { itemLabels } from '@mindglass/psychometrics/publication/item-labels'
import type { PublishedTable } from '@mindglass/psychometrics/publication/published-tables'
import { beforeAll, describe, expect, test } from 'vitest'
import { inventedFigures } from '@/testing/data/norm-figures'
import { publishedInstrument } from '@/testing/data/sittings'

const sleep = publishedInstrument('sleep')
const width = scoredItems(sleep).length

const first = (n: number, { answers, tenths }: SheetRows, items = width): SheetRows => ({
  n,
  answers: answers.slice(0, n * items),
  tenths: tenths.slice(0, n * (items + 1)),
})

const figuresOf = (instrument: Instrument, rows: SheetRows): NormFigures =>
  makeFigures({
    instrument,
    rows,
    others: [],
    before: null,
    leftOut: {
      noNorms: 10,
      askAgain: 7,
      bySign: { ...noSigns, directed: 8, spread: 13 },
      rows: simulatedRows(instrument, { n: 17, seed: 9 }),
    },
    months: { from: '2026-12', to: '2027-02' },
  })

const earlier = (figures: NormFigures): PublicRelease =>
  earlierRelease({ id: `earlier-${figures.n}`, n: figures.n, sample: null }, figures, sleep)

const published = (figures: NormFigures, sample: string | null = null): PublicRelease =>
  publicRelease({ id: `told-${figures.n}`, n: figures.n, sample }, figures, sleep)

type Cells = Extract<Leak, { kind: 'cell' }>[]
const cells = (leaks: readonly Leak[], ...releases: string[]): Cells =>
  leaks.flatMap((leak) => (leak.kind === 'cell' && leak.releases.join() === releases.join() ? [leak] : []))
const solved = (found: Cells): Cells => found.filter(({ people }) => people.low === people.high)
const kinds = (leaks: readonly Leak[]) => [...new Set(leaks.map(({ kind }) => kind))]

/** A sample of people with low scores, so that the upper points of many items are rare. */
const rows = simulatedRows(sleep, { n: 1000, seed: 4, shift: -1.5 })
let [of300, of301, of350, of1000]: NormFigures[] = []

beforeAll(() => {
  ;[of300, of301, of350, of1000] = [300, 301, 350, 1000].map((n) => figuresOf(sleep, first(n, rows)))
})

function made(figures: NormFigures | undefined): NormFigures {
  if (!figures) throw new Error('no figures')
  return figures
}

/** Returns the keyed points of a person's items, by part and item number in the tables. */
function answersOf(person: number): Map<string, number> {
  const labels = itemLabels(sleep)
  const { min, max } = sleep.responseScale
  return new Map(
    scoredItems(sleep).map(({ id, part, reversed }, place) => {
      const answer = rows.answers[person * width + place] ?? Number.NaN
      return [`${part} ${labels.get(id)}`, reversed ? min + max - answer : answer]
    }),
  )
}

describe('findLeaks of releases in the earlier format', () => {
  test('finds every answer of the one person by whom two releases differ', () => {
    const leaks = findLeaks([earlier(made(of300)), earlier(made(of301))])
    expect(leaks).toContainEqual({ kind: 'too-close', releases: ['earlier-300', 'earlier-301'], sheets: 1 })
    const found = solved(cells(leaks, 'earlier-300', 'earlier-301')).filter(({ item }) => item !== null)
    expect(found.map(({ people }) => people)).toEqual(Array(26).fill({ low: 1, high: 1 }))
    expect(new Map(found.map(({ part, item, place }) => [`${part} ${item}`, place]))).toEqual(answersOf(300))
  })

  test('finds the real counts of merged cells from the mean and the SD of one release', () => {
    const figures = made(of300)
    const found = solved(cells(findLeaks([earlier(figures)]), 'earlier-300')).filter(({ item }) => item !== null)
    expect(found.length).toBeGreaterThan(3)
    const people = Array.from({ length: 300 }, (_, person) => answersOf(person))
    for (const { part, item, place, people: bounds } of found) {
      expect(people.filter((answers) => answers.get(`${part} ${item}`) === place)).toHaveLength(bounds.low)
    }
  })

  test('finds small counts of new people by comparing a release with the next one', () => {
    const leaks = findLeaks([earlier(made(of300)), earlier(made(of1000))])
    expect(solved(cells(leaks, 'earlier-300', 'earlier-1000')).length).toBeGreaterThan(0)
  })
})

describe('findLeaks of releases in the current format', () => {
  test.each([
    { why: 'one release', releases: () => [of300] },
    { why: 'a release and a calibrated next one', releases: () => [of300, of1000] },
    { why: 'a release and one with fifty more sheets', releases: () => [of300, of350] },
    { why: 'three releases', releases: () => [of300, of350, of1000] },
  ])('finds nothing in $why', ({ releases }) => {
    expect(findLeaks(releases().map((figures) => published(made(figures))))).toEqual([])
  })

  test('finds nothing when the same sheets are released again', () => {
    const [before, after] = [published(made(of300), 'a'), { ...published(made(of300), 'a'), id: 'again' }]
    expect(findLeaks([before, after])).toEqual([])
  })

  test.each([
    { why: 'one more sheet', releases: () => [published(made(of300)), published(made(of301))], sheets: 1 },
    {
      why: 'equally many sheets that may differ',
      releases: () => [published(made(of300)), published(made(of300))],
      sheets: 0,
    },
    {
      why: 'one more sheet of another sample',
      releases: () => [published(made(of300), 'a'), published(made(of301), 'b')],
      sheets: 1,
    },
  ])('reports two releases as too close with $why', ({ releases, sheets }) => {
    expect(findLeaks(releases())).toContainEqual({ kind: 'too-close', releases: expect.anything(), sheets })
  })

  test('finds no cells beyond those of the release in the earlier format', () => {
    const before = findLeaks([earlier(made(of300))])
    const after = findLeaks([earlier(made(of300)), published(made(of1000))])
    expect(cells(after, 'told-1000')).toEqual([])
    expect(solved(cells(after, 'earlier-300', 'told-1000'))).toEqual([])
    expect(cells(after, 'earlier-300').length).toBeLessThanOrEqual(before.length)
  })

  test('finds nothing in releases of invented counts', () => {
    for (const slug of ['worry', 'big-five', 'sleep']) {
      const instrument = publishedInstrument(slug)
      for (let seed = 1; seed <= 20; seed++) {
        const figures = inventedFigures(instrument, 301 + seed, seed)
        const release = publicRelease({ id: 'one', n: figures.n, sample: null }, figures, instrument)
        expect(findLeaks([release]), `${slug} ${seed}`).toEqual([])
      }
    }
  })

  test('finds nothing in successive releases of simulated answers to worry, low-mood and attachment', {
    timeout: 60_000,
  }, () => {
    for (const slug of ['worry', 'low-mood', 'attachment']) {
      const instrument = publishedInstrument(slug)
      const items = scoredItems(instrument).length
      for (const shift of [-2, 0, 1]) {
        const all = simulatedRows(instrument, { n: 480, seed: 7, shift, gaps: 0.01 })
        const releases = [300, 360, 480].map((n) => {
          const figures = figuresOf(instrument, first(n, all, items))
          return publicRelease({ id: `${n}`, n, sample: null }, figures, instrument)
        })
        expect(findLeaks(releases), `${slug} ${shift}`).toEqual([])
      }
    }
  })
})

describe('the disclosure check of a faulty release', () => {
  /** Returns the tables with other numbers in one column. */
  const changed = (
    release: PublicRelease,
    name: keyof PublicRelease['tables'],
    column: string,
    value: (row: readonly (string | number | null)[]) => number | null,
  ): PublicRelease => {
    const table: PublishedTable = release.tables[name]
    const place = table.columns.indexOf(column)
    const rows = table.rows.map((row) => row.map((cell, index) => (index === place ? value(row) : cell)))
    return { ...release, tables: { ...release.tables, [name]: { ...table, rows } } }
  }
  const exactItem = (figures: NormFigures, row: readonly (string | number | null)[]) => {
    const labels = itemLabels(sleep)
    const part = figures.parts.find(({ id }) => id === row[0])
    return part?.items.find(({ id }) => labels.get(id) === row[1])
  }

  test('finds cells when mean and SD are not rounded', () => {
    const figures = made(of300)
    const withMean = changed(published(figures), 'items', 'mean', (row) => exactItem(figures, row)?.mean ?? null)
    const withBoth = changed(withMean, 'items', 'sd', (row) => exactItem(figures, row)?.sd ?? null)
    expect(kinds(findLeaks([withBoth]))).toEqual(['cell'])
  })

  test('narrows the bounds of cumulative counts when intercepts are not rounded', () => {
    const figures = made(of1000)
    const release = published(figures)
    const leaky = changed(release, 'parameters', 'value', ([part, item, parameter, value]) => {
      const id = exactItem(figures, [part ?? null, item ?? null])?.id
      const own = figures.parts.find((one) => one.id === part)?.calibration?.items.find((one) => one.id === id)
      const step = Number(String(parameter).split('_')[1]) - 1
      return parameter === 'slope' ? Number(value) : (own?.intercepts[step] ?? Number(value))
    })
    const open = (of: PublicRelease) =>
      knownCounts(of).subjects.flatMap(({ item, problem }) =>
        item === null ? [] : problem.cumulative.map(({ low, high }) => high - low),
      )
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean(open(leaky))).toBeLessThan(mean(open(release)))
  })

  test('finds the sum of all answers when excluded people do not change the counts', () => {
    const release = published(made(of1000))
    const sums = (of: PublicRelease) =>
      knownCounts(of).subjects.flatMap(({ item, problem }) => (item === null ? [problem.sum] : []))
    const { columns, rows: parts } = release.tables.parts
    const n = columns.indexOf('n')
    expect(parts.map((row) => Number(row[columns.indexOf('n_with_left_out')]) - Number(row[n]))).toEqual(
      parts.map(() => 15),
    )
    expect(sums(release)).toEqual(parts.map(() => null))
    const leaky = changed(release, 'parts', 'n_with_left_out', (row) => Number(row[n]))
    expect(sums(leaky)).not.toContain(null)
  })

  test.each([
    { table: 'places', column: 'percentile', figure: 'percentile' },
    { table: 'parts', column: 'skew', figure: 'skew' },
    { table: 'parts', column: 'floor', figure: 'floor' },
    { table: 'parts', column: 'n', figure: 'n' },
  ] as const)(
    'reports the figure $figure when it does not follow from the published cells',
    ({ table, column, figure }) => {
      const leaky = changed(published(made(of300)), table, column, () => 0.123)
      expect(findLeaks([leaky])).toContainEqual({
        kind: 'not-derived',
        releases: ['told-300'],
        part: sleep.dimensions[0]?.id,
        item: null,
        figure,
      })
    },
  )
})
