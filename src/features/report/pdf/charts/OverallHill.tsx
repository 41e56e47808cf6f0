import { Circle, Line, Path, Svg, Text } from '@react-pdf/renderer'
import { closedPath, type Hill, hillColumn, hillPath, hillY } from '@/core/charts/geometry'
import { levels } from '@/core/psychometrics/instrument'
import type { FullView } from '@/features/report/schema'
import { textFont } from '../fonts'
import { type Letter, levelName } from '../letter'
import { colour } from '../style'

const hill: Hill = { width: 360, low: 26, high: 104, base: 150 }
const step = hill.width / levels.length

interface Props extends Letter {
  overall: NonNullable<FullView['overall']>
  /** Points. */
  width: number
}

/** The overall band as a hill of five steps with a sun over the reader's own. */
export function OverallHill({ overall: { level: here, pomp }, width, i18n, locale }: Props) {
  const x = (pomp / 100) * hill.width
  const y = hillY(x, hill)
  return (
    <Svg width={width} height={(width * 176) / 384} viewBox="-12 2 384 176">
      {levels.map((level, index) => (
        <Path
          key={level}
          d={closedPath(hillColumn(hill, index, levels.length, 4))}
          fill={colour[level]}
          fillOpacity={level === here ? 1 : 0.42}
        />
      ))}
      <Path d={hillPath(hill)} fill="none" stroke={colour.action} strokeWidth={2} strokeLinecap="round" />
      <Line x1={x} x2={x} y1={y - 6} y2={y - 18} stroke={colour.warm} strokeWidth={2} strokeDasharray="1 5" />
      <Circle cx={x} cy={y - 26} r={11} fill={colour.warm} />
      {levels.map((level, index) => (
        <Text
          key={level}
          x={(index + 0.5) * step}
          y={172}
          textAnchor="middle"
          fill={level === here ? colour.ink : colour.inkSoft}
          style={{ fontFamily: textFont(locale), fontSize: 15, fontWeight: level === here ? 600 : 400 }}
        >
          {levelName(i18n, level)}
        </Text>
      ))}
    </Svg>
  )
}
