import type { ReceiptData } from '@emails/layout/Receipt'
import { productName, refundDays } from '@/content/shop/catalogue'
import { declarationsOf } from '@/content/shop/declarations'
import { hasWithdrawalRight } from '@/core/commerce/country'
import { parseSku } from '@/core/commerce/product'
import { refundRuleOf, withdrawPath } from '@/core/commerce/refund-right'
import { DomainError } from '@/core/error/error'
import { maskEmail, toAccountEmail } from '@/core/input/email'
import { htmlLang, type Locale } from '@/core/locale'
import { env } from '@/env'
import type { Order } from '@/generated/prisma/client'
import { type Owner, orderedBy } from '@/server/auth/principal'
import { deriveKey, deriveKeys, equalInConstantTime } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { mailedUrl } from '@/server/mail/mailed-url'
import { seller, sellerLines } from '@/server/payments/seller'
import { invoicePath, listInvoiceLinks } from './list-invoices'
import type { Receipt } from './schema'

/** Returns the receipt of a paid order, in the order's language. `product` is the catalogue's name of the product. */
export function receiptOf(order: Order, product: string): ReceiptData {
  const { id: orderId, currency, amountMinor, listMinor, acknowledgedAt } = order
  return {
    orderId,
    seller: seller(),
    product,
    paidAt: (order.paidAt ?? order.createdAt).toISOString(),
    price: { amountMinor, currency },
    listMinor,
    acknowledged: acknowledgedAt && {
      at: acknowledgedAt.toISOString(),
      texts: declarationsOf(order.acknowledgedText, order.locale),
    },
    refund: amountMinor > 0 ? refundTermsOf(order) : null,
    coupon: order.couponCode,
    invoiceUrl: amountMinor > 0 && sellerLines().length > 0 ? new URL(invoicePath(orderId), env.APP_URL).href : null,
  }
}

/**
 * Returns one order of the account in its printed form.
 * @throws DomainError NOT_FOUND alike for an unknown and a foreign order.
 */
export async function getReceipt(db: Db, principal: Owner, locale: Locale, orderId: string): Promise<Receipt> {
  const order = await db.order.findFirst({ where: { id: orderId, ...orderedBy(principal) } })
  if (!order) throw new DomainError('NOT_FOUND')
  const { sku, currency, status, listMinor, amountMinor, refundedMinor, acknowledgedAt } = order
  const own = await db.user.count({ where: { id: principal.userId ?? '', email: toAccountEmail(order.email) } })
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
    invoices: await listInvoiceLinks(db, orderId),
  }
}

/** Returns the refund terms of an order, and the address for requesting a refund. */
export function refundTermsOf({ id, sku: stored, country, locale }: Order): NonNullable<ReceiptData['refund']> {
  return {
    rule: refundRuleOf(parseSku(stored)),
    days: refundDays,
    byLaw: isRefundByLaw({ country }),
    url: mailedUrl(`${withdrawPath(id)}&key=${withdrawKey(id)}`, locale),
  }
}

/** Returns whether the buyer's country gives a right of withdrawal. */
export const isRefundByLaw = ({ country }: Pick<Order, 'country'>): boolean =>
  country !== null && hasWithdrawalRight(country)

/**
 * Returns the key that stands for the order's address in the link of its mail: a person who has the mail can request a
 * refund, which goes to the payer, with a confirmation to the order's address. It opens nothing else and contains no
 * personal data.
 */
export const withdrawKey = (orderId: string): string => deriveKey('withdraw', orderId)

/** Returns whether a key is that of an order, also if it was derived from an earlier secret. */
export const isWithdrawKey = (key: string, orderId: string): boolean =>
  deriveKeys('withdraw', orderId).some((one) => equalInConstantTime(one, key))
