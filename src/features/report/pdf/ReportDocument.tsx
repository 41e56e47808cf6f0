import { mailDate, mailTexts } from '@emails/layout/texts'
import { Document, Page, View } from '@react-pdf/renderer'
import { brandNames } from '@/core/brand'
import type { CountryView } from '@/core/helplines'
import { htmlLang, type Locale } from '@/core/locale'
import type { FullView } from '@/features/report/schema'
import { Closing } from './Closing'
import { DimensionPart } from './DimensionPart'
import { Head } from './Head'
import { HelpLines } from './HelpLines'
import type { Letter } from './letter'
import { Picture } from './Picture'
import { RunningFoot, RunningHead } from './Running'
import { SoftHelp } from './SoftHelp'
import { reportStyle } from './style'

interface Props {
  view: FullView
  locale: Locale
  help: CountryView
}

/** The whole report on paper: the same letter as on the screen, in the same order. */
export function ReportDocument({ view, locale, help }: Props) {
  const i18n = mailTexts(locale)
  const letter: Letter = { locale, i18n, style: reportStyle(locale), help }
  const { style } = letter
  const brand = brandNames[locale]
  const kind = i18n._('pdf.kind')
  return (
    <Document title={`${brand} · ${kind}`} author={brand} creator={brand} producer={brand} language={htmlLang[locale]}>
      <Page size="A4" style={style.page}>
        <RunningHead {...letter} date={mailDate(view.completedAt, locale)} />
        <RunningFoot {...letter} />
        <View style={style.body}>
          {view.help === 'first' && <HelpLines {...letter} first />}
          {view.help === 'soft' && <SoftHelp {...letter} reasons={view.reasons} />}
          <Head {...letter} view={view} kind={kind} />
          <Picture {...letter} view={view} />
          {view.dimensions.map((dimension, index) => (
            <DimensionPart
              key={dimension.id}
              {...letter}
              dimension={dimension}
              title={index === 0 ? i18n._('pdf.parts') : undefined}
            />
          ))}
          <Closing {...letter} view={view} brand={brand} />
        </View>
      </Page>
    </Document>
  )
}
