import { fileDay, type TimeZone } from '@/core/dates'
import { DomainError } from '@/core/error/error'
import { type PrintedPageKind, printedPagesOf } from '@/core/report/plan/printed-pages'
import { env } from '@/env'
import { isVip } from '@/features/shop/membership'
import { type PaperName, paperForCountry } from '@/pdf/paper'
import { makePdf, type PdfFile } from '@/pdf/pdf'
import type { Principal } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import type { Context } from '@/server/trpc'
import type { FullView } from '../schema'
import { getReport, markRead } from '../service'
import { loadNextSteps } from '../view/articles-to-read'
import { getYear } from '../year/year'

/** Limit on PDFs, since each one occupies a thread for some hundred milliseconds. */
const perAddress: RateLimitRule = { name: 'pdf-address', points: 30, seconds: 600 }
const perReport: RateLimitRule = { name: 'pdf-report', points: 10, seconds: 600 }
const perYear: RateLimitRule = { name: 'pdf-year', points: 10, seconds: 600 }

type Requester = Pick<Context, 'database' | 'db' | 'principal' | 'ip' | 'locale'>

/** Location of the reader, as far as it is known. */
export interface ReaderLocation {
  /** Country whose helplines the report shows; without it, the language's main country. */
  country?: string
  /** Time zone of its days and times; without it, UTC. */
  zone?: TimeZone
  /** Paper size that the request names; if absent, the country of the newest payment decides, then `usual`. */
  paper?: PaperName
  /** Paper size of the country in the browser's languages; A4 if absent. */
  usual?: PaperName
}

/** Reason why a report was closed for good. */
type Closed = 'refunded' | 'closed'

/** Returns whether the reader may download full reports as PDF, which only members may; everyone can print the page. */
export const canDownloadPdf = (db: Db, { userId }: Principal): Promise<boolean> => isVip(db, userId)

/**
 * Returns the full report as a PDF, for members who may read it on the page.
 * @returns the PDF, or the reason why the report was closed: its payment was refunded, or the team closed it
 * @throws DomainError NOT_FOUND, the same for an unknown, unfinished or locked report and for one of another person
 * @throws DomainError VIP_REQUIRED; TOO_MANY_REQUESTS; SERVICE_UNAVAILABLE when too many are being made
 */
export async function downloadReport(
  requester: Requester,
  sittingId: string,
  where?: ReaderLocation,
): Promise<PdfFile | Closed> {
  const view = await openForMember(requester, sittingId)
  if (typeof view === 'string') return view
  await consume(requester.database, perReport, sittingId)
  const next = await loadNextSteps(view, requester.locale)
  const bytes = await makePdf({ kind: 'report', view, next, ...(await pdfOptions(requester, where)) })
  await countReading(requester, sittingId)
  return { bytes, fileName: `mindglass-report-${fileDay(view.completedAt, where?.zone)}.pdf` }
}

/**
 * Returns one printed page of a full report as a PDF, for members who may read it on the page.
 * @param kind requested page, not validated yet
 * @returns the PDF, or the reason why the report was closed: its payment was refunded, or the team closed it
 * @throws DomainError as `downloadReport`; NOT_FOUND also for a page that this report does not have
 */
export async function downloadPrintedPage(
  requester: Requester,
  sittingId: string,
  kind: string,
  where?: ReaderLocation,
): Promise<PdfFile | Closed> {
  const view = await openForMember(requester, sittingId)
  if (typeof view === 'string') return view
  const printedPage = printedPageIn(view, kind)
  await consume(requester.database, perReport, sittingId)
  const { completedAt, help, story } = view
  const bytes = await makePdf({
    kind: 'sheet',
    printedPage: printedPage,
    view: { completedAt, help, story },
    ...(await pdfOptions(requester, where)),
  })
  await countReading(requester, sittingId)
  return { bytes, fileName: `mindglass-${printedPage}-${fileDay(completedAt, where?.zone)}.pdf` }
}

/**
 * Returns a PDF of the signed-in account's last twelve months.
 * @throws DomainError UNAUTHENTICATED, PASSWORD_CHANGE_REQUIRED, VIP_REQUIRED; NOT_FOUND when no test was finished in
 * these months
 * @throws DomainError TOO_MANY_REQUESTS; SERVICE_UNAVAILABLE when too many are being made
 */
export async function downloadYear(requester: Requester, where?: ReaderLocation, now = new Date()): Promise<PdfFile> {
  const { database, db, principal, ip, locale } = requester
  await consume(database, perAddress, ip)
  if (principal.userId === null) throw new DomainError('UNAUTHENTICATED')
  if (principal.mustChangePassword) throw new DomainError('PASSWORD_CHANGE_REQUIRED')
  const year = await getYear(db, principal.userId, locale, now)
  if (year.tests.length === 0) throw new DomainError('NOT_FOUND')
  await consume(database, perYear, principal.userId)
  const bytes = await makePdf({ kind: 'year', year, ...(await pdfOptions(requester, where)) })
  return { bytes, fileName: `mindglass-year-${fileDay(year.to, where?.zone)}.pdf` }
}

/** Returns a full report to a member, or the reason why it was closed. @throws DomainError as `downloadReport` */
async function openForMember(requester: Requester, sittingId: string): Promise<FullView | Closed> {
  const { database, db, principal, ip, locale } = requester
  await consume(database, perAddress, ip)
  const view = await getReport(db, principal, sittingId, locale).catch(asUnknown)
  if (view.kind !== 'full') {
    const why = view.kind === 'closed' ? view.reason : view.access
    if (why === 'refunded' || why === 'closed') return why
    throw new DomainError('NOT_FOUND')
  }
  if (!(await canDownloadPdf(db, principal))) throw new DomainError('VIP_REQUIRED')
  return view
}

/** Marks the report as read before the file is sent. @throws DomainError NOT_FOUND if it was closed meanwhile */
async function countReading({ db, principal }: Requester, sittingId: string): Promise<void> {
  if (!(await markRead(db, principal, sittingId))) throw new DomainError('NOT_FOUND')
}

function printedPageIn({ story }: FullView, kind: string): PrintedPageKind {
  const printedPage = printedPagesOf(story).find((one) => one === kind)
  if (!printedPage) throw new DomainError('NOT_FOUND')
  return printedPage
}

async function pdfOptions(requester: Requester, { paper, usual, ...where }: ReaderLocation = {}) {
  const { locale } = requester
  return { ...where, site: env.APP_URL, locale, paper: paper ?? (await paidPaper(requester)) ?? usual }
}

/** Returns the paper size of the country that the account last paid from; undefined if it never stated one. */
async function paidPaper({ db, principal: { userId }, locale }: Requester): Promise<PaperName | undefined> {
  if (userId === null) return
  const paid = await db.order.findFirst({
    where: { userId, paidAt: { not: null }, country: { not: null } },
    orderBy: [{ paidAt: 'desc' }, { id: 'desc' }],
    select: { country: true },
  })
  return paid?.country ? paperForCountry(paid.country, locale) : undefined
}

/** Rethrows SITTING_NOT_COMPLETED as NOT_FOUND: an open sitting has no PDF. */
function asUnknown(error: unknown): never {
  if (error instanceof DomainError && error.code === 'SITTING_NOT_COMPLETED') throw new DomainError('NOT_FOUND')
  throw error
}
