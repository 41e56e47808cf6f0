// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { TextsProvider } from '../texts'
import { untilGone, useAction } from './use-action'

afterEach(cleanup)

const wrapper = ({ children }: { children: ReactNode }) => (
  <TextsProvider locale="en" dictionaries={{ common, errors }}>
    {children}
  </TextsProvider>
)
const use = (action: (id: string) => Promise<unknown>) => renderHook(() => useAction(action), { wrapper }).result

test('an action is not sent again before it is done', async () => {
  let done = () => {}
  const action = vi.fn((_: string) => new Promise<void>((resolve) => (done = resolve)))
  const sending = use(action)
  act(() => void sending.current.run('a'))
  act(() => void sending.current.run('b'))
  expect(sending.current.busy).toBe(true)
  await act(async () => done())
  expect(sending.current.busy).toBe(false)
  act(() => void sending.current.run('c'))
  expect(action.mock.calls).toEqual([['a'], ['c']])
})

test('an error is shown until the action is tried again', async () => {
  const action = vi.fn(async (_: string): Promise<unknown> => {
    throw new DomainError('NOT_FOUND')
  })
  const sending = use(action)
  await act(() => sending.current.run('a'))
  expect(sending.current).toMatchObject({ busy: false, failure: errors.NOT_FOUND })
  action.mockResolvedValue(null)
  await act(() => sending.current.run('a'))
  expect(sending.current).toMatchObject({ busy: false, failure: null })
})

test('an action that leads to another page stays busy', async () => {
  const sending = use(() => untilGone())
  act(() => void sending.current.run('a'))
  await act(async () => {})
  expect(sending.current.busy).toBe(true)
})
