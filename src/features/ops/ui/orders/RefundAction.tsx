'use client'
import type { GivenRule } from '@/core/ops/lists'
import { useTexts } from '@/ui/texts'
import type { OrderPage, RefundOrder, Returnable } from '../../orders/orders-schema'
import { ActionDialog } from '../ActionDialog'
import { useRefundMessage } from './refund-message'
import { WithdrawalNote } from './WithdrawalNote'

interface Props {
  order: OrderPage
  returnable: Returnable
}

/** Returns the rule and the amount that the rules suggest to begin with. */
function suggested({ claim, claimMinor, unused, leftMinor }: Returnable): { rule: GivenRule; amountMinor: number } {
  if (claim !== 'due') return { rule: 'goodwill', amountMinor: leftMinor }
  return { rule: unused === null ? 'withdrawal' : 'pack', amountMinor: claimMinor }
}

/** Money back, whole or in part. */
export function RefundAction({ order, returnable }: Props) {
  const t = useTexts('admin-orders')
  const { id: orderId, refundedMinor: seenRefundedMinor, withdrawn } = order
  const initialValues: RefundOrder = {
    orderId,
    ...suggested(returnable),
    access: 'rule',
    seenRefundedMinor,
    reason: '',
  }
  return (
    <ActionDialog
      main
      danger
      open={t('refund.open')}
      ask={t('refund.ask')}
      yes={t('refund.yes')}
      procedure={(api) => api.ops.refundOrder}
      schema={async () => (await import('../../orders/orders-schema')).RefundOrder}
      initialValues={initialValues}
      fields={{ AMOUNT_INVALID: 'amountMinor', REFUND_TOO_MUCH: 'amountMinor' }}
      said={useRefundMessage()}
      inputs={async () => {
        const { RefundInputs } = await import('./RefundInputs')
        // The order stays as it stood when the inputs were requested, like the suggested amount.
        return ({ form }) => <RefundInputs order={order} returnable={returnable} form={form} />
      }}
    >
      {withdrawn && <WithdrawalNote withdrawn={withdrawn} />}
    </ActionDialog>
  )
}
