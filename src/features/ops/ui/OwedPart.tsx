'use client'
import { Alert, Stack, Text } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import { trpc } from '@/trpc/hooks'
import { useLocale, useTexts } from '@/ui/texts'
import type { OrderPage } from '../orders-schema'
import { DeedDialog } from './DeedDialog'

interface Props {
  orderId: string
  owed: NonNullable<OrderPage['owed']>
  onDone: (said: string) => void
}

/** Money that did not reach the buyer: what has to be done about it. */
export function OwedPart({ orderId, owed, onDone }: Props) {
  const t = useTexts('admin-orders')
  const amount = formatMoney(owed, useLocale())
  const settle = trpc.ops.settleOrder.useMutation()
  return (
    <Alert role="alert" title={t('owed.title', { amount })}>
      <Stack gap="sm" align="start">
        <Text>{t('owed.lead')}</Text>
        <DeedDialog
          open={t('owed.settle')}
          ask={t('owed.settleAsk', { amount })}
          yes={t('owed.settleYes')}
          action={async (reason) => {
            await settle.mutateAsync({ orderId, reason })
            onDone(t('owed.settled'))
          }}
        />
      </Stack>
    </Alert>
  )
}
