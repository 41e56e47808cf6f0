'use client'
import { Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { countryNamer } from '@/core/commerce/country'
import { formatMoney } from '@/core/commerce/money'
import { trpc } from '@/trpc/hooks'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { Customer } from '../support-schema'
import type { Column } from './columns'
import { DeedDialog } from './DeedDialog'
import { SimpleTable } from './SimpleTable'

type Row = Customer['orders'][number]

interface Props {
  orders: readonly Row[]
  onDone: (said: string) => void
}

export function CustomerOrders({ orders, onDone }: Props) {
  const t = useTexts('admin')
  const me = useTexts('me')
  const locale = useLocale()
  const columns: Column<Row>[] = [
    {
      name: 'product',
      title: t('customer.product'),
      cell: ({ id, product }) => (
        <>
          {product}
          <Text c="dimmed" size="sm">
            {id}
          </Text>
        </>
      ),
    },
    {
      name: 'status',
      title: t('customer.status'),
      cell: ({ status, failure, withdrawnAt }) => (
        <>
          {me(`orders.status.${status}`)}
          {failure && status !== 'paid' && <Text size="sm">{failure}</Text>}
          {withdrawnAt && <Text size="sm">{t('customer.withdrawn')}</Text>}
          {status === 'held' && <Text size="sm">{t('customer.held')}</Text>}
        </>
      ),
    },
    {
      name: 'amount',
      title: t('customer.amount'),
      cell: ({ amountMinor, refundedMinor, currency, method, country }) => (
        <>
          {formatMoney({ amountMinor, currency }, locale)}
          {refundedMinor > 0 && (
            <Text size="sm">
              {t('customer.refunded', { amount: formatMoney({ amountMinor: refundedMinor, currency }, locale) })}
            </Text>
          )}
          <Text c="dimmed" size="sm">
            {[method, country && countryNamer(locale)(country)].filter(Boolean).join(' · ')}
          </Text>
        </>
      ),
    },
    { name: 'email', title: t('customer.address'), cell: ({ email }) => email },
    {
      name: 'at',
      title: t('customer.at'),
      cell: ({ paidAt, createdAt }) => <LocalTime at={paidAt ?? createdAt} locale={locale} show="moment" />,
    },
    { name: 'acts', title: t('customer.acts'), cell: (row) => <OrderDeeds order={row} onDone={onDone} /> },
  ]
  return <SimpleTable columns={columns} rows={orders} rowKey={({ id }) => id} />
}

function OrderDeeds({ order, onDone }: { order: Row; onDone: (said: string) => void }) {
  const t = useTexts('admin')
  const me = useTexts('me')
  const [address, setAddress] = useState('')
  const sync = trpc.ops.syncOrder.useMutation()
  const resend = trpc.ops.resendMail.useMutation()
  const correct = trpc.ops.correctAddress.useMutation()
  const { id: orderId, email, status } = order

  async function ask(reason: string) {
    const { status } = await sync.mutateAsync({ orderId, reason })
    onDone(t('customer.synced', { status: me(`orders.status.${status}`) }))
  }
  async function send(reason: string) {
    await resend.mutateAsync({ orderId, reason })
    onDone(t('support.resent'))
  }
  async function mend(reason: string) {
    await correct.mutateAsync({ orderId, email: address, reason })
    onDone(t('support.corrected'))
  }
  return (
    <Group gap="xs">
      <DeedDialog open={t('support.sync')} ask={t('support.syncAsk')} yes={t('support.syncYes')} action={ask} />
      {status === 'paid' && (
        <>
          <DeedDialog
            open={t('support.resend')}
            ask={t('support.resendAsk', { email })}
            yes={t('support.resendYes')}
            action={send}
          />
          <DeedDialog
            open={t('support.correct')}
            ask={t('support.correctAsk', { email })}
            yes={t('support.correctYes')}
            action={mend}
          >
            <TextInput
              type="email"
              label={t('support.newAddress')}
              autoComplete="off"
              value={address}
              onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            />
          </DeedDialog>
        </>
      )}
    </Group>
  )
}
