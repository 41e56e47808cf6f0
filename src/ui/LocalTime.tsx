'use client'
import { type DayStyle, dateSlot, formatDay, formatMoment } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { useHydrated } from './hydrated'

interface Props {
  /** ISO 8601. */
  at: string
  locale: Locale
  /** `moment` adds the time of day and names the zone. */
  show?: DayStyle | 'moment'
  /** Sentence with `dateSlot` in the place of the time. */
  within?: string
}

/** Renders a time in the browser's time zone; in UTC until React has hydrated. */
export function LocalTime({ at, locale, show = 'long', within = dateSlot }: Props) {
  const zone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
  const [before, after] = within.split(dateSlot)
  return (
    <>
      {before}
      <time dateTime={at}>
        {show === 'moment' ? formatMoment(at, locale, zone) : formatDay(at, locale, zone, show)}
      </time>
      {after}
    </>
  )
}
