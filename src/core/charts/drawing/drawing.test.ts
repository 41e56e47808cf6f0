import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bellCurve, canvas, edge, indexes, middle, mix, samplePoints, smoothStep } from './drawing'

test('the middle point is in the centre of the canvas', () => {
  expect(middle).toEqual([canvas.width / 2, canvas.height / 2])
})

test('the layers of a blurred edge are symmetric, and paler farther out', () => {
  expect(edge.map(({ k }) => k)).toEqual([-1, -0.6, -0.3, 0.3, 0.6, 1])
  for (const [n, { k, opacity }] of edge.entries()) {
    expect(edge[edge.length - 1 - n]).toEqual({ k: -k, opacity })
    expect(opacity).toBeCloseTo(1 - 0.7 * Math.abs(k))
  }
})

const share = fc.double({ min: 0, max: 1, noNaN: true })

test('mix interpolates between two numbers by the given fraction', () => {
  expect([mix(10, 30, 0), mix(10, 30, 0.25), mix(10, 30, 1), mix(30, 10, 0.25)]).toEqual([10, 15, 30, 25])
})

test('smoothStep rises symmetrically from 0 to 1 and is flat at both ends', () => {
  fc.assert(
    fc.property(share, share, (a, b) => {
      const [early, late] = [Math.min(a, b), Math.max(a, b)]
      expect(smoothStep(2, 6, 2 + 4 * early)).toBeLessThanOrEqual(smoothStep(2, 6, 2 + 4 * late))
      expect(smoothStep(2, 6, 2 + 4 * a) + smoothStep(2, 6, 6 - 4 * a)).toBeCloseTo(1, 9)
    }),
  )
  expect([-9, 2, 4, 6, 99].map((value) => smoothStep(2, 6, value))).toEqual([0, 0, 0.5, 1, 1])
  expect(smoothStep(0, 1, 0.01)).toBeLessThan(0.001)
  expect(smoothStep(0, 1, 0.25)).toBeCloseTo(0.15625)
})

test('bellCurve is 1 at its center, and 1/e at the distance of its width on both sides', () => {
  expect(bellCurve(3, 0.5, 3)).toBe(1)
  expect(bellCurve(3, 0.5, 3.5)).toBeCloseTo(Math.exp(-1))
  expect(bellCurve(3, 0.5, 2.5)).toBeCloseTo(Math.exp(-1))
  expect(bellCurve(3, 0.5, 4)).toBeCloseTo(Math.exp(-4))
})

test('samplePoints samples a function at equal steps from 0 to 1, including both ends', () => {
  expect(samplePoints(4, (t) => [t, 1 - t])).toEqual([
    [0, 1],
    [0.25, 0.75],
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0],
  ])
  expect(indexes(3)).toEqual([0, 1, 2])
})
