import type { ReceiptData } from '@emails/layout/Receipt'
import { refundDays } from '@/content/catalogue'
import type { Locale } from '@/core/locale'
import type { Order } from '@/generated/prisma/client'
import { plainTexts } from '@/server/dictionaries'
import { mailedUrl } from '@/server/mailed-url'
import { seller } from '@/server/seller'

/** The two statements as they stood beside their boxes. */
async function ticked(locale: Locale): Promise<string[]> {
  const t = await plainTexts(locale, 'payment')
  return [t('acknowledge.delivery'), t('acknowledge.withdrawal')]
}

/** The receipt of a paid order, in the order's language. `product` is the catalogue's name of what was bought. */
export async function receiptOf(order: Order, product: string): Promise<ReceiptData> {
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
      texts: await ticked(order.locale),
    },
    refundDays,
    withdrawUrl: mailedUrl('/withdraw', order.locale),
  }
}
