import { expect, test } from 'vitest'
import { customPropertyOf, isTheme, themes } from './theme'

test('isTheme accepts only the exact names of themes', () => {
  expect(themes.filter((theme) => !isTheme(theme))).toEqual([])
  for (const other of ['', 'dusk', 'hometheme', 'toString', null, undefined]) expect(isTheme(other)).toBe(false)
})

test.each([
  { name: 'ink', token: 'var(--ink)' },
  { name: 'inkSoft', token: 'var(--ink-soft)' },
  { name: 'level5', token: 'var(--level5)' },
])('customPropertyOf returns $token for the colour $name', ({ name, token }) => {
  expect(customPropertyOf(name)).toBe(token)
})
