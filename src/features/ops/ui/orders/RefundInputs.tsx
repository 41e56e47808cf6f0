'use client'
import { NativeSelect, Text } from '@mantine/core'
import { decimalsOf, formatMoney } from '@/core/commerce/money'
import { refundEffect } from '@/core/commerce/pro-rata'
import { dateSlot } from '@/core/dates'
import { refundAccessEffects, teamRefundRules } from '@/core/ops/console-lists'
import { gapAfter, joinSentences } from '@/core/texts/sentences'
import type { InputsProps } from '@/ui/form/use-server-form'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { OrderPage, RefundableAmounts, RefundOrderInput } from '../../orders/orders-schema'
import { NumberField } from '../fields/NumberField'

interface Props extends InputsProps<RefundOrderInput> {
  order: Pick<OrderPage, 'paid' | 'price'>
  refundable: RefundableAmounts
}

/** Renders the inputs for the rule of a refund, its amount, and what happens to the purchase. */
export function RefundInputs({ order, refundable, form: { field, values } }: Props) {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  const { amountMinor: paidMinor, currency } = order.paid ?? order.price
  const { amountMinor, access } = values
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale)
  return (
    <>
      <RuleHint refundable={refundable} amount={money(refundable.claimMinor)} />
      <NativeSelect
        {...field('rule')}
        label={t('refund.rule')}
        data={teamRefundRules.map((value) => ({ value, label: t(`rule.${value}`) }))}
      />
      <NumberField
        {...field('amountMinor')}
        decimals={decimalsOf(currency)}
        label={t('refund.amount', { currency })}
        description={t('refund.left', { amount: money(refundable.leftMinor) })}
      />
      <NativeSelect
        {...field('access')}
        label={t('refund.access')}
        data={refundAccessEffects.map((value) => ({ value, label: t(`access.${value}`) }))}
      />
      {amountMinor > 0 && (
        <Text role="status">
          <Effect refundable={refundable} paidMinor={paidMinor} amountMinor={amountMinor} access={access} />
        </Text>
      )}
    </>
  )
}

interface EffectProps extends Pick<RefundOrderInput, 'amountMinor' | 'access'> {
  refundable: RefundableAmounts
  paidMinor: number
}

/** Renders the effect of the refund on the purchase. */
function Effect({ refundable, paidMinor, amountMinor, access }: EffectProps) {
  const t = useTexts('admin-orders')
  const effect = refundEffect({ ...refundable, paidMinor }, amountMinor, access)
  const text = effect.kind === 'reports' ? t('refund.reports', { count: effect.gone }) : t(`refund.${effect.kind}`)
  return joinSentences(text, t('refund.mail'))
}

function RuleHint({ refundable, amount }: { refundable: RefundableAmounts; amount: string }) {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  const { claim, until, unused, reports } = refundable
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
