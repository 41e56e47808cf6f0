import { describe, expect, test } from 'vitest'
import {
  AccountEmail,
  Birthday,
  CurrentPassword,
  digitsOf,
  Email,
  findBirthdayProblem,
  isMailedCode,
  MailedCode,
  Nickname,
  PersonName,
  Ticked,
  TypedPassword,
} from './fields'

interface Field {
  safeParse: (value: unknown) => {
    success: boolean
    data?: unknown
    error?: { issues: { message: string }[] } | undefined
  }
}

/** Returns the value that a field makes of the input, or the code of the refusal. */
function outcome(field: Field, value: unknown): unknown {
  const { success, data, error } = field.safeParse(value)
  return success ? { data } : error?.issues[0]?.message
}
const far = (character: string) => character.repeat(1001)
const nextYear = `${new Date().getUTCFullYear() + 1}-12-31`

describe.each<{ name: string; field: Field; kept: [unknown, unknown][]; refused: [unknown, string][] }>([
  {
    name: 'an address to mail to',
    field: Email,
    kept: [[' Ana@Example.ORG ', 'Ana@example.org']],
    refused: [
      ['', 'EMAIL_REQUIRED'],
      ['ana', 'EMAIL_INVALID'],
      [far('a'), 'EMAIL_INVALID'],
    ],
  },
  {
    name: 'the name of an account',
    field: AccountEmail,
    kept: [[' Ana@Example.ORG ', 'ana@example.org']],
    refused: [
      ['', 'EMAIL_REQUIRED'],
      ['ana', 'ACCOUNT_FORMAT'],
      [far('a'), 'ACCOUNT_FORMAT'],
    ],
  },
  {
    name: 'a new password',
    field: TypedPassword,
    kept: [
      ['', ''],
      [' as typed ', ' as typed '],
      ['a'.repeat(1000), 'a'.repeat(1000)],
    ],
    refused: [[far('a'), 'PASSWORD_LONG']],
  },
  {
    name: 'the current password',
    field: CurrentPassword,
    kept: [[' ', ' ']],
    refused: [
      ['', 'PASSWORD_REQUIRED'],
      [far('a'), 'PASSWORD_LONG'],
    ],
  },
  {
    name: 'a mailed code',
    field: MailedCode,
    kept: [[' １２３４-5678', '12345678']],
    refused: [
      ['', 'CODE_REQUIRED'],
      [' - ', 'CODE_REQUIRED'],
      ['1234567', 'CODE_INVALID'],
      // Input longer than anything pasted is not read to its end.
      [`${' '.repeat(1000)}12345678`, 'CODE_REQUIRED'],
    ],
  },
  {
    name: 'the name of a person',
    field: PersonName,
    kept: [
      [' Ana \n María ', 'Ana María'],
      ['x'.repeat(90), 'x'.repeat(80)],
    ],
    refused: [
      ['', 'NAME_REQUIRED'],
      ['\u200b', 'NAME_REQUIRED'],
    ],
  },
  {
    name: 'a nickname',
    field: Nickname,
    kept: [
      ['', ''],
      [' 小雨 ', '小雨'],
      ['x'.repeat(40), 'x'.repeat(40)],
    ],
    refused: [['x'.repeat(41), 'INVALID_INPUT']],
  },
  {
    name: 'a birthday',
    field: Birthday,
    kept: [
      ['', ''],
      [' ', ''],
      [' 1990-02-28 ', '1990-02-28'],
    ],
    refused: [
      ['1990-02-30', 'DATE_INVALID'],
      [nextYear, 'DATE_FUTURE'],
    ],
  },
  {
    name: 'a ticked box',
    field: Ticked('PRIVACY_REQUIRED'),
    kept: [[true, true]],
    refused: [[false, 'PRIVACY_REQUIRED']],
  },
])('the field for $name', ({ field, kept, refused }) => {
  test.each(kept)('accepts %j as %j', (typed, data) => expect(outcome(field, typed)).toEqual({ data }))
  test.each(refused)('rejects %j with %s', (typed, code) => expect(outcome(field, typed)).toBe(code))
  test.each([null, undefined, 1, {}])('rejects %j because of its type', (value) =>
    expect(field.safeParse(value).success).toBe(false),
  )
})

const now = new Date('2026-11-20T12:00:00Z')

describe('a birthday', () => {
  test.each(['2020-01-01', '1900-01-01', '2000-02-29', '2026-11-20', '2026-11-21'])(
    'is valid with the value %s',
    (value) => {
      expect(findBirthdayProblem(value, now)).toBeNull()
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
  ])('is rejected as invalid with the value %j', (value) =>
    expect(findBirthdayProblem(value, now)).toBe('DATE_INVALID'),
  )

  test.each(['2026-11-22', '2027-01-01', '9999-12-31'])('is rejected as a future date with the value %s', (value) => {
    expect(findBirthdayProblem(value, now)).toBe('DATE_FUTURE')
  })
})

test.each(['12345678', ' 1234 5678 ', '1234-5678', '１２３４５６７８', '1234\u00a05678\n'])(
  'digitsOf returns the eight digits of the code %j',
  (typed) => {
    expect(digitsOf(typed)).toBe('12345678')
  },
)

test('digitsOf removes no letters or dots', () => {
  expect(digitsOf('12a4.5678')).toBe('12a4.5678')
})

test.each([
  ['12345678', true],
  ['00000000', true],
  ['1234567', false],
  ['123456789', false],
  ['', false],
  ['1234567a', false],
  ['a2345678', false],
  ['1234 678', false],
  ['+1234567', false],
])('isMailedCode of %j returns %s', (digits, is) => {
  expect(isMailedCode(digits)).toBe(is)
})
