// @vitest-environment happy-dom

import crash from '@locales/en/crash.json'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import AppError from './error'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.lang
})

test('the error page shows the crash message and resets the error when the home button is clicked', async () => {
  document.documentElement.dataset.lang = 'en'
  vi.spyOn(location, 'replace').mockImplementation(() => {})
  const reset = vi.fn()
  render(<AppError error={new Error('broken')} reset={reset} />)
  expect(await screen.findByText(crash.message)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: crash.home }))
  expect(reset).toHaveBeenCalledOnce()
})
