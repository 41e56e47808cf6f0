import type { SittingResult } from '@mindglass/psychometrics/scoring/result'
import { findInstrument, loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { DomainError } from '@/core/error/error'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { loadMeasurementErrors } from '@/features/assessments/measurement-errors'
import { valuesOf } from '@/features/assessments/responses'
import { sittingResponses, sittingResult } from '@/features/assessments/stored-sitting'
import type { Prisma } from '@/generated/prisma/client'
import { boughtBy, isOwnGuest, ownedBy, type Principal } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import type {
  CheckoutPreview,
  ReportInput,
  ReportView,
  ReturnedPaymentOrCredit,
  SittingTest,
  SummaryAccess,
} from './schema'
import { createFreeExcerpt } from './view/free-excerpt'
import { markReportsRead } from './view/mark-reports-read'
import { loadReportNorms } from './view/norms'
import { buildFullView, buildSummaryView, type ReportSource } from './view/view'

const ID = /^[\w-]{1,64}$/

/**
 * Returns the report of one sitting that this browser may see: the summary for the person who took the test, and the
 * full report once it is paid, also for the account that paid.
 * @throws DomainError NOT_FOUND, the same for an unknown id, a malformed id and one of another person
 * @throws DomainError SITTING_NOT_COMPLETED with the test's slug, for the person who took it
 */
export async function getReport(
  db: Db,
  principal: Principal,
  sittingId: string,
  locale: Locale,
  now = new Date(),
  norms: ReportInput['norms'] = undefined,
): Promise<ReportView> {
  const row = await findVisible(db, principal, sittingId)
  const owner = isOwnGuest(principal, row.guest)
  const { entitlement } = row
  const linked = row.reportKeys.some(({ expiresAt, revokedAt }) => expiresAt > now && revokedAt === null)
  // A refund also ends the mailed link. Until the link would have expired, its holder sees that the report is closed
  // instead of "not found".
  const lapsed = row.reportKeys.some(({ expiresAt }) => expiresAt > now) && entitlement?.revokedAt != null
  const bought = principal.userId !== null && entitlement?.order?.userId === principal.userId
  if (!owner && !bought && !linked && !lapsed) throw new DomainError('NOT_FOUND')
  const result = sittingResult(row)
  if (row.completedAt === null || result === null) {
    throw new DomainError('SITTING_NOT_COMPLETED', { slug: row.instrument })
  }

  const source = {
    ...(await sourceOf(row, row.completedAt, result, locale, owner)),
    norms: await loadReportNorms(db, row, norms),
  }
  const access = accessOf(entitlement, row.orders)
  if (access === 'full') return buildFullView(source)
  const returned = returnedOf(entitlement)
  if (owner) return buildSummaryView(source, access, access === 'refunded' ? returned : null)
  // A link without access is always one whose access was revoked.
  const reason = access === 'suspended' || access === 'closed' ? access : 'refunded'
  return { kind: 'closed', reason, returned: reason === 'refunded' ? returned : null, title: source.text.title }
}

/**
 * Returns a report. A full one counts as read before any of it leaves the server, so that a person cannot read it and
 * then return it.
 * @throws DomainError as `getReport`
 */
export async function readReport(...args: Parameters<typeof getReport>): Promise<ReportView> {
  const [db, principal, sittingId, , now] = args
  const read = await markRead(db, principal, sittingId, now)
  const view = await getReport(...args)
  if (view.kind !== 'full' || read) return view
  // The report was unlocked between the two calls: retry, so that it counts as read first.
  return readReport(...args)
}

/**
 * Returns the test of one's own finished sitting, without any of its report.
 * @throws DomainError NOT_FOUND, the same for an unknown sitting, an open one and one of another person
 */
export async function getSittingTest(
  db: Db,
  principal: Principal,
  sittingId: string,
  locale: Locale,
): Promise<SittingTest> {
  const row = await findVisible(db, principal, sittingId)
  if (!isOwnGuest(principal, row.guest) || row.completedAt === null) return refuse()
  const { title } = await loadInstrumentText(instrumentOf(row), locale)
  return { slug: row.instrument, title }
}

/**
 * Returns the preview of one's own finished test for its checkout: the drawing, as coarse as in the summary, and the
 * day.
 * @throws DomainError NOT_FOUND, the same for an unknown sitting, an open one and one of another person
 */
export async function getCheckoutPreview(
  db: Db,
  principal: Principal,
  sittingId: string,
  locale: Locale,
): Promise<CheckoutPreview> {
  const row = await findVisible(db, principal, sittingId)
  const result = sittingResult(row)
  if (!isOwnGuest(principal, row.guest) || row.completedAt === null || result === null) return refuse()
  const measured = (await loadMeasurementErrors(db, [row]))(row)
  const { picture } = await createFreeExcerpt(instrumentOf(row), result, row, locale, measured)
  return { slug: row.instrument, picture, completedAt: row.completedAt.toISOString() }
}

/** Stores when a full report was first read; later readings change nothing. Returns false if none is open. */
export async function markRead(db: Db, principal: Principal, sittingId: string, now = new Date()): Promise<boolean> {
  if (!ID.test(sittingId)) return refuse()
  const live: Prisma.ReportKeyWhereInput = {
    keyHash: { in: [...principal.reportKeyHashes] },
    expiresAt: { gt: now },
    revokedAt: null,
  }
  const visible = { OR: [ownedBy(principal), boughtBy(principal), { reportKeys: { some: live } }] }
  return (await markReportsRead(db, { sittingId, sitting: visible }, now)).has(sittingId)
}

/** Loads a sitting that the principal may see. Ownership is part of the query: a foreign sitting is never loaded. */
async function findVisible(db: Db, principal: Principal, id: string) {
  const keyHash = { in: [...principal.reportKeyHashes] }
  if (!ID.test(id)) return refuse()
  const row = await db.sitting.findFirst({
    where: { id, OR: [ownedBy(principal), boughtBy(principal), { reportKeys: { some: { keyHash } } }] },
    select: {
      id: true,
      guest: { select: { id: true, userId: true } },
      instrument: true,
      instrumentVersion: true,
      locale: true,
      responses: true,
      completedAt: true,
      result: true,
      normVersionId: true,
      entitlement: {
        select: {
          revokedAt: true,
          closedFor: true,
          suspendedAt: true,
          orderId: true,
          creditEntryId: true,
          order: { select: { userId: true } },
        },
      },
      orders: { where: { status: { in: ['pending', 'held'] } }, select: { status: true } },
      reportKeys: { where: { keyHash }, select: { expiresAt: true, revokedAt: true } },
    },
  })
  return row ?? refuse()
}
type Row = Awaited<ReturnType<typeof findVisible>>

function accessOf(entitlement: Row['entitlement'], orders: Row['orders']): SummaryAccess | 'full' {
  if (entitlement && !entitlement.revokedAt) return entitlement.suspendedAt ? 'suspended' : 'full'
  // After a refund the report can be bought again: the newer payment counts.
  if (orders.some(({ status }) => status === 'held')) return 'checking'
  if (orders.length > 0) return 'pending'
  if (!entitlement) return 'offer'
  return entitlement.closedFor === 'staff' ? 'closed' : 'refunded'
}

/**
 * Returns the payment or credit that was returned for a closed report; null if the report is open, or if neither opened
 * it.
 */
function returnedOf(entitlement: Row['entitlement']): ReturnedPaymentOrCredit {
  if (!entitlement?.revokedAt) return null
  const what = entitlement.orderId ? 'payment' : entitlement.creditEntryId ? 'credit' : null
  return what && { what, at: entitlement.revokedAt.toISOString() }
}

async function sourceOf(
  row: Row,
  completedAt: Date,
  result: SittingResult,
  locale: Locale,
  own: boolean,
): Promise<ReportSource> {
  const instrument = instrumentOf(row)
  return {
    sittingId: row.id,
    completedAt,
    takenIn: row.locale,
    instrument,
    text: await loadInstrumentText(instrument, locale),
    locale,
    report: await loadOwnReport(instrument, locale),
    result,
    responses: valuesOf(sittingResponses(row)),
    own,
  }
}

function instrumentOf({ instrument: slug, instrumentVersion: version }: Row): Instrument {
  const instrument = findInstrument(slug, version)
  if (!instrument) throw new Error(`no instrument ${slug} v${version}`)
  return instrument
}

function refuse(): never {
  throw new DomainError('NOT_FOUND')
}
