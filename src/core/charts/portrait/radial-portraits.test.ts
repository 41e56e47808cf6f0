import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Drawing, middle, type Role } from '../drawing/drawing'
import { circleOf, drawScores, isRising, knotsOf, marksOf, pointsOf, scores, strokesOf } from './portrait-fixture'

/*
 * What captions tell readers of their pictures (`notes` of each portrait), for portraits that go round a middle.
 */

const score = fc.integer({ min: 0, max: 100 })
const reach = (drawing: Drawing, role: Role, [cx, cy] = middle) =>
  Math.max(...marksOf(drawing, role).flatMap((shape) => pointsOf(shape).map(([x, y]) => Math.hypot(x - cx, y - cy))))

/** Returns the area inside a closed line. */
function area(points: readonly (readonly [number, number])[]): number {
  const twice = points.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = points[(n + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

describe('the attachment portrait', () => {
  test('has one stroke for each point of anxiety on the side that faces the other circle', () => {
    fc.assert(
      fc.property(score, score, (anxiety, avoidance) => {
        const drawing = drawScores('attachment', [anxiety, avoidance])
        const { cx, cy, r } = circleOf(drawing, 'wash')
        const strokes = strokesOf(marksOf(drawing, 'hair')[0])
        expect(strokes).toHaveLength(anxiety)
        for (const { from, to } of strokes) {
          expect(from[0]).toBeGreaterThan(cx)
          // Each stroke crosses the line from the inside to the outside.
          expect(Math.hypot(from[0] - cx, from[1] - cy)).toBeLessThan(r)
          expect(Math.hypot(to[0] - cx, to[1] - cy)).toBeGreaterThan(r)
        }
        const [line] = marksOf(drawing, 'line')
        expect(line && 'cx' in line).toBe(anxiety === 0)
        const ends = anxiety === 0 || !line ? [] : pointsOf(line)
        for (const [x, y] of ends) expect(Math.abs(Math.hypot(x - cx, y - cy) - r)).toBeLessThan(0.2)
      }),
    )
  })

  test('has its longest strokes in the middle, and shorter ones evenly above and below', () => {
    const strokes = strokesOf(marksOf(drawScores('attachment', [60, 50]), 'hair')[0])
    const lengths = strokes.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]))
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
    expect(mean(lengths.slice(20, 40))).toBeGreaterThan(mean(lengths.slice(0, 10)) + 5)
    expect(mean(lengths.slice(20, 40))).toBeGreaterThan(mean(lengths.slice(50)) + 5)
    expect(mean(strokes.map(({ from }) => from[1]))).toBeCloseTo(middle[1], 0)
  })

  test('overlaps the circles less with more avoidance and marks their overlap', () => {
    fc.assert(
      fc.property(score, (avoidance) => {
        const drawing = drawScores('attachment', [50, avoidance])
        const [own, other] = [circleOf(drawing, 'wash'), circleOf(drawing, 'fine')]
        expect((2 * own.r - (other.cx - own.cx)) / (2 * own.r)).toBeCloseTo(1 - avoidance / 100)
        expect((own.cx + other.cx) / 2).toBeCloseTo(middle[0])
        const [glow] = marksOf(drawing, 'glow')
        const corners = glow ? pointsOf(glow) : []
        expect(corners).toHaveLength(3)
        for (const [x, y] of corners) {
          expect(x).toBe(middle[0])
          expect(Math.abs(Math.hypot(x - own.cx, y - own.cy) - own.r)).toBeLessThan(0.2)
        }
      }),
    )
  })

  test('has paler circles at both ends of the score interval', () => {
    const soft = marksOf(drawScores('attachment', [50, 50], 20), 'soft').map((shape) => ('cx' in shape ? shape.cx : 0))
    expect(Math.max(...soft)).toBeCloseTo(middle[0] + 92 * 0.7)
    expect(Math.min(...soft)).toBeCloseTo(middle[0] - 92 * 0.7)
    expect(soft.filter((cx) => cx > middle[0] + 92 * 0.5)).toHaveLength(3)
    expect(soft.filter((cx) => cx < middle[0] - 92 * 0.5)).toHaveLength(3)
  })
})

describe('the Big Five portrait', () => {
  // Openness, conscientiousness, extraversion, agreeableness, stability.
  const flower = (change: Partial<Record<0 | 1 | 2 | 3 | 4, number>>) =>
    drawScores('big-five', Object.assign([50, 50, 50, 50, 50], change))
  const ringsOf = (drawing: Drawing) => [...marksOf(drawing, 'fine'), ...marksOf(drawing, 'line')].map(pointsOf)
  /** Returns the direction of the outermost point of a ring, as a fraction of the angle of a petal. */
  const tip = (ring: readonly (readonly [number, number])[]) => {
    let [x, y] = [0, 0]
    for (const [ownX, ownY] of ring) {
      const own: [number, number] = [ownX - middle[0], ownY - middle[1]]
      if (Math.hypot(...own) > Math.hypot(x, y) + 0.3) [x, y] = own
    }
    return (((Math.atan2(y, x) + Math.PI / 2) / (2 * Math.PI)) * 9 + 9.5) % 1
  }

  test('has longer petals with more extraversion', () => {
    const reaches = scores.map((extraversion) => reach(flower({ 2: extraversion }), 'line'))
    expect(isRising(reaches)).toBe(true)
    expect(reaches[0]).toBeCloseTo(96, 0)
    expect(reaches.at(-1)).toBeCloseTo(150, 0)
  })

  test('has a second flower that grows with openness until it is as wide as the first', () => {
    const reaches = scores.map((openness) => reach(flower({ 0: openness }), 'hair'))
    expect(isRising(reaches)).toBe(true)
    expect(reaches[0]).toBeLessThan(20)
    expect(reaches.at(-1)).toBeCloseTo(reach(flower({ 0: 100 }), 'line'), 0)
  })

  test('places the petals of the second flower between those of the first', () => {
    const drawing = flower({ 0: 100, 1: 100, 3: 0 })
    const [first, second] = [marksOf(drawing, 'line')[0], marksOf(drawing, 'hair').at(-1)]
    if (!first || !second) throw new Error('no flowers')
    expect(Math.abs(tip(pointsOf(first)) - tip(pointsOf(second)))).toBeCloseTo(0.5, 1)
  })

  test('aligns its rings at conscientiousness 100 and turns them against each other at conscientiousness 0', () => {
    const turns = (conscientiousness: number) => {
      const tips = ringsOf(flower({ 1: conscientiousness, 3: 0 }))
        .slice(2)
        .map(tip)
      return Math.max(...tips) - Math.min(...tips)
    }
    expect(turns(100)).toBeLessThan(0.06)
    expect(turns(0)).toBeGreaterThan(0.3)
  })

  test('has fuller petals with more agreeableness', () => {
    const areas = scores.map((agreeableness) => area(ringsOf(flower({ 3: agreeableness })).at(-1) ?? []))
    expect(isRising(areas)).toBe(true)
  })

  test('has a smaller warm centre with more stability, always smaller than the flower', () => {
    const radii = scores.map((stability) => circleOf(flower({ 4: stability }), 'glow').r)
    expect(isRising(radii.toReversed())).toBe(true)
    expect([radii[0], radii.at(-1)]).toEqual([70, 14])
    for (const extraversion of scores) {
      const drawing = flower({ 2: extraversion, 4: 0 })
      expect(circleOf(drawing, 'glow').r).toBeLessThan(0.75 * reach(drawing, 'line'))
    }
  })

  test('has eight evenly spaced rings that get darker outwards', () => {
    const drawing = flower({})
    const reaches = marksOf(drawing, 'fine').map((shape) => reach({ ...drawing, shapes: [shape] }, 'fine'))
    expect(reaches).toHaveLength(7)
    expect(isRising([...reaches, reach(drawing, 'line')])).toBe(true)
    expect(isRising(marksOf(drawing, 'fine').map(({ opacity = 1 }) => opacity))).toBe(true)
    for (const [n, one] of reaches.entries()) expect(one).toBeCloseTo(8 + ((123 - 8) * (n + 1)) / 8, 0)
  })
})

describe('the self-worth portrait', () => {
  // Competence, acceptance, contingency.
  const rings = (drawing: Drawing) => [...marksOf(drawing, 'line'), ...marksOf(drawing, 'fine')]

  test('has more rings with more competence, from three at competence 0 to twelve at competence 100', () => {
    const counts = scores.map((competence) => rings(drawScores('self-worth', [competence, 50, 0])).length)
    expect(counts[0]).toBe(3)
    expect(counts.at(-1)).toBe(12)
    expect([...counts].sort((a, b) => a - b)).toEqual(counts)
    // The third ring is half transparent.
    expect(marksOf(drawScores('self-worth', [0, 50, 0]), 'fine').map(({ opacity }) => opacity)).toEqual([1, 0.5])
  })

  test('has evenly spaced circular rings around the inner circle at contingency 0', () => {
    const drawing = drawScores('self-worth', [70, 40, 0])
    const room = circleOf(drawing, 'accent').r
    const radii = rings(drawing).map((shape) => {
      const ways = knotsOf(shape).map(([x, y]) => Math.hypot(x - middle[0], y - middle[1]))
      expect(Math.max(...ways) - Math.min(...ways)).toBeLessThan(0.2)
      return Math.max(...ways)
    })
    expect(radii[0]).toBeCloseTo(132, 0)
    const gaps = radii.slice(1).map((radius, n) => (radii[n] ?? 0) - radius)
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.5)
    expect(Math.min(...radii)).toBeGreaterThan(room)
  })

  test('has a wider inner circle with more acceptance', () => {
    const radii = scores.map((acceptance) => circleOf(drawScores('self-worth', [50, acceptance, 50]), 'accent').r)
    expect(isRising(radii)).toBe(true)
    expect([radii[0], radii.at(-1)]).toEqual([14, 78])
    expect(circleOf(drawScores('self-worth', [50, 30, 50]), 'glow').r).toBe(
      circleOf(drawScores('self-worth', [50, 30, 50]), 'accent').r,
    )
  })

  test('distorts the rings more with more contingency and outer rings more than inner ones', () => {
    const wobble = (contingency: number, ring: number) => {
      const shape = rings(drawScores('self-worth', [60, 50, contingency]))[ring]
      const ways = shape ? pointsOf(shape).map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])) : []
      return Math.max(...ways) - Math.min(...ways)
    }
    expect(isRising(scores.map((contingency) => wobble(contingency, 0)))).toBe(true)
    expect(isRising([5, 4, 3, 2, 1, 0].map((ring) => wobble(100, ring)))).toBe(true)
    expect(wobble(100, 0)).toBeGreaterThan(30)
  })

  test('has paler lines around the inner circle and the outer ring for the score intervals', () => {
    const soft = marksOf(drawScores('self-worth', [50, 50, 50], 20), 'soft')
    const rooms = soft.flatMap((shape) => ('cx' in shape ? [shape.r] : []))
    expect(rooms).toHaveLength(6)
    expect(Math.min(...rooms)).toBeCloseTo(14 + 64 * 0.3)
    expect(Math.max(...rooms)).toBeCloseTo(14 + 64 * 0.7)
    expect(soft).toHaveLength(12)
  })
})
