import { renderToBuffer } from '@react-pdf/renderer'
import { countryView } from '@/content/helplines/country-view'
import { mainCountry } from '@/core/helplines'
import type { Locale } from '@/core/locale'
import type { FullView } from '@/features/report/schema'
import { registerFonts } from './fonts'
import { ReportDocument } from './ReportDocument'

/** All that a PDF is made of. Plain data: it goes to another thread. */
export interface PdfJob {
  view: FullView
  locale: Locale
  /** Whose lines of help it has; without it, the language's main country. */
  country?: string
}

registerFonts()

/** The bytes of one report. It computes for some hundred milliseconds without a pause: call it in a worker. */
export const renderReport = ({ view, locale, country = mainCountry[locale] }: PdfJob): Promise<Buffer> =>
  renderToBuffer(<ReportDocument view={view} locale={locale} help={countryView(country, locale)} />)
