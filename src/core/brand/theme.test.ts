import { expect, test } from 'vitest'
import { isTheme, themes } from './theme'

test('a theme is known by its exact name', () => {
  expect(themes.filter((theme) => !isTheme(theme))).toEqual([])
  for (const other of ['', 'dusk', 'hometheme', 'toString', null, undefined]) expect(isTheme(other)).toBe(false)
})
