import { describe, expect, test } from 'vitest'
import { type Drawing, middle, type Shape } from '../drawing/drawing'
import { circleOf, drawScores, isRising, knotsOf, marksOf, pointsOf, scores, strokesOf } from './portrait-fixture'

/*
 * What captions tell readers of their pictures (`notes` of each portrait), for portraits of one long thread.
 */

const lineOf = (drawing: Drawing): [number, number][] => knotsOf(marksOf(drawing, 'line')[0])
const ys = (points: readonly (readonly [number, number])[]) => points.map(([, y]) => y)
const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
/** Returns the total vertical distance that a line covers. */
const way = (points: readonly (readonly [number, number])[]) =>
  points.reduce((sum, [, y], n) => sum + Math.abs(y - (points[n - 1]?.[1] ?? y)), 0)
const weightOf = (shape: Shape | undefined) => shape?.opacity ?? 1

describe('the mood and energy portrait', () => {
  const base = 166
  type Change = Partial<Record<'activation' | 'thought' | 'impulse' | 'irritability' | 'low' | 'swings', number>>
  const year = ({
    activation = 50,
    thought = 0,
    impulse = 0,
    irritability = 0,
    low = 50,
    swings = 0,
  }: Change): Drawing => drawScores('mood-energy', [activation, thought, impulse, irritability, low, swings])
  const between = (drawing: Drawing, from: number, to: number) =>
    lineOf(drawing).filter(([x]) => x >= 14 + 372 * from && x <= 14 + 372 * to)

  test('has higher crests with more activation', () => {
    for (const [from, to] of [
      [0.1, 0.3],
      [0.58, 0.74],
    ] as const) {
      const heights = scores.map((activation) => base - Math.min(...ys(between(year({ activation }), from, to))))
      expect(isRising(heights)).toBe(true)
      expect(heights[0]).toBeGreaterThan(0)
    }
    expect(base - Math.min(...ys(lineOf(year({ activation: 100 }))))).toBeCloseTo(88, -1)
  })

  test('has deeper and wider troughs with a higher score of the part “low”', () => {
    for (const [from, to] of [
      [0.35, 0.5],
      [0.78, 0.94],
    ] as const) {
      expect(isRising(scores.map((low) => Math.max(...ys(between(year({ low }), from, to))) - base))).toBe(true)
    }
    const width = (low: number) => {
      const points = between(year({ activation: 0, low }), 0.25, 0.6)
      const deepest = Math.max(...ys(points)) - base
      return points.filter(([, y]) => y - base > deepest / 2).length
    }
    expect(width(100)).toBeGreaterThan(width(0))
  })

  test('has more turns in the line with more swings', () => {
    expect(isRising(scores.map((swings) => way(lineOf(year({ activation: 0, low: 0, swings })))))).toBe(true)
  })

  test('has a smooth line at irritability 0 and a more jagged line with more irritability', () => {
    const corners = (irritability: number) => {
      const points = lineOf(year({ irritability }))
      return points.filter(([, y], n) => (y - (points[n - 1]?.[1] ?? y)) * ((points[n + 1]?.[1] ?? y) - y) < 0).length
    }
    expect(corners(0)).toBeLessThan(8)
    expect(corners(100)).toBeGreaterThan(55)
    expect(isRising(scores.map((irritability) => way(lineOf(year({ irritability })))))).toBe(true)
  })

  test('has two crossing threads that swing wider with a higher thought score and none at 0', () => {
    const threads = (thought: number) => marksOf(year({ thought }), 'hair')
    expect(threads(0)).toEqual([])
    expect(threads(1)).toHaveLength(2)
    expect(isRising(scores.slice(1).map((thought) => way(knotsOf(threads(thought)[0]))))).toBe(true)
    expect([10, 25, 100].map((thought) => weightOf(threads(thought)[0]))).toEqual([0.4, 1, 1])
    const [one, other] = threads(80).map((thread) => ys(knotsOf(thread)))
    const ahead = (one ?? []).map((y, n) => Math.sign(y - (other?.[n] ?? y))).filter((sign) => sign !== 0)
    expect(ahead.filter((sign, n) => n > 0 && sign !== ahead[n - 1]).length).toBeGreaterThan(20)
  })

  test('draws eight strokes after the crests, which grow with impulse and are absent when impulse is 0', () => {
    const strokes = (impulse: number) => strokesOf(marksOf(year({ impulse }), 'hair')[0])
    expect(marksOf(year({ impulse: 0 }), 'hair')).toEqual([])
    for (const impulse of [10, 50, 100]) {
      expect(strokes(impulse)).toHaveLength(8)
      for (const { from, to } of strokes(impulse)) {
        expect(to[0]).toBeGreaterThan(from[0])
        expect((from[1] - to[1]) / (to[0] - from[0])).toBeCloseTo(0.34, 0)
      }
    }
    const long = (impulse: number) => strokes(impulse).reduce((sum, { from, to }) => sum + to[0] - from[0], 0)
    expect(isRising(scores.slice(1).map(long))).toBe(true)
    expect(long(100) / 8).toBeCloseTo(38, -1)
    expect(strokes(50).every(({ from }) => Math.abs(from[0] - 100) < 35 || Math.abs(from[0] - 280) < 35)).toBe(true)
  })

  test('has six paler layers between the middle line and the curve', () => {
    const layers = marksOf(year({}), 'fine')
    expect(layers).toHaveLength(6)
    expect(range(ys(knotsOf(layers[0])))).toBe(0)
    expect(isRising(layers.map((layer) => range(ys(knotsOf(layer)))))).toBe(true)
    expect(isRising(layers.map(weightOf))).toBe(true)
  })
})

describe('the stress and burnout portrait', () => {
  // Overload, control, exhaustion, distance.
  const rope = (overload: number, control = 0, exhaustion = 0, distance = 0) =>
    drawScores('stress-burnout', [overload, control, exhaustion, distance])
  const strands = (exhaustion: number) => {
    const drawing = rope(50, 0, exhaustion)
    return [...marksOf(drawing, 'line'), ...marksOf(drawing, 'fine')]
  }

  test('tightens the rope from an open ring at overload 0 to its center at overload 100', () => {
    const nearest = scores.map((overload) =>
      Math.min(...lineOf(rope(overload)).map(([x, y]) => Math.hypot(x - 196, y - 160))),
    )
    expect(isRising(nearest.toReversed())).toBe(true)
    expect(nearest[0]).toBeCloseTo(64 - 5, 0)
    expect(nearest.at(-1)).toBeLessThan(12)
  })

  test('stretches the rope farther to the right with a higher control score', () => {
    const right = scores.map((control) => Math.max(...lineOf(rope(50, control)).map(([x]) => x)))
    const left = scores.map((control) => Math.min(...lineOf(rope(50, control)).map(([x]) => x)))
    expect(isRising(right)).toBe(true)
    expect(range(left)).toBeLessThan(2)
    expect(marksOf(rope(50, 0), 'hair')).toEqual([])
    for (const control of [1, 40, 100]) {
      const threads = strokesOf(marksOf(rope(50, control), 'hair')[0])
      expect(threads).toHaveLength(5)
      // The threads run from the end of the rope to the edge of the canvas, evenly fanned out.
      for (const { from, to } of threads) {
        expect(from[0] - Math.max(...lineOf(rope(50, control)).map(([x]) => x))).toBeCloseTo(4, 0)
        expect(to[0]).toBeGreaterThanOrEqual(from[0])
      }
      expect(threads.map(({ from }) => from[1])).toEqual([154, 157, 160, 163, 166])
    }
    const far = strokesOf(marksOf(rope(50, 100), 'hair')[0])
    expect(far.map(({ to }) => Math.round(to[0]))).toEqual([392, 392, 392, 392, 392])
    expect(range(far.map(({ to }) => to[1]))).toBeCloseTo(44)
    expect([10, 50].map((control) => weightOf(marksOf(rope(50, control), 'hair')[0]))).toEqual([0.30000000000000004, 1])
  })

  test('thins the rope from seven strands at exhaustion 0 to one at exhaustion 100', () => {
    expect([strands(0).length, strands(100).length]).toEqual([7, 1])
    const counts = scores.map((exhaustion) => strands(exhaustion).length)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    for (const exhaustion of scores) {
      const weights = strands(exhaustion).slice(1).map(weightOf)
      expect(weights).toEqual(weights.toSorted((a, b) => b - a))
      expect(Math.min(1, ...weights)).toBeGreaterThan(0)
    }
    expect([weightOf(strands(0)[0]), weightOf(strands(100)[0])]).toEqual([1, 0.62])
  })

  test('places the strands in pairs at a distance of 2.5 units', () => {
    const radii = strands(0).map((strand) =>
      Math.hypot((knotsOf(strand)[0]?.[0] ?? 0) - 196, (knotsOf(strand)[0]?.[1] ?? 0) - 160),
    )
    const [own = 0] = radii
    expect(radii.map((radius) => Math.round((radius - own) * 10) / 10)).toEqual([0, 2.5, -2.5, 5, -5, 7.5, -7.5])
  })

  test('moves the dot away from the center of the rope with a higher distance score', () => {
    const away = scores.map((distance) => circleOf(rope(50, 30, 40, distance), 'dot'))
    expect(away[0]).toMatchObject({ cx: 196, cy: 160 })
    expect(away.at(-1)).toMatchObject({ cx: 32, cy: 214 })
    expect(isRising(away.map(({ cx }) => -cx))).toBe(true)
    const drawing = rope(50, 30, 40, 60)
    const [dot, glow] = [circleOf(drawing, 'dot'), circleOf(drawing, 'glow')]
    expect([glow.cx, glow.cy]).toEqual([dot.cx, dot.cy])
  })

  test('has paler circles at both ends of the score interval of distance', () => {
    const soft = marksOf(rope(50, 30, 40, 50), 'soft').flatMap((shape) => ('cx' in shape ? [shape.cx] : []))
    expect(soft).toHaveLength(6)
    expect(Math.max(...soft)).toBeCloseTo(196 - 164 * 0.34)
    expect(Math.min(...soft)).toBeCloseTo(196 - 164 * 0.66)
  })
})

describe('the worry portrait', () => {
  // Worrying, tension, avoidance.
  const thread = (worrying: number, avoidance = 0) => lineOf(drawScores('worry', [worrying, 0, avoidance]))
  const goal = circleOf(drawScores('worry', [0, 0, 0]), 'dot')

  test('has a thread that is straight at worrying 0, and loops higher with more worrying', () => {
    const back = (worrying: number) =>
      thread(worrying).filter(([x], n, all) => n > 0 && x < (all[n - 1]?.[0] ?? x) - 0.5).length
    expect(back(0)).toBeLessThanOrEqual(6)
    expect(back(100)).toBeGreaterThan(40)
    const high = scores.map((worrying) => 198 - Math.min(...ys(thread(worrying))))
    expect(isRising(high)).toBe(true)
    expect(high.at(-1)).toBeCloseTo(2 * 88, -1)
  })

  test('opens the nine loops one after the other with more worrying', () => {
    const open = scores.map((worrying) => {
      const points = thread(worrying)
      return points.filter(([, y], n) => y < 190 && y < (points[n - 1]?.[1] ?? y) && y <= (points[n + 1]?.[1] ?? y))
        .length
    })
    expect(open).toEqual(open.toSorted((a, b) => a - b))
    expect([open[0], open.at(-1)]).toEqual([0, 9])
  })

  test('leads the thread through the goal at avoidance 0 and farther below it with more avoidance', () => {
    const below = scores.map((avoidance) => {
      const points = thread(40, avoidance).filter(([x]) => Math.abs(x - goal.cx) < 8)
      return Math.max(...ys(points)) - goal.cy
    })
    expect(below[0]).toBeCloseTo(0, 1)
    expect(isRising(below)).toBe(true)
    expect(below.at(-1)).toBeCloseTo(84, -1)
  })

  test('keeps the ends of the thread and the goal in place for all scores', () => {
    for (const worrying of [0, 50, 100]) {
      const points = thread(worrying, 70)
      expect(points[0]).toEqual([12, 198])
      expect(points.at(-1)?.[0]).toBeCloseTo(388, 0)
    }
    const drawing = drawScores('worry', [80, 70, 60])
    expect(['glow', 'accent', 'dot'].map((role) => circleOf(drawing, role as 'dot').cx)).toEqual([330, 330, 330])
    expect(middle[0]).toBeLessThan(goal.cx)
  })

  test('has strokes across the thread, longer with more tension, and none at 0', () => {
    const strokes = (tension: number) => strokesOf(marksOf(drawScores('worry', [50, tension, 0]), 'hair')[0])
    expect(marksOf(drawScores('worry', [50, 0, 0]), 'hair')).toEqual([])
    const long = (tension: number) =>
      strokes(tension).reduce((sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0)
    for (const tension of [10, 60, 100]) expect(strokes(tension)).toHaveLength(72)
    expect(isRising(scores.slice(1).map(long))).toBe(true)
    // On a thread that hardly circles, the strokes are at equal distances.
    const places = strokesOf(marksOf(drawScores('worry', [0, 80, 0]), 'hair')[0])
      .map(({ from, to }) => (from[0] + to[0]) / 2)
      .filter((x) => x > 220)
    const gaps = places.slice(1).map((x, n) => x - (places[n] ?? 0))
    expect(range(gaps)).toBeLessThan(0.3)
  })

  test('has paler threads for both ends of the score intervals', () => {
    const soft = marksOf(drawScores('worry', [50, 0, 50]), 'soft')
    expect(soft).toHaveLength(6)
    const lowest = soft.map((one) => Math.max(...pointsOf(one).map(([, y]) => y)))
    expect(isRising(lowest)).toBe(true)
  })
})
