import { productName } from '@/content/shop/catalogue'
import { declarationsOf } from '@/content/shop/declarations'
import { DomainError } from '@/core/error/error'
import { accountEmail, maskEmail } from '@/core/input/email'
import { htmlLang, type Locale } from '@/core/locale'
import { type Owner, orderedBy } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import { seller } from '@/server/payments/seller'
import { listInvoiceLinks } from './list-invoices'
import type { Receipt } from './schema'

/**
 * One order of the account, as it is printed.
 * @throws DomainError NOT_FOUND alike for an unknown and a foreign order.
 */
export async function getReceipt(db: Db, principal: Owner, locale: Locale, orderId: string): Promise<Receipt> {
  const order = await db.order.findFirst({ where: { id: orderId, ...orderedBy(principal) } })
  if (!order) throw new DomainError('NOT_FOUND')
  const { sku, currency, status, listMinor, amountMinor, refundedMinor, acknowledgedAt } = order
  const own = await db.user.count({ where: { id: principal.userId ?? '', email: accountEmail(order.email) } })
  return {
    orderId,
    seller: seller(),
    product: productName(sku, locale),
    status,
    currency,
    listMinor,
    amountMinor,
    refundedMinor,
    orderedAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    email: own > 0 ? order.email : maskEmail(order.email),
    acknowledged: acknowledgedAt && {
      at: acknowledgedAt.toISOString(),
      lang: htmlLang[order.locale],
      texts: declarationsOf(order.acknowledgedText, order.locale),
    },
    coupon: order.couponCode,
    papers: await listInvoiceLinks(db, orderId),
  }
}
