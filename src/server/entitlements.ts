import type { ClosedFor, Prisma } from '@/generated/prisma/client'
import { randomId } from './crypto/secrets'
import type { Db, Tx } from './db/db'

// Nothing else writes the table (lint/entitlements.grit): payments, credits, the team and retention all come here.

type Client = Db | Tx

/** What opens a report: a paid order, or a credit of the account. */
export type GrantedBy = { orderId: string } | { creditEntryId: bigint }

/**
 * Grants the right to read a report. There is one for each sitting: the first to ask takes it, or the first after it was
 * revoked, and everything from before is forgotten.
 * @returns false while another order or credit has it
 */
export async function grantEntitlement(tx: Tx, sittingId: string, by: GrantedBy, now = new Date()): Promise<boolean> {
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
 * Revokes what is still granted. Condition and change are one statement, so a reading at this very moment wins or loses,
 * never both.
 * @returns whether anything was
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
 * Revokes what an order granted, because its money has gone back. What the team had closed before counts as refunded from
 * now on: it can be bought again.
 */
export async function revokeRefunded(tx: Tx, orderId: string, now = new Date()): Promise<void> {
  await revokeEntitlement(tx, { orderId }, 'refund', now)
  await tx.entitlement.updateMany({ where: { orderId }, data: { closedFor: 'refund' } })
}

/** Grants again what the team or a refund closed, to the order or credit that had it. */
export async function restoreEntitlement(
  db: Client,
  { id, orderId }: { id: string; orderId: string | null },
  now = new Date(),
): Promise<void> {
  await db.entitlement.updateMany({ where: { id, orderId }, data: { revokedAt: null, closedFor: null, usedAt: now } })
}

/** Lets a report that the team closed be opened again, by a payment or a credit. */
export async function allowNewGrant(db: Client, sittingId: string): Promise<void> {
  await db.entitlement.updateMany({ where: { sittingId }, data: { closedFor: null } })
}

/** Suspends what an order granted, while the bank looks into the payment. */
export async function suspendEntitlement(tx: Tx, orderId: string, now = new Date()): Promise<void> {
  await tx.entitlement.updateMany({ where: { orderId, suspendedAt: null }, data: { suspendedAt: now } })
}

/** Ends the suspension of what an order granted. */
export async function resumeEntitlement(tx: Tx, orderId: string): Promise<void> {
  await tx.entitlement.updateMany({ where: { orderId, suspendedAt: { not: null } }, data: { suspendedAt: null } })
}

/** Notes that reports are read for the first time. */
export async function noteFirstReading(db: Client, where: Prisma.EntitlementWhereInput, now: Date): Promise<void> {
  await db.entitlement.updateMany({ where: { ...where, firstReadAt: null }, data: { firstReadAt: now } })
}

/** Notes that results are still used; retention counts from here. @returns how many */
export async function noteUse(db: Client, where: Prisma.EntitlementWhereInput, now: Date): Promise<number> {
  return (await db.entitlement.updateMany({ where, data: { usedAt: now } })).count
}

/** Notes that a mail is to warn of the results' end, and the hash of the key in it. */
export async function requestWarning(
  tx: Tx,
  ids: readonly string[],
  { warningAt, warningKeyHash }: { warningAt: Date; warningKeyHash: string },
): Promise<void> {
  const data = { warningAt, warnedAt: null, warningKeyHash }
  await tx.entitlement.updateMany({ where: { id: { in: [...ids] } }, data })
}

/** The mail server has taken the warning: from now on the days count. */
export async function noteWarned(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.entitlement.updateMany({ where: { id: { in: [...ids] } }, data: { warnedAt: now } })
}

/** No address takes the warning. @param due the rows, as `due`; @param columns what becomes of each */
export async function noteWarningRefused(db: Db, due: Prisma.Sql, columns: Prisma.Sql): Promise<void> {
  await db.$executeRaw`UPDATE "Entitlement" SET ${columns} FROM (${due}) due WHERE "Entitlement"."id" = due."id"`
}
