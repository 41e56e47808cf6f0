import {
  anchorOf,
  axisPoint,
  closedPath,
  labelPlace,
  type Point,
  pointList,
  radarFrame,
  wrapLabel,
} from '@/core/charts/geometry'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import marks from '@/ui/charts/marks.module.css'
import type { DimensionView } from '../../schema'
import styles from './charts.module.css'

const width = 380
const lineHeight = 17
const rings = [20, 40, 60, 80, 100]

interface Props {
  dimensions: readonly DimensionView[]
  locale: Locale
  t: Translate<'report'>
}

/** All dimensions on one picture; nothing with fewer than three scored ones, which would be a line. */
export function Radar({ dimensions, locale, t }: Props) {
  const count = dimensions.length
  if (dimensions.filter(({ reading }) => reading).length < 3) return null
  const triangle = count === 3
  const radius = triangle ? 150 : 112
  const { height, center } = radarFrame(count, radius, width, { top: 60, bottom: triangle ? 68 : 60 })
  const at = (index: number, value: number): Point => axisPoint(index, count, (radius * value) / 100, center)
  const all = (value: (dimension: DimensionView) => number) => dimensions.map((one, index) => at(index, value(one)))
  const scored = dimensions.flatMap(({ id, reading }, index) =>
    reading ? [{ id, level: reading.level, ...at(index, reading.pomp) }] : [],
  )
  return (
    <svg
      className={`${styles.chart} ${styles.radar}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={radarLabel(dimensions, locale, t)}
    >
      {rings.map((ring) => (
        <polygon key={ring} className={styles.grid} points={pointList(all(() => ring))} />
      ))}
      {dimensions.map(({ id }, index) => {
        const end = at(index, 100)
        return <line key={id} className={styles.axis} x1={center.x} y1={center.y} x2={end.x} y2={end.y} />
      })}
      <path
        className={styles.band}
        d={closedPath(all(({ range }) => range.to)) + closedPath(all(({ range }) => range.from))}
      />
      <polygon className={styles.shape} points={pointList(scored)} />
      {scored.map(({ id, level, x, y }) => (
        <circle key={id} className={`${styles.dot} ${marks[level]}`} cx={x} cy={y} r="6" />
      ))}
      {dimensions.map((dimension, index) => (
        <AxisLabel key={dimension.id} {...{ dimension, center, t }} beside={!triangle} end={at(index, 100)} />
      ))}
    </svg>
  )
}

/** The label as it fits beside its axis: in lines half as long where that keeps it clear of the dot. */
function labelOf(short: string, end: Point, center: Point, beside: boolean) {
  const inLines = (longest: number) => {
    const lines = wrapLabel(short, longest)
    return { lines, ...labelPlace(lines, end, center, beside) }
  }
  if (!beside || anchorOf(end, center) === 'middle') return inLines(18)
  const [usual, narrow] = [inLines(12), inLines(8)]
  return narrow.side === 'beside' && usual.side !== 'beside' ? narrow : usual
}

interface LabelProps {
  /** Whether there is room beside the axis; under a corner of the triangle there is more. */
  beside: boolean
  dimension: DimensionView
  end: Point
  center: Point
  t: Translate<'report'>
}

/** Name in one or two lines and the score under it, beside the end of its axis and away from the middle. */
function AxisLabel({ beside, dimension: { short, reading }, end, center, t }: LabelProps) {
  const { lines, x, anchor, side } = labelOf(short, end, center, beside)
  const block = lines.length * lineHeight
  const first = { above: end.y - block - 11, beside: end.y + 4 - block / 2, below: end.y + 24 }[side]
  return (
    <text textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={line} className={styles.label} x={x} y={first + index * lineHeight}>
          {line}
        </tspan>
      ))}
      <tspan className={styles.value} x={x} y={first + block}>
        {reading ? `${Math.round(reading.pomp)} · ${t(`level.${reading.level}`)}` : '–'}
      </tspan>
    </text>
  )
}

function radarLabel(dimensions: readonly DimensionView[], locale: Locale, t: Translate<'report'>): string {
  const items = dimensions.map(({ name, reading }) =>
    reading
      ? t('chart.item', { name, score: Math.round(reading.pomp), level: t(`level.${reading.level}`) })
      : t('chart.itemEmpty', { name }),
  )
  // The items have commas of their own.
  return t('chart.radar', { count: dimensions.length, list: items.join(locale === 'cn' ? '；' : '; ') })
}
