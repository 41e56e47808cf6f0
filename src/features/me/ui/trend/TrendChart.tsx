'use client'
import { useTexts } from '@/ui/texts'
import type { TrendDimension } from '../../schema'
import styles from './Trend.module.css'

const drawing = { width: 320, left: 18, right: 302, top: 16, bottom: 116 }

interface Point {
  index: number
  x: number
  y: number
  score: number
}

/** Returns the y coordinate of a score in the drawing. */
const heightOf = (score: number): number =>
  Math.round(10 * (drawing.bottom - (score / 100) * (drawing.bottom - drawing.top))) / 10

/** Returns the horizontal position of a result in the drawing as a share of its width; results are evenly spaced. */
export function getHorizontalPosition(index: number, count: number): number {
  const { left, right, width } = drawing
  return (left + (index * (right - left)) / Math.max(1, count - 1)) / width
}

/** Returns the points of the drawing; results that may not be shown leave a gap. */
function pointsOf(values: TrendDimension['values']): Point[] {
  return values.flatMap((value, index) => {
    if (value === null) return []
    return [
      {
        index,
        x: Math.round(drawing.width * getHorizontalPosition(index, values.length) * 10) / 10,
        y: heightOf(value),
        score: Math.round(value),
      },
    ]
  })
}

/**
 * Renders one line over the five levels of a dimension, from the first result to the last, and around the first result
 * the corridor in which a difference has no meaning.
 */
export function TrendChart({ dimension }: { dimension: TrendDimension }) {
  const t = useTexts('me')
  const { name, values, corridor } = dimension
  const points = pointsOf(values)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const { width, top, bottom } = drawing
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${bottom + 8}`}
      role="img"
      aria-label={t('trend.chart', { name, from: first.score, to: last.score, count: points.length })}
    >
      {[0, 20, 40, 60, 80, 100].map((level) => {
        const y = heightOf(level)
        return <line key={level} className={styles.grid} x1="0" x2={width} y1={y} y2={y} />
      })}
      <rect
        className={styles.corridor}
        x="0"
        width={width}
        y={heightOf(corridor.to)}
        height={heightOf(corridor.from) - heightOf(corridor.to)}
      />
      <text className={styles.axis} x={width} y={top - 4}>
        100
      </text>
      <text className={styles.axis} x={width} y={bottom - 4}>
        0
      </text>
      <polyline className={styles.line} points={line} />
      {points.map(({ index, x, y }) => (
        <circle
          key={index}
          className={styles.point}
          data-last={index === last.index || undefined}
          cx={x}
          cy={y}
          r="5"
        />
      ))}
      {[first, last].map(({ index, x, y, score }) => (
        <text key={index} className={styles.score} x={x} y={y > 30 ? y - 11 : y + 21}>
          {score}
        </text>
      ))}
    </svg>
  )
}
