import { publishedPercentileTable } from '@mindglass/psychometrics/publication/percentile-table'
import { assumedHalfWidth } from '@mindglass/psychometrics/scoring/uncertainty'
import { expect, test } from 'vitest'
import { inventedFigures } from '@/testing/data/norm-figures'
import { publishedInstrument } from '@/testing/data/sittings'
import type { NormPart } from '../norms/norm-figures'
import { changeOfPart } from './norm-change'

const worry = publishedInstrument('worry')
const near = (value: number) => expect.closeTo(value, 9)
function partOf(n: number, seed = 1): NormPart {
  const [part] = inventedFigures(worry, n, seed).parts
  if (!part) throw new Error('no figures')
  return part
}

test('the first norm release replaces the assumed score interval and adds percentile ranges', () => {
  const after = partOf(400)
  expect(changeOfPart(null, after)).toEqual({
    half: { before: near(assumedHalfWidth(after.items.length)), after: near(1.96 * 8.3) },
    place: { before: 'none', after: 'range' },
    moved: null,
  })
})

test('a percentile range becomes one percentile rank when the norms reach 1,000 people', () => {
  const { half, place } = changeOfPart(partOf(400), { ...partOf(1000), sem: null })
  expect(place).toEqual({ before: 'range', after: 'number' })
  expect(half).toEqual({ before: near(1.96 * 8.3), after: near(assumedHalfWidth(partOf(400).items.length)) })
})

test('the interval width is averaged over people when the standard error depends on the score', () => {
  const before = partOf(1000)
  const { lowest, highest } = before.raw
  const scoreErrors = Array.from({ length: highest - lowest + 1 }, (_, n) => (n === 0 ? 2 : 6))
  const atLowest = { ...peopled({ [lowest]: 250, [lowest + 1]: 750 }), scoreErrors }
  expect(changeOfPart(before, atLowest).half.after).toBeCloseTo(1.96 * (0.25 * 2 + 0.75 * 6), 9)
})

test('identical norm figures change no percentile rank', () => {
  expect(changeOfPart(partOf(1000), partOf(1000)).moved).toMatchObject({ mean: 0, most: 0 })
})

/** Returns a part of 1,000 people with these counts per raw score; scores that nobody had are left out. */
function peopled(counts: People): NormPart {
  const rows = Object.entries(counts).map(([raw, count]) => ({ raw: Number(raw), count }))
  const table = rows.map(({ raw, count }, index) => {
    const below = rows.slice(0, index).reduce((sum, row) => sum + row.count, 0)
    return { raw, count, percentile: (below + count / 2) / 10, from: 0, to: 100 }
  })
  return { ...partOf(1000), table }
}

type People = Readonly<Record<number, number>>

test.each<{ why: string; before: People; after: People; moved: { mean: number; most: number; raw: number } | null }>([
  {
    why: 'shares the people of a merged cell among its scores',
    before: { 10: 400, 11: 200, 12: 100, 13: 300 },
    after: { 10: 200, 11: 200, 12: 3, 13: 597 },
    // The moves are −10, −20, +5 and −15, for 200, 200, 300 and 300 people.
    moved: { mean: 12, most: -20, raw: 11 },
  },
  {
    why: 'leaves out people without an earlier percentile rank',
    before: { 11: 400, 12: 200, 13: 400 },
    after: { 10: 400, 11: 200, 12: 200, 13: 200 },
    // The moves are +30, +20 and +10, for 200 people each.
    moved: { mean: 20, most: 30, raw: 11 },
  },
  {
    why: 'names the lower of two scores that move equally',
    before: { 10: 500, 11: 500 },
    after: { 10: 600, 11: 400 },
    moved: { mean: 5, most: 5, raw: 10 },
  },
  { why: 'is null when the norms have no score in common', before: { 10: 1000 }, after: { 11: 1000 }, moved: null },
])('the change of percentile ranks $why', ({ before, after, moved }) => {
  const found = changeOfPart(peopled(before), peopled(after)).moved
  expect(found && { ...found, mean: Number(found.mean.toFixed(6)), most: Number(found.most.toFixed(6)) }).toEqual(moved)
})

test('a norm change moves no percentile rank when the earlier norms had too few people', () => {
  expect(changeOfPart({ ...partOf(1000), n: 299 }, partOf(1000))).toMatchObject({
    place: { before: 'none' },
    moved: null,
  })
})

test('the largest change of a percentile rank matches the percentile tables', () => {
  const [before, after] = [partOf(1000, 1), partOf(1000, 2)]
  const placeAt = (part: NormPart, raw: number) =>
    publishedPercentileTable(part).find(({ from, to }) => raw >= from && raw <= to)?.percentile ?? Number.NaN
  const { moved } = changeOfPart(before, after)
  if (!moved) throw new Error('nothing moved')
  const { lowest, highest } = after.raw
  const all = Array.from(
    { length: highest - lowest + 1 },
    (_, n) => placeAt(after, lowest + n) - placeAt(before, lowest + n),
  )
  expect(Math.abs(moved.most)).toBeCloseTo(Math.max(...all.map(Math.abs)), 9)
  expect(moved.most).toBeCloseTo(all[moved.raw - lowest] ?? Number.NaN, 9)
  expect(moved.mean).toBeGreaterThan(0)
  expect(moved.mean).toBeLessThanOrEqual(Math.abs(moved.most))
})
