import { expect, test } from 'vitest'
import { tokenOf } from './token'

test.each([
  { name: 'ink', token: 'var(--ink)' },
  { name: 'inkSoft', token: 'var(--ink-soft)' },
  { name: 'level5', token: 'var(--level5)' },
])('tokenOf the colour $name returns $token', ({ name, token }) => {
  expect(tokenOf(name)).toBe(token)
})
