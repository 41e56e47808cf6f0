'use client'
import { Anchor, Group, Text } from '@mantine/core'
import { createCountryNamer } from '@/core/commerce/country'
import { formatMoney } from '@/core/commerce/money'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { Customer } from '../../customers/support-schema'
import { ActionDialog } from '../ActionDialog'
import styles from '../Console.module.css'
import { StateBadge } from '../StateBadge'
import type { Column } from '../table/columns'
import { SimpleTable } from '../table/SimpleTable'

type Row = Customer['orders'][number]

export function CustomerOrders({ orders }: { orders: readonly Row[] }) {
  const t = useTexts('admin')
  const me = useTexts('me')
  const locale = useLocale()
  const columns: Column<Row>[] = [
    {
      name: 'product',
      title: t('customer.product'),
      cell: ({ id, product }) => (
        <>
          <Anchor href={`/admin/orders/${id}`}>{product}</Anchor>
          <Text className={styles.number}>{id}</Text>
        </>
      ),
    },
    {
      name: 'status',
      title: t('customer.status'),
      cell: ({ status, failure, withdrawnAt }) => (
        <>
          <StateBadge of="order" is={status}>
            {me(`orders.status.${status}`)}
          </StateBadge>
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
            {[method, country && createCountryNamer(locale)(country)].filter(Boolean).join(' · ')}
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
    { name: 'acts', title: t('customer.acts'), cell: (row) => <OrderActions order={row} /> },
  ]
  return <SimpleTable columns={columns} rows={orders} rowKey={({ id }) => id} />
}

function OrderActions({ order: { id: orderId, email, status } }: { order: Row }) {
  const t = useTexts('admin')
  const me = useTexts('me')
  const initialValues = { orderId, reason: '' }
  return (
    <Group gap="xs">
      <ActionDialog
        open={t('support.sync')}
        ask={t('support.syncAsk')}
        yes={t('support.syncYes')}
        procedure={(api) => api.ops.syncOrder}
        schema={async () => (await import('../../customers/support-schema')).OrderActionInput}
        initialValues={initialValues}
        successMessage={({ status: now }) => t('customer.synced', { status: me(`orders.status.${now}`) })}
      />
      {status === 'paid' && (
        <>
          <ActionDialog
            open={t('support.resend')}
            ask={t('support.resendAsk', { email })}
            yes={t('support.resendYes')}
            procedure={(api) => api.ops.resendMail}
            schema={async () => (await import('../../customers/support-schema')).OrderActionInput}
            initialValues={initialValues}
            successMessage={() => t('support.resent')}
          />
          <ActionDialog
            open={t('support.correct')}
            ask={t('support.correctAsk', { email })}
            yes={t('support.correctYes')}
            procedure={(api) => api.ops.correctAddress}
            schema={async () => (await import('../../customers/support-schema')).CorrectAddressInput}
            initialValues={{ ...initialValues, email: '' }}
            fields={{ EMAIL_UNCHANGED: 'email' }}
            successMessage={() => t('support.corrected')}
            inputs={async () => (await import('./AccountInputs')).AddressInput}
          />
        </>
      )}
    </Group>
  )
}
