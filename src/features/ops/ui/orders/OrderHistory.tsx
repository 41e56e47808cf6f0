'use client'
import { Text } from '@mantine/core'
import { formatMoney, type PaidMoney } from '@/core/commerce/money'
import { Section } from '@/ui/app/Section'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { OrderPage } from '../../orders/orders-schema'
import { StateBadge } from '../StateBadge'
import type { Column } from '../table/columns'
import { SimpleTable } from '../table/SimpleTable'
import { DisputeState } from './DisputeState'

/** Renders the refunds, disputes, mails and timeline of an order. */
export function OrderHistory({ order }: { order: OrderPage }) {
  const t = useTexts('admin-orders')
  const admin = useTexts('admin')
  const locale = useLocale()
  const { refunds, disputes, mails } = order
  const sum = (money: PaidMoney | null) => (money ? formatMoney(money, locale) : '–')
  const at = {
    name: 'at',
    title: t('page.at'),
    cell: (row: { at: string }) => <LocalTime at={row.at} locale={locale} show="moment" />,
  }
  const failure = (said: string | null) =>
    said && (
      <Text c="dimmed" size="sm">
        {said}
      </Text>
    )
  const refundColumns: Column<OrderPage['refunds'][number]>[] = [
    { name: 'sum', title: t('page.amount'), cell: (row) => sum(row.sum) },
    {
      name: 'why',
      title: t('page.why'),
      cell: ({ rule, access }) =>
        access === 'rule' ? t(`rule.${rule}`) : `${t(`rule.${rule}`)} · ${t(`access.${access}`)}`,
    },
    {
      name: 'state',
      title: t('page.state'),
      cell: (row) => (
        <>
          <StateBadge of="refund" is={row.failedAt ? 'failed' : row.state}>
            {t(`refundState.${row.failedAt ? 'failed' : row.state}`)}
          </StateBadge>
          {failure(row.failure)}
        </>
      ),
    },
    { name: 'number', title: t('page.number'), cell: ({ providerId }) => providerId ?? '–' },
    at,
  ]
  return (
    <>
      <Section id="refunds" title={t('page.refunds')}>
        <SimpleTable rows={refunds} rowKey={({ id }) => id} columns={refundColumns} />
      </Section>
      <Section id="disputes" title={t('page.disputes')}>
        <SimpleTable
          rows={disputes}
          rowKey={({ id }) => id}
          columns={[
            { name: 'state', title: t('page.state'), cell: (row) => <DisputeState dispute={row} /> },
            { name: 'sum', title: t('page.amount'), cell: (row) => sum(row.sum) },
            { name: 'number', title: t('page.number'), cell: ({ id }) => id },
            at,
          ]}
        />
      </Section>
      <Section id="mails" title={t('page.mails')}>
        <SimpleTable
          rows={mails}
          rowKey={({ id }) => id}
          columns={[
            { name: 'mail', title: t('page.what'), cell: ({ kind }) => admin(`mailKind.${kind}`) },
            {
              name: 'state',
              title: t('page.state'),
              cell: ({ state, error }) => (
                <>
                  <StateBadge of="mail" is={state}>
                    {admin(`mailState.${state}`)}
                  </StateBadge>
                  {failure(error)}
                </>
              ),
            },
            at,
          ]}
        />
      </Section>
      <Timeline order={order} />
    </>
  )
}

function Timeline({ order: { timeline, mails } }: { order: OrderPage }) {
  const t = useTexts('admin-orders')
  const admin = useTexts('admin')
  const locale = useLocale()
  /** Returns the name of a kind of mail; returns any other detail unchanged. */
  const textOf = (detail: string) => {
    const mail = mails.find(({ kind }) => kind === detail)
    return mail ? admin(`mailKind.${mail.kind}`) : detail
  }
  return (
    <Section id="timeline" title={t('page.timeline')}>
      <SimpleTable
        rows={timeline.map((row, index) => ({ ...row, key: String(index) }))}
        rowKey={({ key }) => key}
        columns={[
          {
            name: 'at',
            title: t('page.at'),
            cell: ({ at }) => <LocalTime at={at} locale={locale} show="moment" />,
          },
          {
            name: 'what',
            title: t('page.what'),
            cell: ({ what, detail }) => (
              <>
                {t(`event.${what}`)}
                {detail && (
                  <Text c="dimmed" size="sm">
                    {textOf(detail)}
                  </Text>
                )}
              </>
            ),
          },
          { name: 'sum', title: t('page.amount'), cell: ({ sum }) => (sum ? formatMoney(sum, locale) : '–') },
        ]}
      />
    </Section>
  )
}
