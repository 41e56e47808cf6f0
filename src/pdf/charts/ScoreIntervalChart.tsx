import { Line, Path, Rect, Svg, Text, View } from '@react-pdf/renderer'
import {
  type IntervalBounds,
  intervalLayers,
  intervalPaint,
  intervalPath,
  trackSteps,
} from '@/core/charts/score-interval'
import { scoreName } from '@/core/report/scores/score-words'
import type { DimensionView } from '@/features/report/schema'
import { type Letter, sayIn } from '../letter'
import { colour } from '../style'

interface Props extends Letter {
  dimension: Pick<DimensionView, 'low' | 'high'>
  reading: NonNullable<DimensionView['reading']>
  /** Width in points. */
  width: number
}

/** Renders one score on its scale, with the texts for its level and for both ends. */
export function ScoreIntervalChart({ dimension: { low, high }, reading, width, i18n, locale, style }: Props) {
  const { interval } = reading
  const end = { ...style.small, maxWidth: '38%' } as const
  return (
    <View wrap={false} style={{ width, gap: 2 }}>
      <View style={{ flexDirection: 'row' }}>
        <View style={{ flexGrow: interval.score }} />
        <Text style={{ ...style.small, color: colour.ink, fontWeight: 600 }}>
          {scoreName(reading, locale, sayIn(i18n))}
        </Text>
        <View style={{ flexGrow: 100 - interval.score }} />
      </View>
      <IntervalTrack interval={interval} width={width} height={20} />
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', gap: 12 }}>
        <Text style={end}>{low}</Text>
        <Text style={{ ...style.small, position: 'absolute', left: 0, right: 0, textAlign: 'center' }}>
          {i18n._('pdf.interval.middle')}
        </Text>
        <Text style={{ ...end, textAlign: 'right' }}>{high}</Text>
      </View>
    </View>
  )
}

interface TrackProps {
  interval: IntervalBounds
  /** Width in points; `height` too. */
  width: number
  height: number
}

/** Width and height of the drawing in the units of `intervalPath`; lengths along the track are scaled from it. */
const whole = 100

/** Renders a neutral track, and an interval as wide as the uncertainty. */
export function IntervalTrack({ interval, width, height }: TrackProps) {
  const at = (percent: number) => (percent / whole) * width
  const { track, middle } = intervalPaint
  const thick = height / 4
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {trackSteps.map((step) => (
        <Rect
          key={step.x}
          x={at(step.x)}
          y={(height - thick) / 2}
          width={at(step.width)}
          height={thick}
          rx={thick / 2}
          fill={colour[track.colour]}
          fillOpacity={track.opacity}
        />
      ))}
      <Line
        x1={at(50)}
        x2={at(50)}
        y1={0}
        y2={height}
        stroke={colour[middle.colour]}
        strokeOpacity={middle.opacity}
        strokeWidth={0.75}
      />
      {intervalLayers.map(({ share, opacity }) => (
        <Path
          key={share}
          d={intervalPath(stretched(interval, width / whole), height, share)}
          fill={colour[intervalPaint.lit]}
          fillOpacity={opacity}
        />
      ))}
    </Svg>
  )
}

/** Returns the interval in points of the page. */
const stretched = ({ score, from, to }: IntervalBounds, factor: number): IntervalBounds => ({
  score: score * factor,
  from: from * factor,
  to: to * factor,
})
