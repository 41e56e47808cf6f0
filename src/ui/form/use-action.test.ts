// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAction } from './use-action'

test('what is done once is not done twice at a time, and its answer is handed on', async () => {
  let answer = (_: string) => {}
  const deed = vi.fn((_input: number) => new Promise<string>((resolve) => (answer = resolve)))
  const onDone = vi.fn()
  const { result } = renderHook(() => useAction(deed, { onDone }))
  act(() => void result.current.run(1))
  act(() => void result.current.run(2))
  expect(result.current.busy).toBe(true)
  await act(async () => answer('yes'))
  expect(deed).toHaveBeenCalledExactlyOnceWith(1)
  expect(onDone).toHaveBeenCalledExactlyOnceWith('yes')
  expect(result.current).toMatchObject({ busy: false, done: true, error: null })
})

test('what went wrong is kept until the next time', async () => {
  const problem = new Error('no')
  const deed = vi.fn<(input: number) => Promise<string>>().mockRejectedValueOnce(problem).mockResolvedValue('yes')
  const onFailed = vi.fn()
  const { result } = renderHook(() => useAction(deed, { onFailed }))
  await act(() => result.current.run(1))
  expect(result.current).toMatchObject({ busy: false, done: false, error: problem })
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(problem)
  act(() => result.current.reset())
  expect(result.current.error).toBeNull()
  await act(() => result.current.run(1))
  expect(result.current).toMatchObject({ done: true, error: null })
})
