// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CrashScreen, crashedLocale } from './CrashScreen'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.lang
})

test('shows 500 and, on the way home, clears the error and replaces the route', () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const reset = vi.fn()
  render(<CrashScreen locale="en" reset={reset} />)
  expect(screen.getByText('500')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Go back home' }))
  expect(reset).toHaveBeenCalledBefore(replace)
  expect(replace).toHaveBeenCalledWith('/landing/home')
})

test('another try reloads the page', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  render(<CrashScreen locale="es" reset={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  { lang: 'es', html: 'zh-CN', expected: 'es' },
  { lang: 'xx', html: 'en-US', expected: 'en' },
  { lang: 'xx', html: 'fr', expected: 'cn' },
])('the language of a page marked $lang / $html is $expected', ({ lang, html, expected }) => {
  document.documentElement.dataset.lang = lang
  document.documentElement.lang = html
  expect(crashedLocale()).toBe(expected)
})
