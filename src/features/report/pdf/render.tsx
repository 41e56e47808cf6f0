import { renderToBuffer } from '@react-pdf/renderer'
import { countryView } from '@/content/helplines/country-view'
import { mainCountry } from '@/core/helplines'
import type { Locale } from '@/core/locale'
import type { FullView, NextSteps } from '@/features/report/schema'
import { loadFonts } from './fonts'
import { ReportDocument } from './ReportDocument'

/** All that a PDF is made of. Plain data: it goes to another thread. */
export interface PdfJob {
  view: FullView
  next: NextSteps
  /** Address of the site, without a slash at its end. */
  site: string
  locale: Locale
  /** Whose lines of help it has; without it, the language's main country. */
  country?: string
}

/** The bytes of one report. It computes for some hundred milliseconds without a pause: call it in a worker. */
export async function renderReport({ country, ...report }: PdfJob): Promise<Buffer> {
  await loadFonts()
  const help = countryView(country ?? mainCountry[report.locale], report.locale)
  return renderToBuffer(<ReportDocument {...report} help={help} />)
}
