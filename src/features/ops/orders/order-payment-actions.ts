import { paymentJobs } from '@/features/payment/jobs'
import { refundHeldPayment, releaseHeldPayment } from '@/features/payment/refunds/release-held-payment'
import { refundDedupeKey, requestRefund, settleFailedRefunds } from '@/features/payment/refunds/request-refund'
import type { Db } from '@/server/db/db'
import { runJobNow } from '@/server/jobs/outbox'
import type { PaymentProvider } from '@/server/payments/provider'
import { type Actor, runAuditedAction } from '../audit'
import type { OrderActionInput } from '../customers/support-schema'
import type { RefundOrderInput, RefundResult } from './orders-schema'

/**
 * Refunds an order in full or in part. The refund is stored before it is requested from the provider: if the provider
 * does not answer, the worker retries.
 * @throws DomainError as `requestRefund`
 */
export const refundOrder = (
  db: Db,
  provider: PaymentProvider,
  by: Actor,
  { reason, ...asked }: RefundOrderInput,
): Promise<RefundResult> => {
  const { orderId, rule, access, amountMinor } = asked
  const entry = `${rule}, ${amountMinor}, ${access}: ${reason}`
  return runAuditedAction(db, by, { act: 'order.refund', subject: `order:${orderId}`, reason: entry }, async () =>
    carryOut(db, provider, (await requestRefund(db, asked)).id),
  )
}

/** Accepts a held payment as it was paid. @throws DomainError as `releaseHeldPayment` */
export const releaseHeldOrder = (
  db: Db,
  provider: PaymentProvider,
  by: Actor,
  action: OrderActionInput,
): Promise<void> =>
  runAuditedAction(db, by, { act: 'order.release', subject: `order:${action.orderId}`, reason: action.reason }, () =>
    releaseHeldPayment(db, provider, action.orderId),
  )

/** Refunds a held payment in full. @throws DomainError as `refundHeldPayment` */
export const refundHeldOrder = (
  db: Db,
  provider: PaymentProvider,
  by: Actor,
  action: OrderActionInput,
): Promise<RefundResult> =>
  runAuditedAction(
    db,
    by,
    { act: 'order.return', subject: `order:${action.orderId}`, reason: action.reason },
    async () => carryOut(db, provider, (await refundHeldPayment(db, action.orderId)).id),
  )

/** Records that refunds which did not arrive were paid in another way. @throws DomainError as `settleFailedRefunds` */
export const settleFailedOrderRefunds = (db: Db, by: Actor, { orderId, reason }: OrderActionInput): Promise<void> =>
  runAuditedAction(db, by, { act: 'order.settle', subject: `order:${orderId}`, reason }, () =>
    settleFailedRefunds(db, orderId),
  )

/** Runs the job of a refund at once, so that the response holds its result. */
async function carryOut(db: Db, provider: PaymentProvider, id: string): Promise<RefundResult> {
  await runJobNow(db, paymentJobs(db, provider), refundDedupeKey(id))
  const { state, failure } = await db.refund.findUniqueOrThrow({ where: { id } })
  return { state, failure }
}
