'use client'
import { Alert, Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import type { SubmittedWithdrawal } from '@/core/commerce/refund-schema'
import { dateSlot } from '@/core/dates'
import type { TeamRefundRule } from '@/core/ops/console-lists'
import { gapAfter } from '@/core/texts/sentences'
import { trpc } from '@/trpc/hooks'
import { Section } from '@/ui/app/Section'
import { useFailureText } from '@/ui/form/failure-text'
import { LocalTime } from '@/ui/LocalTime'
import { LoadState } from '@/ui/load/LoadState'
import { isRefusal } from '@/ui/refusal'
import { useLocale, useTexts } from '@/ui/texts'
import type { OrderPage, RefundableAmounts, RefundOrderInput, RefundResult } from '../../orders/orders-schema'
import { ActionDialog } from '../ActionDialog'
import styles from '../Console.module.css'
import { CopyableNumber } from '../CopyableNumber'
import { noRefetchOptions } from '../query-options'
import { StateBadge } from '../StateBadge'
import { saveFile } from '../table/save-file'
import { OrderFacts } from './OrderFacts'
import { OrderHistory } from './OrderHistory'

/** Renders one order with its payment, product, mails and refunds, and the actions on it. */
export function OrderScreen({ order: orderId }: { order: string }) {
  const t = useTexts('admin-orders')
  const failureText = useFailureText()
  const { data, error, isPending, refetch } = trpc.ops.order.useQuery({ orderId }, noRefetchOptions)
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
              {data.failedRefund && <FailedRefundPart orderId={data.id} failedRefund={data.failedRefund} />}
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
  const { id, product, email, status, price, paid, customer, refundable, entitlement, withdrawn } = order
  return (
    <Stack gap="xs">
      <Title order={1} className={styles.long}>
        {t('page.title', { product, email })}
      </Title>
      <Group gap="sm">
        <StateBadge of="order" is={status}>
          {me(`orders.status.${status}`)}
        </StateBadge>
        <Text c="dimmed" component="span">
          {t('gave.said', { what: t(`gave.${entitlement.kind}`), state: t(`gave.${entitlement.state}`) })}
        </Text>
        <CopyableNumber name={t('page.orderNumber')} number={id} />
      </Group>
      {status === 'held' && paid && (
        <Text>{t('held.lead', { paid: formatMoney(paid, locale), asked: formatMoney(price, locale) })}</Text>
      )}
      {withdrawn && <WithdrawalNote withdrawn={withdrawn} />}
      <Group gap="sm">
        {status === 'held' && <HeldActions order={order} />}
        {refundable && <RefundAction order={order} refundable={refundable} />}
        {paid && <EvidenceAction orderId={id} />}
        <Anchor href={`/admin/customers/${customer}`}>{t('page.customer')}</Anchor>
      </Group>
    </Stack>
  )
}

/** Renders the action that saves the evidence for the payer's bank, as two files. */
function EvidenceAction({ orderId }: { orderId: string }) {
  const t = useTexts('admin-orders')
  return (
    <ActionDialog
      main
      open={t('evidence.open')}
      ask={t('evidence.ask')}
      yes={t('evidence.yes')}
      procedure={(api) => api.ops.evidence}
      schema={async () => (await import('../../customers/support-schema')).OrderActionInput}
      initialValues={{ orderId, reason: '' }}
      successMessage={() => t('evidence.saved')}
      onDone={({ text, json }) => {
        saveFile(`evidence-${orderId}.txt`, 'text/plain;charset=utf-8', text)
        saveFile(`evidence-${orderId}.json`, 'application/json', json)
      }}
    />
  )
}

/** Renders the actions on a held payment: accept it as it was paid, or refund it. */
function HeldActions({ order: { id: orderId, paid, price } }: { order: OrderPage }) {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  const refundMessage = useRefundMessage()
  const amount = { paid: formatMoney(paid ?? price, locale) }
  const initialValues = { orderId, reason: '' }
  return (
    <>
      <ActionDialog
        main
        open={t('held.release')}
        ask={t('held.releaseAsk', amount)}
        yes={t('held.releaseYes')}
        procedure={(api) => api.ops.releaseOrder}
        schema={async () => (await import('../../customers/support-schema')).OrderActionInput}
        initialValues={initialValues}
        successMessage={() => t('held.released')}
      />
      <ActionDialog
        main
        danger
        open={t('held.return')}
        ask={t('held.returnAsk', amount)}
        yes={t('held.returnYes')}
        procedure={(api) => api.ops.returnOrder}
        schema={async () => (await import('../../customers/support-schema')).OrderActionInput}
        initialValues={initialValues}
        successMessage={refundMessage}
      />
    </>
  )
}

interface Props {
  orderId: string
  failedRefund: NonNullable<OrderPage['failedRefund']>
}

/** Renders a warning about a refund that did not reach the buyer, and the action that settles it. */
function FailedRefundPart({ orderId, failedRefund }: Props) {
  const t = useTexts('admin-orders')
  const amount = formatMoney(failedRefund, useLocale())
  return (
    <Alert role="alert" title={t('owed.title', { amount })}>
      <Stack gap="sm" align="start">
        <Text>{t('owed.lead')}</Text>
        <ActionDialog
          open={t('owed.settle')}
          ask={t('owed.settleAsk', { amount })}
          yes={t('owed.settleYes')}
          procedure={(api) => api.ops.settleOrder}
          schema={async () => (await import('../../customers/support-schema')).OrderActionInput}
          initialValues={{ orderId, reason: '' }}
          successMessage={() => t('owed.settled')}
        />
      </Stack>
    </Alert>
  )
}

interface RefundActionProps {
  order: OrderPage
  refundable: RefundableAmounts
}

/** Returns the rule and amount that the form suggests. */
function suggested({ claim, claimMinor, unused, leftMinor }: RefundableAmounts): {
  rule: TeamRefundRule
  amountMinor: number
} {
  if (claim !== 'due') return { rule: 'goodwill', amountMinor: leftMinor }
  return { rule: unused === null ? 'withdrawal' : 'pack', amountMinor: claimMinor }
}

/** Renders the action that refunds an order in full or in part. */
function RefundAction({ order, refundable }: RefundActionProps) {
  const t = useTexts('admin-orders')
  const { id: orderId, refundedMinor: seenRefundedMinor, withdrawn } = order
  const initialValues: RefundOrderInput = {
    orderId,
    ...suggested(refundable),
    access: 'rule',
    seenRefundedMinor,
    reason: '',
  }
  return (
    <ActionDialog
      main
      danger
      open={t('refund.open')}
      ask={t('refund.ask')}
      yes={t('refund.yes')}
      procedure={(api) => api.ops.refundOrder}
      schema={async () => (await import('../../orders/orders-schema')).RefundOrderInput}
      initialValues={initialValues}
      fields={{ AMOUNT_INVALID: 'amountMinor', REFUND_TOO_MUCH: 'amountMinor' }}
      successMessage={useRefundMessage()}
      inputs={async () => {
        const { RefundInputs } = await import('./RefundInputs')
        // The inputs keep the order as it was when the dialog was opened, so that it agrees with the suggested amount.
        return ({ form }) => <RefundInputs order={order} refundable={refundable} form={form} />
      }}
    >
      {withdrawn && <WithdrawalNote withdrawn={withdrawn} />}
    </ActionDialog>
  )
}

/** Renders the time of the withdrawal, and the amount to refund with its deadline. */
function WithdrawalNote({ withdrawn: { at, due } }: { withdrawn: SubmittedWithdrawal }) {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  const message = t('withdrawal.said', { date: dateSlot })
  return (
    <Text fw={500}>
      <LocalTime at={at} locale={locale} show="moment" within={message} />
      {gapAfter(message)}
      {due ? (
        <LocalTime
          at={due.by}
          locale={locale}
          within={t('withdrawal.due', { date: dateSlot, amount: formatMoney(due, locale) })}
        />
      ) : (
        t('withdrawal.nothing')
      )}
    </Text>
  )
}

/** Returns a function that describes the result of a refund in a sentence. */
function useRefundMessage(): (answer: RefundResult) => string {
  const t = useTexts('admin-orders')
  return ({ state, failure }) => t(`refund.${state}`, { failure: failure ?? '' })
}
