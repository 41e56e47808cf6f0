import { isGift, parseSku } from '@/core/commerce/product'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import type { EntitlementState } from './orders-schema'

/** Relations of an order that determine the state of its product. */
export const entitlementRelations = {
  entitlement: true,
  vipGrant: true,
  gift: true,
} as const satisfies Prisma.OrderInclude
type OrderWithGiven = Prisma.OrderGetPayload<{ include: typeof entitlementRelations }>

/** Returns the state of the product bought with an order. */
export async function getEntitlementState(db: Db, order: OrderWithGiven): Promise<EntitlementState> {
  const sku = parseSku(order.sku)
  const nothing = { reports: null, usedAt: null }
  if (sku === 'report') return { kind: 'report', ...reportState(order), reports: null }
  if (isGift(sku)) return { kind: 'gift', ...giftState(order), reports: null }
  if (sku === 'vip') return { kind: 'vip', state: stateOf(order.vipGrant), ...nothing }
  const reports = await reportsCounted(db, order)
  return { kind: 'pack', state: reports === null ? 'none' : reports > 0 ? 'open' : 'closed', reports, usedAt: null }
}

const stateOf = (given: { revokedAt: Date | null } | null): EntitlementState['state'] =>
  given === null ? 'none' : given.revokedAt ? 'closed' : 'open'

function reportState({ entitlement }: OrderWithGiven): Pick<EntitlementState, 'state' | 'usedAt'> {
  const usedAt = entitlement?.firstReadAt?.toISOString() ?? null
  if (entitlement?.revokedAt && entitlement.closedFor === 'staff') return { state: 'closedByTeam', usedAt }
  if (entitlement?.revokedAt === null && entitlement.suspendedAt) return { state: 'suspended', usedAt }
  return { state: stateOf(entitlement), usedAt }
}

function giftState({ gift }: OrderWithGiven): Pick<EntitlementState, 'state' | 'usedAt'> {
  const usedAt = gift?.redeemedAt?.toISOString() ?? null
  return { state: gift?.revokedAt === null && gift.redeemedAt ? 'redeemed' : stateOf(gift), usedAt }
}

/** Returns the number of reports that a pack gave its account, less those revoked; null when it never gave any. */
async function reportsCounted(db: Db, { id, userId }: OrderWithGiven): Promise<number | null> {
  if (userId === null) return null
  const where = {
    userId,
    reason: { in: ['purchase' as const, 'revoked' as const] },
    reference: { startsWith: `${id}/` },
  }
  const { _sum, _count } = await db.creditEntry.aggregate({ where, _sum: { delta: true }, _count: true })
  return _count === 0 ? null : (_sum.delta ?? 0)
}
