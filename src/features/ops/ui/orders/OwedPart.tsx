'use client'
import { Alert, Stack, Text } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import { useLocale, useTexts } from '@/ui/texts'
import type { OrderPage } from '../../orders/orders-schema'
import { ActionDialog } from '../ActionDialog'

interface Props {
  orderId: string
  owed: NonNullable<OrderPage['owed']>
}

/** Money that did not reach the buyer: what has to be done about it. */
export function OwedPart({ orderId, owed }: Props) {
  const t = useTexts('admin-orders')
  const amount = formatMoney(owed, useLocale())
  return (
    <Alert role="alert" title={t('owed.title', { amount })}>
      <Stack gap="sm" align="start">
        <Text>{t('owed.lead')}</Text>
        <ActionDialog
          open={t('owed.settle')}
          ask={t('owed.settleAsk', { amount })}
          yes={t('owed.settleYes')}
          procedure={(api) => api.ops.settleOrder}
          schema={async () => (await import('../../customers/support-schema')).OrderAction}
          initialValues={{ orderId, reason: '' }}
          said={() => t('owed.settled')}
        />
      </Stack>
    </Alert>
  )
}
