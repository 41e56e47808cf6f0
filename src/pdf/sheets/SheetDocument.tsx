import { Document } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { brandNames } from '@/core/brand/brand'
import { dayOfMoment } from '@/core/dates'
import { htmlLang } from '@/core/locale'
import type { SheetKind } from '@/core/report/plan/sheets'
import type { FullView } from '@/features/report/schema'
import type { Letter } from '../letter'
import { HandOver } from '../report/HandOver'
import { Sheet } from '../Sheet'
import { CountSheet } from './CountSheet'
import { WeekSheet } from './WeekSheet'

interface Props extends Letter {
  view: Pick<FullView, 'completedAt' | 'help' | 'story'>
  kind: SheetKind
}

/** One page of a report by itself, to hang up or to hand over: white, without the name of the test. */
export function SheetDocument({ view, kind, ...letter }: Props) {
  const { locale, zone, i18n } = letter
  const brand = brandNames[locale]
  return (
    <Document
      title={`${brand} · ${i18n._('pdf.sheet.kind')}`}
      author={brand}
      creator={brand}
      producer={brand}
      language={htmlLang[locale]}
    >
      <Sheet {...letter} date={dayOfMoment(view.completedAt, locale, zone)}>
        {contentOf(view, kind, letter)}
      </Sheet>
    </Document>
  )
}

function contentOf({ story, help }: Props['view'], kind: SheetKind, letter: Letter): ReactElement | null {
  if (kind === 'week' || kind === 'count') {
    const Content = kind === 'week' ? WeekSheet : CountSheet
    return story?.plan ? <Content {...letter} plan={story.plan} heavy={help !== 'none'} /> : null
  }
  const page = story?.handOver.find(({ reader }) => reader === kind)
  return page ? <HandOver {...letter} page={page} /> : null
}
