import { giftOf, isShopSku, type OwnSku, reportsIn, type ShopSku } from '@/core/commerce/product'
import { maskEmail } from '@/core/email'
import { settleCredits } from '@/features/auth/credits'
import type { Order } from '@/generated/prisma/client'
import type { Tx } from '@/server/db'
import { enqueue } from '@/server/outbox'
import { createGift, giftMailKey, settleGift } from './gifts'
import type { GiftJob } from './mail-jobs'
import { grantVip } from './membership'

/**
 * Gives what a paid order of the shop promised. The caller holds a lock on the order and calls it once.
 * @returns false when there is nothing to give it to: the account is gone, or is a member already
 */
export async function grantProduct(tx: Tx, order: Order): Promise<boolean> {
  const { sku, userId } = order
  if (!isShopSku(sku)) return false
  const inside = giftOf(sku)
  if (inside) return give(tx, order, inside)
  if (userId === null) return false
  if (sku === 'vip') return grantVip(tx, userId, { orderId: order.id })
  await settleCredits(tx, { userId, source: 'purchase', sourceId: order.id }, reportsOf(sku))
  return true
}

/** After a refund or a dispute: what the order gave counts, or it does not. Nothing happens to an order that gave nothing. */
export async function settleProduct(tx: Tx, order: Order, counts: boolean, now = new Date()): Promise<void> {
  const { id, sku, userId } = order
  if (!isShopSku(sku)) return
  if (giftOf(sku)) return settleGift(tx, id, counts, now)
  await tx.vipGrant.updateMany({ where: { orderId: id }, data: { revokedAt: counts ? null : now } })
  if (userId === null || sku === 'vip') return
  await settleCredits(tx, { userId, source: 'purchase', sourceId: id }, counts ? reportsOf(sku) : 0)
}

async function give(tx: Tx, order: Order, sku: OwnSku): Promise<boolean> {
  if (order.giftEmail === null) return false
  const giver = order.userId && (await tx.user.findUnique({ where: { id: order.userId } }))
  const giverName = giver ? (giver.nickname ?? giver.name) : maskEmail(order.email)
  const giftId = await createGift(tx, { orderId: order.id, sku, recipientEmail: order.giftEmail, giverName })
  await enqueue(tx, 'mail.gift', { giftId } satisfies GiftJob, { dedupeKey: giftMailKey(giftId) })
  return true
}

const reportsOf = (sku: ShopSku): number => reportsIn(sku as OwnSku)
