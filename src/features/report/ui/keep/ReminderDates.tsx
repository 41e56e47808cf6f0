'use client'
import { dateSlot } from '@/core/dates'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'

/** When the two mails come (ISO 8601), as days where they are read. */
export function ReminderDates({ weekAt, monthAt }: { weekAt: string; monthAt: string }) {
  const t = useTexts('reminder')
  const locale = useLocale()
  return (
    <ul>
      <li>
        <LocalTime at={weekAt} locale={locale} within={t('week', { date: dateSlot })} />
      </li>
      <li>
        <LocalTime at={monthAt} locale={locale} within={t('month', { date: dateSlot })} />
      </li>
    </ul>
  )
}
