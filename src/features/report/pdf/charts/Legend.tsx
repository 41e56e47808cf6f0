import { Circle, Path, Svg, Text, View } from '@react-pdf/renderer'
import type { Letter } from '../letter'
import { colour } from '../style'

/** What the marks of a bar mean. */
export function Legend({ i18n, style }: Letter) {
  const entry = { flexDirection: 'row', alignItems: 'center', gap: 6 } as const
  return (
    <View style={{ flexDirection: 'row', columnGap: 22 }}>
      <View style={entry}>
        <Svg width={13} height={13} viewBox="0 0 13 13">
          <Circle cx={6.5} cy={6.5} r={5} fill={colour.surface} stroke={colour.ink} strokeWidth={2} />
        </Svg>
        <Text style={style.small}>{i18n._('pdf.you')}</Text>
      </View>
      <View style={entry}>
        <Svg width={22} height={8} viewBox="0 0 22 8">
          <Path d="M2 4H20M2 2V6M20 2V6" stroke={colour.warmInk} strokeWidth={1.25} strokeLinecap="round" fill="none" />
        </Svg>
        <Text style={style.small}>{i18n._('pdf.rangeNote')}</Text>
      </View>
    </View>
  )
}
