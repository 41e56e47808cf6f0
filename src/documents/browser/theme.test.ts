// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { offerDusk, THEME_SCRIPT } from './theme'

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

describe('the colours for the evening', () => {
  const notice = () => document.querySelector('[data-notice]')
  const kept = (): unknown => JSON.parse(localStorage.getItem('config') ?? 'null')?.state.theme

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 29, 21, 5) })
    document.documentElement.dataset.kind = 'document'
    document.head.innerHTML = '<style id="theme"></style>'
    document.body.innerHTML = ''
    for (const name of ['dusk', 'dusk-yes', 'dusk-no']) document.body.setAttribute(`data-text-${name}`, name)
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/tests`)
  })
  afterEach(() => {
    vi.useRealTimers()
    delete document.documentElement.dataset.kind
  })

  const press = (index: number) => notice()?.querySelectorAll('button')[index]?.click()

  test('are offered once, and are stored when accepted', () => {
    offerDusk()
    vi.advanceTimersByTime(60)
    expect(notice()?.querySelector('p')?.textContent).toBe('dusk')
    press(0)
    expect(notice()).toBeNull()
    expect(kept()).toBe('duskTheme')
  })

  test('are not offered again once declined', () => {
    offerDusk()
    press(1)
    expect(kept()).toBeUndefined()
    offerDusk()
    expect(notice()).toBeNull()
  })

  test.each([
    { name: 'before nine', change: () => vi.setSystemTime(new Date(2026, 10, 29, 20, 59)) },
    { name: 'in an app', change: () => (document.documentElement.dataset.kind = 'app') },
    { name: 'beside help', change: () => (document.body.innerHTML = '<a data-leave href="/">Leave</a>') },
    {
      name: 'on the first page of a visit',
      change: () => vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/'),
    },
    {
      name: 'when they are already chosen',
      change: () => localStorage.setItem('config', JSON.stringify({ state: { theme: 'duskTheme' }, version: 0 })),
    },
  ])('are not offered $name', ({ change }) => {
    change()
    offerDusk()
    expect(notice()).toBeNull()
    expect(localStorage.dusk).toBeUndefined()
  })
})
