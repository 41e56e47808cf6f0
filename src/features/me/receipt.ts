import { productNames, refundDays } from '@/content/catalogue'
import { accountEmail, maskEmail } from '@/core/email'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import type { Db } from '@/server/db'
import { plainTexts } from '@/server/dictionaries'
import { type Owner, orderedBy } from '@/server/principal'
import { seller } from '@/server/seller'
import { skuOf } from '@/server/sku'
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
  const t = await plainTexts(locale, 'payment')
  return {
    orderId,
    seller: seller(),
    product: productNames[locale][skuOf(sku)],
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
      texts: [t('acknowledge.delivery'), t('acknowledge.withdrawal')],
    },
    refundDays,
  }
}
