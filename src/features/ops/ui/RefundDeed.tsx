'use client'
import { NativeSelect, Text } from '@mantine/core'
import { decimalsOf, formatMoney } from '@/core/commerce/money'
import { refundEffect } from '@/core/commerce/refund-effect'
import { dateSlot } from '@/core/dates'
import { type GivenRule, givenRules, refundAccesses } from '@/core/ops/lists'
import { gapAfter, sentences } from '@/core/texts/sentences'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { OrderPage, RefundOrder, Returnable } from '../orders-schema'
import { DeedDialog } from './DeedDialog'
import { NumberField } from './NumberField'
import { useRefundSaid } from './refund-said'

interface Props {
  order: OrderPage
  returnable: Returnable
}

/** What the rules suggest to begin with. */
function suggested({ claim, claimMinor, unused, leftMinor }: Returnable): { rule: GivenRule; amountMinor: number } {
  if (claim !== 'due') return { rule: 'goodwill', amountMinor: leftMinor }
  return { rule: unused === null ? 'withdrawal' : 'pack', amountMinor: claimMinor }
}

/** Money back, whole or in part: by which rule, how much, and what becomes of what was bought. */
export function RefundDeed({ order, returnable }: Props) {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  const { id: orderId, refundedMinor: seenRefundedMinor, paid, price } = order
  const { amountMinor: paidMinor, currency } = paid ?? price
  const initialValues: RefundOrder = {
    ...{ orderId, ...suggested(returnable), access: 'rule', seenRefundedMinor, reason: '' },
  }
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale)
  return (
    <DeedDialog
      main
      danger
      open={t('refund.open')}
      ask={t('refund.ask')}
      yes={t('refund.yes')}
      procedure={(api) => api.ops.refundOrder}
      schema={async () => (await import('../orders-schema')).RefundOrder}
      initialValues={initialValues}
      fields={{ AMOUNT_INVALID: 'amountMinor', REFUND_TOO_MUCH: 'amountMinor' }}
      said={useRefundSaid()}
    >
      {({ field, values: { amountMinor, access } }) => (
        <>
          <RuleHint returnable={returnable} amount={money(returnable.claimMinor)} />
          <NativeSelect
            {...field('rule')}
            label={t('refund.rule')}
            data={givenRules.map((value) => ({ value, label: t(`rule.${value}`) }))}
          />
          <NumberField
            {...field('amountMinor')}
            decimals={decimalsOf(currency)}
            label={t('refund.amount', { currency })}
            description={t('refund.left', { amount: money(returnable.leftMinor) })}
          />
          <NativeSelect
            {...field('access')}
            label={t('refund.access')}
            data={refundAccesses.map((value) => ({ value, label: t(`access.${value}`) }))}
          />
          {amountMinor > 0 && (
            <Text role="status">
              <Effect {...{ returnable, paidMinor, amountMinor, access }} />
            </Text>
          )}
        </>
      )}
    </DeedDialog>
  )
}

interface EffectProps extends Pick<RefundOrder, 'amountMinor' | 'access'> {
  returnable: Returnable
  paidMinor: number
}

/** What it will do to what was bought. */
function Effect({ returnable, paidMinor, amountMinor, access }: EffectProps) {
  const t = useTexts('admin-orders')
  const effect = refundEffect({ ...returnable, paidMinor }, amountMinor, access)
  const said = effect.kind === 'reports' ? t('refund.reports', { count: effect.gone }) : t(`refund.${effect.kind}`)
  return sentences(said, t('refund.mail'))
}

function RuleHint({ returnable, amount }: { returnable: Returnable; amount: string }) {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  const { claim, until, unused, reports } = returnable
  const within = t(`refund.${claim}`, { amount, date: dateSlot })
  const dated = claim === 'due' || claim === 'late'
  return (
    <Text c="dimmed" size="sm">
      {dated ? <LocalTime at={until} locale={locale} show="medium" within={within} /> : within}
      {gapAfter(within)}
      {unused !== null && reports !== null && t('refund.unused', { count: unused, reports })}
    </Text>
  )
}
