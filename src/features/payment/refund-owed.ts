import { DomainError } from '@/core/error'
import { issueDue } from '@/features/shop/invoices'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { randomId } from '@/server/secrets'

/** Refunds that did not arrive, and whose money is still with us as far as we know. */
export const isOwed = { failedAt: { not: null }, settledAt: null } satisfies Prisma.RefundWhereInput

/**
 * Somebody has brought the money to the buyer in another way than the provider's: each refund that did not arrive gets one
 * that did, and the books their credit note. What was bought stays as it is.
 * @throws DomainError NOT_FOUND; NOTHING_TO_DO when nothing is owed; REFUND_WAITING while another one is on its way
 */
export const settleOwed = (db: Db, orderId: string, now = new Date()): Promise<void> =>
  db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${orderId} FOR UPDATE`
    const order = await tx.order.findUnique({ where: { id: orderId } })
    if (!order) throw new DomainError('NOT_FOUND')
    const owed = await tx.refund.findMany({ where: { orderId, ...isOwed } })
    if (owed.length === 0) throw new DomainError('NOTHING_TO_DO')
    const underWay = { orderId, state: { in: ['waiting', 'paused'] } } satisfies Prisma.RefundWhereInput
    if ((await tx.refund.count({ where: underWay })) > 0) throw new DomainError('REFUND_WAITING')
    await tx.refund.createMany({
      data: owed.map(({ amountMinor, currency, rule, access }) => ({
        ...{ id: randomId(), orderId, amountMinor, currency, rule, access },
        ...{ state: 'done' as const, createdAt: now, doneAt: now },
      })),
    })
    await tx.refund.updateMany({ where: { orderId, ...isOwed }, data: { settledAt: now } })
    const refundedMinor = owed.reduce((sum, { amountMinor }) => sum + amountMinor, order.refundedMinor)
    await tx.order.update({ where: { id: orderId }, data: { refundedMinor } })
    await issueDue(tx, orderId, null)
  })
