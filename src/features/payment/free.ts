import { DomainError } from '@/core/error'
import type { Order, OrderStatus } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { fulfil } from './fulfilment'

/**
 * Ends an order that costs nothing, without the provider: what was ordered is there at once. Asked again it changes
 * nothing; of what cannot be given any more, nothing stays.
 */
export async function completeFree(db: Db, { id }: Pick<Order, 'id'>): Promise<OrderStatus> {
  try {
    await db.$transaction(async (tx) => {
      const data = { status: 'paid' as const, paidAt: new Date(), checkAt: null }
      const { count } = await tx.order.updateMany({ where: { id, status: 'pending', amountMinor: 0 }, data })
      if (count === 0) return
      await fulfil(tx, await tx.order.findUniqueOrThrow({ where: { id } }), { amountMinor: 0, refundedMinor: 0 })
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await db.order.updateMany({ where: { id, status: 'pending' }, data: { status: 'expired', checkAt: null } })
  }
  return (await db.order.findUniqueOrThrow({ where: { id }, select: { status: true } })).status
}
