import { Circle, Line, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { levels } from '@/core/psychometrics/instrument'
import type { DimensionView } from '@/features/report/schema'
import type { Letter } from '../letter'
import { colour } from '../style'

interface Props {
  dimension: Pick<DimensionView, 'range' | 'reading'>
  /** Points. */
  width: number
}

/** The drawing reaches out of its place at both ends by so much, for a marker at 0 or 100. */
const margin = 7

/** One score on the five levels, with the design range as a bracket under it. */
export function RangeBar({ dimension: { range, reading }, width }: Props) {
  const at = (pomp: number) => margin + (pomp / 100) * width
  const [from, to] = [at(range.from), at(range.to)]
  const bracket = { stroke: colour.warmInk, strokeWidth: 1.25, strokeLinecap: 'round' } as const
  return (
    <Svg
      width={width + 2 * margin}
      height={26}
      viewBox={`0 0 ${width + 2 * margin} 26`}
      style={{ marginHorizontal: -margin }}
    >
      {levels.map((level, index) => (
        <Rect
          key={level}
          x={at(index * 20) + (index > 0 ? 1 : 0)}
          y={5}
          width={width / levels.length - (index > 0 && index < levels.length - 1 ? 2 : 1)}
          height={9}
          rx={3}
          fill={colour[level]}
          fillOpacity={level === reading?.level ? 1 : 0.45}
        />
      ))}
      <Line x1={from} x2={to} y1={21} y2={21} {...bracket} />
      <Line x1={from} x2={from} y1={19} y2={23} {...bracket} />
      <Line x1={to} x2={to} y1={19} y2={23} {...bracket} />
      {reading && (
        <Circle cx={at(reading.pomp)} cy={9.5} r={5.5} fill={colour.surface} stroke={colour.ink} strokeWidth={2.25} />
      )}
    </Svg>
  )
}

/** The phrases for both ends of a bar. */
export function BarEnds({ dimension, style }: { dimension: DimensionView } & Pick<Letter, 'style'>) {
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', gap: 24 }}>
      <Text style={{ ...style.small, maxWidth: '46%' }}>{dimension.low}</Text>
      <Text style={{ ...style.small, maxWidth: '46%', textAlign: 'right' }}>{dimension.high}</Text>
    </View>
  )
}
