import { describe, expect, test } from 'vitest'
import { palettes } from '@/core/brand/brand'
import { drawPortrait, portraits } from '../portrait/portrait'
import type { Drawing } from './drawing'
import { marginOf, overlayOf, simplifyDrawing, stampOf, thumbnailOf, tileOf } from './simplify'
import { renderPortraitSvg } from './svg'

const profiles = [
  [20, 70, 40, 80, 55, 30],
  [80, 90, 75, 85, 60, 95],
  [50, 50, 50, 50, 50, 50],
  [0, 100, 0, 100, 0, 100],
]
const drawn = (slug: string, pomps: readonly number[]): Drawing =>
  drawPortrait(
    slug,
    (portraits.get(slug)?.parts ?? []).map((id, index) => ({ id, pomp: pomps[index] ?? 50, half: 17 })),
  )
const svg = (drawing: Drawing) =>
  renderPortraitSvg(drawing, palettes.homeTheme.day, { x: 0, y: 0, width: 112, size: 'small' })
const line = (d: string): Drawing => ({
  viewBox: '0 0 400 320',
  width: 400,
  height: 320,
  shapes: [{ role: 'line', d }],
})
const pathOf = (drawing: Drawing) => drawing.shapes.map((shape) => ('d' in shape ? shape.d : ''))[0]

describe.each([...portraits.keys()])('the thumbnail of %s', (slug) => {
  test('is smaller than 6.5 KB and usually smaller than 5.5 KB', () => {
    const weights = profiles.map((pomps) => svg(thumbnailOf(drawn(slug, pomps))).length).sort((a, b) => a - b)
    expect(weights.at(-1)).toBeLessThan(6_500)
    expect(weights[1]).toBeLessThan(5_500)
  })

  test('keeps every mark of the full drawing except those of the role “soft”', () => {
    for (const pomps of profiles) {
      const [full, small] = [drawn(slug, pomps), thumbnailOf(drawn(slug, pomps))]
      const strong = ({ shapes }: Drawing) => shapes.filter(({ role }) => role !== 'soft').map(({ role }) => role)
      expect(strong(small)).toEqual(strong(full))
      expect(svg(small)).not.toMatch(/NaN|Infinity|undefined|"M[^"]*l"/)
    }
  })

  test('has at most as many bytes as the margin version, which keeps every mark', () => {
    for (const pomps of profiles) {
      const [full, margin] = [drawn(slug, pomps), marginOf(drawn(slug, pomps))]
      expect(margin.shapes.map(({ role }) => role)).toEqual(full.shapes.map(({ role }) => role))
      expect(svg(margin).length).toBeLessThanOrEqual(svg(full).length)
      expect(svg(thumbnailOf(full)).length).toBeLessThanOrEqual(svg(margin).length)
      expect(svg(margin)).not.toMatch(/NaN|Infinity|undefined|"M[^"]*l"/)
    }
  })

  test('has a byte size between those of the stamp and tile versions', () => {
    for (const pomps of profiles) {
      const full = drawn(slug, pomps)
      const [stamp, thumbnail, tile] = [stampOf(full), thumbnailOf(full), tileOf(full)].map((one) => svg(one).length)
      expect(stamp).toBeLessThanOrEqual(Math.min(2_500, thumbnail ?? 0))
      expect(thumbnail).toBeLessThanOrEqual(tile ?? 0)
      expect(tile).toBeLessThan(9_500)
      expect(svg(stampOf(full))).not.toMatch(/NaN|Infinity|undefined|"M[^"]*l"/)
    }
    expect(stampOf(drawn(slug, [20, 20, 20, 20, 20, 20]))).not.toEqual(stampOf(drawn(slug, [80, 80, 80, 80, 80, 80])))
  })

  test('differs when the scores differ', () => {
    expect(thumbnailOf(drawn(slug, [20, 20, 20, 20, 20, 20]))).not.toEqual(
      thumbnailOf(drawn(slug, [30, 30, 30, 30, 30, 30])),
    )
  })
})

test.each([
  { name: 'points on a straight line', d: 'M0 0l10 0l10 0l10 0', becomes: 'M0 0l30 0' },
  { name: 'a real corner', d: 'M0 0l10 0l0 10', becomes: 'M0 0l10 0 0 10' },
  { name: 'a nearly straight curve', d: 'M0 0c10 .1 20-.1 30 0', becomes: 'M0 0l30 0' },
  { name: 'a closed loop', d: 'M-5-5l20 0l0 20l-20 0z', becomes: 'M-5-5l20 0 0 20-20 0z' },
  { name: 'single strokes', d: 'M1.5 1.5l8.2 1.1M2 3l8.2 1', becomes: 'M1.5 1.5l8.2 1.1M2 3l8.2 1' },
  { name: 'arcs', d: 'M1.25 2A92 92 0 0 1 3 4', becomes: 'M1.25 2A92 92 0 0 1 3 4' },
])('simplifyDrawing turns $name ($d) into $becomes', ({ d, becomes }) => {
  expect(pathOf(simplifyDrawing(line(d), { tolerance: 1 }))).toBe(becomes)
})

test('simplifyDrawing mirrors the previous control point for a smooth curve command (s)', () => {
  // Half a wave up, half a wave down.
  const path = pathOf(simplifyDrawing(line('M0 100c0-40 40-40 40 0s40 40 40 0'), { tolerance: 0.5 })) ?? ''
  const ys = [...path.matchAll(/(-?\d+)[ ]?(-?\d+)/g)].map(([, , y]) => Number(y)).slice(1)
  let y = 100
  const heights = ys.map((step) => (y += step))
  expect(Math.min(...heights)).toBe(70)
  expect(Math.max(...heights)).toBe(130)
})

/** Straight pieces of a path of relative lines. */
function corners(d: string): [number, number][] {
  let [x, y] = [0, 0]
  const numbers = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, n) => {
    ;[x, y] = [x + (numbers[2 * n] ?? 0), y + (numbers[2 * n + 1] ?? 0)]
    return [x, y]
  })
}
function distanceToLine([x, y]: readonly [number, number], points: readonly (readonly [number, number])[]): number {
  const ways = points.slice(1).map(([bx, by], n) => {
    const [ax, ay] = points[n] ?? [bx, by]
    const [dx, dy] = [bx - ax, by - ay]
    const length = dx ** 2 + dy ** 2
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
    return Math.hypot(x - ax - share * dx, y - ay - share * dy)
  })
  return Math.min(...ways)
}

test.each([0.2, 0.5, 1, 2])(
  'a simplified line stays within the tolerance %f of its curve apart from rounding',
  (tolerance) => {
    const [sx, sy] = [20, 300]
    const curve = [
      [sx, sy],
      [sx + 30, sy - 200],
      [sx + 120, sy + 40],
      [sx + 200, sy - 90],
    ] as const
    const grain = 10
    const path = pathOf(simplifyDrawing(line('M20 300c30-200 120 40 200-90'), { tolerance, grain })) ?? ''
    const points = corners(path)
    expect(points[0]).toEqual([20, 300])
    expect(points.at(-1)?.[0]).toBeCloseTo(220)
    expect(points.at(-1)?.[1]).toBeCloseTo(210)
    for (const t of [0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1]) {
      const u = 1 - t
      const along = (axis: 0 | 1) =>
        u ** 3 * curve[0][axis] +
        3 * u ** 2 * t * curve[1][axis] +
        3 * u * t ** 2 * curve[2][axis] +
        t ** 3 * curve[3][axis]
      expect(distanceToLine([along(0), along(1)], points)).toBeLessThanOrEqual(tolerance + 1 / grain)
    }
  },
)

test('a simplified line has fewer points with a higher tolerance', () => {
  const counts = [0.05, 0.5, 2, 20].map(
    (tolerance) =>
      corners(pathOf(simplifyDrawing(line('M20 300c30-200 120 40 200-90s60 90 100 90'), { tolerance })) ?? '').length,
  )
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect([(counts[0] ?? 0) > 8, counts.at(-1)]).toEqual([true, 5])
})

test('simplifyDrawing leaves out pale marks and keeps circles unchanged', () => {
  const drawing: Drawing = {
    ...line('M0 0l9 9'),
    shapes: [
      { role: 'soft', opacity: 0.49, d: 'M0 0l9 9' },
      { role: 'soft', opacity: 0.5, d: 'M0 0l9 9' },
      { role: 'soft', d: 'M0 0l9 9' },
      { role: 'fine', opacity: 0.1, d: 'M0 0l9 9' },
      { role: 'glow', cx: 1.23, cy: 4, r: 5 },
    ],
  }
  expect(simplifyDrawing(drawing, { tolerance: 1, palest: 0.5 }).shapes).toEqual(drawing.shapes.slice(1))
  expect(overlayOf(drawing).shapes.map(({ role }) => role)).toEqual(['fine'])
  expect(marginOf(drawing).shapes).toHaveLength(5)
  expect(thumbnailOf(drawing).shapes).toHaveLength(4)
})
