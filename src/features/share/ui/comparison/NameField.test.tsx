// @vitest-environment happy-dom
import share from '@locales/en/share.json'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/app-page'
import { NameField } from './NameField'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  { typed: '', expected: 'A hint' },
  { typed: 'Tom & Ana', expected: 'A hint' },
  { typed: ' Ana ', expected: 'A hint' },
  { typed: '<Ana>', expected: share.nameShown.replace('{{name}}', 'Ana') },
  { typed: 'ana@example.org', expected: share.nameShown.replace('{{name}}', 'ana example. org') },
  { typed: '<>', expected: share.nameNone },
])('the name field shows “$expected” when the name is “$typed”', async ({ typed, expected }) => {
  await renderApp(<NameField value={typed} onChange={() => {}} description="A hint" />, { share }, () => null)
  expect(screen.getByRole('status').textContent).toBe(expected)
})
