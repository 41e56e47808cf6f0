import { expect, test } from 'vitest'
import { isTheme, themes } from './theme'

test('isTheme accepts only the exact names of themes', () => {
  expect(themes.filter((theme) => !isTheme(theme))).toEqual([])
  for (const other of ['', 'dusk', 'hometheme', 'toString', null, undefined]) expect(isTheme(other)).toBe(false)
})
