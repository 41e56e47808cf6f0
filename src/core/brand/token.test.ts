import { expect, test } from 'vitest'
import { tokenOf } from './token'

test.each([
  { name: 'ink', token: 'var(--ink)' },
  { name: 'inkSoft', token: 'var(--ink-soft)' },
  { name: 'level5', token: 'var(--level5)' },
])('$name is $token', ({ name, token }) => {
  expect(tokenOf(name)).toBe(token)
})
