import { describe, expect, test } from 'vitest'
import { inventedFigures } from '@/testing/norm-figures'
import { publishedInstrument } from '@/testing/sittings'
import { placeIn } from './place'

const worry = publishedInstrument('worry')
const part = worry.dimensions[0]?.id ?? ''
const at = (pomp: number) => ({ pomp, lens: { from: Math.max(0, pomp - 16), to: Math.min(100, pomp + 16) } })

describe('a place among visitors', () => {
  test('of nobody below 300', () => {
    expect(placeIn(inventedFigures(worry, 299), part, at(50))).toBeNull()
    expect(placeIn(inventedFigures(worry, 400), 'unknown', at(50))).toBeNull()
  })

  test('of nobody whose score, or either end of its lens, the norms do not have', () => {
    const whole = inventedFigures(worry, 1000)
    const without = (from: number, to: number) => ({
      parts: whole.parts.map((one) => {
        const points = (raw: number) => (100 * (raw - one.raw.lowest)) / (one.raw.highest - one.raw.lowest)
        return { ...one, table: one.table.filter(({ raw }) => points(raw) < from || points(raw) > to) }
      }),
    })
    expect(placeIn(without(0, 40), part, at(50))).toBeNull()
    expect(placeIn(without(60, 100), part, at(50))).toBeNull()
    expect(placeIn(without(0, 10), part, at(50))).not.toBeNull()
  })

  test('is a stretch in steps of five from 300 on', () => {
    const place = placeIn(inventedFigures(worry, 300), part, at(50))
    expect(place).toMatchObject({ stage: 'range', n: 300 })
    expect([(place?.from ?? 1) % 5, (place?.to ?? 1) % 5]).toEqual([0, 0])
    expect(place?.from).toBeLessThan(50)
    expect(place?.to).toBeGreaterThan(50)
  })

  test('is a number with a narrower interval from 1,000 on', () => {
    const place = placeIn(inventedFigures(worry, 1000), part, at(50))
    expect(place?.stage).toBe('number')
    expect((place?.to ?? 0) - (place?.from ?? 0)).toBeLessThanOrEqual(8)
    expect(place?.percent).toBeGreaterThanOrEqual(place?.from ?? 100)
    expect(place?.percent).toBeLessThanOrEqual(place?.to ?? 0)
  })

  test('rises with the score and wobbles with it, to both ends of the scale', () => {
    const figures = inventedFigures(worry, 1200)
    const places = [0, 20, 50, 80, 100].map((pomp) => placeIn(figures, part, at(pomp)))
    const percents = places.map((place) => place?.percent ?? -1)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    for (const place of places) {
      expect(place?.wobble.from).toBeLessThanOrEqual(place?.percent ?? -1)
      expect(place?.wobble.to).toBeGreaterThanOrEqual(place?.percent ?? 101)
    }
  })
})
