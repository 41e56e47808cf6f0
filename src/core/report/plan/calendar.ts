import { isDay, isoDay } from '../../dates'
import { delimited } from '../../texts/delimited'
import { DAY_MS } from '../../time'

/** A day of a calendar, as days are written: YYYY-MM-DD. */
export interface CalendarPlan {
  /** The day of the first entry. */
  from: string
  /** One all-day entry a day, in order. */
  titles: readonly string[]
  /** Tells this calendar's entries from all others. */
  id: string
  /** When the file was made. */
  now: Date
}

/**
 * An iCalendar file (RFC 5545) of all-day entries on days in a row that leave the time free; no zone, no person.
 * @throws RangeError for a day that does not exist.
 */
export function calendarFile({ from, titles, id, now }: CalendarPlan): string {
  if (!isDay(from)) throw new RangeError(`No day ${from}`)
  const first = Date.parse(`${from}T00:00:00Z`)
  const stamp = `${compact(now.toISOString().slice(0, 19))}Z`
  const entries = titles.flatMap((title, index) => [
    'BEGIN:VEVENT',
    `UID:${id}-${index + 1}@mindglass`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dayAfter(first, index)}`,
    `DTEND;VALUE=DATE:${dayAfter(first, index + 1)}`,
    `SUMMARY:${escaped(delimited(title))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Mindglass//Week//EN', 'CALSCALE:GREGORIAN', ...entries]
  return [...lines, 'END:VCALENDAR'].flatMap((line) => [folded(line), '\r\n']).join('')
}

const compact = (moment: string): string => moment.replaceAll(/[-:]/g, '')
const dayAfter = (first: number, days: number): string => compact(isoDay(new Date(first + days * DAY_MS)))

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, '\\n')

/** No line is longer than 75 octets: the rest follows after a break and a space, and no character is cut. */
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
