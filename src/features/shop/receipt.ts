import type { ReceiptData } from '@emails/layout/Receipt'
import { refundDays } from '@/content/catalogue'
import { declarationsOf } from '@/content/declarations'
import { env } from '@/env'
import type { Order } from '@/generated/prisma/client'
import { mailedUrl } from '@/server/mailed-url'
import { seller, sellerLines } from '@/server/seller'
import { invoicePath } from './invoice-papers'

/** The receipt of a paid order, in the order's language. `product` is the catalogue's name of what was bought. */
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
    refundDays,
    withdrawUrl: mailedUrl('/withdraw', order.locale),
    coupon: order.couponCode,
    invoiceUrl: amountMinor > 0 && sellerLines().length > 0 ? new URL(invoicePath(orderId), env.APP_URL).href : null,
  }
}
