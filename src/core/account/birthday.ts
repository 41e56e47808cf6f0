import { isDay, isoDay } from '../dates'
import { HOUR_MS } from '../time'

const EARLIEST = '1900-01-01'
/** Where the day begins first, it is this much later than UTC. */
const AHEAD_MS = 14 * HOUR_MS

/** Why a typed day cannot be a birthday, as an error code; null when it can: YYYY-MM-DD, in the calendar, from 1900 on. */
export function birthdayProblem(value: string, now: Date): 'DATE_INVALID' | 'DATE_FUTURE' | null {
  if (!isDay(value) || value < EARLIEST) return 'DATE_INVALID'
  return value > isoDay(new Date(now.getTime() + AHEAD_MS)) ? 'DATE_FUTURE' : null
}
