import type { ClosedFor, Prisma } from '@/generated/prisma/client'
import { randomId } from './crypto/secrets'
import type { Db, Tx } from './db/db'

// Only this file writes the table (lint/entitlements.grit): payments, credits, the team and retention call its
// functions.

type Client = Db | Tx

/** Source of the right to read a report: a paid order, or a credit of the account. */
export type GrantSource = { orderId: string } | { creditEntryId: bigint }

/**
 * Grants the right to read a report. Each sitting has one entitlement, taken by the first order or credit. After a
 * revocation the next one takes it, and the earlier dates are cleared.
 * @returns false while another order or credit holds the entitlement
 */
export async function grantEntitlement(tx: Tx, sittingId: string, by: GrantSource, now = new Date()): Promise<boolean> {
  const data = { id: randomId(), sittingId, ...by }
  const created = await tx.entitlement.createMany({ data, skipDuplicates: true })
  if (created.count === 1) return true
  const again = await tx.entitlement.updateMany({
    where: { sittingId, revokedAt: { not: null } },
    data: {
      orderId: 'orderId' in by ? by.orderId : null,
      creditEntryId: 'creditEntryId' in by ? by.creditEntryId : null,
      revokedAt: null,
      closedFor: null,
      suspendedAt: null,
      firstReadAt: null,
      usedAt: now,
    },
  })
  return again.count === 1
}

/**
 * Revokes entitlements that are still granted. One statement checks and changes them, so a report that is read at the
 * same moment counts as read either before or after the revocation.
 * @returns whether any entitlement was revoked
 */
export async function revokeEntitlement(
  db: Client,
  where: Prisma.EntitlementWhereInput,
  closedFor: ClosedFor | null,
  now = new Date(),
): Promise<boolean> {
  const { count } = await db.entitlement.updateMany({
    where: { ...where, revokedAt: null },
    data: { revokedAt: now, closedFor },
  })
  return count > 0
}

/**
 * Revokes the entitlements of an order whose money has gone back. Entitlements that the team had closed before count as
 * refunded from now on: the reports can be bought again.
 */
export async function revokeRefunded(tx: Tx, orderId: string, now = new Date()): Promise<void> {
  await revokeEntitlement(tx, { orderId }, 'refund', now)
  await tx.entitlement.updateMany({ where: { orderId }, data: { closedFor: 'refund' } })
}

/** Restores an entitlement that the team or a refund has closed, for the same order or credit. */
export async function restoreEntitlement(
  db: Client,
  { id, orderId }: { id: string; orderId: string | null },
  now = new Date(),
): Promise<void> {
  await db.entitlement.updateMany({ where: { id, orderId }, data: { revokedAt: null, closedFor: null, usedAt: now } })
}

/** Allows a report that the team closed to be opened again, by a payment or a credit. */
export async function allowNewGrant(db: Client, sittingId: string): Promise<void> {
  await db.entitlement.updateMany({ where: { sittingId }, data: { closedFor: null } })
}

/** Suspends the entitlements of an order while the bank examines the payment. */
export async function suspendEntitlement(tx: Tx, orderId: string, now = new Date()): Promise<void> {
  await tx.entitlement.updateMany({ where: { orderId, suspendedAt: null }, data: { suspendedAt: now } })
}

/** Ends the suspension of an order's entitlements. */
export async function resumeEntitlement(tx: Tx, orderId: string): Promise<void> {
  await tx.entitlement.updateMany({ where: { orderId, suspendedAt: { not: null } }, data: { suspendedAt: null } })
}

/** Notes that reports are read for the first time. */
export async function noteFirstReading(db: Client, where: Prisma.EntitlementWhereInput, now: Date): Promise<void> {
  await db.entitlement.updateMany({ where: { ...where, firstReadAt: null }, data: { firstReadAt: now } })
}

/**
 * Notes that results are still used; retention counts from this time.
 * @returns the number of results
 */
export async function noteUse(db: Client, where: Prisma.EntitlementWhereInput, now: Date): Promise<number> {
  return (await db.entitlement.updateMany({ where, data: { usedAt: now } })).count
}

/** Notes that a mail will warn of the results' deletion, and stores the hash of the key in it. */
export async function requestWarning(
  tx: Tx,
  ids: readonly string[],
  { warningAt, warningKeyHash }: { warningAt: Date; warningKeyHash: string },
): Promise<void> {
  const data = { warningAt, warnedAt: null, warningKeyHash }
  await tx.entitlement.updateMany({ where: { id: { in: [...ids] } }, data })
}

/** Notes that the mail server accepted the warning: the days until deletion count from now on. */
export async function noteWarned(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.entitlement.updateMany({ where: { id: { in: [...ids] } }, data: { warnedAt: now } })
}

/**
 * Notes that no address accepts the warning.
 * @param due query for the rows, with their ids
 * @param columns assignments of the new values, which may use the columns of `due`
 */
export async function noteWarningRefused(db: Db, due: Prisma.Sql, columns: Prisma.Sql): Promise<void> {
  await db.$executeRaw`UPDATE "Entitlement" SET ${columns} FROM (${due}) due WHERE "Entitlement"."id" = due."id"`
}
