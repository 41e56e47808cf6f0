import { findInstrument, instrumentText } from '@/content/instruments'
import { DomainError } from '@/core/error'
import { fallbackLocale, isLocale, type Locale } from '@/core/locale'
import type { Instrument, Responses } from '@/core/psychometrics/instrument'
import type { AdministrationResult } from '@/core/psychometrics/result'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { boughtBy, isOwnTaker, ownedBy, type Viewer } from '@/server/viewer'
import type { ReportView, Sitting, SummaryAccess } from './schema'
import { fullView, type ReportSource, summaryView } from './view'

const ID = /^[\w-]{1,64}$/

/**
 * The report of one sitting as this browser may see it: the summary for who took the test, everything once it is paid,
 * also for the account that paid.
 * @throws DomainError NOT_FOUND alike for an unknown, a malformed and a foreign id.
 * @throws DomainError SITTING_NOT_COMPLETED with the test's slug, for who took it.
 */
export async function getReport(
  db: Db,
  viewer: Viewer,
  administrationId: string,
  locale: Locale,
  now = new Date(),
): Promise<ReportView> {
  const row = await findVisible(db, viewer, administrationId)
  const owner = isOwnTaker(viewer, row.taker)
  const { entitlement } = row
  const linked = row.reportKeys.some(({ expiresAt, revokedAt }) => expiresAt > now && revokedAt === null)
  // A refund takes the mailed link with it; its holder is told so, once more, instead of "not found".
  const lapsed = row.reportKeys.some(({ expiresAt }) => expiresAt > now) && entitlement?.revokedAt != null
  const bought = viewer.userId !== null && entitlement?.order?.userId === viewer.userId
  if (!owner && !bought && !linked && !lapsed) throw new DomainError('NOT_FOUND')
  if (row.completedAt === null || row.result === null) {
    throw new DomainError('SITTING_NOT_COMPLETED', { slug: row.instrument })
  }

  const source = await sourceOf(row, row.completedAt, row.result, locale, owner)
  const access = accessOf(entitlement, row.orders)
  if (access === 'full') return fullView(source)
  if (owner) return summaryView(source, access)
  // A link without a right can only be one whose right was taken back.
  return { kind: 'closed', reason: access === 'suspended' ? access : 'refunded', title: source.text.title }
}

/**
 * Hands a report out. A full one counts as read before a word of it leaves: nobody reads it and then gives it back.
 * @throws DomainError as `getReport`
 */
export async function readReport(...asked: Parameters<typeof getReport>): Promise<ReportView> {
  const [db, viewer, administrationId, , now] = asked
  await markRead(db, viewer, administrationId, now)
  return getReport(...asked)
}

/**
 * Which test one's own finished sitting is of, without a word of its report.
 * @throws DomainError NOT_FOUND alike for an unknown, a foreign and an open one.
 */
export async function getSitting(db: Db, viewer: Viewer, administrationId: string, locale: Locale): Promise<Sitting> {
  const row = await findVisible(db, viewer, administrationId)
  if (!isOwnTaker(viewer, row.taker) || row.completedAt === null) return refuse()
  const { title } = await instrumentText(instrumentOf(row), locale)
  return { slug: row.instrument, title }
}

/** Notes when a full report was first read; later readings change nothing. */
export async function markRead(db: Db, viewer: Viewer, administrationId: string, now = new Date()): Promise<void> {
  if (!ID.test(administrationId)) return refuse()
  const live: Prisma.ReportKeyWhereInput = {
    keyHash: { in: [...viewer.reportKeyHashes] },
    expiresAt: { gt: now },
    revokedAt: null,
  }
  await db.entitlement.updateMany({
    where: {
      administrationId,
      firstReadAt: null,
      revokedAt: null,
      suspendedAt: null,
      administration: { OR: [ownedBy(viewer), boughtBy(viewer), { reportKeys: { some: live } }] },
    },
    data: { firstReadAt: now },
  })
}

/** Ownership is part of the query: a foreign sitting is never loaded. */
async function findVisible(db: Db, viewer: Viewer, id: string) {
  const keyHash = { in: [...viewer.reportKeyHashes] }
  if (!ID.test(id)) return refuse()
  const row = await db.administration.findFirst({
    where: { id, OR: [ownedBy(viewer), boughtBy(viewer), { reportKeys: { some: { keyHash } } }] },
    select: {
      id: true,
      taker: { select: { id: true, userId: true } },
      instrument: true,
      instrumentVersion: true,
      locale: true,
      responses: true,
      completedAt: true,
      result: true,
      entitlement: { select: { revokedAt: true, suspendedAt: true, order: { select: { userId: true } } } },
      orders: { where: { status: { in: ['pending', 'held'] } }, select: { status: true } },
      reportKeys: { where: { keyHash }, select: { expiresAt: true, revokedAt: true } },
    },
  })
  return row ?? refuse()
}
type Row = Awaited<ReturnType<typeof findVisible>>

function accessOf(entitlement: Row['entitlement'], orders: Row['orders']): SummaryAccess | 'full' {
  if (entitlement && !entitlement.revokedAt) return entitlement.suspendedAt ? 'suspended' : 'full'
  // After a refund the report can be bought again: the newer payment is what counts.
  if (orders.some(({ status }) => status === 'held')) return 'checking'
  if (orders.length > 0) return 'pending'
  return entitlement ? 'refunded' : 'offer'
}

async function sourceOf(
  row: Row,
  completedAt: Date,
  result: Prisma.JsonValue,
  locale: Locale,
  own: boolean,
): Promise<ReportSource> {
  const instrument = instrumentOf(row)
  return {
    administrationId: row.id,
    completedAt,
    takenIn: isLocale(row.locale) ? row.locale : fallbackLocale,
    instrument,
    text: await instrumentText(instrument, locale),
    // Written by `scoreAdministration` once, and by nothing else.
    result: result as unknown as AdministrationResult,
    responses: answersOf(row.responses),
    own,
  }
}

function instrumentOf({ instrument: slug, instrumentVersion: version }: Row): Instrument {
  const instrument = findInstrument(slug, version)
  if (!instrument) throw new Error(`no instrument ${slug} v${version}`)
  return instrument
}

/** Stored answers carry times too; a report needs the values alone. */
function answersOf(stored: Prisma.JsonValue): Responses {
  const saved = stored as Record<string, { value: number }>
  return Object.fromEntries(Object.entries(saved).map(([item, { value }]) => [item, value]))
}

function refuse(): never {
  throw new DomainError('NOT_FOUND')
}
