import { Circle, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { brandNames } from '@/core/brand/brand'
import { mark } from '@/core/brand/mark'
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
      <Mark />
      <Text style={{ ...style.figure, fontSize: 11, lineHeight: 1.2, flex: 1 }}>{brandNames[locale]}</Text>
      <Text style={style.small}>{date}</Text>
    </View>
  )
}

/** The mark of the product, as on the site. */
function Mark() {
  const { size, width, glass, wave, reflection } = mark
  const line = { fill: 'none', strokeWidth: width, strokeLinecap: 'round' } as const
  return (
    <Svg width={15} height={15} viewBox={`0 0 ${size} ${size}`}>
      <Circle {...glass} {...line} stroke={colour.action} />
      <Path d={wave} {...line} stroke={colour.action} />
      <Path d={reflection} {...line} stroke={colour.warm} />
    </Svg>
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
