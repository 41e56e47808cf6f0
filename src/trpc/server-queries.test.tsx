// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { trpc } from './hooks'
import { queryClient } from './query-client'
import { serverQueries } from './server-queries'
import { PrefetchedQueries, TrpcProvider } from './TrpcProvider'

const tests = vi.hoisted(() => vi.fn())
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('./context', () => ({ createContext: async () => ({}) }))
vi.mock('./root', async () => {
  const { initTRPC } = await import('@trpc/server')
  const t = initTRPC.create()
  const me = { tests: t.procedure.input((page: unknown) => page).query(({ input }) => tests(input)) }
  const appRouter = t.router({ me })
  return { appRouter, createCaller: t.createCallerFactory(appRouter) }
})

afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.unstubAllGlobals()
})

function Page({ page }: { page: number }) {
  const [{ older }] = trpc.me.tests.useSuspenseQuery({ page })
  return <output>{String(older)}</output>
}

test('a query fetched on the server is rendered at once and not requested again', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  tests.mockResolvedValue({ tests: [], older: true })
  const queries = await serverQueries('en')
  expect(await queries.me.tests.fetch({ page: 2 })).toEqual({ tests: [], older: true })
  expect(tests).toHaveBeenCalledExactlyOnceWith({ page: 2 })
  // The state after serialisation, as the browser receives it.
  const state = JSON.parse(JSON.stringify(queries.dehydrate()))
  render(
    <TrpcProvider>
      <PrefetchedQueries state={state}>
        <Page page={2} />
      </PrefetchedQueries>
    </TrpcProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('true')
  await act(async () => {})
  expect(fetch).not.toHaveBeenCalled()
})

test('a rejected server query throws its error', async () => {
  tests.mockRejectedValue(new DomainError('NOT_FOUND'))
  const queries = await serverQueries('en')
  await expect(queries.me.tests.fetch({ page: 3 })).rejects.toThrow('NOT_FOUND')
})
