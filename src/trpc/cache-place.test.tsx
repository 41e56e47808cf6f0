// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type CachePlace, CachePlaceContext, useOutdate } from './cache-place'
import { trpc } from './hooks'
import { RemoteData } from './RemoteData'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** What stands above the pages of a tab. */
function Tab({ children }: { children: ReactNode }) {
  const [place] = useState<CachePlace>(() => ({}))
  return <CachePlaceContext value={place}>{children}</CachePlaceContext>
}

function Name() {
  const [{ name }] = trpc.auth.account.useSuspenseQuery()
  return <output>{name}</output>
}

const page = (
  <RemoteData>
    <Suspense>
      <Name />
    </Suspense>
  </RemoteData>
)

let outdate: (...path: string[]) => void = () => {}
/** A page that keeps no remote data. */
function Plain() {
  outdate = useOutdate()
  return null
}

test('pages share what they know, until a page without a cache has changed it', async () => {
  const fetch = vi.fn(async () => Response.json({ result: { data: { name: `Ana ${fetch.mock.calls.length}` } } }))
  vi.stubGlobal('fetch', fetch)
  const { rerender } = await act(async () => render(<Tab key="tab">{page}</Tab>))
  expect((await screen.findByRole('status')).textContent).toBe('Ana 1')
  rerender(
    <Tab key="tab">
      <Plain />
    </Tab>,
  )
  await act(async () => rerender(<Tab key="tab">{page}</Tab>))
  expect(screen.getByRole('status').textContent).toBe('Ana 1')
  expect(fetch).toHaveBeenCalledTimes(1)

  rerender(
    <Tab key="tab">
      <Plain />
    </Tab>,
  )
  outdate('share')
  outdate('auth', 'account')
  await act(async () => rerender(<Tab key="tab">{page}</Tab>))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ana 2'))
})

test('where nothing was asked, nothing is out of date', () => {
  render(
    <Tab>
      <Plain />
    </Tab>,
  )
  expect(() => outdate()).not.toThrow()
})
