import { describe, expect, test } from 'vitest'
import {
  fileDay,
  formatDay,
  formatMoment,
  formatStoredDay,
  formatStoredMonth,
  isDay,
  isoDay,
  isoMonth,
  parseTimeZone,
} from './dates'

// Late in the evening in Madrid, the next morning in Shanghai.
const moment = '2026-11-20T22:30:00.000Z'

describe('a moment', () => {
  test.each([
    ['UTC', 'en', 'November 20, 2026'],
    ['Asia/Shanghai', 'cn', '2026年11月21日'],
    ['America/Los_Angeles', 'en', 'November 20, 2026'],
    ['Europe/Madrid', 'es', '20 de noviembre de 2026'],
    ['Asia/Tokyo', 'es', '21 de noviembre de 2026'],
  ] as const)('is formatted as the day in the time zone %s, in the language %s', (zone, locale, expected) => {
    expect(formatDay(moment, locale, zone)).toBe(expected)
  })

  test.each([
    ['UTC', /20, 2026.*22:30 UTC$/],
    ['Asia/Shanghai', /21, 2026.*06:30 GMT\+8$/],
  ])('is shown with its time of day and time zone: %s', (zone, expected) => {
    expect(formatMoment(moment, 'en', zone)).toMatch(expected)
  })

  test('is shown with its time zone after the time of day in Chinese', () => {
    expect(formatMoment(moment, 'cn', 'Asia/Shanghai')).toBe('2026年11月21日 06:30（GMT+8）')
  })

  test.each([
    [undefined, '2026-11-20'],
    ['Pacific/Pago_Pago', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-21'],
    ['Asia/Shanghai', '2026-11-21'],
  ])('is formatted by fileDay as the day in the time zone %s', (zone, expected) => {
    expect(fileDay(moment, zone)).toBe(expected)
  })

  test('is stored as a day and a month in UTC', () => {
    expect([isoDay(new Date(moment)), isoMonth(new Date(moment))]).toEqual(['2026-11-20', '2026-11'])
  })
})

test.each([
  ['cn', '2026年11月20日', '2026年11月'],
  ['en', 'November 20, 2026', 'November 2026'],
  ['es', '20 de noviembre de 2026', 'noviembre de 2026'],
] as const)('a stored day or month is formatted in %s as the same day or month', (locale, day, month) => {
  expect([formatStoredDay('2026-11-20', locale), formatStoredMonth('2026-11', locale)]).toEqual([day, month])
})

test.each(['2027-02-28', '2024-02-29', '0099-12-31'])('the existing date %s is accepted as a day', (text) =>
  expect(isDay(text)).toBe(true),
)

test.each(['2027-02-30', '2027-13-01', 'tomorrow', '', '2027-2-3', '2027-02-03T00:00', ' 2027-02-03', '12027-02-03'])(
  'the text “%s” is rejected as a day',
  (text) => expect(isDay(text)).toBe(false),
)

test.each([
  ['Europe/Madrid', 'Europe/Madrid'],
  ['UTC', 'UTC'],
  ['', undefined],
  [null, undefined],
  ['Mars/Base', undefined],
  ['<b>', undefined],
  ['a'.repeat(5000), undefined],
])('the time zone name %s is read as %s', (name, expected) => {
  expect(parseTimeZone(name)).toBe(expected)
})
