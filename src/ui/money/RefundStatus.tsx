'use client'
import { Button, Stack, Text } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import { withdrawPath } from '@/core/commerce/refund-right'
import type { RefundRight, RefundState, SubmittedWithdrawal } from '@/core/commerce/refund-schema'
import { dateSlot } from '@/core/dates'
import { gapAfter } from '@/core/texts/sentences'
import { useLocale, useTexts } from '@/ui/texts'
import { Link } from '../app/Link'
import { LocalTime } from '../LocalTime'

interface Props extends RefundState {
  orderId: string
}

/**
 * Renders, under an order, the possible refund with the button to request it, or the refund that was requested;
 * otherwise nothing.
 */
export function RefundStatus({ orderId, right, made }: Props) {
  if (made) return <RefundMadeSentence made={made} />
  if (!right) return null
  return (
    <Stack gap="xs" align="flex-start">
      <RefundRuleSentence right={right} />
      <RefundLink orderId={orderId} right={right} />
    </Stack>
  )
}

/** Renders a link to the page that asks for confirmation; the link itself changes nothing. */
export function RefundLink({
  orderId,
  right,
  quiet = false,
}: Pick<Props, 'orderId'> & { right: RefundRight; quiet?: boolean }) {
  const t = useTexts('withdraw')
  return (
    <Button component={Link} variant={quiet ? 'transparent' : 'default'} href={withdrawPath(orderId)} data-no-print>
      {t(right.byLaw ? 'open.byLaw' : 'open.asked')}
      {quiet && <span className="visually-hidden"> {orderId}</span>}
    </Button>
  )
}

/** Renders the deadline, the amount and the rule of a possible refund. */
export function RefundRuleSentence({ right: { rule, until, unused, ...price } }: { right: RefundRight }) {
  const t = useTexts('withdraw')
  const locale = useLocale()
  const within = t(`rule.${rule}`, { date: dateSlot, amount: formatMoney(price, locale), unused: unused ?? 0 })
  return (
    <Text size="sm" c="dimmed">
      <LocalTime at={until} locale={locale} within={within} />
    </Text>
  )
}

/** Renders the time of the request, and the amount and deadline of the refund. */
export function RefundMadeSentence({ made: { at, due } }: { made: SubmittedWithdrawal }) {
  const t = useTexts('withdraw')
  const locale = useLocale()
  const text = t('made.asked', { date: dateSlot })
  return (
    <Text>
      <LocalTime at={at} locale={locale} within={text} />
      {gapAfter(text)}
      {due ? (
        <LocalTime
          at={due.by}
          locale={locale}
          within={t('made.due', { date: dateSlot, amount: formatMoney(due, locale) })}
        />
      ) : (
        t('made.settled')
      )}
    </Text>
  )
}
