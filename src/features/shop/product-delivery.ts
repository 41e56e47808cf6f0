import { countReportsKept } from '@/core/commerce/pro-rata'
import { isGift, type OwnSku, ownSkuOfGift, parseSku, reportsIn } from '@/core/commerce/product'
import { maskEmail } from '@/core/input/email'
import { settleCredits } from '@/features/credits/credits'
import type { Order } from '@/generated/prisma/client'
import type { Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import { countMail, throwIfLimited } from '@/server/mail/mail-limits'
import { createGift, giftMailDedupeKey, syncGift } from './gifts'
import { grantVip } from './membership'

/**
 * Delivers the product of a paid shop order. The caller holds a lock on the order and calls it once.
 * @returns false if there is no account to deliver to: it is gone, or already a member
 */
export async function grantProduct(tx: Tx, order: Order): Promise<boolean> {
  const { userId } = order
  const sku = parseSku(order.sku)
  if (sku === 'report') return false
  if (isGift(sku)) return give(tx, order, ownSkuOfGift(sku))
  if (userId === null) return false
  if (sku === 'vip') return grantVip(tx, userId, { orderId: order.id })
  await settleCredits(tx, { userId, source: 'purchase', sourceId: order.id }, reportsIn(sku))
  return true
}

/**
 * Grants or withdraws the product of an order after a refund or a dispute. Of a pack that was refunded in part, the
 * reports whose share of the price was not refunded remain. An order that delivered nothing is left alone.
 */
export async function syncProductAccess(tx: Tx, order: Order, counts: boolean, now = new Date()): Promise<void> {
  const { id, userId, amountMinor: paidMinor, refundedMinor } = order
  const sku = parseSku(order.sku)
  if (sku === 'report') return
  if (isGift(sku)) return syncGift(tx, id, counts, now)
  await tx.vipGrant.updateMany({ where: { orderId: id }, data: { revokedAt: counts ? null : now } })
  if (userId === null || sku === 'vip') return
  const kept = countReportsKept({ reports: reportsIn(sku), paidMinor }, refundedMinor)
  await settleCredits(tx, { userId, source: 'purchase', sourceId: id }, counts ? kept : 0)
}

async function give(tx: Tx, order: Order, sku: OwnSku): Promise<boolean> {
  if (order.giftEmail === null) return false
  if (order.amountMinor === 0)
    throwIfLimited(await countMail(tx, 'gift', { email: order.giftEmail, proof: null }, new Date()))
  const giver = order.userId && (await tx.user.findUnique({ where: { id: order.userId } }))
  const giverName = giver ? (giver.nickname ?? giver.name) : maskEmail(order.email)
  const giftId = await createGift(tx, { orderId: order.id, sku, recipientEmail: order.giftEmail, giverName })
  await enqueue(tx, jobs.mailGift, { giftId }, { dedupeKey: giftMailDedupeKey(giftId) })
  return true
}
