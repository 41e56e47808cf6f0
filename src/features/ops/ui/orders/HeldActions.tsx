'use client'
import { formatMoney } from '@/core/commerce/money'
import { useLocale, useTexts } from '@/ui/texts'
import type { OrderPage } from '../../orders/orders-schema'
import { ActionDialog } from '../ActionDialog'
import { useRefundMessage } from './refund-message'

/** A held payment: accepted as it came, or given back. */
export function HeldActions({ order: { id: orderId, paid, price } }: { order: OrderPage }) {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  const refundSaid = useRefundMessage()
  const amount = { paid: formatMoney(paid ?? price, locale) }
  const initialValues = { orderId, reason: '' }
  return (
    <>
      <ActionDialog
        main
        open={t('held.release')}
        ask={t('held.releaseAsk', amount)}
        yes={t('held.releaseYes')}
        procedure={(api) => api.ops.releaseOrder}
        schema={async () => (await import('../../customers/support-schema')).OrderAction}
        initialValues={initialValues}
        said={() => t('held.released')}
      />
      <ActionDialog
        main
        danger
        open={t('held.return')}
        ask={t('held.returnAsk', amount)}
        yes={t('held.returnYes')}
        procedure={(api) => api.ops.returnOrder}
        schema={async () => (await import('../../customers/support-schema')).OrderAction}
        initialValues={initialValues}
        said={refundSaid}
      />
    </>
  )
}
