import { Circle, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { brandNames } from '@/core/brand/brand'
import { mark } from '@/core/brand/mark'
import type { Letter } from './letter'
import { bodyHeight } from './paper'
import { colour } from './style'

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
  const { style, paper } = letter
  const middle = { height: bodyHeight(paper) - 1, justifyContent: 'center' } as const
  return (
    <Page size={paper.size} style={style.page}>
      <RunningHead {...letter} date={date} />
      <RunningFoot {...letter} />
      {made ? children : <View style={{ ...style.body, ...(centred && middle) }}>{children}</View>}
    </Page>
  )
}

/** No name of a test: a page on a desk is read by others too. */
export function RunningHead({ locale, style, paper, date }: Letter & { date: string }) {
  const { side, head } = paper
  const line = { left: side, right: side, top: head, flexDirection: 'row', alignItems: 'center', gap: 6 } as const
  return (
    <View fixed style={{ position: 'absolute', ...line }}>
      <Mark />
      <Text style={{ ...style.figure, fontSize: 11, lineHeight: 1.2, flex: 1 }}>{brandNames[locale]}</Text>
      <Text style={style.small}>{date}</Text>
    </View>
  )
}

/** Renders the mark of the product, as on the site. */
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

export function RunningFoot({ i18n, style, paper: { side, foot } }: Letter) {
  const { lineHeight: _, ...small } = style.small
  const place = { ...small, position: 'absolute', left: side, right: side, bottom: foot } as const
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
