// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { offerDusk } from './dusk'

describe('the dark-theme prompt', () => {
  const notice = () => document.querySelector('[data-notice]')
  const kept = (): unknown => JSON.parse(localStorage.getItem('config') ?? 'null')?.state.theme

  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    document.head.innerHTML = '<style id="theme"></style>'
    document.body.innerHTML = ''
    for (const name of ['dusk', 'dusk-yes', 'dusk-no']) document.body.setAttribute(`data-text-${name}`, name)
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/tests`)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const press = (index: number) => notice()?.querySelectorAll('button')[index]?.click()

  test('is shown once and stores the dark theme when accepted', () => {
    offerDusk()
    vi.advanceTimersByTime(60)
    expect(notice()?.querySelector('p')?.textContent).toBe('dusk')
    press(0)
    expect(notice()).toBeNull()
    expect(kept()).toBe('duskTheme')
  })

  test('is not shown again once declined', () => {
    offerDusk()
    press(1)
    expect(kept()).toBeUndefined()
    offerDusk()
    expect(notice()).toBeNull()
  })

  test.each([
    {
      name: 'on a page with a quick-exit link',
      change: () => (document.body.innerHTML = '<a data-leave href="/">Leave</a>'),
    },
    {
      name: 'on the first page of a visit',
      change: () => vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/'),
    },
    {
      name: 'when the dark theme is already chosen',
      change: () => localStorage.setItem('config', JSON.stringify({ state: { theme: 'duskTheme' }, version: 0 })),
    },
  ])('is not shown $name', ({ change }) => {
    change()
    offerDusk()
    expect(notice()).toBeNull()
    expect(localStorage.dusk).toBeUndefined()
  })
})
