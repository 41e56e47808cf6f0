import type { ReceiptData } from '@emails/layout/Receipt'
import { refundDays } from '@/content/catalogue'
import { isCurrency } from '@/core/commerce/money'
import { type Locale, storedLocale } from '@/core/locale'
import type { Order } from '@/generated/prisma/client'
import { plainTexts } from '@/server/dictionaries'
import { PermanentFailure } from '@/server/outbox'

/** The two statements as they stood beside their boxes. */
async function ticked(locale: Locale): Promise<string[]> {
  const t = await plainTexts(locale, 'payment')
  return [t('acknowledge.delivery'), t('acknowledge.withdrawal')]
}

/** The receipt of a paid order, in the order's language. `product` is the catalogue's name of what was bought. */
export async function receiptOf(order: Order, product: string): Promise<ReceiptData> {
  const { id: orderId, currency, amountMinor, listMinor, acknowledgedAt } = order
  if (!isCurrency(currency)) throw new PermanentFailure(`order ${orderId} has no currency of ours`)
  return {
    orderId,
    product,
    paidAt: (order.paidAt ?? order.createdAt).toISOString(),
    price: { amountMinor, currency },
    listMinor,
    acknowledged: acknowledgedAt && {
      at: acknowledgedAt.toISOString(),
      texts: await ticked(storedLocale(order.locale)),
    },
    refundDays,
  }
}
