'use client'
import { NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { decimalsOf, formatMoney } from '@/core/commerce/money'
import { refundEffect } from '@/core/commerce/refund-effect'
import { dateSlot } from '@/core/dates'
import { type GivenRule, givenRules, refundAccesses } from '@/core/ops/lists'
import { gapAfter, sentences } from '@/core/texts/sentences'
import { trpc } from '@/trpc/hooks'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { OrderPage, Returnable } from '../orders-schema'
import { DeedDialog } from './DeedDialog'
import { useRefundSaid } from './refund-said'

interface Props {
  order: OrderPage
  returnable: Returnable
  onDone: (said: string) => void
}

/** What the rules suggest to begin with. */
function suggested({ claim, claimMinor, unused, leftMinor }: Returnable): { rule: GivenRule; minor: number } {
  if (claim !== 'due') return { rule: 'goodwill', minor: leftMinor }
  return { rule: unused === null ? 'withdrawal' : 'pack', minor: claimMinor }
}

/** Minor units of what was typed, `4.99` or `4,99`; null for anything else. */
function minorOf(typed: string, decimals: number): number | null {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d+))?$/.exec(typed.trim()) ?? []
  if (whole === undefined || part.length > decimals) return null
  return Number(whole) * 10 ** decimals + Number(part.padEnd(decimals, '0') || 0)
}

/** Money back, whole or in part: by which rule, how much, and what becomes of what was bought. */
export function RefundDeed({ order, returnable, onDone }: Props) {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  const said = useRefundSaid()
  const refund = trpc.ops.refundOrder.useMutation()
  const { id: orderId, refundedMinor, paid, price } = order
  const { amountMinor: paidMinor, currency } = paid ?? price
  const decimals = decimalsOf(currency)
  const begin = suggested(returnable)
  const [rule, setRule] = useState(begin.rule)
  const [typed, setTyped] = useState((begin.minor / 10 ** decimals).toFixed(decimals))
  const [access, setAccess] = useState<(typeof refundAccesses)[number]>('rule')
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale)
  const amountMinor = minorOf(typed, decimals) ?? 0
  const effect = refundEffect({ ...returnable, paidMinor }, amountMinor, access)
  return (
    <DeedDialog
      main
      danger
      open={t('refund.open')}
      ask={t('refund.ask')}
      yes={t('refund.yes')}
      action={async (reason) => {
        const asked = { orderId, amountMinor, rule, access, seenRefundedMinor: refundedMinor, reason }
        onDone(said(await refund.mutateAsync(asked)))
      }}
    >
      <Stack gap="sm">
        <RuleHint returnable={returnable} amount={money(returnable.claimMinor)} />
        <NativeSelect
          label={t('refund.rule')}
          data={givenRules.map((value) => ({ value, label: t(`rule.${value}`) }))}
          value={rule}
          onChange={({ currentTarget: { value } }) => setRule(givenRules.find((one) => one === value) ?? rule)}
        />
        <TextInput
          label={t('refund.amount', { currency })}
          description={t('refund.left', { amount: money(returnable.leftMinor) })}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          maxLength={12}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <NativeSelect
          label={t('refund.access')}
          data={refundAccesses.map((value) => ({ value, label: t(`access.${value}`) }))}
          value={access}
          onChange={({ currentTarget: { value } }) => setAccess(refundAccesses.find((one) => one === value) ?? access)}
        />
        {amountMinor > 0 && (
          <Text role="status">
            {sentences(
              effect.kind === 'reports' ? t('refund.reports', { count: effect.gone }) : t(`refund.${effect.kind}`),
              t('refund.mail'),
            )}
          </Text>
        )}
      </Stack>
    </DeedDialog>
  )
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
