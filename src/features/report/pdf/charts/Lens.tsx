import { Line, Path, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { type LensPlace, lensLayers, lensPaint, lensPath, trackSteps } from '@/core/charts/lens'
import type { Locale } from '@/core/locale'
import { textFont } from '../fonts'
import { colour, type ReportStyle } from '../style'
import { Words } from '../Words'

/** Every word of the chart of a score, in the language of the document. */
export interface LensWords {
  /** The level, or both levels that the lens lies across. */
  place: string
  ends: { low: string; high: string }
  middle: string
  /** The sentences with numbers. */
  numbers: readonly string[]
}

interface Props {
  lens: LensPlace
  words: LensWords
  /** Points. */
  width: number
  locale: Locale
  style: ReportStyle
}

const height = 20
/** What is drawn is as wide as it is high in the units of `lensPath`, so lengths along the track are scaled by hand. */
const whole = 100

/** One score on its scale: a neutral track, and a lens as wide as what is not known. */
export function Lens({ lens, words: { place, ends, middle, numbers }, width, locale, style }: Props) {
  const at = (percent: number) => (percent / whole) * width
  const { track, middle: line } = lensPaint
  const font = { fontFamily: textFont(locale) }
  return (
    <View wrap={false} style={{ width }}>
      <View style={{ flexDirection: 'row' }}>
        <View style={{ flexGrow: lens.score }} />
        <Text style={{ ...style.small, color: colour.ink, fontWeight: 600 }}>{place}</Text>
        <View style={{ flexGrow: 100 - lens.score }} />
      </View>
      <Svg width={width} height={height + 13} viewBox={`0 0 ${width} ${height + 13}`}>
        {trackSteps.map((step) => (
          <Rect
            key={step.x}
            x={at(step.x)}
            y={height / 2 - 2.5}
            width={at(step.width)}
            height={5}
            rx={2.5}
            fill={colour[track.colour]}
            fillOpacity={track.opacity}
          />
        ))}
        <Line
          x1={at(50)}
          x2={at(50)}
          y1={0}
          y2={height}
          stroke={colour[line.colour]}
          strokeOpacity={line.opacity}
          strokeWidth={0.75}
        />
        {lensLayers.map(({ share, opacity }) => (
          <Path
            key={share}
            d={lensPath(stretched(lens, width / whole), height, share)}
            fill={colour[lensPaint.lit]}
            fillOpacity={opacity}
          />
        ))}
        <Text x={at(50)} y={height + 10} textAnchor="middle" fill={colour.inkSoft} style={{ ...font, fontSize: 8.5 }}>
          {middle}
        </Text>
      </Svg>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', gap: 24 }}>
        <Text style={{ ...style.small, maxWidth: '46%' }}>{ends.low}</Text>
        <Text style={{ ...style.small, maxWidth: '46%', textAlign: 'right' }}>{ends.high}</Text>
      </View>
      {numbers.map((sentence) => (
        <Words key={sentence} style={{ ...style.small, marginTop: 3 }}>
          {sentence}
        </Words>
      ))}
    </View>
  )
}

/** A place in points of the page. */
const stretched = ({ score, from, to }: LensPlace, factor: number): LensPlace => ({
  score: score * factor,
  from: from * factor,
  to: to * factor,
})
