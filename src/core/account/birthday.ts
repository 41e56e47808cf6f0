import { isDay, isoDay } from '../dates'
import { HOUR_MS } from '../time'

const EARLIEST = '1900-01-01'
/** Offset from UTC, in ms, of the time zone in which a day begins first. */
const AHEAD_MS = 14 * HOUR_MS

/**
 * Returns the error code of a day that cannot be a birthday; null if valid: YYYY-MM-DD, in the calendar, from 1900 on.
 */
export function birthdayProblem(value: string, now: Date): 'DATE_INVALID' | 'DATE_FUTURE' | null {
  if (!isDay(value) || value < EARLIEST) return 'DATE_INVALID'
  return value > isoDay(new Date(now.getTime() + AHEAD_MS)) ? 'DATE_FUTURE' : null
}
