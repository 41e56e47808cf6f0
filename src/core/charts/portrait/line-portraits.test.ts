import { describe, expect, test } from 'vitest'
import type { Drawing, Shape } from '../drawing/drawing'
import { circleOf, drawScores, isRising, knotsOf, marksOf, pointsOf, scores, strokesOf } from './portrait-fixture'

/*
 * What captions tell readers of their pictures (`notes` of each portrait), for portraits of lines.
 */

const xs = (shape: Shape | undefined) => knotsOf(shape).map(([x]) => x)
const ys = (shape: Shape | undefined) => knotsOf(shape).map(([, y]) => y)
const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
/** Returns the total vertical distance that a line covers. */
const way = (shape: Shape | undefined) => ys(shape).reduce((sum, y, n, all) => sum + Math.abs(y - (all[n - 1] ?? y)), 0)
const lineOf = (drawing: Drawing): Shape => {
  const [line] = marksOf(drawing, 'line')
  if (!line) throw new Error('no line')
  return line
}
const linesOf = (drawing: Drawing): Shape[] => [...marksOf(drawing, 'fine'), ...marksOf(drawing, 'line')]
const last = <T>(list: readonly T[]): T => {
  const found = list.at(-1)
  if (found === undefined) throw new Error('nothing')
  return found
}
const weights = (shapes: readonly Shape[]) => shapes.map(({ opacity = 1 }) => opacity)

describe('the attention portrait', () => {
  // Inattention, restlessness, impulsivity.
  const threads = (inattention: number, restlessness = 0) =>
    linesOf(drawScores('attention', [inattention, restlessness, 0]))
  const inside = (inattention: number) => {
    const { cx, cy, r } = circleOf(drawScores('attention', [inattention, 0, 0]), 'accent')
    return threads(inattention).filter((thread) => {
      const [x, y] = last(knotsOf(thread))
      return Math.hypot(x - cx, y - cy) <= r
    }).length
  }

  test('leads all thirteen threads into the circle at inattention 0 and most past it at inattention 100', () => {
    expect([inside(0), inside(10)]).toEqual([13, 13])
    expect(inside(100)).toBeLessThan(4)
  })

  test('keeps the threads in order at inattention 0 and crosses them at inattention 100', () => {
    const inOrder = (inattention: number, at: number) => {
      const heights = threads(inattention)
        .map((thread) => knotsOf(thread))
        .sort(([a], [b]) => (a?.[1] ?? 0) - (b?.[1] ?? 0))
        .map((points) => points[at]?.[1] ?? 0)
      return isRising(heights)
    }
    expect([0, 8, 16, 24].map((at) => inOrder(0, at))).toEqual([true, true, true, true])
    expect(inOrder(100, 20)).toBe(false)
  })

  test('has threads that sway more with more restlessness and not at all at 0', () => {
    const ways = scores.map((restlessness) => way(marksOf(drawScores('attention', [0, restlessness, 0]), 'line')[0]))
    expect(ways[0]).toBe(0)
    expect(isRising(ways)).toBe(true)
  })

  test('extends every thread farther with more impulsivity and not at all at 0', () => {
    const shots = (impulsivity: number) => marksOf(drawScores('attention', [40, 30, impulsivity]), 'hair')
    expect(shots(0)).toEqual([])
    expect(shots(100)).toHaveLength(13)
    const written = (point: readonly number[] = []) => point.map((value) => value.toFixed(1)).join()
    const ends = threads(40, 30).map((thread) => written(last(knotsOf(thread))))
    for (const shot of shots(60)) expect(ends).toContain(written(knotsOf(shot)[0]))
    expect(isRising(scores.slice(1).map((one) => shots(one).reduce((sum, shot) => sum + range(xs(shot)), 0)))).toBe(
      true,
    )
    for (const shot of shots(100)) {
      expect(range(xs(shot))).toBeGreaterThan(33)
      expect(range(xs(shot))).toBeLessThan(95)
      // The line levels out.
      const heights = ys(shot)
      const steps = heights.slice(1).map((y, n) => Math.abs(y - (heights[n] ?? 0)))
      expect(last(steps)).toBeLessThanOrEqual((steps[0] ?? 0) + 0.11)
    }
  })
})

describe('the emotion skills portrait', () => {
  // Notice, understand, regulate.
  const strands = (understand: number, regulate = 50) =>
    linesOf(drawScores('emotion-skills', [50, understand, regulate])).slice(1)

  test('has one stroke for each point of noticing between the wave and its middle line', () => {
    for (const notice of scores.slice(1)) {
      const strokes = strokesOf(marksOf(drawScores('emotion-skills', [notice, 50, 50]), 'hair')[0])
      expect(strokes).toHaveLength(notice)
      for (const { from, to } of strokes) {
        expect([from[0], from[1]]).toEqual([to[0], 160])
        expect(Math.abs(to[1] - 160)).toBeGreaterThanOrEqual(4)
      }
      expect(Math.min(...strokes.map(({ from }) => from[0]))).toBeCloseTo(22 + 356 * (1 - (notice - 0.5) / 100), 0)
      expect(Math.max(...strokes.map(({ from }) => from[0]))).toBeCloseTo(378 - 356 * 0.005, 0)
    }
    expect(marksOf(drawScores('emotion-skills', [0, 50, 50]), 'hair')).toEqual([])
  })

  test('spreads the wave from one line at understanding 0 to nine evenly spaced lines at 100', () => {
    expect(new Set(strands(0).map((shape) => ('d' in shape ? shape.d : ''))).size).toBe(1)
    expect(strands(0)).toHaveLength(9)
    const spread = scores.map((understand) => range(strands(understand, 100).map((one) => last(ys(one)))))
    expect(isRising(spread)).toBe(true)
    expect(last(spread)).toBeCloseTo(100, -1)
    const ends = strands(100, 100)
      .map((one) => last(ys(one)))
      .sort((a, b) => a - b)
    for (const [n, end] of ends.slice(1).entries()) expect(end - (ends[n] ?? 0)).toBeCloseTo(12.5, -1)
  })

  test('flattens the wave more with more regulation, and not at all at 0', () => {
    const heights = (regulate: number) => {
      const points = knotsOf(strands(0, regulate)[0])
      const within = (from: number, to: number) => range(points.flatMap(([x, y]) => (x >= from && x <= to ? [y] : [])))
      return { first: within(60, 180), end: within(260, 378) }
    }
    expect(heights(0).end).toBeCloseTo(heights(0).first, -1)
    expect(isRising(scores.toReversed().map((regulate) => heights(regulate).end))).toBe(true)
    expect(heights(100).end).toBeLessThan(0.2 * heights(0).end)
  })
})

describe('the low mood portrait', () => {
  // Mood, interest, body, thinking.
  const lowest = (mood: number, body: number) => knotsOf(lineOf(drawScores('low-mood', [mood, 50, body, 0])))
  const depth = (points: readonly (readonly [number, number])[]) =>
    Math.max(...points.map(([, y]) => y)) - Math.max(points[0]?.[1] ?? 0, points.at(-1)?.[1] ?? 0)

  test('has a deeper hollow in the middle with a higher body score', () => {
    expect(isRising(scores.map((body) => depth(lowest(40, body))))).toBe(true)
    const [x] = lowest(40, 80).reduce((one, other) => (other[1] > one[1] ? other : one))
    expect(Math.abs(x - 200)).toBeLessThan(30)
  })

  test('has a wider hollow with a higher mood score', () => {
    const wide = (mood: number) => lowest(mood, 60).reduce((sum, [, y]) => sum + y, 0)
    expect(isRising(scores.map(wide))).toBe(true)
  })

  test('bends lower lines more than upper lines', () => {
    const lines = linesOf(drawScores('low-mood', [40, 50, 100, 0]))
    expect(lines).toHaveLength(13)
    expect(range(ys(lines.at(-1)))).toBeGreaterThan(range(ys(lines[0])) + 50)
  })

  test('has smaller and paler dots with a higher interest score, but never hides a dot', () => {
    const lights = (interest: number) => marksOf(drawScores('low-mood', [50, interest, 50, 0]), 'dot')
    const radius = (interest: number) => lights(interest).map((light) => ('r' in light ? light.r : 0))
    for (const interest of scores) {
      expect(lights(interest)).toHaveLength(15)
      expect(Math.min(...weights(lights(interest)))).toBeGreaterThanOrEqual(0.55)
      expect(Math.min(...radius(interest))).toBeGreaterThanOrEqual(1.5)
    }
    expect(isRising(scores.toReversed().map((interest) => radius(interest)[0] ?? 0))).toBe(true)
    expect([radius(0)[0], weights(lights(0))[0]]).toEqual([5.2, 1])
    expect(weights(lights(100))[0]).toBeCloseTo(0.55)
  })

  test('places every dot on a line and apart from all other dots', () => {
    const drawing = drawScores('low-mood', [50, 50, 50, 0])
    const places = linesOf(drawing).map(knotsOf)
    const lights = marksOf(drawing, 'dot').flatMap((light) => ('cx' in light ? [light] : []))
    for (const { cx, cy } of lights) {
      const near = places.some((points) =>
        points.some(([x, y], n) => {
          const [nextX, nextY] = points[n + 1] ?? [x, y]
          if (cx < x || cx > nextX || nextX === x) return false
          return Math.abs(y + ((nextY - y) * (cx - x)) / (nextX - x) - cy) < 1.5
        }),
      )
      expect(near, `${cx} ${cy}`).toBe(true)
    }
    for (const [n, one] of lights.entries()) {
      for (const other of lights.slice(n + 1))
        expect(Math.hypot(one.cx - other.cx, one.cy - other.cy)).toBeGreaterThan(15)
    }
  })

  test('adds a second set of lines that drifts farther with a higher thinking score', () => {
    const veil = (thinking: number) => {
      const drawing = drawScores('low-mood', [50, 50, 50, thinking])
      return { count: marksOf(drawing, 'fine').length, lines: marksOf(drawing, 'fine').slice(12) }
    }
    expect(veil(0).count).toBe(12)
    expect(veil(1).count).toBe(24)
    const plain = linesOf(drawScores('low-mood', [50, 50, 50, 0])).slice(1)
    const drift = (thinking: number) =>
      Math.max(
        ...veil(thinking).lines.map((line, n) =>
          Math.max(...ys(line).map((y, at) => Math.abs(y - (ys(plain[n])[at] ?? 0)))),
        ),
      )
    expect(isRising(scores.slice(1).map(drift))).toBe(true)
    expect(drift(100)).toBeGreaterThan(10)
    expect(weights(veil(100).lines)[0]).toBeCloseTo(0.7)
    expect(weights(veil(20).lines)[0]).toBeCloseTo(0.4)
  })
})

describe('the sleep portrait', () => {
  // Onset, maintenance, daytime.
  const night = (onset: number, maintenance: number, daytime: number) =>
    knotsOf(lineOf(drawScores('sleep', [onset, maintenance, daytime])))
  const heightAt = (points: readonly (readonly [number, number])[], share: number) =>
    points[Math.round(share * (points.length - 1))]?.[1] ?? 0

  test('has a longer slope of falling asleep with a higher onset score', () => {
    const asleep = (onset: number) => night(onset, 0, 0).find(([, y]) => y > 250)?.[0] ?? 0
    const whens = [0, 20, 40, 60, 80, 100].map(asleep)
    expect(isRising(whens)).toBe(true)
    expect(whens[0]).toBeLessThan(80)
    expect(whens.at(-1)).toBeGreaterThan(170)
  })

  test('has no ridge at maintenance 0 and three high ridges in the night at maintenance 100', () => {
    const ridges = (maintenance: number) => {
      const points = night(0, maintenance, 0).slice(12, 48)
      return points.filter(
        ([, y], n) =>
          n > 0 && n < points.length - 1 && y < (points[n - 1]?.[1] ?? 0) - 4 && y <= (points[n + 1]?.[1] ?? 0),
      ).length
    }
    expect([ridges(0), ridges(100)]).toEqual([0, 3])
    const highest = scores.map((maintenance) =>
      Math.min(
        ...night(0, maintenance, 0)
          .slice(12, 46)
          .map(([, y]) => y),
      ),
    )
    expect(isRising(highest.toReversed())).toBe(true)
    expect(highest.at(-1)).toBeGreaterThan(98)
    expect(highest.at(-1)).toBeLessThan(130)
  })

  test('ends the curve at the accent line at daytime 0, and lower with a higher daytime score', () => {
    const left = scores.map((daytime) => heightAt(night(50, 50, daytime), 0.95))
    expect(left[0]).toBeCloseTo(98, 0)
    expect(isRising(left)).toBe(true)
    expect(left.at(-1)).toBeLessThan(98 + 0.6 * (274 - 98))
  })

  test('spaces the lines evenly between the accent line and the lowest line', () => {
    const drawing = drawScores('sleep', [30, 40, 50])
    const warm = marksOf(drawing, 'accent')[0]
    expect(range(ys(warm))).toBe(0)
    const lines = linesOf(drawing)
    expect(lines).toHaveLength(8)
    for (const share of [0.3, 0.5, 0.8]) {
      const heights = lines.map((line) => heightAt(knotsOf(line), share) - 98)
      for (const [n, height] of heights.entries()) expect(height).toBeCloseTo(((n + 1) / 8) * last(heights), 0)
    }
    expect(isRising(weights(marksOf(drawing, 'fine')))).toBe(true)
  })
})

describe('every line portrait', () => {
  test.each(['attention', 'emotion-skills', 'low-mood', 'sleep', 'worry'])(
    'has no visible uncertainty band when all scores of %s are exact',
    (slug) => {
      const drawing = drawScores(slug, [40, 50, 60, 40, 50, 60], 0)
      const own = new Set(
        drawing.shapes.filter(({ role }) => role !== 'soft').map((shape) => JSON.stringify(pointsOf(shape))),
      )
      for (const soft of marksOf(drawing, 'soft')) expect(own).toContain(JSON.stringify(pointsOf(soft)))
    },
  )
})
