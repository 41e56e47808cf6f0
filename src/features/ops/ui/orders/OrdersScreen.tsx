'use client'
import { Anchor, NativeSelect, Stack, Text, Title } from '@mantine/core'
// biome-ignore lint/plugin/form-state: a choice of rows belongs to no form that is sent.
import { useState } from 'react'
import { createCountryNamer } from '@/core/commerce/country'
import { currencies, formatMoney } from '@/core/commerce/money'
import { reportsIn } from '@/core/commerce/product'
import { textKeyOf } from '@/core/commerce/product-texts'
import { searchableSkus } from '@/core/commerce/products'
import { orderLists } from '@/core/ops/console-lists'
import { trpc } from '@/trpc/hooks'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { ListOrdersInput, OrderRows } from '../../orders/orders-schema'
import styles from '../Console.module.css'
import { downloadQueryOptions, tableQueryOptions } from '../query-options'
import { StateBadge } from '../StateBadge'
import type { Column } from '../table/columns'
import { OpsTable } from '../table/OpsTable'

type Row = OrderRows['rows'][number]
type Choice = Pick<ListOrdersInput, 'sku' | 'currency' | 'days'>

const useRows = (input: ListOrdersInput) => trpc.ops.orders.useQuery(input, tableQueryOptions)
const periods = [7, 30, 90, 365] as const

/** Renders the list of orders, filtered by their state or by the need for action. */
export function OrdersScreen({ list }: { list: ListOrdersInput['filter'] }) {
  const t = useTexts('admin-orders')
  const { ops } = trpc.useUtils()
  const [choice, setChoice] = useState<Choice>({ sku: null, currency: null, days: null })
  const [all, ...others] = orderLists.map((value) => ({ value, label: t(`list.${value}`) }))
  return (
    <Stack>
      <Title order={1}>{t('list.title')}</Title>
      <Text c="dimmed">{t('list.lead')}</Text>
      <OpsTable
        name="orders"
        columns={useColumns()}
        rowKey={({ id }) => id}
        initial={list}
        filters={[all ?? { value: 'all', label: t('list.all') }, ...others]}
        searchLabel={t('list.search')}
        choice={choice}
        choices={<Choices choice={choice} onChoice={setChoice} />}
        useRows={useRows}
        fetchDownloadPage={(input) => ops.orders.fetch(input, downloadQueryOptions)}
      />
    </Stack>
  )
}

function Choices({ choice, onChoice }: { choice: Choice; onChoice: (choice: Choice) => void }) {
  const t = useTexts('admin-orders')
  const admin = useTexts('admin')
  const any = { value: '', label: t('list.any') }
  return (
    <>
      <NativeSelect
        name="product"
        label={t('list.product')}
        data={[
          any,
          ...searchableSkus.map((value) => ({
            value,
            label: admin(`product.${textKeyOf(value)}`, { reports: reportsIn(value) }),
          })),
        ]}
        value={choice.sku ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChoice({ ...choice, sku: searchableSkus.find((sku) => sku === value) ?? null })
        }
      />
      <NativeSelect
        name="currency"
        label={t('list.currency')}
        data={[any, ...currencies.map((value) => ({ value, label: value }))]}
        value={choice.currency ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChoice({ ...choice, currency: currencies.find((currency) => currency === value) ?? null })
        }
      />
      <NativeSelect
        name="since"
        label={t('list.since')}
        data={[
          { value: '', label: t('list.ever') },
          ...periods.map((count) => ({ value: String(count), label: t('list.days', { count }) })),
        ]}
        value={String(choice.days ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onChoice({ ...choice, days: periods.find((days) => String(days) === value) ?? null })
        }
      />
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTexts('admin-orders')
  const me = useTexts('me')
  const locale = useLocale()
  const remarksOf = ({ returning, refundFailed, withdrawn }: Row) => [
    ...(returning ? [t('list.returning')] : []),
    ...(refundFailed ? [t('list.owed')] : []),
    ...(withdrawn ? [t('list.withdrawn')] : []),
  ]
  const back = ({ refundedMinor, price, paid }: Row) =>
    formatMoney({ amountMinor: refundedMinor, currency: (paid ?? price).currency }, locale)
  return [
    {
      name: 'order',
      title: t('list.order'),
      cell: ({ id, product }) => (
        <>
          <Anchor href={`/admin/orders/${id}`}>{product}</Anchor>
          <Text className={styles.number}>{id}</Text>
        </>
      ),
      text: ({ id }) => id,
    },
    {
      name: 'state',
      title: t('list.state'),
      cell: (row) => (
        <>
          <StateBadge of="order" is={row.status}>
            {me(`orders.status.${row.status}`)}
          </StateBadge>
          {row.dispute && (
            <div>
              <StateBadge of="dispute" is={row.dispute}>
                {t('list.dispute', { state: t(`disputeState.${row.dispute}`) })}
              </StateBadge>
            </div>
          )}
          {remarksOf(row).map((text) => (
            <div key={text}>{text}</div>
          ))}
        </>
      ),
      text: (row) =>
        [
          me(`orders.status.${row.status}`),
          ...(row.dispute ? [t('list.dispute', { state: t(`disputeState.${row.dispute}`) })] : []),
          ...remarksOf(row),
        ].join('; '),
    },
    {
      name: 'amount',
      title: t('list.amount'),
      cell: (row) => (
        <>
          {formatMoney(row.price, locale)}
          {row.paid && <Text size="sm">{t('list.came', { amount: formatMoney(row.paid, locale) })}</Text>}
          {row.refundedMinor > 0 && <Text size="sm">{t('list.back', { amount: back(row) })}</Text>}
        </>
      ),
      text: ({ price }) => `${price.amountMinor} ${price.currency}`,
    },
    {
      name: 'buyer',
      title: t('list.buyer'),
      cell: ({ email, country, method }) => (
        <>
          {email}
          <Text c="dimmed" size="sm">
            {[method, country && createCountryNamer(locale)(country)].filter(Boolean).join(' · ')}
          </Text>
        </>
      ),
      text: ({ email }) => email,
    },
    {
      name: 'at',
      title: t('list.at'),
      cell: ({ at }) => <LocalTime at={at} locale={locale} show="moment" />,
      text: ({ at }) => at,
    },
    { name: 'product', title: t('list.product'), text: ({ product }) => product },
    { name: 'paidAt', title: t('page.paidAt'), text: ({ paidAt }) => paidAt },
    { name: 'returned', title: t('page.returned'), text: ({ refundedMinor }) => refundedMinor },
    { name: 'country', title: t('page.country'), text: ({ country }) => country },
    { name: 'method', title: t('page.method'), text: ({ method }) => method },
    { name: 'provider', title: t('page.provider'), text: ({ provider }) => provider },
  ]
}
