// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, startTransition, use, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { router } from '@/testing/navigation'
import { useOptimisticRender } from './optimistic'

afterEach(() => {
  cleanup()
  router.refresh.mockReset()
})

/** Page that a test acts on. */
let page: ReturnType<typeof useOptimisticRender<readonly string[]>>
/** Ends the request for the page with the list that the server has now. */
let arrive: (list: readonly string[]) => void

function List({ rendered }: { rendered: readonly string[] }) {
  page = useOptimisticRender(rendered)
  return (
    <p role="status" aria-busy={page.pending}>
      {page.shown.join(' ')}
    </p>
  )
}

/** Renders again as the framework does: a transition that waits for the server. */
function Page() {
  const [state, setState] = useState<readonly string[] | Promise<readonly string[]>>(['one', 'two'])
  router.refresh.mockImplementation(() => {
    const answer = new Promise<readonly string[]>((resolve) => {
      arrive = resolve
    })
    startTransition(() => setState(answer))
  })
  return <List rendered={state instanceof Promise ? use(state) : state} />
}

const list = () => screen.getByRole('status')
async function open(): Promise<void> {
  await act(async () =>
    render(
      <Suspense>
        <Page />
      </Suspense>,
    ),
  )
}

test('a list shows an optimistic change at once, and the server’s list after the next render', async () => {
  await open()
  await act(async () => page.applyAndRefresh((before) => ['three', ...before]))
  expect(list().textContent).toBe('three one two')
  expect(list().getAttribute('aria-busy')).toBe('true')
  await act(async () => arrive(['three', 'one']))
  expect(list().textContent).toBe('three one')
  expect(list().getAttribute('aria-busy')).toBe('false')
})

test('an optimistic change shows before the server responds and stays until the next render', async () => {
  await open()
  let answer = () => {}
  const sent = new Promise<void>((resolve) => {
    answer = resolve
  })
  await act(async () =>
    page.applyWhileSending(
      () => ['two'],
      () => sent,
      () => {},
    ),
  )
  expect(list().textContent).toBe('two')
  expect(router.refresh).not.toHaveBeenCalled()
  await act(async () => answer())
  expect(router.refresh).toHaveBeenCalledTimes(1)
  expect(list().textContent).toBe('two')
  await act(async () => arrive(['two', 'from elsewhere']))
  expect(list().textContent).toBe('two from elsewhere')
})

test('a failed change is undone and its error reported, without a refresh of the page', async () => {
  await open()
  const calls: unknown[] = []
  const reason = new Error('offline')
  await act(async () =>
    page.applyWhileSending(
      () => [],
      () => Promise.reject(reason),
      (error) => calls.push(error),
    ),
  )
  expect(list().textContent).toBe('one two')
  expect(calls).toEqual([reason])
  expect(router.refresh).not.toHaveBeenCalled()
})

test('a request that never ends does not block other changes of the list', async () => {
  await open()
  await act(async () =>
    page.applyWhileSending(
      () => ['two'],
      () => new Promise(() => {}),
      () => {},
    ),
  )
  expect(list().textContent).toBe('two')
  await act(async () => page.applyAndRefresh((before) => before))
  await act(async () => arrive(['one', 'two', 'from elsewhere']))
  expect(list().textContent).toBe('one two from elsewhere')
})
