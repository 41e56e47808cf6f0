import { DomainError } from '@/core/error'
import { env } from '@/env'
import { makePdf } from '@/features/report/pdf/pdf'
import { isVip } from '@/features/shop/membership'
import type { Db } from '@/server/db'
import type { Principal } from '@/server/principal'
import { consume, type Limit } from '@/server/rate-limit'
import type { Context } from '@/server/trpc'
import { nextSteps } from './next-steps'
import type { FullView, ReportView } from './schema'
import { getReport, markRead } from './service'

/** Each one costs a thread some hundred milliseconds. */
const perAddress: Limit = { name: 'pdf-address', points: 30, seconds: 600 }
const perReport: Limit = { name: 'pdf-report', points: 10, seconds: 600 }

type Requester = Pick<Context, 'database' | 'db' | 'principal' | 'ip' | 'locale'>

export interface Download {
  bytes: Uint8Array
  /** Says when the report was made, and nothing of the test. */
  fileName: string
}

/** Whether full reports come as a PDF too: that is a member's. Anybody can print the page. */
export const comesAsPdf = (db: Db, { userId }: Principal): Promise<boolean> => isVip(db, userId)

/**
 * The full report as a PDF, for whoever may read it on the page.
 * @param country whose lines of help it has; without it, the language's main country
 * @returns null when its payment was returned: the report is gone.
 * @throws DomainError NOT_FOUND alike for an unknown, a foreign, an unfinished and a locked one; VIP_REQUIRED.
 * @throws DomainError TOO_MANY_REQUESTS, or SERVICE_UNAVAILABLE when many are being made.
 */
export async function downloadReport(
  requester: Requester,
  sittingId: string,
  country?: string,
): Promise<Download | null> {
  const { database, db, principal, ip, locale } = requester
  await consume(database, perAddress, ip)
  const view = await getReport(db, principal, sittingId, locale).catch(asUnknown)
  if (view.kind !== 'full') {
    if (isRefunded(view)) return null
    throw new DomainError('NOT_FOUND')
  }
  if (!(await comesAsPdf(db, principal))) throw new DomainError('VIP_REQUIRED')
  await consume(database, perReport, sittingId)
  const next = await nextSteps(view, locale)
  const bytes = await makePdf({ kind: 'report', view, next, site: env.APP_URL, locale, ...(country && { country }) })
  // Given back while it was being made.
  if (!(await markRead(db, principal, sittingId))) throw new DomainError('NOT_FOUND')
  return { bytes, fileName: `mindglass-report-${view.completedAt.slice(0, 10)}.pdf` }
}

const isRefunded = (view: Exclude<ReportView, FullView>): boolean =>
  (view.kind === 'closed' ? view.reason : view.access) === 'refunded'

/** There is no PDF of an open sitting. */
function asUnknown(error: unknown): never {
  if (error instanceof DomainError && error.code === 'SITTING_NOT_COMPLETED') throw new DomainError('NOT_FOUND')
  throw error
}
