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
  { typed: '', said: 'A hint' },
  { typed: 'Tom & Ana', said: 'A hint' },
  { typed: ' Ana ', said: 'A hint' },
  { typed: '<Ana>', said: share.nameShown.replace('{{name}}', 'Ana') },
  { typed: 'ana@example.org', said: share.nameShown.replace('{{name}}', 'ana example. org') },
  { typed: '<>', said: share.nameNone },
])('“$typed”: $said', async ({ typed, said }) => {
  await renderApp(<NameField value={typed} onChange={() => {}} description="A hint" />, { share }, () => null)
  expect(screen.getByRole('status').textContent).toBe(said)
})
