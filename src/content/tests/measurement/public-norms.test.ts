import { noSigns } from '@mindglass/psychometrics/fixture'
import { itemLabels } from '@mindglass/psychometrics/publication/item-labels'
import { publishedPercentileTable } from '@mindglass/psychometrics/publication/percentile-table'
import { publicNorms } from '@mindglass/psychometrics/publication/public-norms'
import { countStep, smallestCell } from '@mindglass/psychometrics/publication/published-cells'
import {
  createPublishedTable,
  csvOf,
  filledTableNames,
  publishedTableNames,
} from '@mindglass/psychometrics/publication/published-tables'
import { describe, expect, test } from 'vitest'
import { inventedFigures } from '@/testing/data/norm-figures'
import { publishedInstrument } from '@/testing/data/sittings'

const slugs = ['worry', 'big-five', 'low-mood', 'attachment'] as const

describe.each(slugs)('the public norms of %s', (slug) => {
  const instrument = publishedInstrument(slug)
  const seeds = [1, 2, 3, 4, 5]

  test('contain no cell with fewer than five people in any table', () => {
    for (const seed of seeds) {
      const norms = publicNorms(inventedFigures(instrument, 301, seed), instrument)
      const people = publishedTableNames.flatMap((name) => {
        const { columns, rows } = createPublishedTable(name, norms)
        const place = columns.indexOf('people')
        return place < 0 ? [] : rows.map((row) => Number(row[place]))
      })
      expect(people.length).toBeGreaterThan(50)
      expect(Math.min(...people)).toBeGreaterThanOrEqual(smallestCell)
      expect(people.filter((count) => count % countStep !== 0)).toEqual([])
    }
  })

  test('contain percentiles that match the published counts', () => {
    for (const seed of seeds) {
      const figures = inventedFigures(instrument, 301, seed)
      for (const { table, n } of publicNorms(figures, instrument).parts) {
        expect(n).toBe(300)
        let below = 0
        for (const { percentile, count } of table) {
          const published = 2 * ((percentile / 100) * n - below)
          expect(published).toBeCloseTo(count, 6)
          below += count
        }
        expect(below).toBe(n)
      }
    }
  })

  test('have the same digits in JSON as in CSV', () => {
    const norms = publicNorms(inventedFigures(instrument, 301), instrument)
    for (const name of publishedTableNames) {
      const table = createPublishedTable(name, norms)
      const read = csvOf(table).trimEnd().split('\r\n').slice(1)
      expect(table.rows.map((row) => row.join(','))).toEqual(read)
    }
  })

  test('contain neither the id nor the position of an item', () => {
    const figures = inventedFigures(instrument, 400)
    const norms = publicNorms(figures, instrument)
    for (const id of instrument.order) expect(JSON.stringify(norms)).not.toContain(`"${id}"`)
    for (const [index, { items }] of instrument.dimensions.entries()) {
      const labels = itemLabels(instrument)
      const order = items.map(({ id }) => labels.get(id))
      expect(order.toSorted((a, b) => Number(a) - Number(b))).toEqual(items.map((_, place) => place + 1))
      expect(order).not.toEqual(items.map((_, place) => place + 1))
      expect(norms.parts[index]?.items.map(({ label }) => label)).toEqual(items.map((_, place) => place + 1))
    }
  })
})

test('the answer counts of reversed items are reversed in the public norms', () => {
  const instrument = publishedInstrument('worry', 1)
  const figures = inventedFigures(instrument, 400)
  const { min, max } = instrument.responseScale
  const lowest = Array.from({ length: max - min + 1 }, (_, index) => (index === 0 ? 1 : 0))
  for (const part of figures.parts) for (const item of part.items) item.categories = lowest
  const labels = itemLabels(instrument)
  const { parts } = publicNorms(figures, instrument)
  for (const [index, { items }] of instrument.dimensions.entries()) {
    for (const { id, reversed } of items) {
      const published = parts[index]?.items.find(({ label }) => label === labels.get(id))
      expect(published?.categories.at(0)?.count).toBe(400)
      expect(published?.categories.at(0)?.[reversed ? 'to' : 'from']).toBe(reversed ? max : min)
    }
  }
})

test('the public norms list each pair of items once with covariance and correlation', () => {
  const instrument = publishedInstrument('worry', 1)
  const figures = inventedFigures(instrument, 400)
  const [part] = figures.parts
  if (!part) throw new Error('no part')
  const place = (id: string) => part.items.findIndex((item) => item.id === id)
  part.covariance = part.items.map((_, row) =>
    part.items.map((__, column) => (row === column ? 4 : (row + column) / 10 + 0.004)),
  )
  const [published] = publicNorms(figures, instrument).parts
  expect(published?.covariances).toHaveLength((part.items.length * (part.items.length + 1)) / 2)
  const labels = new Map(
    [...itemLabels(instrument)].map(([id, label]) => [`${part.items.some((item) => item.id === id)} ${label}`, id]),
  )
  const sdOf = (label: number) => published?.items.find((item) => item.label === label)?.sd ?? Number.NaN
  for (const { a, b, covariance, correlation } of published?.covariances ?? []) {
    const [row, column] = [a, b].map((label) => place(labels.get(`true ${label}`) ?? ''))
    // Covariances have steps of 10/400; the variance of an item is the one that its cells give.
    const expected = a === b ? sdOf(a) ** 2 : (Number(row) + Number(column)) / 10
    expect(Math.abs(covariance - expected)).toBeLessThanOrEqual(0.026)
    expect(Math.round(covariance / 0.05)).toBeCloseTo(covariance / 0.05, 9)
    expect(correlation).toBeCloseTo(a === b ? 1 : Math.max(-1, Math.min(1, covariance / (sdOf(a) * sdOf(b)))), 2)
  }
})

test('publicNorms returns null for the count of excluded sheets and the share at the floor when they cover too few people', () => {
  const instrument = publishedInstrument('worry', 1)
  const figures = inventedFigures(instrument, 400)
  const [part] = figures.parts
  if (!part) throw new Error('no part')
  figures.leftOut = { noNorms: 22, askAgain: 4 }
  const counts = [7, 193, 188, 12]
  part.raw = { lowest: 0, highest: 3 }
  part.table = counts.map((count, raw) => {
    const below = counts.slice(0, raw).reduce((sum, one) => sum + one, 0)
    return { raw, count, percentile: (100 * (below + count / 2)) / 400, from: 0, to: 100 }
  })
  const norms = publicNorms(figures, instrument)
  expect(norms.leftOut).toEqual({ noNorms: 20, askAgain: null })
  expect(norms.parts[0]).toMatchObject({ floor: null, ceiling: 10 / 400 })
})

test('two releases leave at least four possible values for a change of the excluded count below five', () => {
  const instrument = publishedInstrument('worry', 1)
  const figures = inventedFigures(instrument, 400)
  const published = Array.from({ length: 41 }, (_, directed) => {
    const norms = publicNorms({ ...figures, parts: [], leftOutBySign: { ...noSigns, directed } }, instrument)
    return norms.leftOutBySign?.directed ?? null
  })
  const open = new Map<string, number[]>()
  for (let before = 0; before <= 40; before++) {
    for (let after = before; after <= 40; after++) {
      const key = `${published[before]} ${published[after]}`
      open.set(key, [...(open.get(key) ?? []), after - before])
    }
  }
  for (const [key, more] of open) {
    const few = Math.max(...more) >= 1 && Math.max(...more) < 5
    // The last range ends at the total of 40, so it may contain fewer values.
    if (few && !key.endsWith('40')) expect(new Set(more).size, key).toBeGreaterThanOrEqual(4)
  }
})

test('the figures that include excluded sheets are null when fewer than ten sheets were excluded', () => {
  const instrument = publishedInstrument('worry', 1)
  const figures = inventedFigures(instrument, 400)
  const [part] = figures.parts
  if (!part) throw new Error('no part')
  const published = (n: number) => {
    part.withLeftOut = { n, mean: 44.4444, sd: 21.2345, alpha: 0.7777 }
    return publicNorms(figures, instrument).parts[0]?.withLeftOut
  }
  expect(published(412)).toEqual({ n: 410, mean: 44.4, sd: 21.2, alpha: 0.78 })
  expect(published(407)).toBeNull()
})

test('an item with nearly identical answers has no mean and no covariance in the public norms', () => {
  const instrument = publishedInstrument('worry', 1)
  const figures = inventedFigures(instrument, 400)
  const [part] = figures.parts
  const [item] = part?.items ?? []
  if (!part || !item) throw new Error('no part')
  item.categories = item.categories.map((_, index, all) => (index === 0 ? 0.99 : 0.01 / (all.length - 1)))
  part.covariance = part.items.map((_, row) => part.items.map((__, column) => (row === column ? 1 : 0.3)))
  const [published] = publicNorms(figures, instrument).parts
  const label = itemLabels(instrument).get(item.id)
  expect(published?.items.find((one) => one.label === label)).toMatchObject({ mean: null, sd: null, categories: [{}] })
  expect(published?.covariances.filter(({ a, b }) => a === label || b === label)).toEqual([])
  expect(published?.covariances).toHaveLength(((part.items.length - 1) * part.items.length) / 2)
})

test('the flag “rareCategory” is derived from the published cells and not from the figures', () => {
  const instrument = publishedInstrument('worry', 1)
  const figures = inventedFigures(instrument, 400)
  const [part] = figures.parts
  if (!part) throw new Error('no part')
  for (const item of part.items) {
    item.flags = ['slow', 'rareCategory']
    item.categories = item.categories.map((_, __, all) => 1 / all.length)
  }
  const [one] = part.items
  if (one)
    [one.flags, one.categories] = [
      [],
      one.categories.map((_, index, all) => (index === 0 ? 0.015 : 0.985 / (all.length - 1))),
    ]
  const labels = itemLabels(instrument)
  const published = publicNorms(figures, instrument).parts[0]?.items ?? []
  for (const { label, flags } of published) {
    expect(flags).toEqual(label === labels.get(one?.id ?? '') ? ['rareCategory'] : ['slow'])
  }
})

test('publishedPercentileTable merges rows whose counts are already suppressed', () => {
  const row = (raw: number, count: number | null, percentile: number) => ({ raw, count, percentile, from: 0, to: 100 })
  const table = [row(0, null, 5), row(1, null, 5), row(2, 30, 25), row(3, 60, 70)]
  expect(publishedPercentileTable({ table, n: 100 })).toMatchObject([
    { from: 0, to: 1, count: 10, percentile: 5 },
    { from: 2, to: 2, count: 30, percentile: 25 },
    { from: 3, to: 3, count: 60, percentile: 70 },
  ])
})

test('csvOf returns quoted cells and rounded numbers in RFC 4180 format', () => {
  expect(
    csvOf({
      columns: ['a', 'b'],
      rows: [
        ['x,"y"', 0.123456789],
        [null, 12],
      ],
    }),
  ).toBe('a,b\r\n"x,""y""",0.123457\r\n,12\r\n')
  const instrument = publishedInstrument('worry', 1)
  expect(filledTableNames(publicNorms(inventedFigures(instrument, 400), instrument))).toEqual([
    'parts',
    'items',
    'counts',
    'places',
  ])
})

test('csvOf quotes cells that contain a comma, a quote or a line break', () => {
  const rows = [
    ['plain', 'a,b', 'a"b"'],
    ['a\nb', 'a\rb', ''],
    [null, -0.0000004, 1e-6],
    [1.23456789, 12, 1e6],
  ]
  const quoted = ['plain,"a,b","a""b"""', '"a\nb","a\rb",', ',0,0.000001', '1.234568,12,1000000']
  expect(csvOf({ columns: ['x', 'y', 'z'], rows })).toBe(`x,y,z\r\n${quoted.join('\r\n')}\r\n`)
})
