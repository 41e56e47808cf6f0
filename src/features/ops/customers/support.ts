import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import { adjustCredits } from '@/features/credits/credits'
import { deleteAccountOf } from '@/features/me/deletion/delete-account'
import { exportAccount } from '@/features/me/export/export'
import { correctEmailAsStaff, resendMailAsStaff } from '@/features/payment/orders/order-mail'
import { syncCheckout } from '@/features/payment/settlement/sync-checkout'
import { unlockReport } from '@/features/report/unlock'
import type { OrderStatus } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { allowNewGrant, restoreEntitlement, revokeEntitlement } from '@/server/entitlements'
import type { PaymentProvider } from '@/server/payments/provider'
import { type Actor, runAuditedAction } from '../audit'
import type {
  AccountActionInput,
  ChangeCreditsInput,
  CorrectAddressInput,
  DeleteCustomerInput,
  OrderActionInput,
  ReportActionInput,
} from './support-schema'

/**
 * Reads the state of an order from the provider and carries out the steps that are still missing, for a buyer who has
 * paid and has no report.
 * @throws DomainError NOT_FOUND, PAYMENT_UNAVAILABLE
 */
export const syncOrder = (
  db: Db,
  provider: PaymentProvider,
  by: Actor,
  { orderId, reason }: OrderActionInput,
): Promise<{ status: OrderStatus }> =>
  runAuditedAction(db, by, { act: 'order.sync', subject: `order:${orderId}`, reason }, async () => {
    try {
      return { status: await syncCheckout(db, provider, orderId) }
    } catch (error) {
      throw error instanceof DomainError ? error : new DomainError('PAYMENT_UNAVAILABLE')
    }
  })

/** Sends the mail of a paid order once more. @throws DomainError NOT_FOUND */
export const resendOrderMail = (
  db: Db,
  by: Actor,
  { orderId, reason }: OrderActionInput,
  now = new Date(),
): Promise<void> =>
  runAuditedAction(db, by, { act: 'mail.resend', subject: `order:${orderId}`, reason }, () =>
    resendMailAsStaff(db, orderId, now),
  )

/** Corrects the address of a paid order, any number of times. @throws DomainError NOT_FOUND, EMAIL_UNCHANGED */
export const correctAddress = (
  db: Db,
  by: Actor,
  { orderId, email, reason }: CorrectAddressInput,
  now = new Date(),
): Promise<void> =>
  runAuditedAction(db, by, { act: 'address.correct', subject: `order:${orderId}`, reason }, () =>
    correctEmailAsStaff(db, { orderId, email }, now),
  )

/** Gives an account reports, or takes some back. @throws DomainError NOT_FOUND, NO_CREDITS */
export const changeCredits = (
  db: Db,
  by: Actor,
  { userId, delta, reason }: ChangeCreditsInput,
): Promise<{ credits: number }> =>
  runAuditedAction(db, by, { act: 'credits.change', subject: `account:${userId}`, reason: `${delta}: ${reason}` }, () =>
    db.$transaction(async (tx) => ({ credits: await adjustCredits(tx, userId, delta) })),
  )

/** Closes an open report; money and credits stay as they are. @throws DomainError NOTHING_TO_DO */
export const closeReport = (
  db: Db,
  by: Actor,
  { sittingId, reason }: ReportActionInput,
  now = new Date(),
): Promise<void> =>
  runAuditedAction(db, by, { act: 'report.close', subject: `sitting:${sittingId}`, reason }, async () => {
    if (!(await revokeEntitlement(db, { sittingId }, 'staff', now))) throw new DomainError('NOTHING_TO_DO')
  })

/**
 * Opens a report. If its order is still paid, the access is restored; otherwise the account is given a credit, which is
 * spent on this report, and the link is mailed.
 * @throws DomainError NOTHING_TO_DO when it is open; NOT_FOUND when there is neither a paid order nor an account;
 * SITTING_NOT_COMPLETED, RETAKE_FIRST
 */
export const openReport = (db: Db, by: Actor, { sittingId, reason }: ReportActionInput): Promise<void> =>
  runAuditedAction(db, by, { act: 'report.open', subject: `sitting:${sittingId}`, reason }, async () => {
    const sitting = await db.sitting.findUnique({
      where: { id: sittingId },
      select: {
        guest: { select: { userId: true } },
        entitlement: { include: { order: { select: { status: true } } } },
      },
    })
    if (!sitting) throw new DomainError('NOT_FOUND')
    const { entitlement, guest } = sitting
    if (entitlement && entitlement.revokedAt === null) throw new DomainError('NOTHING_TO_DO')
    if (entitlement?.order?.status === 'paid') {
      await restoreEntitlement(db, entitlement)
      return
    }
    if (guest.userId === null) throw new DomainError('NOT_FOUND')
    // Only the team's own decision keeps the report closed.
    await allowNewGrant(db, sittingId)
    await giveAndUnlock(db, guest.userId, sittingId)
  })

/** Gives an account a report and spends it on the sitting; takes it back if it cannot be spent. */
async function giveAndUnlock(db: Db, userId: string, sittingId: string): Promise<void> {
  await db.$transaction((tx) => adjustCredits(tx, userId, 1))
  try {
    await unlockReport(db, userId, sittingId)
  } catch (error) {
    await db.$transaction((tx) => adjustCredits(tx, userId, -1))
    throw error
  }
}

/** Exports all data of an account, at the request of its owner. @throws DomainError NOT_FOUND */
export const exportCustomer = (
  db: Db,
  by: Actor,
  { userId, reason }: AccountActionInput,
  locale: Locale,
  now = new Date(),
): Promise<{ json: string }> =>
  runAuditedAction(db, by, { act: 'data.export', subject: `account:${userId}`, reason }, async () => {
    if ((await db.user.count({ where: { id: userId } })) === 0) throw new DomainError('NOT_FOUND')
    const parts: string[] = []
    for await (const part of exportAccount(db, userId, locale, now)) parts.push(part)
    return { json: parts.join('') }
  })

/** Deletes an account, at the request of its owner. @throws DomainError NOT_FOUND, CONFIRMATION_MISMATCH */
export const deleteCustomer = (
  db: Db,
  by: Actor,
  { userId, confirmation, reason }: DeleteCustomerInput,
): Promise<void> =>
  runAuditedAction(db, by, { act: 'data.delete', subject: `account:${userId}`, reason }, () =>
    deleteAccountOf(db, userId, confirmation),
  )
