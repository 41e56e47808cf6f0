import { expect, test } from 'vitest'
import * as z from '@/core/input/zod'
import { checkNewPassword, differsFromCurrent, matchesConfirmation } from './new-password'

const Form = z.object({ name: z.string(), current: z.string(), password: z.string(), confirmation: z.string() }).check(
  checkNewPassword(({ name }) => [name]),
  differsFromCurrent,
  matchesConfirmation,
)
const right = {
  name: 'Ana María',
  current: 'seven blue kites',
  password: 'rain on a tin roof',
  confirmation: 'rain on a tin roof',
}

/** Returns the problems of the form as `field: code`. */
const problems = (change: Partial<typeof right>) =>
  Form.safeParse({ ...right, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  []

test.each([
  { why: 'a valid password', change: {}, expected: [] },
  {
    why: 'a short password',
    change: { password: 'rain', confirmation: 'rain' },
    expected: ['password: PASSWORD_SHORT'],
  },
  {
    why: 'a password made of the own name',
    change: { password: 'anamaría1', confirmation: 'anamaría1' },
    expected: ['password: PASSWORD_COMMON'],
  },
  {
    why: 'a different confirmation',
    change: { confirmation: 'rain on a tin root' },
    expected: ['confirmation: PASSWORD_MISMATCH'],
  },
  {
    why: 'the current password',
    change: { password: 'seven blue kites', confirmation: 'seven blue kites' },
    expected: ['password: PASSWORD_SAME'],
  },
  {
    why: 'the current password in full-width letters',
    change: { password: 'ｓｅｖｅｎ blue kites', confirmation: 'ｓｅｖｅｎ blue kites' },
    expected: ['password: PASSWORD_SAME'],
  },
])('checkNewPassword returns the problems $expected for $why', ({ change, expected }) => {
  expect(problems(change)).toEqual(expected)
})
