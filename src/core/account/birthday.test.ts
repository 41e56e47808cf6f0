import { describe, expect, test } from 'vitest'
import { birthdayProblem } from './birthday'

const now = new Date('2026-11-20T12:00:00Z')

describe('a birthday', () => {
  test.each(['2020-01-01', '1900-01-01', '2000-02-29', '2026-11-20', '2026-11-21'])(
    'is valid with the value %s',
    (value) => {
      expect(birthdayProblem(value, now)).toBeNull()
    },
  )

  test.each([
    '',
    '2020-1-1',
    '01/02/2020',
    '2020-02-30',
    '2019-02-29',
    '1900-02-29',
    '2020-13-01',
    '2020-00-10',
    '2020-01-00',
    '1899-12-31',
    '0000-01-01',
    '2020-01-01T00:00',
    ' 2020-01-01',
    '二〇二〇-01-01',
  ])('is rejected as invalid with the value %j', (value) => expect(birthdayProblem(value, now)).toBe('DATE_INVALID'))

  test.each(['2026-11-22', '2027-01-01', '9999-12-31'])('is rejected as a future date with the value %s', (value) => {
    expect(birthdayProblem(value, now)).toBe('DATE_FUTURE')
  })
})
