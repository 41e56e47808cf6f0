import type { Locale } from '@/core/locale'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { type ExportPage, getProductName, pageQuery, toExportPage, withLanguage } from './export-page'

const orderParts = {
  id: true,
  sku: true,
  sittingId: true,
  status: true,
  currency: true,
  listMinor: true,
  amountMinor: true,
  refundedMinor: true,
  couponCode: true,
  email: true,
  emailCorrectedAt: true,
  giftEmail: true,
  openAccount: true,
  method: true,
  country: true,
  locale: true,
  acknowledgedAt: true,
  acknowledgedText: true,
  createdAt: true,
  paidAt: true,
  withdrawnAt: true,
  paidMinor: true,
  paidCurrency: true,
  askedMinor: true,
  askedCurrency: true,
  releasedAt: true,
  refunds: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      amountMinor: true,
      currency: true,
      rule: true,
      access: true,
      state: true,
      createdAt: true,
      doneAt: true,
      failedAt: true,
      settledAt: true,
    },
  },
  disputes: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      state: true,
      reason: true,
      amountMinor: true,
      currency: true,
      dueBy: true,
      createdAt: true,
      closedAt: true,
    },
  },
} satisfies Prisma.OrderSelect

/** Returns one page of the orders, with their refunds and disputes. */
export async function readOrdersPage(
  db: Db,
  own: Prisma.OrderWhereInput,
  locale: Locale,
  after: string | null,
): Promise<ExportPage> {
  const rows = await db.order.findMany({ where: own, select: orderParts, ...pageQuery(after) })
  const written = rows.map(({ sittingId, ...row }) => ({
    ...withLanguage(row),
    product: getProductName(row.sku, locale),
    sittingId,
  }))
  return toExportPage(rows, written)
}

/** Returns the products bought with these orders for other people. */
export async function readBoughtGifts(db: Db, order: Prisma.OrderWhereInput, locale: Locale) {
  const gifts = await db.gift.findMany({ where: { order }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  return gifts.map(({ orderId, sku, recipientEmail, giverName, createdAt, redeemedAt, revokedAt }) => ({
    orderId,
    product: getProductName(sku, locale),
    recipientEmail,
    giverName,
    createdAt,
    redeemedAt,
    revokedAt,
  }))
}
