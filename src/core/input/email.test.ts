import { expect, test } from 'vitest'
import {
  findAccountEmailProblem,
  findEmailProblem,
  mailboxOf,
  maskEmail,
  normalizeEmail,
  toAccountEmail,
} from './email'

test.each([
  { value: 'reader@example.org', problem: null },
  { value: '  Reader+tag@Example.co.uk ', problem: null },
  { value: "o'neil@example.org", problem: null },
  { value: `${'a'.repeat(64)}@example.org`, problem: null },
  { value: '', problem: 'EMAIL_REQUIRED' },
  { value: '   ', problem: 'EMAIL_REQUIRED' },
  { value: 'reader', problem: 'EMAIL_INVALID' },
  { value: 'example.org', problem: 'EMAIL_INVALID' },
  { value: '@example.org', problem: 'EMAIL_INVALID' },
  { value: 'reader@localhost', problem: 'EMAIL_INVALID' },
  { value: 'rea der@example.org', problem: 'EMAIL_INVALID' },
  { value: 'reader@exa_mple.org', problem: 'EMAIL_INVALID' },
  { value: '.reader@example.org', problem: 'EMAIL_INVALID' },
  { value: 'a@b@example.org', problem: 'EMAIL_INVALID' },
  { value: 'a@example.org,b@example.org', problem: 'EMAIL_INVALID' },
  { value: 'Reader <a@example.org>', problem: null },
  { value: 'Reader <a@example.org> <b@example.org>', problem: 'EMAIL_INVALID' },
  { value: 'a@example.org\n', problem: 'EMAIL_INVALID' },
  { value: 'a@example.org\r\nBcc: b@example.org', problem: 'EMAIL_INVALID' },
  { value: `${'a'.repeat(65)}@example.org`, problem: 'EMAIL_INVALID' },
  {
    value: `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.example`,
    problem: 'EMAIL_INVALID',
  },
])('the address “$value” has the problem $problem', ({ value, problem }) => {
  expect(findEmailProblem(value)).toBe(problem)
})

test('only the domain of an address is converted to lower case', () => {
  expect(normalizeEmail(' Reader@Example.ORG ')).toBe('Reader@example.org')
})

test.each([
  { typed: 'ａ＠ｂ．ｃｏｍ', address: 'a@b.com' },
  { typed: '　Ana＠example。org ', address: 'Ana@example.org' },
  { typed: 'ana@ＥＸＡＭＰＬＥ｡org', address: 'ana@example.org' },
])('the full-width input “$typed” is normalized to the address $address', ({ typed, address }) => {
  expect(findEmailProblem(typed)).toBeNull()
  expect(findAccountEmailProblem(typed)).toBeNull()
  expect(normalizeEmail(typed)).toBe(address)
  expect(toAccountEmail(typed)).toBe(address.toLowerCase())
})

test.each(['ａ＠ｂ', 'a＠b＠example.org', 'a＠example.org，b@example.org', 'ana＠ex ämple.org'])(
  'the full-width input “%s” is rejected as an invalid address',
  (typed) => {
    expect(findEmailProblem(typed)).toBe('EMAIL_INVALID')
  },
)

test('a masked address keeps its first letter and its domain', () => {
  expect(maskEmail('reader@example.org')).toBe('r***@example.org')
})

test.each([
  { length: 254, problem: null },
  { length: 255, problem: 'EMAIL_INVALID' },
])('an address of $length characters has the problem $problem', ({ length, problem }) => {
  const domain = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.example.org`
  expect(findEmailProblem(`${'a'.repeat(length - domain.length - 1)}@${domain}`)).toBe(problem)
})

test.each([
  { value: '', problem: 'EMAIL_REQUIRED' },
  { value: 'reader', problem: 'ACCOUNT_FORMAT' },
  { value: 'Reader@example.org', problem: null },
])('the account name “$value” has the problem $problem', ({ value, problem }) => {
  expect(findAccountEmailProblem(value)).toBe(problem)
})

test.each([
  { address: 'Reader@Example.org', mailbox: 'reader@example.org' },
  { address: 'reader+shop@example.org', mailbox: 'reader@example.org' },
  { address: 'rea.der+a+b@GoogleMail.com', mailbox: 'reader@gmail.com' },
  { address: 'r.e.a.d.e.r@gmail.com', mailbox: 'reader@gmail.com' },
  { address: 'rea.der@example.org', mailbox: 'rea.der@example.org' },
  { address: '+tag@example.org', mailbox: '+tag@example.org' },
  { address: 'rea.der@gmail.com.example.org', mailbox: 'rea.der@gmail.com.example.org' },
])('the address $address belongs to the mailbox $mailbox', ({ address, mailbox }) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
