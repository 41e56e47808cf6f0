import { ALARM_OVER_SECONDS, siteAlarms } from '@/core/ops/alarm'
import { type PendingTaskKind, pendingTaskKinds } from '@/core/ops/pending-tasks'
import { isAllowed, type StaffRole } from '@/core/ops/permissions'
import { DAY_MS } from '@/core/time'
import { failedRefundWhere } from '@/features/payment/refunds/request-refund'
import { refundClaimOf, refundDeadlineOf } from '@/features/payment/refunds/withdraw-order'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import type { Alarms, PendingTasks } from './overview-schema'

/** Condition for disputes that are not decided yet. */
export const openDisputesFilter = { state: { in: ['inquiry', 'open'] } } satisfies Prisma.DisputeWhereInput

/** Number of pending tasks of a kind, and their nearest deadline or oldest arrival. */
interface Found {
  count: number
  at: Date | null
}

/** Returns the filter for alarms about the site itself that are still active. */
const lastingAlarms = (now: Date) =>
  ({
    kind: { in: [...siteAlarms] },
    seenAt: { gte: new Date(now.getTime() - ALARM_OVER_SECONDS * 1000) },
  }) satisfies Prisma.AlarmWhereInput

const finders: Readonly<Record<PendingTaskKind, (db: Db, now: Date) => Promise<Found>>> = {
  alarms: async (db, now) => {
    const { _count, _min } = await db.alarm.aggregate({
      where: lastingAlarms(now),
      _count: true,
      _min: { since: true },
    })
    return { count: _count, at: _min.since }
  },
  withdrawals: async (db) => {
    const due = await listRefundsDue(db)
    return { count: due.length, at: due[0]?.by ?? null }
  },
  disputes: async (db) => {
    const { _count, _min } = await db.dispute.aggregate({
      where: openDisputesFilter,
      _count: true,
      _min: { dueBy: true },
    })
    return { count: _count, at: _min.dueBy }
  },
  owed: async (db) => {
    const { _count, _min } = await db.refund.aggregate({
      where: failedRefundWhere,
      _count: true,
      _min: { failedAt: true },
    })
    return { count: _count, at: _min.failedAt }
  },
  held: async (db) => {
    const where = { status: 'held' } as const
    const { _count, _min } = await db.order.aggregate({ where, _count: true, _min: { paidAt: true } })
    return { count: _count, at: _min.paidAt }
  },
  mails: async (db, now) => {
    const failed = await listOrdersWithFailedMail(db, now)
    return { count: failed.length, at: failed[0]?.failedAt ?? null }
  },
  reported: async (db) => {
    const where = { review: { hiddenAt: null } }
    const { _min } = await db.reviewReport.aggregate({ where, _min: { createdAt: true } })
    return { count: await db.review.count({ where: { reports: { some: {} }, hiddenAt: null } }), at: _min.createdAt }
  },
  unseen: async (db) => {
    const where = { waitingSince: { not: null }, hiddenAt: null }
    const { _count, _min } = await db.review.aggregate({ where, _count: true, _min: { waitingSince: true } })
    return { count: _count, at: _min.waitingSince }
  },
  findings: async (db) => {
    const where = { resolvedAt: null }
    const { _count, _min } = await db.finding.aggregate({ where, _count: true, _min: { foundAt: true } })
    return { count: _count, at: _min.foundAt }
  },
  norms: (db) =>
    onlyRow(db.$queryRaw`
      SELECT count(*)::int AS count, min("createdAt") AS at FROM (
        SELECT DISTINCT ON (instrument, "instrumentVersion", locale) "createdAt", "publishedAt", "withdrawnAt"
        FROM "NormVersion" ORDER BY instrument, "instrumentVersion", locale, number DESC) last
      WHERE "publishedAt" IS NULL AND "withdrawnAt" IS NULL`),
  studies: (db) =>
    onlyRow(db.$queryRaw`
      SELECT count(*)::int AS count, min("createdAt") AS at FROM (
        SELECT DISTINCT ON (study, instrument, "instrumentVersion", locale, scope)
          "createdAt", "publishedAt", "withdrawnAt"
        FROM "StudyEdition" ORDER BY study, instrument, "instrumentVersion", locale, scope, number DESC) last
      WHERE "publishedAt" IS NULL AND "withdrawnAt" IS NULL`),
}

const onlyRow = async (rows: Promise<Found[]>): Promise<Found> => (await rows)[0] ?? { count: 0, at: null }

/**
 * Returns the pending tasks of a role, with the deadline of each kind or the time of its oldest task: late kinds first,
 * then in the order of `pendingTaskKinds`. It returns only counts and times, no personal data.
 */
export async function listPendingTasks(db: Db, role: StaffRole, now = new Date()): Promise<PendingTasks> {
  const kinds = (Object.keys(pendingTaskKinds) as PendingTaskKind[]).filter((kind) =>
    isAllowed(role, pendingTaskKinds[kind].act),
  )
  const found = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await finders[kind](db, now)) })))
  return found
    .filter(({ count }) => count > 0)
    .map(({ kind, count, at }) => ({
      kind,
      count,
      at: at?.toISOString() ?? null,
      late: pendingTaskKinds[kind].time === 'by' && at !== null && at < now,
    }))
    .sort((a, b) => Number(b.late) - Number(a.late))
}

/** Returns the active alarms about the site itself, the most pressing first. */
export async function listAlarms(db: Db, now = new Date()): Promise<Alarms> {
  const rows = await db.alarm.findMany({ where: lastingAlarms(now) })
  return siteAlarms.flatMap((kind) =>
    rows.filter((row) => row.kind === kind).map(({ value, since }) => ({ kind, value, since: since.toISOString() })),
  )
}

/** Lists the withdrawn orders whose refund is still due, the nearest deadline first. */
export async function listRefundsDue(db: Db): Promise<{ id: string; by: Date }[]> {
  const withdrawn = await db.order.findMany({
    where: {
      withdrawnAt: { not: null },
      OR: [{ status: { in: ['paid', 'held'] } }, { refunds: { some: failedRefundWhere } }],
      // A refund that is on its way needs no action.
      refunds: { none: { state: { in: ['waiting', 'paused'] } } },
    },
    orderBy: [{ withdrawnAt: 'asc' }, { id: 'asc' }],
  })
  const claims = await Promise.all(withdrawn.map(async (order) => ({ order, claim: await refundClaimOf(db, order) })))
  return claims.flatMap(({ order: { id, withdrawnAt }, claim: { kind, minor } }) =>
    withdrawnAt !== null && kind === 'due' && minor > 0 ? [{ id, by: refundDeadlineOf(withdrawnAt) }] : [],
  )
}

/** Number of days for which a failed mail is listed; older failures are ignored. */
const MAIL_DAYS = 14

/**
 * Lists the orders with a failed mail to the buyer or the recipient of the gift, the oldest failure first. Orders whose
 * mail was sent later, after the address was corrected, are left out.
 */
export function listOrdersWithFailedMail(db: Db, now: Date): Promise<{ id: string; failedAt: Date }[]> {
  const since = new Date(now.getTime() - MAIL_DAYS * DAY_MS)
  return db.$queryRaw`
    SELECT "order".id, min(job."failedAt") AS "failedAt"
    FROM "Outbox" job
    JOIN "Order" "order" ON "order".id = ANY (job.about)
      OR "order".id = (SELECT "orderId" FROM "Gift" WHERE "Gift".id = ANY (job.about))
    WHERE job.topic LIKE 'mail.%' AND job."failedAt" > ${since} AND job."doneAt" IS NULL
      AND NOT EXISTS (
        SELECT 1 FROM "Outbox" later
        WHERE later.topic = job.topic AND later.about && job.about AND later."doneAt" > job."failedAt")
    GROUP BY "order".id
    ORDER BY "failedAt", "order".id`
}
