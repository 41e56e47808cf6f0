import { isDay, isoDay } from '../../dates'
import { delimitAddresses } from '../../texts/delimit-addresses'
import { DAY_MS } from '../../time'

/** All-day entries of a calendar. Days are written YYYY-MM-DD. */
export interface CalendarPlan {
  /** The day of the first entry. */
  from: string
  /** One all-day entry a day, in order. */
  titles: readonly string[]
  /** Distinguishes this calendar's entries from all others. */
  id: string
  /** Moment at which the file was made. */
  now: Date
}

/**
 * Returns an iCalendar file (RFC 5545) of all-day entries on consecutive days that leave the time free; it contains no
 * zone and no person.
 * @throws RangeError for a day that does not exist.
 */
export function buildCalendarFile({ from, titles, id, now }: CalendarPlan): string {
  if (!isDay(from)) throw new RangeError(`No day ${from}`)
  const first = Date.parse(`${from}T00:00:00Z`)
  const stamp = `${compact(now.toISOString().slice(0, 19))}Z`
  const entries = titles.flatMap((title, index) => [
    'BEGIN:VEVENT',
    `UID:${id}-${index + 1}@mindglass`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dayAfter(first, index)}`,
    `DTEND;VALUE=DATE:${dayAfter(first, index + 1)}`,
    `SUMMARY:${escaped(delimitAddresses(title))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Mindglass//Week//EN', 'CALSCALE:GREGORIAN', ...entries]
  return [...lines, 'END:VCALENDAR'].flatMap((line) => [folded(line), '\r\n']).join('')
}

const compact = (moment: string): string => moment.replaceAll(/[-:]/g, '')
const dayAfter = (first: number, days: number): string => compact(isoDay(new Date(first + days * DAY_MS)))

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, '\\n')

/** Folds lines longer than 75 octets: the rest follows after a break and a space, and no character is cut. */
function folded(line: string): string {
  const parts = ['']
  let room = 75
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length
    if (octets > room) {
      parts.push('')
      room = 74
    }
    parts[parts.length - 1] += character
    room -= octets
  }
  return parts.join('\r\n ')
}
