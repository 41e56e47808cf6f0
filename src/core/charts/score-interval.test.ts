import { scoreInterval } from '@mindglass/psychometrics/scoring/uncertainty'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { palettes } from '@/core/brand/brand'
import { themes } from '@/core/brand/theme'
import { intervalLayers, intervalPaint, intervalPath, trackSteps } from './score-interval'
import { mapEllipse } from './score-map'

const numbersOf = (path: string): [number, number][] => {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0])
}
const intervals = fc
  .record({ pomp: fc.integer({ min: 0, max: 100 }), half: fc.integer({ min: 1, max: 40 }) })
  .map(({ pomp, half }) => scoreInterval(pomp, half))

describe('the shape of a score interval', () => {
  test('spans the interval and is highest at the score', () => {
    fc.assert(
      fc.property(intervals, (interval) => {
        const points = numbersOf(intervalPath(interval, 28))
        const xs = points.map(([x]) => x)
        expect([Math.min(...xs), Math.max(...xs)]).toEqual([interval.from, interval.to])
        const ys = points.map(([, y]) => y)
        expect([Math.min(...ys), Math.max(...ys)]).toEqual([0, 28])
        expect(points).toContainEqual([interval.score, 0])
      }),
    )
  })

  test('has layers that each lie within the wider layer below', () => {
    fc.assert(
      fc.property(intervals, (interval) => {
        const widths = intervalLayers.map(({ share }) => {
          const points = numbersOf(intervalPath(interval, 28, share))
          return [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))] as const
        })
        for (const [index, [left, right]] of widths.entries()) {
          const [outerLeft, outerRight] = widths[index - 1] ?? [0, 100]
          expect(left).toBeGreaterThanOrEqual(outerLeft)
          expect(right).toBeLessThanOrEqual(outerRight)
        }
      }),
    )
  })

  test('is symmetric about its horizontal axis, and lower in narrower layers', () => {
    fc.assert(
      fc.property(intervals, fc.constantFrom(...intervalLayers), (interval, { share }) => {
        const points = numbersOf(intervalPath(interval, 28, share))
        for (const [x, y] of points) {
          expect(points.some(([otherX, otherY]) => otherX === x && Math.abs(28 - y - otherY) < 0.02)).toBe(true)
        }
        expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(14 * (1 - (0.45 + 0.55 * share)), 1)
      }),
    )
  })

  test('is drawn from left to right over its top and back along the bottom', () => {
    const path = intervalPath({ score: 40, from: 20, to: 70 }, 28)
    expect(path).toBe('M20 14C23.6 5.32 30 0 40 0C55 0 64.6 5.32 70 14C64.6 22.68 55 28 40 28C30 28 23.6 22.68 20 14Z')
  })

  test('has a track of five segments with a gap at every cut score', () => {
    expect(trackSteps.map(({ x, width }) => [x, Math.round((x + width) * 10) / 10])).toEqual([
      [0, 19.6],
      [20.4, 39.6],
      [40.4, 59.6],
      [60.4, 79.6],
      [80.4, 100],
    ])
  })
})

describe('the ellipse of two score intervals', () => {
  test('spans both intervals with higher values of the second one further up', () => {
    fc.assert(
      fc.property(intervals, intervals, (x, y) => {
        const points = numbersOf(mapEllipse(x, y))
        const [xs, ys] = [points.map(([value]) => value), points.map(([, value]) => value)]
        expect([Math.min(...xs), Math.max(...xs)]).toEqual([x.from, x.to])
        expect([Math.min(...ys), Math.max(...ys)]).toEqual([100 - y.to, 100 - y.from])
      }),
    )
  })
})

test('a narrower layer of the ellipse spans the same fraction of both score intervals', () => {
  const [x, y] = [
    { score: 40, from: 20, to: 50 },
    { score: 30, from: 10, to: 70 },
  ]
  const points = numbersOf(mapEllipse(x, y, 0.5))
  const [xs, ys] = [points.map(([value]) => value), points.map(([, value]) => value)]
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([30, 45])
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([50, 80])
})

type Colour = [number, number, number]
const channels = (hex: string): Colour => {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return [at(1), at(3), at(5)]
}
const over = (colour: Colour, ground: Colour, opacity: number): Colour => {
  const [r, g, b] = colour.map((channel, index) => channel * opacity + (ground[index] ?? 0) * (1 - opacity))
  return [r ?? 0, g ?? 0, b ?? 0]
}
const luminance = (colour: Colour): number => {
  const [r = 0, g = 0, b = 0] = colour.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: Colour, other: Colour): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const grounds = themes.flatMap((theme) =>
  (['day', 'night'] as const).flatMap((time) =>
    (['paper', 'surface', 'sunk'] as const).map((ground) => ({
      name: `${theme} by ${time} on ${ground}`,
      palette: palettes[theme][time],
      ground: channels(palettes[theme][time][ground]),
    })),
  ),
)

test.each(grounds)(
  'the track of a score interval has less contrast than its palest layer: $name',
  ({ palette, ground }) => {
    const lit = channels(palette[intervalPaint.lit])
    const palest = contrast(over(lit, ground, intervalLayers[0]?.opacity ?? 0), ground)
    for (const { colour, opacity } of [intervalPaint.track, intervalPaint.middle]) {
      expect(contrast(over(channels(palette[colour]), ground, opacity), ground), colour).toBeLessThan(palest)
    }
  },
)

test.each(grounds)('the core of a score interval has a contrast of at least 3 to 1: $name', ({ palette, ground }) => {
  const lit = channels(palette[intervalPaint.lit])
  const core = intervalLayers.reduce((below, { opacity }) => over(lit, below, opacity), ground)
  expect(contrast(core, ground)).toBeGreaterThanOrEqual(3)
})
