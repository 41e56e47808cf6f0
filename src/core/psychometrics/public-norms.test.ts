import { describe, expect, test } from 'vitest'
import { inventedFigures } from '@/testing/norm-figures'
import { publishedInstrument } from '@/testing/sittings'
import { itemLabels } from './item-labels'
import { csvOf, filledTables, openTable, openTableNames } from './open-tables'
import { mergedCells, placeTable, smallestCell } from './place-table'
import { publicNorms } from './public-norms'

const slugs = ['worry', 'big-five', 'low-mood', 'attachment'] as const

describe.each(slugs)('what is told to everybody of %s', (slug) => {
  const instrument = publishedInstrument(slug)
  const seeds = [1, 2, 3, 4, 5]

  test('no cell stands for fewer than five people, in no table', () => {
    for (const seed of seeds) {
      const norms = publicNorms(inventedFigures(instrument, 301, seed), instrument)
      const people = openTableNames.flatMap((name) => {
        const { columns, rows } = openTable(name, norms)
        const place = columns.indexOf('people')
        return place < 0 ? [] : rows.map((row) => Number(row[place]))
      })
      expect(people.length).toBeGreaterThan(50)
      expect(Math.min(...people)).toBeGreaterThanOrEqual(smallestCell)
    }
  })

  test('places tell no smaller count either', () => {
    for (const seed of seeds) {
      const figures = inventedFigures(instrument, 301, seed)
      for (const { table, n } of publicNorms(figures, instrument).parts) {
        let below = 0
        for (const { percentile, count } of table) {
          const told = 2 * ((percentile / 100) * n - below)
          expect(told).toBeCloseTo(count, 6)
          below += count
        }
        expect(below).toBe(n)
      }
    }
  })

  test('neither the name of a question nor its place', () => {
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

test('answers to reversed questions are turned like their means', () => {
  const instrument = publishedInstrument('worry')
  const figures = inventedFigures(instrument, 400)
  const { min, max } = instrument.responseScale
  const lowest = Array.from({ length: max - min + 1 }, (_, index) => (index === 0 ? 1 : 0))
  for (const part of figures.parts) for (const item of part.items) item.categories = lowest
  const labels = itemLabels(instrument)
  const { parts } = publicNorms(figures, instrument)
  for (const [index, { items }] of instrument.dimensions.entries()) {
    for (const { id, reversed } of items) {
      const told = parts[index]?.items.find(({ label }) => label === labels.get(id))
      expect(told?.categories.at(0)?.count).toBe(400)
      expect(told?.categories.at(0)?.[reversed ? 'to' : 'from']).toBe(reversed ? max : min)
    }
  }
})

test('each pair of statements once, under the numbers of the tables', () => {
  const instrument = publishedInstrument('worry')
  const figures = inventedFigures(instrument, 400)
  const [part] = figures.parts
  if (!part) throw new Error('no part')
  const place = (id: string) => part.items.findIndex((item) => item.id === id)
  part.covariance = part.items.map((_, row) =>
    part.items.map((__, column) => (row === column ? 4 : (row + column) / 100)),
  )
  const [told] = publicNorms(figures, instrument).parts
  expect(told?.covariances).toHaveLength((part.items.length * (part.items.length + 1)) / 2)
  const labels = new Map(
    [...itemLabels(instrument)].map(([id, label]) => [`${part.items.some((item) => item.id === id)} ${label}`, id]),
  )
  for (const { a, b, covariance, correlation } of told?.covariances ?? []) {
    const [row, column] = [a, b].map((label) => place(labels.get(`true ${label}`) ?? ''))
    expect(covariance).toBe(a === b ? 4 : (Number(row) + Number(column)) / 100)
    expect(correlation).toBeCloseTo(covariance / 4, 12)
  }
})

test('fewer than five left out, or at an end of the scale, are no number', () => {
  const instrument = publishedInstrument('worry')
  const figures = inventedFigures(instrument, 400)
  const [part] = figures.parts
  if (!part) throw new Error('no part')
  part.floor = 4 / 400
  part.ceiling = 5 / 400
  const norms = publicNorms(figures, instrument)
  expect(norms.leftOut).toEqual({ noNorms: 20, askAgain: null })
  expect(norms.parts[0]).toMatchObject({ floor: null, ceiling: 5 / 400 })
})

test('neighbours are put together until there are five', () => {
  const cells = [0, 4, 1, 9, 2, 5, 1].map((count, place) => ({ from: place, to: place, count }))
  expect(mergedCells(cells)).toEqual([
    { from: 0, to: 2, count: 5 },
    { from: 3, to: 3, count: 9 },
    { from: 4, to: 6, count: 8 },
  ])
  expect(mergedCells(cells.slice(0, 2))).toEqual([{ from: 0, to: 1, count: 4 }])
  const five = { from: 9, to: 9, count: 5 }
  expect(mergedCells([five, five]), 'five at the end stand alone').toEqual([five, five])
})

test('rows that were put together before stay together', () => {
  const row = (raw: number, count: number | null, percentile: number) => ({ raw, count, percentile, from: 0, to: 100 })
  const table = [row(0, null, 5), row(1, null, 5), row(2, 30, 25), row(3, 60, 70)]
  expect(placeTable({ table, n: 100 })).toMatchObject([
    { from: 0, to: 1, count: 10, percentile: 5 },
    { from: 2, to: 2, count: 30, percentile: 25 },
    { from: 3, to: 3, count: 60, percentile: 70 },
  ])
})

test('a table as others read it', () => {
  expect(
    csvOf({
      columns: ['a', 'b'],
      rows: [
        ['x,"y"', 0.123456789],
        [null, 12],
      ],
    }),
  ).toBe('a,b\r\n"x,""y""",0.123457\r\n,12\r\n')
  const instrument = publishedInstrument('worry')
  expect(filledTables(publicNorms(inventedFigures(instrument, 400), instrument))).toEqual([
    'parts',
    'items',
    'counts',
    'places',
  ])
})
