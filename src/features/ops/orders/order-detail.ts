import { DomainError } from '@/core/error/error'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { mailsAbout } from '../customers/customer'
import { entitlementRelations } from './entitlement-state'

const orderDetail = {
  ...entitlementRelations,
  refunds: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  disputes: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
} as const satisfies Prisma.OrderInclude
export type OrderDetail = Prisma.OrderGetPayload<{ include: typeof orderDetail }>

/** Returns an order with its refunds, disputes and product. @throws DomainError NOT_FOUND */
export async function getOrderDetail(db: Db, id: string): Promise<OrderDetail> {
  const order = await db.order.findUnique({ where: { id }, include: orderDetail })
  if (!order) throw new DomainError('NOT_FOUND')
  return order
}

/** Lists the mails about an order and its gift. */
export const mailsOf = (db: Db, { id, gift }: OrderDetail) => mailsAbout(db, [id, ...(gift ? [gift.id] : [])])
