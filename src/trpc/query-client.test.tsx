// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { callProcedure } from './call-procedure'
import { trpc } from './hooks'
import { queryClient } from './query-client'
import { TrpcProvider } from './TrpcProvider'

afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.unstubAllGlobals()
})

function Name() {
  const [{ name }] = trpc.auth.account.useSuspenseQuery()
  return <output>{name}</output>
}

const page = (
  <TrpcProvider>
    <Suspense>
      <Name />
    </Suspense>
  </TrpcProvider>
)

const shown = () => screen.findByRole('status').then(({ textContent }) => textContent)
const revoke = () => callProcedure((api) => api.share.revokeCard, { cardId: 'card' })

/** Simulates a server that counts queries for the name, and answers changes with `change`. */
function serverWith(change: () => Response) {
  let calls = 0
  const fetch = vi.fn(async (url: string) => {
    if (String(url).includes('auth.account')) return Response.json({ result: { data: { name: `Ana ${++calls}` } } })
    return change()
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const done = () => Response.json({ result: {} })
const domain = { code: 'NOT_FOUND' }
const refused = () =>
  Response.json(
    { error: { message: domain.code, code: -32004, data: { code: domain.code, httpStatus: 404, domain } } },
    { status: 404 },
  )

test('pages share cached queries until a mutation invalidates them', async () => {
  const fetch = serverWith(done)
  const first = await act(async () => render(page))
  expect(await shown()).toBe('Ana 1')
  first.unmount()
  const second = await act(async () => render(page))
  expect(await shown()).toBe('Ana 1')
  expect(fetch).toHaveBeenCalledTimes(1)
  second.unmount()

  await revoke()
  await act(async () => render(page))
  await vi.waitFor(async () => expect(await shown()).toBe('Ana 2'))
})

test.each([
  ['done', done],
  ['refused', refused],
])('the queries of a page are refetched when a mutation is %s', async (_, change) => {
  serverWith(change)
  await act(async () => render(page))
  expect(await shown()).toBe('Ana 1')
  await act(async () => revoke().catch(() => {}))
  await vi.waitFor(async () => expect(await shown()).toBe('Ana 2'))
})

test('a mutation resolves only after the page’s queries have been refetched', async () => {
  serverWith(done)
  await act(async () => render(page))
  await act(async () => void (await revoke()))
  expect(queryClient().isFetching()).toBe(0)
  expect(await shown()).toBe('Ana 2')
})

test('a rejected mutation throws its error code and is sent once', async () => {
  const fetch = serverWith(refused)
  await expect(revoke()).rejects.toMatchObject({ data: { domain } })
  expect(fetch).toHaveBeenCalledTimes(1)
})
