import { Circle, Svg, Text, View } from '@react-pdf/renderer'
import { brandNames } from '@/core/brand'
import type { Letter } from './letter'
import { colour, sheet } from './style'

const edge = { position: 'absolute', left: sheet.side, right: sheet.side, flexDirection: 'row' } as const

/** Product and day, on every page. No name of a test: a page on a desk is read by others too. */
export function RunningHead({ locale, style, date }: Letter & { date: string }) {
  return (
    <View fixed style={{ ...edge, top: 38, alignItems: 'center', gap: 6 }}>
      <Svg width={12} height={12} viewBox="0 0 12 12">
        <Circle cx={6} cy={6} r={4.75} fill="none" stroke={colour.action} strokeWidth={1.5} />
      </Svg>
      <Text style={{ ...style.figure, fontSize: 11, lineHeight: 1.2, flex: 1 }}>{brandNames[locale]}</Text>
      <Text style={style.small}>{date}</Text>
    </View>
  )
}

/** What this paper is not, and where in it one is. */
export function RunningFoot({ i18n }: Letter) {
  const place = {
    position: 'absolute',
    left: sheet.side,
    right: sheet.side,
    bottom: 36,
    fontSize: 8.5,
    color: colour.inkSoft,
  } as const
  return (
    <>
      <Text fixed style={place}>
        {i18n._('pdf.foot')}
      </Text>
      <Text
        fixed
        style={{ ...place, textAlign: 'right' }}
        render={({ pageNumber, totalPages }) => i18n._('pdf.page', { page: pageNumber, total: totalPages })}
      />
    </>
  )
}
