// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { THEME_SCRIPT } from './theme'

const write = vi.spyOn(document, 'write').mockImplementation(() => {})
beforeEach(() => {
  write.mockClear()
  localStorage.clear()
})

const run = (theme?: unknown) => {
  if (theme !== undefined) localStorage.setItem('config', JSON.stringify({ state: { theme }, version: 0 }))
  new Function(THEME_SCRIPT)()
}

test('the stored theme is added as a second stylesheet', () => {
  run('duskTheme')
  expect(write).toHaveBeenCalledWith('<link id="chosen-theme" rel="stylesheet" href="/css/duskTheme.css">')
})

test.each([undefined, '', 'homeTheme', '"><script>Theme', '../../x', 7])(
  'the stored theme %s adds no stylesheet',
  (theme) => {
    run(theme)
    expect(write).not.toHaveBeenCalled()
  },
)
