import { describe, expect, test } from 'vitest'
import { palettes } from '@/core/brand'
import type { Drawing } from './drawing'
import { lighter, marginOf, thumbnailOf } from './lighter'
import { portraitOf, portraits } from './portrait'
import { portraitSvg } from './svg'

const profiles = [
  [20, 70, 40, 80, 55, 30],
  [80, 90, 75, 85, 60, 95],
  [50, 50, 50, 50, 50, 50],
  [0, 100, 0, 100, 0, 100],
]
const drawn = (slug: string, pomps: readonly number[]): Drawing =>
  portraitOf(
    slug,
    (portraits.get(slug)?.parts ?? []).map((id, index) => ({ id, pomp: pomps[index] ?? 50, half: 17 })),
  )
const svg = (drawing: Drawing) =>
  portraitSvg(drawing, palettes.homeTheme.day, { x: 0, y: 0, width: 112, size: 'small' })
const line = (d: string): Drawing => ({
  viewBox: '0 0 400 320',
  width: 400,
  height: 320,
  shapes: [{ role: 'line', d }],
})
const pathOf = (drawing: Drawing) => drawing.shapes.map((shape) => ('d' in shape ? shape.d : ''))[0]

describe.each([...portraits.keys()])('%s as a thumbnail', (slug) => {
  test('weighs at most 6.5 KB, the median 4.5 KB', () => {
    const weights = profiles.map((pomps) => svg(thumbnailOf(drawn(slug, pomps))).length).sort((a, b) => a - b)
    expect(weights.at(-1)).toBeLessThan(6_500)
    expect(weights[1]).toBeLessThan(5_500)
  })

  test('has every line of the large one but the palest, and no broken number', () => {
    for (const pomps of profiles) {
      const [full, small] = [drawn(slug, pomps), thumbnailOf(drawn(slug, pomps))]
      const strong = ({ shapes }: Drawing) => shapes.filter(({ role }) => role !== 'soft').map(({ role }) => role)
      expect(strong(small)).toEqual(strong(full))
      expect(svg(small)).not.toMatch(/NaN|Infinity|undefined|"M[^"]*l"/)
    }
  })

  test('is lighter than the one for the margin of a page, which has every mark of the large one', () => {
    for (const pomps of profiles) {
      const [full, margin] = [drawn(slug, pomps), marginOf(drawn(slug, pomps))]
      expect(margin.shapes.map(({ role }) => role)).toEqual(full.shapes.map(({ role }) => role))
      expect(svg(margin).length).toBeLessThanOrEqual(svg(full).length)
      expect(svg(thumbnailOf(full)).length).toBeLessThanOrEqual(svg(margin).length)
      expect(svg(margin)).not.toMatch(/NaN|Infinity|undefined|"M[^"]*l"/)
    }
  })

  test('still differs where scores do', () => {
    expect(thumbnailOf(drawn(slug, [20, 20, 20, 20, 20, 20]))).not.toEqual(
      thumbnailOf(drawn(slug, [30, 30, 30, 30, 30, 30])),
    )
  })
})

test.each([
  { name: 'points that a line passes anyway', d: 'M0 0l10 0l10 0l10 0', becomes: 'M0 0l30 0' },
  { name: 'a corner that matters', d: 'M0 0l10 0l0 10', becomes: 'M0 0l10 0 0 10' },
  { name: 'a curve as straight as this', d: 'M0 0c10 .1 20-.1 30 0', becomes: 'M0 0l30 0' },
  { name: 'the end of a loop', d: 'M-5-5l20 0l0 20l-20 0z', becomes: 'M-5-5l20 0 0 20-20 0z' },
  { name: 'single strokes', d: 'M1.5 1.5l8.2 1.1M2 3l8.2 1', becomes: 'M1.5 1.5l8.2 1.1M2 3l8.2 1' },
  { name: 'arcs', d: 'M1.25 2A92 92 0 0 1 3 4', becomes: 'M1.25 2A92 92 0 0 1 3 4' },
])('$name: $d', ({ d, becomes }) => {
  expect(pathOf(lighter(line(d), { tolerance: 1 }))).toBe(becomes)
})

test('a second curve goes on in the direction of the first', () => {
  // Half a wave up, half a wave down.
  const path = pathOf(lighter(line('M0 100c0-40 40-40 40 0s40 40 40 0'), { tolerance: 0.5 })) ?? ''
  const ys = [...path.matchAll(/(-?\d+)[ ]?(-?\d+)/g)].map(([, , y]) => Number(y)).slice(1)
  let y = 100
  const heights = ys.map((step) => (y += step))
  expect(Math.min(...heights)).toBe(70)
  expect(Math.max(...heights)).toBe(130)
})
