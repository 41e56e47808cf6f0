import { Document, View } from '@react-pdf/renderer'
import { brandNames } from '@/core/brand/brand'
import { formatDay } from '@/core/dates'
import { htmlLang } from '@/core/locale'
import type { FullView, NextSteps, Reason } from '@/features/report/schema'
import type { Letter } from '../letter'
import { PdfPage } from '../PdfPage'
import { Words } from '../Words'
import { Contents } from './Contents'
import { Cover } from './Cover'
import { runsOf } from './chapters'
import { HelpLines } from './HelpLines'

interface Props {
  view: FullView
  next: NextSteps
  /** Address of the site, without a slash at its end. */
  site: string
  letter: Letter
}

/**
 * Renders the whole report on paper: the chapters of the web page, in its order. Each run (content that belongs
 * together) begins on a new page.
 */
export function ReportDocument({ view, next, site, letter }: Props) {
  const { locale, zone, i18n } = letter
  const brand = brandNames[locale]
  const date = formatDay(view.completedAt, locale, zone)
  const runs = runsOf({ view, next, site, letter })
  return (
    <Document
      title={`${brand} · ${i18n._('pdf.kind')}`}
      author={brand}
      creator={brand}
      producer={brand}
      language={htmlLang[locale]}
      pdfVersion="1.7"
    >
      {view.help === 'first' && (
        <PdfPage {...letter} date={date}>
          <HelpLines {...letter} first />
        </PdfPage>
      )}
      {view.help === 'soft' && (
        <PdfPage {...letter} date={date} centred>
          <SoftHelp {...letter} reasons={view.reasons} />
        </PdfPage>
      )}
      <Cover {...letter} view={view} date={date} />
      <PdfPage {...letter} date={date} made>
        <Contents {...letter} chapters={runs.flatMap(({ chapters }) => chapters)} dimensions={view.dimensions} />
      </PdfPage>
      {runs.map(({ id, content }) => (
        <PdfPage key={id} {...letter} date={date}>
          {content}
        </PdfPage>
      ))}
    </Document>
  )
}

interface SoftHelpProps extends Letter {
  reasons: readonly Reason[]
}

/**
 * Renders the advice on whom to talk to, before everything else, when the answers are serious without suggesting a
 * crisis; the numbers follow with the chapter on talking to someone.
 */
function SoftHelp({ i18n, style, reasons }: SoftHelpProps) {
  return (
    <View wrap={false} style={{ ...style.stack, ...style.box }}>
      <Words style={style.h3}>{i18n._('pdf.soft.title')}</Words>
      <Words>{i18n._('pdf.soft.text')}</Words>
      {reasons.map(({ name, text }) => (
        <View key={name}>
          <Words style={style.soft}>{name}</Words>
          <Words>{text}</Words>
        </View>
      ))}
    </View>
  )
}
