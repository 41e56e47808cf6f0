import { formatGiftCode } from '@/core/commerce/gift-code'
import { maskEmail } from '@/core/input/email'
import type { Locale } from '@/core/locale'
import { getCreditBalance } from '@/features/credits/credits'
import type { Gift } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { deriveGiftCode } from './gifts'
import { getVipStart } from './membership'
import { entriesPerPage, type GivenGift, type Purchase, type ReceivedGift, type ShopAccount } from './schema'
import { getTestTitle } from './service'

/** Returns the account's credits, purchases and gifts from the shop, with one page of its credit ledger. */
export async function getShopAccount(db: Db, userId: string, locale: Locale, page: number): Promise<ShopAccount> {
  const balance = await getCreditBalance(db, userId)
  return {
    credits: Math.max(0, balance),
    creditsOwed: Math.max(0, -balance),
    vipSince: (await getVipStart(db, userId))?.toISOString() ?? null,
    purchases: await listPurchases(db, userId),
    received: await listReceived(db, userId),
    ledger: await listEntries(db, userId, locale, page),
  }
}

/** Returns the last hundred paid shop orders; gifts come with their state. */
async function listPurchases(db: Db, userId: string): Promise<Purchase[]> {
  const orders = await db.order.findMany({
    where: { userId, sku: { not: 'report' }, status: { in: ['paid', 'refunded'] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
    include: { gift: true },
  })
  return orders.map(({ id, sku, status, amountMinor, currency, createdAt, paidAt, gift }) => {
    const at = (paidAt ?? createdAt).toISOString()
    const settled = status === 'refunded' ? 'refunded' : 'paid'
    return { orderId: id, sku, status: settled, amountMinor, currency, at, gift: gift && givenGift(gift) }
  })
}

function givenGift({ id, codeHash, sku, recipientEmail, redeemedAt, revokedAt }: Gift): GivenGift {
  const state = revokedAt ? 'returned' : redeemedAt ? 'redeemed' : 'waiting'
  return {
    sku,
    state,
    code: state === 'waiting' ? formatGiftCode(deriveGiftCode(id, codeHash)) : null,
    recipient: maskEmail(recipientEmail),
    redeemedAt: redeemedAt?.toISOString() ?? null,
  }
}

async function listReceived(db: Db, userId: string): Promise<ReceivedGift[]> {
  const gifts = await db.gift.findMany({
    where: { redeemedById: userId },
    orderBy: [{ redeemedAt: 'desc' }, { id: 'desc' }],
    take: 100,
  })
  return gifts.map(({ sku, giverName, createdAt, redeemedAt, revokedAt }) => ({
    sku,
    giver: giverName,
    at: (redeemedAt ?? createdAt).toISOString(),
    returned: revokedAt !== null,
  }))
}

const openedReport = {
  select: {
    revokedAt: true,
    sitting: { select: { id: true, instrument: true, instrumentVersion: true } },
  },
} as const

async function listEntries(db: Db, userId: string, locale: Locale, page: number): Promise<ShopAccount['ledger']> {
  const rows = await db.creditEntry.findMany({
    where: { userId },
    orderBy: { id: 'desc' },
    skip: (page - 1) * entriesPerPage,
    take: entriesPerPage + 1,
    select: { id: true, reason: true, delta: true, createdAt: true, entitlement: openedReport },
  })
  const entries = rows.slice(0, entriesPerPage).map(async ({ id, reason, delta, createdAt, entitlement }) => {
    const opened = entitlement?.revokedAt === null ? entitlement.sitting : null
    return {
      id: String(id),
      reason,
      delta,
      at: createdAt.toISOString(),
      report: opened && {
        sittingId: opened.id,
        title: await getTestTitle(opened.instrument, opened.instrumentVersion, locale),
      },
    }
  })
  return { entries: await Promise.all(entries), older: rows.length > entriesPerPage }
}
