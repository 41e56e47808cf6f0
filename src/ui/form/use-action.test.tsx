// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { TextsProvider } from '../texts'
import { stayPending, useAction } from './use-action'

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
  const hook = use(action)
  act(() => void hook.current.mutate('a'))
  act(() => void hook.current.mutate('b'))
  expect(hook.current.isPending).toBe(true)
  await act(async () => done())
  expect(hook.current.isPending).toBe(false)
  act(() => void hook.current.mutate('c'))
  expect(action.mock.calls).toEqual([['a'], ['c']])
})

test('an error is shown until the action is tried again', async () => {
  const action = vi.fn(async (_: string): Promise<unknown> => {
    throw new DomainError('NOT_FOUND')
  })
  const hook = use(action)
  await act(() => hook.current.mutate('a'))
  expect(hook.current).toMatchObject({ isPending: false, failure: errors.NOT_FOUND })
  action.mockResolvedValue(null)
  await act(() => hook.current.mutate('a'))
  expect(hook.current).toMatchObject({ isPending: false, failure: null })
})

test('an action that leads to another page stays pending', async () => {
  const hook = use(() => stayPending())
  act(() => void hook.current.mutate('a'))
  await act(async () => {})
  expect(hook.current.isPending).toBe(true)
})
