// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { trpc } from './hooks'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const asked = vi.fn<(call: { method: string; path: string; input: unknown }) => unknown>()

/** Hooks before a server that answers with `answer`. */
async function mount<Result>(hook: () => Result, answer: (input: unknown) => unknown) {
  asked.mockReset().mockImplementation(({ input }) => answer(input))
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const input = JSON.parse(body ?? searchParams.get('input') ?? 'null') ?? undefined
    return Response.json({ result: { data: asked({ method, path: pathname.slice('/api/trpc/'.length), input }) } })
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  )
  return (await act(async () => renderHook(hook, { wrapper }))).result
}

test('a query asks once and its parts in the page share the answer', async () => {
  const result = await mount(
    () => [trpc.me.tests.useSuspenseQuery({ page: 2 })[0], trpc.me.tests.useQuery({ page: 2 }).data],
    (input) => ({ input }),
  )
  const answer = { input: { page: 2 } }
  expect(result.current).toEqual([answer, answer])
  expect(asked.mock.calls).toEqual([[{ method: 'GET', path: 'me.tests', input: { page: 2 } }]])
})

test('a change says what the server answered, or what it had against it', async () => {
  const onSuccess = vi.fn()
  const result = await mount(
    () => trpc.share.end.useMutation({ onSuccess }),
    () => null,
  )
  const input = { comparisonId: 'one' }
  await act(() => result.current.mutateAsync(input))
  expect(asked).toHaveBeenCalledExactlyOnceWith({ method: 'POST', path: 'share.end', input })
  expect(onSuccess.mock.calls[0]?.slice(0, 2)).toEqual([null, input])
  asked.mockImplementation(() => {
    throw new Error('no network')
  })
  await act(() => result.current.mutateAsync(input).catch(() => {}))
  expect(result.current.error?.message).toBe('no network')
})

const twoPages = () => ({
  utils: trpc.useUtils(),
  first: trpc.review.list.useQuery({ slug: 'sleep', page: 1 }).data,
  other: trpc.review.list.useQuery({ slug: 'worry', page: 1 }).data,
  account: trpc.auth.account.useQuery().data,
})
const slugsAsked = () => asked.mock.calls.map(([{ path, input }]) => (input as { slug?: string })?.slug ?? path)

test('what is out of date is asked again: part of a procedure, a router, or everything', async () => {
  const { current } = await mount(twoPages, () => 'answer')
  asked.mockClear()
  await act(() => current.utils.review.list.invalidate({ slug: 'sleep' }))
  expect(slugsAsked()).toEqual(['sleep'])
  asked.mockClear()
  await act(() => current.utils.review.invalidate())
  expect(slugsAsked().sort()).toEqual(['sleep', 'worry'])
  asked.mockClear()
  await act(() => current.utils.invalidate())
  expect(slugsAsked().sort()).toEqual(['auth.account', 'sleep', 'worry'])
})

test('what the page knows better is put in the place of one answer', async () => {
  const result = await mount(twoPages, () => ({ reviews: [], older: false, total: 1, average: null }))
  const { review } = result.current.utils
  const input = { slug: 'sleep', page: 1 }
  await act(async () => review.list.setData(input, (known) => known && { ...known, total: known.total + 1 }))
  expect(review.list.getData(input)?.total).toBe(2)
  await vi.waitFor(() => expect([result.current.first?.total, result.current.other?.total]).toEqual([2, 1]))
})
