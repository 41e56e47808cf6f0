import type { Locale } from '@/core/locale'
import { DAY_MS } from '@/core/time'
import { createReportCookieEntry } from '@/server/crypto/report-keys'
import { findDerivedKey, hashKey, randomId } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import { mailedUrl } from '@/server/mail/mailed-url'

/** Number of days for which a mailed link opens its report. */
export const linkDays = 365

/** Returns the secret part of a link, derived from the server's secret on each use and stored nowhere. */
const linkKey = (reportKeyId: string, keyHash?: string): string => findDerivedKey(keyHash, 'report', reportKeyId)

/** Returns the address that opens a report in `locale` for anyone who has it. */
export async function reportUrl(db: Db | Tx, reportKeyId: string, locale: Locale): Promise<string> {
  const row = await db.reportKey.findUnique({ where: { id: reportKeyId }, select: { keyHash: true } })
  return mailedUrl(`/r/${linkKey(reportKeyId, row?.keyHash)}`, locale)
}

interface Subject {
  sittingId: string
  /** null for a report that a credit opened. */
  orderId: string | null
}

const rowOf = (id: string, { sittingId, orderId }: Subject, now: Date) => ({
  id,
  sittingId,
  orderId,
  keyHash: hashKey(linkKey(id)),
  createdAt: now,
  expiresAt: new Date(now.getTime() + linkDays * DAY_MS),
})

/**
 * Creates the key for the link in the receipt of an order, and returns its id. A repeated mail has the same key, but a
 * correction of the address gives a new one.
 */
export async function createReceiptKey(
  db: Db | Tx,
  subject: Subject & { orderId: string },
  correctedAt: Date | null,
  now: Date,
): Promise<string> {
  const id = `order-${subject.orderId}${correctedAt === null ? '' : `-corrected-${correctedAt.getTime()}`}`
  await db.reportKey.createMany({ data: [rowOf(id, subject, now)], skipDuplicates: true })
  return id
}

/**
 * Creates the key for the mail about a report opened with a credit, and returns its id; the same for repeated mails.
 */
export async function createUnlockedReportKey(
  db: Db,
  sittingId: string,
  entitlementId: string,
  now: Date,
): Promise<string> {
  const id = `unlocked-${entitlementId}`
  await db.reportKey.createMany({ data: [rowOf(id, { sittingId, orderId: null }, now)], skipDuplicates: true })
  return id
}

/** Creates the key for the mails of a reminder, and returns its id; the same for both mails. */
export async function createReminderKey(db: Db, reminderId: string, subject: Subject, now: Date): Promise<string> {
  const id = `reminder-${reminderId}`
  await db.reportKey.createMany({ data: [rowOf(id, subject, now)], skipDuplicates: true })
  return id
}

/** Creates a new key and returns its id; earlier keys stay valid until they expire. */
export async function createReportKey(tx: Tx, subject: Subject, now: Date): Promise<string> {
  const id = randomId()
  await tx.reportKey.create({ data: rowOf(id, subject, now) })
  return id
}

export type ReportLinkTarget =
  | { state: 'live'; sittingId: string }
  /** Expired; /retrieve sends a new link. */
  | { state: 'expired' }
  /** Its report was closed: the purchase was refunded, or the team closed it. */
  | { state: 'revoked'; by: 'refund' | 'staff' }
  | { state: 'unknown' }

/** Filter for completed refunds after which the report stays open. */
export const refundsKeepingReport = { access: 'stays', state: 'done' } as const

/** Returns the target of a link. Writes nothing: scanners of mail servers open links too. */
export async function resolveReportLink(db: Db, key: string, now = new Date()): Promise<ReportLinkTarget> {
  const row = await db.reportKey.findUnique({
    where: { keyHash: hashKey(key) },
    select: {
      sittingId: true,
      expiresAt: true,
      revokedAt: true,
      orderId: true,
      order: { select: { status: true, refunds: { where: refundsKeepingReport, select: { id: true } } } },
      sitting: { select: { entitlement: { select: { revokedAt: true, closedFor: true, orderId: true } } } },
    },
  })
  if (!row) return { state: 'unknown' }
  const { entitlement } = row.sitting
  const stays = row.order?.refunds.length !== 0 && entitlement?.orderId === row.orderId
  const returned = row.order?.status === 'refunded' && !stays
  if (row.revokedAt || entitlement?.revokedAt || returned) {
    return { state: 'revoked', by: entitlement?.revokedAt && entitlement.closedFor === 'staff' ? 'staff' : 'refund' }
  }
  if (row.expiresAt <= now) return { state: 'expired' }
  return { state: 'live', sittingId: row.sittingId }
}

const KEPT_KEYS = 8

/**
 * Returns the value of the `reports` cookie after a link was opened: newest first, at most eight, no key twice.
 * @param userId account that opened the link; the key then works only for it
 */
export function addReportKey(cookie: string | undefined, key: string, userId: string | null): string {
  const others = (cookie ?? '').split('.').filter((entry) => entry && entry.split('~')[0] !== key)
  return [createReportCookieEntry(key, userId), ...others].slice(0, KEPT_KEYS).join('.')
}
