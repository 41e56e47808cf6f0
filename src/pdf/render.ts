import { mailTexts } from '@emails/layout/texts'
import { buildCountryView } from '@/content/helplines/country-view'
import type { InvoiceData } from '@/core/billing/invoice'
import { mainCountry } from '@/core/care/helplines'
import type { TimeZone } from '@/core/dates'
import type { Locale } from '@/core/locale'
import type { PrintedPageKind } from '@/core/report/plan/printed-pages'
import type { FullView, NextSteps } from '@/features/report/schema'
import type { YearView } from '@/features/report/year/year-schema'
import type { DocumentContext } from './document-context'
import { invoiceDocument } from './invoice-document'
import { type PaperName, papers } from './paper'
import { printedPage } from './printed-page'
import { reportDocument } from './report/report-document'
import { type Standard, typeset } from './typeset'
import { yearDocument } from './year-document'

interface Common {
  /** Address of the site, without a slash at its end. */
  site: string
  locale: Locale
  /** Country whose helplines are listed; without it, the language's main country. */
  country?: string
  /** Time zone of its dates and times; UTC if absent. */
  zone?: TimeZone
  /** Paper to print on; A4 if absent. */
  paper?: PaperName
}

/** Input for a PDF: a report, one sheet of it, a year, or an invoice. Plain data, because it goes to another thread. */
export type PdfJob = Common &
  (
    | { kind: 'report'; view: FullView; next: NextSteps }
    | { kind: 'sheet'; printedPage: PrintedPageKind; view: Pick<FullView, 'completedAt' | 'help' | 'story'> }
    | { kind: 'year'; year: YearView }
    | { kind: 'invoice'; invoice: InvoiceData }
  )

/** Template in `templates`, and the data that it sets. */
interface TemplateInput {
  template: 'report' | 'sheet' | 'year' | 'invoice'
  data: object
}

/**
 * Returns the bytes of one PDF. It blocks its thread for some tens of milliseconds: call it in a worker.
 * @param standard standard that the PDF must meet; by default, the PDF meets PDF/UA-1 if it can, and meets none if it
 * cannot, as with a name in a script that the fonts lack
 * @throws Error for a sheet that the report does not have, and for a document that breaks the required standard.
 */
export function renderPdf(job: PdfJob, standard?: Standard): Buffer {
  const { template, data } = inputOf(job)
  if (standard) return typeset(template, data, standard)
  try {
    return typeset(template, data, 'ua-1')
  } catch {
    return typeset(template, data)
  }
}

function inputOf(job: PdfJob): TemplateInput {
  const { locale, site, country, zone = 'UTC' } = job
  const letter: DocumentContext = {
    locale,
    zone,
    site,
    i18n: mailTexts(locale),
    paper: papers[job.paper ?? 'a4'],
    help: buildCountryView(country ?? mainCountry[locale], locale),
  }
  switch (job.kind) {
    case 'report':
      return { template: 'report', data: reportDocument(letter, job.view, job.next) }
    case 'sheet':
      return { template: 'sheet', data: printedPage(letter, job.view, job.printedPage) }
    case 'year':
      return { template: 'year', data: yearDocument(letter, job.year) }
    case 'invoice':
      return { template: 'invoice', data: invoiceDocument(letter, job.invoice) }
  }
}
