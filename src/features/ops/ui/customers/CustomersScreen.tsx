'use client'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { CustomerRows } from '../../customers/support-schema'
import { downloadQueryOptions, tableQueryOptions } from '../query-options'
import type { Column } from '../table/columns'
import { OpsTable, type TableQuery } from '../table/OpsTable'

type Row = CustomerRows['rows'][number]

const useRows = ({ filter: _, ...input }: TableQuery<'all'>) => trpc.ops.customers.useQuery(input, tableQueryOptions)

/** Renders the search for customers, such as those who have written to us. */
export function CustomersScreen() {
  const t = useTexts('admin')
  const locale = useLocale()
  const { ops } = trpc.useUtils()
  const columns: Column<Row>[] = [
    {
      name: 'email',
      title: t('customers.who'),
      cell: ({ ref, email }) => <Anchor href={`/admin/customers/${ref}`}>{email}</Anchor>,
      text: ({ email }) => email,
    },
    {
      name: 'name',
      title: t('customers.name'),
      cell: ({ name }) => name ?? t('customers.noAccount'),
      text: ({ name }) => name,
    },
    { name: 'orders', title: t('customers.orders'), cell: ({ orders }) => orders, text: ({ orders }) => orders },
    {
      name: 'since',
      title: t('customers.since'),
      cell: ({ since }) => <LocalTime at={since} locale={locale} show="medium" />,
      text: ({ since }) => since,
    },
  ]
  return (
    <Stack>
      <Title order={1}>{t('customers.title')}</Title>
      <Text c="dimmed">{t('customers.lead')}</Text>
      <OpsTable
        name="customers"
        columns={columns}
        rowKey={({ ref }) => ref}
        filters={[{ value: 'all', label: '' }]}
        searchLabel={t('customers.search')}
        useRows={useRows}
        fetchDownloadPage={({ filter: _, ...input }) => ops.customers.fetch(input, downloadQueryOptions)}
      />
    </Stack>
  )
}
