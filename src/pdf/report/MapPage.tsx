import { Path, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { mapEllipse } from '@/core/charts/map'
import { intervalLayers, intervalPaint } from '@/core/charts/score-interval'
import type { MapAxis } from '@/core/charts/score-map'
import type { DimensionView } from '@/features/report/schema'
import type { Letter } from '../letter'
import { colour, columnWidth, type ReportStyle } from '../style'
import { Words } from '../Words'
import { Mark } from './Chapter'

interface AxisMapProps {
  x: MapAxis
  /** Vertical axis; a higher score is further up. */
  y: MapAxis
  /** Width in points. */
  width: number
  style: ReportStyle
}

/** Width in points for the texts on each side of the square. */
const side = 96

/** Renders two scores as one point on a map, with a soft edge as wide as the uncertainty. */
export function AxisMap({ x, y, width, style }: AxisMapProps) {
  const size = width - 2 * (side + 10)
  const centred = { ...style.small, textAlign: 'center' } as const
  const named = { ...centred, color: colour.ink, fontWeight: 600 } as const
  return (
    <View wrap={false} style={{ width, gap: 4 }}>
      <Text style={named}>{y.name}</Text>
      <Text style={centred}>{y.ends.high}</Text>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
        <View style={{ width: side }}>
          <Text style={{ ...named, textAlign: 'right' }}>{x.name}</Text>
          <Text style={{ ...style.small, textAlign: 'right' }}>{x.ends.low}</Text>
        </View>
        <Svg width={size} height={size} viewBox="0 0 100 100">
          <Rect
            x={0.25}
            y={0.25}
            width={99.5}
            height={99.5}
            rx={3}
            fill={colour.surface}
            stroke={colour.line}
            strokeWidth={0.5}
          />
          <Path d="M50 0V100M0 50H100" stroke={colour.line} strokeWidth={0.5} />
          {intervalLayers.map(({ share, opacity }) => (
            <Path
              key={share}
              d={mapEllipse(x.place, y.place, share)}
              fill={colour[intervalPaint.lit]}
              fillOpacity={opacity}
            />
          ))}
        </Svg>
        <Text style={{ ...style.small, width: side }}>{x.ends.high}</Text>
      </View>
      <Text style={centred}>{y.ends.low}</Text>
    </View>
  )
}

interface Props extends Letter {
  title: string
  map: { x: MapAxis; y: MapAxis }
  parts: readonly DimensionView[]
}

/** Renders both parts of a test as one point, before each part's own section. */
export function MapPage({ title, map: { x, y }, parts, ...letter }: Props) {
  const { i18n, style } = letter
  const places = { x: x.name, xScore: x.place.score, y: y.name, yScore: y.place.score }
  return (
    <View wrap={false}>
      <Mark {...letter} id="parts" title={title} />
      <Words style={style.h2} headline>
        {title}
      </Words>
      <View style={{ marginTop: 40, marginBottom: 26 }}>
        <AxisMap x={x} y={y} width={columnWidth} style={style} />
      </View>
      <Words style={style.soft}>{i18n._('pdf.map', places)}</Words>
      <View style={{ marginTop: 26, gap: 12 }}>
        {parts.map(({ name, reading }) => (
          <View key={name} style={{ gap: 2 }}>
            <Words style={style.label}>{name}</Words>
            {reading && <Words style={style.quick}>{reading.quick}</Words>}
          </View>
        ))}
      </View>
    </View>
  )
}
