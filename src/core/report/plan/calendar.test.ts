import { describe, expect, test } from 'vitest'
import { buildCalendarFile } from './calendar'

const now = new Date('2026-11-22T10:11:12.345Z')
const fileOf = (titles: readonly string[], from = '2027-02-27') => buildCalendarFile({ from, titles, id: 'abc', now })

describe('a calendar file', () => {
  test('has one all-day entry per day across the end of a month', () => {
    const lines = fileOf(['One', 'Two', 'Three']).split('\r\n')
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20270227',
      'DTSTART;VALUE=DATE:20270228',
      'DTSTART;VALUE=DATE:20270301',
    ])
    expect(lines.filter((line) => line.startsWith('DTEND')).at(-1)).toBe('DTEND;VALUE=DATE:20270302')
    expect(new Set(lines.filter((line) => line.startsWith('UID'))).size).toBe(3)
    expect(lines).toContain('DTSTAMP:20261122T101112Z')
  })

  test('contains the required properties and marks its entries as free time', () => {
    expect(fileOf(['One', 'Two']).split('\r\n').slice(0, 14)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mindglass//Week//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:abc-1@mindglass',
      'DTSTAMP:20261122T101112Z',
      'DTSTART;VALUE=DATE:20270227',
      'DTEND;VALUE=DATE:20270228',
      'SUMMARY:One',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:abc-2@mindglass',
    ])
  })

  test('folds a line only when it has more than 75 octets', () => {
    const room = 75 - 'SUMMARY:'.length
    expect(fileOf(['x'.repeat(room)])).toContain(`SUMMARY:${'x'.repeat(room)}\r\n`)
    expect(fileOf(['x'.repeat(room + 1)])).toContain(`SUMMARY:${'x'.repeat(room)}\r\n x\r\n`)
    expect(fileOf(['x'.repeat(room + 75)])).toContain(`\r\n ${'x'.repeat(74)}\r\n x\r\n`)
  })

  test('escapes special characters and line breaks in titles', () => {
    expect(fileOf(['a, b; c\\d\nBEGIN:VEVENT'])).toContain('SUMMARY:a\\, b\\; c\\\\d\\nBEGIN:VEVENT\r\n')
  })

  test('separates a URL in a title from the period after it', () => {
    expect(fileOf(['Read https://a.example/x?lang=es.'])).toContain('SUMMARY:Read <https://a.example/x?lang=es>.\r\n')
  })

  test('has no line over 75 octets and loses no character by folding', () => {
    const title = '把手机放到另一个房间，做点手上的事，二十分钟以后再写一次那个数字，看看它自己会不会变小'
    const file = fileOf([title])
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  })

  test('cannot be created when its first day does not exist', () => {
    expect(() => fileOf(['One'], '2027-02-30')).toThrow('2027-02-30')
  })
})
