import { expect, test } from 'vitest'
import { isTheme, themes, tokenOf } from './theme'

test('isTheme accepts only the exact names of themes', () => {
  expect(themes.filter((theme) => !isTheme(theme))).toEqual([])
  for (const other of ['', 'dusk', 'hometheme', 'toString', null, undefined]) expect(isTheme(other)).toBe(false)
})

test.each([
  { name: 'ink', token: 'var(--ink)' },
  { name: 'inkSoft', token: 'var(--ink-soft)' },
  { name: 'level5', token: 'var(--level5)' },
])('tokenOf the colour $name returns $token', ({ name, token }) => {
  expect(tokenOf(name)).toBe(token)
})
