// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CrashScreen, crashedLocale } from './CrashScreen'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.lang
})

test('the home button of the crash screen clears the error before it replaces the page', () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const reset = vi.fn()
  render(<CrashScreen locale="en" reset={reset} />)
  expect(screen.getByText('500')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Go back home' }))
  expect(reset).toHaveBeenCalledBefore(replace)
  expect(replace).toHaveBeenCalledWith('/landing/home')
})

test('the retry button of the crash screen reloads the page', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  render(<CrashScreen locale="es" reset={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  { lang: 'es', html: 'zh-CN', expected: 'es' },
  { lang: 'xx', html: 'en-US', expected: 'en' },
  { lang: 'xx', html: 'fr', expected: 'cn' },
])(
  'the crash screen uses the language $expected when data-lang is $lang and lang is $html',
  ({ lang, html, expected }) => {
    document.documentElement.dataset.lang = lang
    document.documentElement.lang = html
    expect(crashedLocale()).toBe(expected)
  },
)
