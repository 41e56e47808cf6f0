'use client'
import { Text } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import type { MadeWithdrawal } from '@/core/commerce/refund-right'
import { dateSlot } from '@/core/dates'
import { gapAfter } from '@/core/texts/sentences'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'

/** Says that the buyer withdrew and when, and how much has to be paid back by which date. */
export function WithdrawalNote({ withdrawn: { at, due } }: { withdrawn: MadeWithdrawal }) {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  const said = t('withdrawal.said', { date: dateSlot })
  return (
    <Text fw={500}>
      <LocalTime at={at} locale={locale} show="moment" within={said} />
      {gapAfter(said)}
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
