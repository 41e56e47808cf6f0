import { Circle, G, Line, Path, Polygon, Svg, Text } from '@react-pdf/renderer'
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
import type { DimensionView } from '@/features/report/schema'
import { textFont } from '../fonts'
import { type Letter, levelName } from '../letter'
import { colour } from '../style'

/** The drawing's own units, those of the web page; it is scaled to its place. */
const drawing = 380
const lineHeight = 17
const rings = [20, 40, 60, 80, 100]

interface Props extends Letter {
  dimensions: readonly DimensionView[]
  /** Points. */
  width: number
}

/** All dimensions on one picture; nothing with fewer than three scored ones, which would be a line. */
export function Radar({ dimensions, width, ...letter }: Props) {
  const count = dimensions.length
  if (dimensions.filter(({ reading }) => reading).length < 3) return null
  const triangle = count === 3
  const radius = triangle ? 150 : 112
  const { height, center } = radarFrame(count, radius, drawing, { top: 60, bottom: triangle ? 68 : 60 })
  const at = (index: number, value: number): Point => axisPoint(index, count, (radius * value) / 100, center)
  const all = (value: (dimension: DimensionView) => number) => dimensions.map((one, index) => at(index, value(one)))
  const scored = dimensions.flatMap(({ id, reading }, index) =>
    reading ? [{ id, level: reading.level, ...at(index, reading.pomp) }] : [],
  )
  return (
    <Svg width={width} height={(width * height) / drawing} viewBox={`0 0 ${drawing} ${height}`}>
      {rings.map((ring) => (
        <Polygon key={ring} points={pointList(all(() => ring))} fill="none" stroke={colour.line} strokeWidth={1} />
      ))}
      {dimensions.map(({ id }, index) => {
        const end = at(index, 100)
        return <Line key={id} x1={center.x} y1={center.y} x2={end.x} y2={end.y} stroke={colour.line} strokeWidth={1} />
      })}
      <Path
        d={closedPath(all(({ range }) => range.to)) + closedPath(all(({ range }) => range.from))}
        fill={colour.warm}
        fillOpacity={0.16}
        fillRule="evenodd"
        stroke={colour.warmInk}
        strokeWidth={1}
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <Polygon
        points={pointList(scored)}
        fill={colour.action}
        fillOpacity={0.14}
        stroke={colour.action}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {scored.map(({ id, level, x, y }) => (
        <Circle key={id} cx={x} cy={y} r={6} fill={colour[level]} stroke={colour.action} strokeWidth={2} />
      ))}
      {dimensions.map((dimension, index) => (
        <AxisLabel key={dimension.id} {...letter} {...{ dimension, center }} beside={!triangle} end={at(index, 100)} />
      ))}
    </Svg>
  )
}

interface LabelProps extends Letter {
  /** Whether there is room beside the axis; under a corner of the triangle there is more. */
  beside: boolean
  dimension: DimensionView
  end: Point
  center: Point
}

/** Name in one or two lines and the score under it, beside the end of its axis and away from the middle. */
function AxisLabel({ beside, dimension: { short, reading }, end, center, i18n, locale }: LabelProps) {
  const lines = wrapLabel(short, beside && anchorOf(end, center) !== 'middle' ? 12 : 18)
  const { x, anchor, side } = labelPlace(lines, end, center, beside)
  const block = lines.length * lineHeight
  const first = { above: end.y - block - 4, beside: end.y + 4 - block / 2, below: end.y + 24 }[side]
  const value = reading ? `${Math.round(reading.pomp)} · ${levelName(i18n, reading.level)}` : '–'
  return (
    <G>
      {lines.map((line, index) => (
        <Text
          key={line}
          x={x}
          y={first + index * lineHeight}
          textAnchor={anchor}
          fill={colour.ink}
          style={{ fontFamily: textFont(locale), fontSize: 13.5 }}
        >
          {line}
        </Text>
      ))}
      <Text
        x={x}
        y={first + block}
        textAnchor={anchor}
        fill={colour.inkSoft}
        style={{ fontFamily: textFont(locale), fontSize: 12 }}
      >
        {value}
      </Text>
    </G>
  )
}
