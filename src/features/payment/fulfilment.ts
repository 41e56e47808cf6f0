import type { Order } from '@/generated/prisma/client'
import type { Tx } from '@/server/db'
import { enqueue } from '@/server/outbox'
import type { CheckoutState } from '@/server/payments/provider'
import { randomId } from '@/server/secrets'

/** Writes the right to read and the mail that says so; whoever has paid for nothing gets the money back. */
export async function fulfil(tx: Tx, order: Order, state: CheckoutState): Promise<void> {
  const { id, administrationId } = order
  const granted = administrationId !== null && (await grant(tx, id, administrationId))
  // Given back before we heard of the payment: the caller closes what was just opened.
  if (isRefunded(state)) return
  // The sitting is gone, or another order was quicker.
  if (!granted) await enqueue(tx, 'payment.refund', { orderId: id }, { dedupeKey: `payment.refund:${id}` })
  else await enqueue(tx, 'mail.report', { orderId: id }, { dedupeKey: `mail.report:${id}` })
}

/** One entitlement a sitting: the first order takes it, or the first after a refund. */
async function grant(tx: Tx, orderId: string, administrationId: string): Promise<boolean> {
  const data = { id: randomId(), administrationId, orderId }
  const created = await tx.entitlement.createMany({ data, skipDuplicates: true })
  if (created.count === 1) return true
  const again = await tx.entitlement.updateMany({
    where: { administrationId, revokedAt: { not: null } },
    data: { orderId, revokedAt: null, suspendedAt: null, firstReadAt: null },
  })
  return again.count === 1
}

/** A full refund closes the report, a part of it does not. Nothing that was closed opens again by itself. */
export async function applyRefund(tx: Tx, orderId: string, state: CheckoutState): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
  if (state.refundedMinor !== order.refundedMinor) {
    await tx.order.update({ where: { id: orderId }, data: { refundedMinor: state.refundedMinor } })
  }
  if (!isRefunded(state)) return
  await tx.order.updateMany({ where: { id: orderId, status: { in: ['paid', 'held'] } }, data: { status: 'refunded' } })
  await revoke(tx, orderId)
}

/** While a dispute is open the report is closed for a time; a lost one closes it. */
export async function applyDispute(tx: Tx, orderId: string, { dispute }: CheckoutState): Promise<void> {
  if (dispute === 'lost') return revoke(tx, orderId)
  const where = { orderId, suspendedAt: dispute === 'open' ? null : { not: null } }
  await tx.entitlement.updateMany({ where, data: { suspendedAt: dispute === 'open' ? new Date() : null } })
}

async function revoke(tx: Tx, orderId: string): Promise<void> {
  await tx.entitlement.updateMany({ where: { orderId, revokedAt: null }, data: { revokedAt: new Date() } })
}

const isRefunded = ({ amountMinor, refundedMinor }: CheckoutState): boolean =>
  amountMinor > 0 && refundedMinor >= amountMinor
