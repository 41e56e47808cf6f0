import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendar'

const now = new Date('2026-11-22T10:11:12.345Z')
const fileOf = (titles: readonly string[], from = '2027-02-27') => calendarFile({ from, titles, id: 'abc', now })

describe('a calendar file', () => {
  test('has one all-day entry a day, over the end of a month', () => {
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

  test('says nothing in the titles that a calendar would read as something else', () => {
    expect(fileOf(['a, b; c\\d\nBEGIN:VEVENT'])).toContain('SUMMARY:a\\, b\\; c\\\\d\\nBEGIN:VEVENT\r\n')
  })

  test('has no line longer than 75 octets, and loses no character to it', () => {
    const title = '把手机放到另一个房间，做点手上的事，二十分钟以后再写一次那个数字，看看它自己会不会变小'
    const file = fileOf([title])
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  })

  test('begins on no day that does not exist', () => {
    expect(() => fileOf(['One'], '2027-02-30')).toThrow('2027-02-30')
  })
})
