import { isoDay } from './dates'

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/
const EARLIEST = '1900-01-01'
/** Where the day begins first, it is this much later than UTC. */
const AHEAD_MS = 14 * 60 * 60 * 1000

/** Why a typed day cannot be a birthday, as an error code; null when it can: YYYY-MM-DD, in the calendar, from 1900 on. */
export function birthdayProblem(value: string, now: Date): 'DATE_INVALID' | 'DATE_FUTURE' | null {
  const [, year, month, day] = FORM.exec(value) ?? []
  if (year === undefined) return 'DATE_INVALID'
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // The 30th of February becomes the 2nd of March.
  const real = Number(year) > 99 && isoDay(date) === value
  if (!real || value < EARLIEST) return 'DATE_INVALID'
  return value > isoDay(new Date(now.getTime() + AHEAD_MS)) ? 'DATE_FUTURE' : null
}
