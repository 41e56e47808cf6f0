'use client'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import { trpc } from '@/trpc/hooks'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { DisputeRows, ListDisputesInput } from '../../orders/orders-schema'
import styles from '../Console.module.css'
import { downloadQueryOptions, tableQueryOptions } from '../query-options'
import { StateBadge } from '../StateBadge'
import type { Column } from '../table/columns'
import { OpsTable } from '../table/OpsTable'
import { DisputeState } from './DisputeState'

type Row = DisputeRows['rows'][number]

const useRows = (input: ListDisputesInput) => trpc.ops.disputes.useQuery(input, tableQueryOptions)

/** Renders the list of disputes, the nearest deadline first. */
export function DisputesScreen() {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  const { ops } = trpc.useUtils()
  const columns: Column<Row>[] = [
    {
      name: 'order',
      title: t('list.order'),
      cell: ({ orderId, product }) => (
        <>
          <Anchor href={`/admin/orders/${orderId}`}>{product}</Anchor>
          <Text className={styles.number}>{orderId}</Text>
        </>
      ),
      text: ({ orderId }) => orderId,
    },
    {
      name: 'state',
      title: t('list.state'),
      cell: (row) => <DisputeState dispute={row} />,
      text: ({ state }) => t(`disputeState.${state}`),
    },
    {
      name: 'access',
      title: t('disputes.access'),
      cell: ({ access }) => (
        <StateBadge of="access" is={access}>
          {t(`gave.${access}`)}
        </StateBadge>
      ),
      text: ({ access }) => t(`gave.${access}`),
    },
    {
      name: 'amount',
      title: t('list.amount'),
      cell: ({ sum }) => (sum ? formatMoney(sum, locale) : '–'),
      text: ({ sum }) => sum && `${sum.amountMinor} ${sum.currency}`,
    },
    { name: 'buyer', title: t('list.buyer'), cell: ({ email }) => email, text: ({ email }) => email },
    {
      name: 'at',
      title: t('page.at'),
      cell: ({ at }) => <LocalTime at={at} locale={locale} show="moment" />,
      text: ({ at }) => at,
    },
  ]
  return (
    <Stack>
      <Title order={1}>{t('disputes.title')}</Title>
      <Text c="dimmed">{t('disputes.lead')}</Text>
      <OpsTable
        name="disputes"
        columns={columns}
        rowKey={({ id }) => id}
        filters={[
          { value: 'open', label: t('disputes.open') },
          { value: 'over', label: t('disputes.over') },
          { value: 'all', label: t('disputes.all') },
        ]}
        searchLabel={t('list.search')}
        useRows={useRows}
        fetchDownloadPage={(input) => ops.disputes.fetch(input, downloadQueryOptions)}
      />
    </Stack>
  )
}
