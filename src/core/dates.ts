import { htmlLang, type Locale } from './locale'

/** An IANA time zone. Servers name it in every call; otherwise the same page would differ between machines. */
export type TimeZone = string

/** Maximum length of a zone name, longer than any real one. */
const MAX_ZONE = 64

/** Returns a zone named by a browser, if this machine knows it; undefined for anything else. */
export function parseTimeZone(name: string | null): TimeZone | undefined {
  if (!name || name.length > MAX_ZONE) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Returns the day of a moment in UTC, as days are stored: YYYY-MM-DD. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Returns the day of a moment (ISO 8601) in the reader's time zone, for the name of a file: YYYY-MM-DD. */
export const fileDay = (at: string, timeZone: TimeZone = 'UTC'): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(at))

/** Returns whether a text is an existing day (YYYY-MM-DD): `2026-02-30` is not. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && isoDay(moment) === text
}

/** Returns the month of a moment in UTC: YYYY-MM. */
export const isoMonth = (moment: Date): string => moment.toISOString().slice(0, 7)

/** Length of a formatted day: `November 20, 2026`, `Nov 20, 2026`, or `November 20` if the year is clear. */
export type DayStyle = 'long' | 'medium' | 'day'

/** Formats a stored day (YYYY-MM-DD), which has no time zone. */
export const formatStoredDay = (day: string, locale: Locale, style: DayStyle = 'long'): string =>
  formatDay(day, locale, 'UTC', style)

/** Formats a stored month (YYYY-MM): `November 2026`. */
export const formatStoredMonth = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(htmlLang[locale], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(month))

/** Formats the day of a moment (ISO 8601) in the reader's time zone. */
export const formatDay = (at: string, locale: Locale, timeZone: TimeZone, style: DayStyle = 'long'): string =>
  new Intl.DateTimeFormat(htmlLang[locale], {
    ...(style === 'day' ? dayAndMonth : { dateStyle: style }),
    timeZone,
  }).format(new Date(at))

const dayAndMonth = { day: 'numeric', month: 'long' } as const

/** Formats the day and minute of a moment (ISO 8601) with their time zone: `November 20, 2026 at 08:05 UTC`. */
export function formatMoment(at: string, locale: Locale, timeZone: TimeZone): string {
  const format = (timeZoneName?: 'short') =>
    new Intl.DateTimeFormat(htmlLang[locale], {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
      timeZoneName,
    })
  const moment = new Date(at)
  if (locale !== 'cn') return format('short').format(moment)
  // In Chinese, the browser would put the zone before the time.
  const zone = format('short')
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')
  return `${format().format(moment)}（${zone?.value ?? timeZone}）`
}

/** Placeholder in a translated sentence that `LocalTime` replaces with a date: a character no text contains. */
export const dateSlot = '\uE000'
