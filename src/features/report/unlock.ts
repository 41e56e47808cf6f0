import { DomainError } from '@/core/error/error'
import { advisesRetake } from '@/features/assessments/stored-sitting'
import { addCredits, getCreditBalance, spendCredit } from '@/features/credits/credits'
import { ownedBy } from '@/server/auth/principal'
import type { Db, Tx } from '@/server/db/db'
import { grantEntitlement, revokeEntitlement } from '@/server/entitlements'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'

/**
 * Opens a report of the account with one of its free or bought reports, and mails the link to it.
 * @returns the account's credits
 * @throws DomainError NOT_FOUND, the same for an unknown and a foreign sitting; SITTING_NOT_COMPLETED when it is open,
 * RETAKE_FIRST when its answers call for a retake; ALREADY_UNLOCKED, NO_CREDITS; REPORT_CLOSED
 */
export async function unlockReport(db: Db, userId: string, sittingId: string): Promise<{ credits: number }> {
  return db.$transaction(async (tx) => {
    await lockSitting(tx, userId, sittingId)
    const sitting = await tx.sitting.findUniqueOrThrow({
      where: { id: sittingId },
      select: { id: true, instrument: true, completedAt: true, result: true, entitlement: true },
    })
    if (sitting.completedAt === null || sitting.result === null) {
      throw new DomainError('SITTING_NOT_COMPLETED', { slug: sitting.instrument })
    }
    // Answers that call for a retake never use up a credit, bought or given, even if the owner agrees. The free summary
    // already shows everything that such answers allow.
    if (advisesRetake(sitting)) throw new DomainError('RETAKE_FIRST', { slug: sitting.instrument })
    if (sitting.entitlement && sitting.entitlement.revokedAt === null) throw new DomainError('ALREADY_UNLOCKED')
    if (sitting.entitlement?.closedFor === 'staff') throw new DomainError('REPORT_CLOSED')
    const creditEntryId = await spendCredit(tx, userId, sittingId)
    // A payment may be fulfilled at the same moment: then the credit stays in the account.
    if (!(await grantEntitlement(tx, sittingId, { creditEntryId }))) throw new DomainError('ALREADY_UNLOCKED')
    const dedupeKey = `mail.unlocked:${creditEntryId}`
    await enqueue(tx, jobs.mailUnlocked, { sittingId, userId }, { dedupeKey })
    return { credits: await getCreditBalance(tx, userId) }
  })
}

/**
 * Reverses the unlocking of an unread report; its credit returns to the account.
 * @returns the account's credits
 * @throws DomainError NOT_FOUND, the same for a foreign sitting and one that no credit opened; ALREADY_READ
 */
export async function revokeUnlock(
  db: Db,
  userId: string,
  sittingId: string,
  now = new Date(),
): Promise<{ credits: number }> {
  return db.$transaction(async (tx) => {
    await lockSitting(tx, userId, sittingId)
    const entitlement = await tx.entitlement.findFirst({
      where: { sittingId, revokedAt: null, creditEntry: { userId } },
    })
    if (!entitlement) throw new DomainError('NOT_FOUND')
    const unread = { id: entitlement.id, firstReadAt: null }
    if (!(await revokeEntitlement(tx, unread, null, now))) throw new DomainError('ALREADY_READ')
    await tx.reportKey.deleteMany({ where: { sittingId, orderId: null } })
    await addCredits(tx, userId, 1, 'refund', String(entitlement.creditEntryId))
    return { credits: await getCreditBalance(tx, userId) }
  })
}

/** Locks a sitting of the account, so that unlockings of it run one after the other. Ownership is part of the query. */
async function lockSitting(tx: Tx, userId: string, sittingId: string): Promise<void> {
  const sitting = await tx.sitting.findFirst({
    where: { id: sittingId, ...ownedBy({ guestId: null, userId }) },
    select: { id: true },
  })
  if (!sitting) throw new DomainError('NOT_FOUND')
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`unlock:${sittingId}`}, 0))`
}
