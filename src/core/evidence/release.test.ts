import { seededRandom } from '@mindglass/psychometrics/random'
import { describe, expect, test } from 'vitest'
import { publishedInstrument } from '@/testing/data/sittings'
import {
  buildPublicStudy,
  findTooCloseFigures,
  mergeUnsafeCells,
  type PublicStudy,
  revealsSmallDifference,
} from './release'
import type { RetestBatch, UsefulnessRelease } from './study-data'
import { buildRetestRelease, countRetestPairs } from './study-releases'

const instrument = publishedInstrument('sleep')
const people = { joined: 900, drawn: 450, asked: 400 }

/** Returns one batch of simulated pairs. */
function batchOf(n: number, seed: number): RetestBatch {
  const random = seededRandom(seed)
  const score = (items: number) => Math.floor((items * 4 + 1) * random())
  const sitting = () => instrument.dimensions.map(({ items }) => score(items.length))
  return { pairs: Array.from({ length: n }, () => ({ first: sitting(), second: sitting(), band: 0 })), careless: 0 }
}
const [early, leak, later] = [batchOf(150, 1), batchOf(1, 2), batchOf(150, 3)]
const releaseOf = (batches: readonly RetestBatch[]) => buildRetestRelease(instrument, batches, people)

/**
 * Computes the sum of the first scores of the people added between two tables, in raw points, as an attacker can from
 * the tables.
 */
function sumBetween(
  part: number,
  one: { n: number; first: { mean: number } },
  other: { n: number; first: { mean: number } },
): number {
  const { min, max } = instrument.responseScale
  const items = instrument.dimensions[part]?.items.length ?? 0
  const points = 100 / (items * (max - min))
  return (other.n * other.first.mean - one.n * one.first.mean) / points + (other.n - one.n) * items * min
}

describe('a differencing attack on two study tables', () => {
  const partOf = (study: PublicStudy, part: number) => {
    const found = study.study === 'retest' ? study.parts[part] : undefined
    if (!found) throw new Error('no part')
    return found
  }

  test('reveals one person’s score when one person is added, and the release is rejected [study-tables-anonymous]', () => {
    const [before, after] = [releaseOf([early]), releaseOf([early, leak])]
    const [one, other] = [before.parts[0], after.parts[0]]
    if (!one || !other) throw new Error('no part')
    // Exact figures reveal the score, which the rule must prevent.
    expect(sumBetween(0, one, other)).toBeCloseTo(leak.pairs[0]?.first[0] ?? Number.NaN, 6)
    expect(findTooCloseFigures({ through: 1, figures: before }, { through: 2, figures: after })).toEqual(
      instrument.dimensions.map(({ id }) => id),
    )
  })

  test('reveals no single score when both releases are accepted', () => {
    const [before, after] = [releaseOf([early]), releaseOf([early, later])]
    expect(findTooCloseFigures({ through: 1, figures: before }, { through: 2, figures: after })).toEqual([])
    const [one, other] = [buildPublicStudy(before, []), buildPublicStudy(after, [before])]
    for (const [part, { items }] of instrument.dimensions.entries()) {
      const highest = items.length * instrument.responseScale.max
      const [a, b] = [partOf(one, part), partOf(other, part)]
      const sum = sumBetween(part, a, b)
      const between = b.n - a.n
      // The scores of the other people can make up the sum, whatever one of them scored.
      expect(sum).toBeGreaterThan(highest)
      expect(sum).toBeLessThan((between - 1) * highest)
      // The sum itself is known only roughly: means are rounded to a tenth.
      const exact = later.pairs.reduce((all, { first }) => all + (first[part] ?? 0), 0)
      expect(Math.abs(sum - exact)).toBeLessThan(20)
    }
  })

  test('is not reported for two releases from the same batches', () => {
    const figures = releaseOf([early])
    expect(findTooCloseFigures({ through: 1, figures }, { through: 1, figures: releaseOf([early]) })).toEqual([])
  })

  test('is reported only for the part that too few people answered in full', () => {
    const half = {
      ...later,
      pairs: later.pairs.map((pair, at) => (at < 120 ? { ...pair, first: [-1, ...pair.first.slice(1)] } : pair)),
    }
    const [first] = instrument.dimensions
    expect(countRetestPairs(instrument, [early, half])).toBe(180)
    expect(
      findTooCloseFigures(
        { through: 1, figures: releaseOf([early]) },
        { through: 2, figures: releaseOf([early, half]) },
      ),
    ).toEqual([first?.id])
  })
})

const answers = (no: number, partly: number, yes: number, asked = 1000): UsefulnessRelease => ({
  v: 1,
  study: 'usefulness',
  no,
  partly,
  yes,
  asked,
})
const counts = (release: UsefulnessRelease, earlier: UsefulnessRelease[] = []) =>
  mergeUnsafeCells(release, earlier).map(({ count }) => count)

describe('the table of usefulness answers', () => {
  test.each([
    { what: 'every answer has at least five people', release: answers(5, 12, 40), earlier: [], expected: [5, 12, 40] },
    {
      what: 'the first answer has fewer than five people',
      release: answers(3, 12, 40),
      earlier: [],
      expected: [15, 40],
    },
    { what: 'the last answer has fewer than five people', release: answers(50, 6, 4), earlier: [], expected: [50, 10] },
    { what: 'all answers together have fewer than five people', release: answers(1, 1, 2), earlier: [], expected: [4] },
    {
      what: 'one cell grew by two people',
      release: answers(7, 40, 80),
      earlier: [answers(5, 12, 40)],
      expected: [47, 80],
    },
    {
      what: 'one cell did not grow',
      release: answers(5, 40, 80),
      earlier: [answers(5, 12, 40)],
      expected: [5, 40, 80],
    },
    {
      what: 'a cell merged before has grown enough',
      release: answers(9, 40, 80),
      earlier: [answers(3, 12, 40)],
      expected: [9, 40, 80],
    },
    {
      what: 'only the last cell grew by two people',
      release: answers(30, 30, 42),
      earlier: [answers(10, 12, 40)],
      expected: [30, 72],
    },
    {
      what: 'the first and the last cell grew by two people',
      release: answers(12, 70, 42),
      earlier: [answers(10, 12, 40)],
      expected: [124],
    },
  ])('shows the counts $expected when $what', ({ release, earlier, expected }) => {
    expect(counts(release, earlier)).toEqual(expected)
  })

  test('never differs by one to four people between two releases in any cell', () => {
    const random = seededRandom(3)
    for (let history = 0; history < 300; history++) {
      const releases: UsefulnessRelease[] = []
      let now = answers(0, 0, 0)
      for (let step = 0; step < 4; step++) {
        const more = () => Math.floor(random() * (random() < 0.4 ? 7 : 80))
        now = answers(now.no + more(), now.partly + more(), now.yes + more())
        releases.push(now)
      }
      const tables = releases.map((release, at) => mergeUnsafeCells(release, releases.slice(0, at)))
      tables.forEach((table, at) => {
        expect(table.length === 1 || table.every(({ count }) => count >= 5)).toBe(true)
        // Of two releases that differ by a few people, only the total is published; such a release is not drafted.
        for (const before of tables.slice(0, at))
          if (table.length > 1) expect(revealsSmallDifference(table, before)).toBe(false)
      })
    }
  })
})

test('the count of careless respondents is hidden when the count or its change is one to four', () => {
  const careless = (n: number) => releaseOf([{ ...early, careless: n }])
  const told = (n: number, earlier: number[] = []) => {
    const study = buildPublicStudy(careless(n), earlier.map(careless))
    return study.study === 'retest' ? study.people.careless : undefined
  }
  expect([told(4), told(5), told(7, [5]), told(5, [5]), told(10, [5])]).toEqual([null, 5, null, 5, 10])
})
