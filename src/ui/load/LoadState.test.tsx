// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MantineRoot } from '../mantine/MantineRoot'
import { TextsProvider } from '../texts'
import { LoadState } from './LoadState'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (state: 'loading' | 'failed' | 'ready', onRetry = () => {}) =>
  render(
    <MantineRoot>
      <TextsProvider locale="en" dictionaries={{ common }}>
        <LoadState state={state} onRetry={onRetry}>
          <output>42</output>
        </LoadState>
      </TextsProvider>
    </MantineRoot>,
  )

test('the loading state announces a text and hides the content', () => {
  show('loading')
  expect(screen.getByRole('status').textContent).toBe(common.state.loading)
  expect(screen.queryByText('42')).toBeNull()
})

test('the failed state is announced as an alert with a retry button', () => {
  const retry = vi.fn()
  show('failed', retry)
  expect(screen.getByRole('alert').textContent).toContain(common.error.load)
  fireEvent.click(screen.getByRole('button', { name: common.error.retry }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('the ready state shows only the content', () => {
  show('ready')
  expect(screen.getByRole('status').textContent).toBe('42')
  expect(screen.queryByRole('alert')).toBeNull()
})
