import { productName } from '@/content/shop/catalogue'
import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import { isShopSku } from '@/core/commerce/products'
import type { Locale } from '@/core/locale'
import { isVip } from '@/features/shop/membership'
import type { Prisma } from '@/generated/prisma/client'
import { isOwnGuest, type Owner, orderedBy } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import type { MyOrders } from './schema'

const shown = {
  id: true,
  userId: true,
  sku: true,
  status: true,
  amountMinor: true,
  currency: true,
  createdAt: true,
  paidAt: true,
  sitting: {
    select: {
      id: true,
      instrument: true,
      instrumentVersion: true,
      guest: { select: { id: true, userId: true } },
      entitlement: { select: { revokedAt: true } },
    },
  },
} satisfies Prisma.OrderSelect
type Row = Prisma.OrderGetPayload<{ select: typeof shown }>

/** Lists the last hundred orders of the account. */
export async function listOrders(db: Db, principal: Owner, locale: Locale): Promise<MyOrders> {
  const [orders, member] = await Promise.all([
    db.order.findMany({
      where: orderedBy(principal),
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: 100,
      select: shown,
    }),
    isVip(db, principal.userId),
  ])
  return Promise.all(
    orders.map(async (order) => ({
      orderId: order.id,
      product: productName(order.sku, locale),
      test: await testOf(order, principal, locale),
      retry: retryOf(order, principal, member),
      status: order.status,
      amountMinor: order.amountMinor,
      currency: order.currency,
      at: (order.paidAt ?? order.createdAt).toISOString(),
    })),
  )
}

/**
 * Returns the title of an order's test; null while the account may not read the report, because the order may be
 * another person's with the address of this account.
 */
async function testOf({ sitting, userId, status }: Row, principal: Owner, locale: Locale): Promise<string | null> {
  if (!sitting) return null
  const bought = status === 'paid' && userId !== null && userId === principal.userId
  if (!bought && !isOwnGuest(principal, sitting.guest)) return null
  const instrument = findInstrument(sitting.instrument, sitting.instrumentVersion)
  return instrument ? (await loadInstrumentText(instrument, locale)).title : null
}

/** Returns the path for another try at an unpaid order; null if the report is open by now or the membership exists. */
function retryOf({ status, sku, sitting }: Row, principal: Owner, member: boolean): string | null {
  if (status !== 'failed' && status !== 'expired' && status !== 'pending') return null
  if (sku === 'vip' && member) return null
  if (isShopSku(sku)) return `/payment?sku=${sku}`
  const open = sitting?.entitlement != null && sitting.entitlement.revokedAt === null
  return sitting && !open && isOwnGuest(principal, sitting.guest) ? `/payment?report=${sitting.id}` : null
}
