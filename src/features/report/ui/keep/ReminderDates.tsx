'use client'
import { dateSlot } from '@/core/dates'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'

/** Renders the days of the two mails (given in ISO 8601) in the reader's time zone. */
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
