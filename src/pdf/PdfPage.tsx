import { Circle, Page, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { brandNames } from '@/core/brand/brand'
import type { Letter } from './letter'
import { colour, pageMargins } from './style'

const edge = { position: 'absolute', left: pageMargins.side, right: pageMargins.side, flexDirection: 'row' } as const

const middle = {
  height: pageMargins.height - pageMargins.top - pageMargins.bottom - 1,
  justifyContent: 'center',
} as const

interface Props extends Letter {
  date: string
  /** Whether the content renders text per page: such text is misplaced under an inherited line height. */
  made?: boolean
  /** Whether the content has its page to itself and is centred on it. */
  centred?: boolean
  children: ReactNode
}

/** Renders white pages: product and date at the top, the disclaimer and the page number at the bottom. */
export function PdfPage({ date, made = false, centred = false, children, ...letter }: Props) {
  const { style } = letter
  return (
    <Page size="A4" style={style.page}>
      <RunningHead {...letter} date={date} />
      <RunningFoot {...letter} />
      {made ? children : <View style={{ ...style.body, ...(centred && middle) }}>{children}</View>}
    </Page>
  )
}

/** Renders the page head, without the test's name: other people may read a page on a desk. */
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

export function RunningFoot({ i18n, style }: Letter) {
  const { lineHeight: _, ...small } = style.small
  const place = { ...small, position: 'absolute', left: pageMargins.side, right: pageMargins.side, bottom: 36 } as const
  return (
    <>
      <Text fixed style={place}>
        {i18n._('pdf.foot')}
      </Text>
      <Text
        fixed
        style={{ ...place, textAlign: 'right' }}
        render={({ pageNumber, totalPages }) => i18n._('pdf.page', { page: pageNumber, total: totalPages ?? 0 })}
      />
    </>
  )
}
