'use client'
import { Text } from '@mantine/core'
import { Section } from '@/ui/app/Section'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { Customer } from '../../customers/support-schema'
import { StateBadge } from '../StateBadge'
import { SimpleTable } from '../table/SimpleTable'

/** Renders the mails, credits, gifts and reviews of a customer, without actions. */
export function CustomerRecords({ customer }: { customer: Customer }) {
  const t = useTexts('admin')
  const shop = useTexts('shop')
  const locale = useLocale()
  const { mails, gifts, reviews, account } = customer
  const at = {
    name: 'at',
    title: t('customer.at'),
    cell: (row: { at: string }) => <LocalTime at={row.at} locale={locale} show="moment" />,
  }
  return (
    <>
      <Section id="mails" title={t('customer.mails')}>
        <SimpleTable
          rows={mails}
          rowKey={({ id }) => id}
          columns={[
            { name: 'mail', title: t('customer.mail'), cell: ({ kind }) => t(`mailKind.${kind}`) },
            {
              name: 'state',
              title: t('customer.status'),
              cell: ({ state, error }) => (
                <>
                  <StateBadge of="mail" is={state}>
                    {t(`mailState.${state}`)}
                  </StateBadge>
                  {error && (
                    <Text c="dimmed" size="sm">
                      {error}
                    </Text>
                  )}
                </>
              ),
            },
            at,
          ]}
        />
      </Section>
      {account && (
        <Section id="ledger" title={t('customer.ledger')}>
          <SimpleTable
            rows={account.ledger}
            rowKey={({ id }) => id}
            columns={[
              {
                name: 'delta',
                title: t('customer.change'),
                cell: ({ delta }) => (delta > 0 ? `+${delta}` : `−${-delta}`),
              },
              { name: 'why', title: t('customer.why'), cell: ({ reason }) => shop(`mine.ledger.${reason}`) },
              at,
            ]}
          />
        </Section>
      )}
      <Section id="gifts" title={t('customer.gifts')}>
        <SimpleTable
          rows={gifts}
          rowKey={({ id }) => id}
          columns={[
            { name: 'product', title: t('customer.product'), cell: ({ product }) => product },
            { name: 'to', title: t('customer.to'), cell: ({ to }) => to },
            {
              name: 'state',
              title: t('customer.status'),
              cell: ({ state }) => (
                <StateBadge of="gift" is={state}>
                  {t(`giftState.${state}`)}
                </StateBadge>
              ),
            },
            at,
          ]}
        />
      </Section>
      <Section id="reviews" title={t('customer.reviews')}>
        <SimpleTable
          rows={reviews}
          rowKey={({ id }) => id}
          columns={[
            { name: 'test', title: t('customer.test'), cell: ({ test }) => test },
            {
              name: 'words',
              title: t('customer.words'),
              cell: ({ content, hidden }) => (hidden ? `${content} (${t('customer.hidden')})` : content),
            },
            at,
          ]}
        />
      </Section>
    </>
  )
}
