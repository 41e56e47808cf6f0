import { mailTexts } from '@emails/layout/texts'
import { Document, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { countryView } from '@/content/helplines/country-view'
import type { InvoiceData } from '@/core/billing/invoice'
import { brandNames } from '@/core/brand/brand'
import { mainCountry } from '@/core/care/helplines'
import { formatDay, type TimeZone } from '@/core/dates'
import { htmlLang, type Locale } from '@/core/locale'
import { type PrintedPageKind, printedPagesOf } from '@/core/report/plan/printed-pages'
import type { FullView, NextSteps } from '@/features/report/schema'
import type { YearView } from '@/features/report/year/year-schema'
import { loadFonts } from './fonts'
import { InvoiceDocument } from './invoice/InvoiceDocument'
import type { Letter } from './letter'
import { PdfPage } from './PdfPage'
import { PageNumbers } from './page-numbers'
import { type PaperName, papers } from './paper'
import { CountPage } from './printed-pages/CountPage'
import { WeekPage } from './printed-pages/WeekPage'
import { HandOver } from './report/HandOver'
import { ReportDocument } from './report/ReportDocument'
import { reportStyle } from './style'
import { YearDocument } from './year/YearDocument'

interface Common {
  /** Address of the site, without a slash at its end. */
  site: string
  locale: Locale
  /** Country whose helplines are listed; without it, the language's main country. */
  country?: string
  /** Time zone of its dates and times; UTC if absent. */
  zone?: TimeZone
  /** What it is printed on; without it, A4. */
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

/**
 * Returns the bytes of one PDF. It blocks its thread for some hundred milliseconds: call it in a worker.
 * @throws Error for a sheet that the report does not have.
 */
export async function renderPdf(job: PdfJob): Promise<Buffer> {
  await loadFonts()
  const { locale, site, country, zone = 'UTC' } = job
  const paper = papers[job.paper ?? 'a4']
  const letter: Letter = {
    locale,
    zone,
    i18n: mailTexts(locale),
    style: reportStyle(locale, paper),
    paper,
    help: countryView(country ?? mainCountry[locale], locale),
    numbers: new PageNumbers(),
  }
  switch (job.kind) {
    case 'report':
      return renderToBuffer(<ReportDocument letter={letter} view={job.view} next={job.next} site={site} />)
    case 'sheet':
      if (!printedPagesOf(job.view.story).includes(job.printedPage))
        throw new Error(`the report has no sheet ${job.printedPage}`)
      return renderToBuffer(<PrintedPage {...letter} view={job.view} kind={job.printedPage} />)
    case 'year':
      return renderToBuffer(<YearDocument {...letter} year={job.year} site={site} />)
    case 'invoice':
      return renderToBuffer(<InvoiceDocument {...letter} invoice={job.invoice} />)
  }
}

interface Props extends Letter {
  view: Pick<FullView, 'completedAt' | 'help' | 'story'>
  kind: PrintedPageKind
}

/** Renders one page of a report by itself, to hang up or hand over: white, without the test's name. */
function PrintedPage({ view, kind, ...letter }: Props) {
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
      <PdfPage {...letter} date={formatDay(view.completedAt, locale, zone)}>
        {contentOf(view, kind, letter)}
      </PdfPage>
    </Document>
  )
}

function contentOf({ story, help }: Props['view'], kind: PrintedPageKind, letter: Letter): ReactElement | null {
  if (kind === 'week' || kind === 'count') {
    const Content = kind === 'week' ? WeekPage : CountPage
    return story?.plan ? <Content {...letter} plan={story.plan} heavy={help !== 'none'} /> : null
  }
  const page = story?.handOver.find(({ reader }) => reader === kind)
  return page ? <HandOver {...letter} page={page} /> : null
}
