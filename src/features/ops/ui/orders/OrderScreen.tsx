'use client'
import { Alert, Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import { trpc } from '@/trpc/hooks'
import { Section } from '@/ui/app/Section'
import { useFailureText } from '@/ui/form/failure-text'
import { LoadState } from '@/ui/load/LoadState'
import { isRefusal } from '@/ui/refusal'
import { useLocale, useTexts } from '@/ui/texts'
import type { OrderPage } from '../../orders/orders-schema'
import { once } from '../asking'
import { EvidenceAction } from './EvidenceAction'
import { HeldActions } from './HeldActions'
import { OrderFacts } from './OrderFacts'
import { OrderHistory } from './OrderHistory'
import { OwedPart } from './OwedPart'
import { RefundAction } from './RefundAction'
import { WithdrawalNote } from './WithdrawalNote'

/** One order: what was agreed, paid, given, sent and returned, and what can be done. */
export function OrderScreen({ order: orderId }: { order: string }) {
  const t = useTexts('admin-orders')
  const failureText = useFailureText()
  const { data, error, isPending, refetch } = trpc.ops.order.useQuery({ orderId }, once)
  return (
    <Stack gap="xl">
      <Anchor href="/admin/orders">{t('page.back')}</Anchor>
      {error ? (
        <Alert role="alert">{isRefusal(error, 'NOT_FOUND') ? t('page.missing') : failureText(error)}</Alert>
      ) : (
        <LoadState state={isPending || !data ? 'loading' : 'ready'} onRetry={() => refetch()}>
          {data && (
            <>
              <Head order={data} />
              {data.owed && <OwedPart orderId={data.id} owed={data.owed} />}
              <Section id="sale" title={t('page.sale')}>
                <OrderFacts order={data} />
              </Section>
              <OrderHistory order={data} />
            </>
          )}
        </LoadState>
      )}
    </Stack>
  )
}

function Head({ order }: { order: OrderPage }) {
  const t = useTexts('admin-orders')
  const me = useTexts('me')
  const locale = useLocale()
  const { id, product, status, price, paid, customer, returnable, gave, withdrawn } = order
  return (
    <Stack gap="xs">
      <Title order={1} className="long">
        {t('page.title', { number: id })}
      </Title>
      <Text className="lede">
        {[
          product,
          me(`orders.status.${status}`),
          t('gave.said', { what: t(`gave.${gave.kind}`), state: t(`gave.${gave.state}`) }),
        ].join(' · ')}
      </Text>
      {status === 'held' && paid && (
        <Text>{t('held.lead', { paid: formatMoney(paid, locale), asked: formatMoney(price, locale) })}</Text>
      )}
      {withdrawn && <WithdrawalNote withdrawn={withdrawn} />}
      <Group gap="sm">
        {status === 'held' && <HeldActions order={order} />}
        {returnable && <RefundAction order={order} returnable={returnable} />}
        {paid && <EvidenceAction orderId={id} />}
        <Anchor href={`/admin/customers/${customer}`}>{t('page.customer')}</Anchor>
      </Group>
    </Stack>
  )
}
