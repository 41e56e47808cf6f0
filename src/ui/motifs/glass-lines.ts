import { type Point, plotPath } from './curves'

const TAU = Math.PI * 2

const line = (n: number, side: 1 | -1): string =>
  plotPath(14, (t): Point => {
    const swell = (n + 1) * 7.5 * (0.45 + 0.55 * Math.sin(Math.PI * t))
    const phase = TAU * (1.15 * t + 0.06 * n) + 0.5
    return [10 + t * 380, 206 - side * ((n + 1) * 17 + swell * Math.sin(phase) * (side > 0 ? 1 : 0.62))]
  })

const opacity = (n: number): number => 1 - n * 0.13

/** The moving lines above the water, the nearest first, on an area of 400 × 400. */
export const linesAboveWater = [0, 1, 2, 3, 4, 5].map((n) => ({ d: line(n, 1), opacity: opacity(n) }))
/** The calmer reflections of the lines, below the water. */
export const linesBelowWater = [0, 1, 2, 3, 4, 5].map((n) => ({ d: line(n, -1), opacity: opacity(n) }))
