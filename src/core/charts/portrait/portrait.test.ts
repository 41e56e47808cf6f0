import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentInstruments } from '@/content/tests/instruments'
import { palettes } from '@/core/brand/brand'
import { canvas } from '../drawing/drawing'
import { findHighlightedRuns, paints, widthAt } from '../drawing/paint'
import { renderPortraitSvg } from '../drawing/svg'
import { drawPortrait, type PortraitPart, portraitNotes, portraits } from './portrait'
import { drawingPointsOf, drawScores, partsOf } from './portrait-fixture'

const slugs = [...portraits.keys()]
const every = (slug: string, pomp: number) => partsOf(slug).map(() => pomp)

/** Returns the largest distance between corresponding points of two drawings. */
function farthest(a: [number, number][], b: [number, number][]): number {
  if (a.length !== b.length) return Number.NaN
  return Math.max(...a.map(([x, y], index) => Math.hypot(x - (b[index]?.[0] ?? 0), y - (b[index]?.[1] ?? 0))))
}

test('every current test has a portrait with its parts and a note for each part', () => {
  for (const { slug, dimensions } of currentInstruments()) {
    expect([...partsOf(slug)].sort(), slug).toEqual(dimensions.map(({ id }) => id).sort())
    expect(Object.keys(portraitNotes[slug] ?? {}).sort(), slug).toEqual([...partsOf(slug), 'edge'].sort())
  }
})

test.each([
  { name: 'an unknown test', slug: 'stars', parts: [] },
  { name: 'a score off the scale', slug: 'sleep', parts: [{ id: 'onset', pomp: 101, half: 16 }] },
  { name: 'no score', slug: 'sleep', parts: [{ id: 'onset', pomp: Number.NaN, half: 16 }] },
  { name: 'a negative width', slug: 'sleep', parts: [{ id: 'onset', pomp: 50, half: -1 }] },
])(
  'drawPortrait throws a RangeError for $name',
  ({ slug, parts }: { slug: string; parts: readonly PortraitPart[] }) => {
    expect(() => drawPortrait(slug, parts)).toThrow(RangeError)
  },
)

describe.each(slugs)('the portrait of %s', (slug) => {
  const scores = fc.array(fc.integer({ min: 0, max: 100 }), {
    minLength: partsOf(slug).length,
    maxLength: partsOf(slug).length,
  })
  const half = fc.integer({ min: 0, max: 50 })

  test('has finite numbers and stays on its canvas for any scores', () => {
    fc.assert(
      fc.property(scores, half, (pomps, width) => {
        const drawing = drawScores(slug, pomps, width)
        for (const { opacity = 1 } of drawing.shapes) {
          expect(opacity).toBeGreaterThan(0)
          expect(opacity).toBeLessThanOrEqual(1)
        }
        expect(renderPortraitSvg(drawing, palettes.homeTheme.day, { x: 0, y: 0, width: 600 })).not.toMatch(
          /NaN|Infinity|e-\d/,
        )
        const found = drawingPointsOf(drawing)
        expect(Math.min(...found.map(([x]) => x))).toBeGreaterThanOrEqual(2)
        expect(Math.max(...found.map(([x]) => x))).toBeLessThanOrEqual(canvas.width - 2)
        expect(Math.min(...found.map(([, y]) => y))).toBeGreaterThanOrEqual(2)
        expect(Math.max(...found.map(([, y]) => y))).toBeLessThanOrEqual(canvas.height - 2)
      }),
      { numRuns: 60 },
    )
  })

  test('is the same for the same scores in any order', () => {
    const parts = partsOf(slug).map((id, index) => ({ id, pomp: 20 + 11 * index, half: 15 }))
    expect(drawPortrait(slug, parts.toReversed())).toEqual(drawPortrait(slug, parts))
  })

  test('is the same for scores that round to the same whole number', () => {
    expect(drawScores(slug, every(slug, 40.4), 16.3)).toEqual(drawScores(slug, every(slug, 39.6), 15.8))
  })

  test.each(partsOf(slug).map((part, index) => ({ part, index })))(
    'changes a little with each point of the part $part',
    ({ index }) => {
      let compared = 0
      const drawings = Array.from({ length: 101 }, (_, pomp) => {
        const drawing = drawScores(
          slug,
          every(slug, 45).map((other, n) => (n === index ? pomp : other)),
        )
        return { written: JSON.stringify(drawing), points: drawingPointsOf(drawing) }
      })
      for (const [pomp, one] of drawings.slice(0, -1).entries()) {
        const other = drawings[pomp + 1]
        expect(one.written === other?.written, `${pomp} and the next`).toBe(false)
        const way = farthest(one.points, other?.points ?? [])
        if (Number.isNaN(way)) continue
        compared++
        expect(way, `from ${pomp}`).toBeLessThan(canvas.width / 25)
      }
      // A part drawn as counted strokes has one more stroke per point, so its drawings cannot be compared.
      expect(compared).toBeGreaterThan(/^(anxiety|notice)$/.test(partsOf(slug)[index] ?? '') ? -1 : 80)
    },
  )

  test('differs clearly between opposite scores', () => {
    fc.assert(
      fc.property(scores, (pomps) => {
        const far = pomps.map((pomp) => (pomp < 50 ? pomp / 4 : 100 - (100 - pomp) / 4))
        const [one, other] = [
          drawScores(slug, far),
          drawScores(
            slug,
            far.map((pomp) => 100 - pomp),
          ),
        ]
        const way = farthest(drawingPointsOf(one), drawingPointsOf(other))
        expect(Number.isNaN(way) || way > 25).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  test('has a wider uncertainty band for a wider score interval', () => {
    const soft = (width: number) =>
      drawingPointsOf({
        ...drawScores(slug, every(slug, 50), width),
        shapes: drawScores(slug, every(slug, 50), width).shapes.filter(({ role }) => role === 'soft'),
      })
    const spread = (width: number) => {
      const [one, none] = [soft(width), soft(0)]
      return Math.max(
        ...one.map(([x, y], index) => Math.hypot(x - (none[index]?.[0] ?? 0), y - (none[index]?.[1] ?? 0))),
      )
    }
    expect(spread(16)).toBeGreaterThan(1.5)
    expect(spread(24)).toBeGreaterThan(spread(16))
  })

  test('draws a part without a score as score 50 with the widest uncertainty band', () => {
    const [first, ...others] = partsOf(slug).map((id) => ({ id, pomp: 70, half: 16 }))
    if (!first) throw new Error('no parts')
    expect(drawPortrait(slug, others)).toEqual(drawPortrait(slug, [{ ...first, pomp: 50, half: 50 }, ...others]))
  })

  test('has less than 26 KB of path data', () => {
    const weights = [0, 50, 100].map((pomp) =>
      drawScores(slug, every(slug, pomp)).shapes.reduce((sum, shape) => sum + ('d' in shape ? shape.d.length : 20), 0),
    )
    expect(Math.max(...weights)).toBeLessThan(26_000)
  })
})

test('an attachment portrait has 71 strokes at anxiety 71 and 72 % overlap at avoidance 28', () => {
  const { shapes } = drawScores('attachment', [71, 28])
  const hair = shapes.find(({ role }) => role === 'hair')
  expect(hair && 'd' in hair ? hair.d.match(/M/g) : null).toHaveLength(71)
  const circles = shapes.flatMap((shape) => ('cx' in shape && shape.role !== 'soft' ? [shape] : []))
  const [own, others] = [circles.find(({ role }) => role === 'wash'), circles.find(({ role }) => role === 'fine')]
  if (!own || !others) throw new Error('no circles')
  expect((2 * own.r - (others.cx - own.cx)) / (2 * own.r)).toBeCloseTo(0.72)
})

test('an emotion portrait has one stroke for each point of noticing', () => {
  const hair = drawScores('emotion-skills', [37, 50, 50]).shapes.find(({ role }) => role === 'hair')
  expect(hair && 'd' in hair ? hair.d.match(/M/g) : null).toHaveLength(37)
})

describe('renderPortraitSvg', () => {
  const drawing = drawScores('attachment', [50, 50])

  test('returns an SVG with the given position and palette and no external resources', () => {
    const { night } = palettes.duskTheme
    const svg = renderPortraitSvg(drawing, night, { x: 10, y: 20, width: 800 })
    expect(svg).toMatch(/^<svg x="10" y="20" width="800" height="640" viewBox="0 0 400 320" fill="none"/)
    expect(svg).toContain(`stroke="${night.action}"`)
    expect(svg).not.toMatch(/var\(|url\(|href|<style|undefined/)
  })

  test('draws heavier lines when the size is small', () => {
    const width = (size: 'large' | 'small') => {
      const svg = renderPortraitSvg(drawing, palettes.homeTheme.day, { x: 0, y: 0, width: 96, size })
      return Math.max(...[...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, value]) => Number(value)))
    }
    expect(width('small')).toBeGreaterThan(1.5 * width('large'))
  })

  test('draws lines of at least a quarter of a pixel in a thumbnail', () => {
    for (const [role, paint] of Object.entries(paints)) {
      if ('width' in paint)
        expect(widthAt(role as keyof typeof paints, paint.width, 'small') * (96 / 400)).toBeGreaterThan(0.25)
    }
  })
})

describe.each(slugs)('the highlighted marks of %s', (slug) => {
  const parts = partsOf(slug)
  const anything = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: parts.length, maxLength: parts.length })
  const ends = fc.array(fc.constantFrom(0, 50, 100), { minLength: parts.length, maxLength: parts.length })

  test('are some but not all marks of the drawing, and differ between parts', () => {
    fc.assert(
      fc.property(fc.oneof(anything, ends), (pomps) => {
        const drawing = drawScores(slug, pomps)
        const sets = parts.map((part) => findHighlightedRuns(drawing, part))
        for (const [n, runs] of sets.entries()) {
          const marks = runs.flatMap((run) => run.marks)
          expect(marks.length, parts[n]).toBeGreaterThan(0)
          const whole = runs.filter(({ banded }) => !banded).flatMap((run) => run.marks)
          expect(whole.length, parts[n]).toBeLessThan(drawing.shapes.length)
        }
        const seen = sets.map((runs, n) =>
          JSON.stringify(runs.map((run) => [run.marks, run.banded && drawing.bands?.[parts[n] ?? '']])),
        )
        expect(new Set(seen).size).toBe(parts.length)
      }),
      { numRuns: 60 },
    )
  })

  test('belong to known parts, and every mark has at least one part', () => {
    for (const pomp of [0, 40, 100]) {
      const { shapes, bands = {} } = drawScores(slug, every(slug, pomp))
      for (const { role, parts: own = [] } of shapes) {
        expect(own.length, role).toBeGreaterThan(0)
        expect(parts).toEqual(expect.arrayContaining([...own]))
      }
      for (const [part, strips = []] of Object.entries(bands)) {
        expect(parts).toContain(part)
        for (const { along, from, to } of strips) {
          expect(to - from).toBeGreaterThan(25)
          expect(Math.min(from, (along === 'x' ? canvas.width : canvas.height) - to)).toBeGreaterThanOrEqual(0)
        }
      }
    }
  })

  test('move when the score of their part changes', () => {
    for (const [index, part] of parts.entries()) {
      const at = (pomp: number) => {
        const drawing = drawScores(
          slug,
          every(slug, 45).map((other, n) => (n === index ? pomp : other)),
        )
        return JSON.stringify(
          findHighlightedRuns(drawing, part).flatMap(({ marks }) => marks.map((mark) => drawing.shapes[mark])),
        )
      }
      expect(at(20), part).not.toBe(at(80))
    }
  })
})
