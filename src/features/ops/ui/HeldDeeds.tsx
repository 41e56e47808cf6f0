'use client'
import { formatMoney } from '@/core/commerce/money'
import { trpc } from '@/trpc/hooks'
import { useLocale, useTexts } from '@/ui/texts'
import type { OrderPage } from '../orders-schema'
import { DeedDialog } from './DeedDialog'
import { useRefundSaid } from './refund-said'

interface Props {
  order: OrderPage
  onDone: (said: string) => void
}

/** A held payment: accepted as it came, or given back. */
export function HeldDeeds({ order: { id: orderId, paid, price }, onDone }: Props) {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  const refundSaid = useRefundSaid()
  const release = trpc.ops.releaseOrder.useMutation()
  const giveBack = trpc.ops.returnOrder.useMutation()
  const amount = { paid: formatMoney(paid ?? price, locale) }
  return (
    <>
      <DeedDialog
        main
        open={t('held.release')}
        ask={t('held.releaseAsk', amount)}
        yes={t('held.releaseYes')}
        action={async (reason) => {
          await release.mutateAsync({ orderId, reason })
          onDone(t('held.released'))
        }}
      />
      <DeedDialog
        main
        danger
        open={t('held.return')}
        ask={t('held.returnAsk', amount)}
        yes={t('held.returnYes')}
        action={async (reason) => onDone(refundSaid(await giveBack.mutateAsync({ orderId, reason })))}
      />
    </>
  )
}
