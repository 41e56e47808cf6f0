// @vitest-environment happy-dom

import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import share from '@locales/en/share.json'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { router } from '@/testing/navigation'
import { queryClient } from '@/trpc/query-client'
import { TrpcProvider } from '@/trpc/TrpcProvider'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { TextsProvider } from '@/ui/texts'
import { CardLinks } from './CardLinks'

const url = 'http://localhost:3000/share/abc'
const cards = [{ id: 'card', url, name: null, parts: ['Openness'], madeAt: '2026-11-20T22:30:00.000Z' }]

// The code that sends is fetched when needed; how long that takes is not tested here.
beforeAll(() => Promise.all([import('@/trpc/client'), import('@/trpc/as-mutation')]))
afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  router.refresh.mockReset()
  onlineManager.setOnline(true)
})

/** Renders the list with a server that answers each change with `answer`. */
function listBefore(answer: () => Promise<Response>) {
  const request = vi.fn(answer)
  vi.stubGlobal('fetch', request)
  const onRevoked = vi.fn()
  render(
    <MantineRoot>
      <TrpcProvider>
        <TextsProvider locale="en" dictionaries={{ share, common, errors }}>
          <CardLinks cards={cards} onRevoked={onRevoked} />
        </TextsProvider>
      </TrpcProvider>
    </MantineRoot>,
  )
  return { asked: request, onRevoked }
}
const takeBack = () => fireEvent.click(screen.getByRole('button', { name: share.card.revoke }))

test('a revoked card disappears before the server has responded', async () => {
  let settle = (_: Response) => {}
  const { asked: request, onRevoked } = listBefore(() => new Promise((resolve) => (settle = resolve)))
  takeBack()
  await waitFor(() => expect(screen.queryByText(url)).toBeNull())
  await waitFor(() => expect(request).toHaveBeenCalled())
  expect(onRevoked).not.toHaveBeenCalled()
  expect(router.refresh).not.toHaveBeenCalled()
  settle(Response.json({ result: {} }))
  await waitFor(() => expect(onRevoked).toHaveBeenCalled())
  // The page is refreshed, so that a visitor who comes back finds the current list.
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
})

test('the date of a card is shown in the time zone of its maker', () => {
  const known = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...known, timeZone: 'Asia/Shanghai' })
  listBefore(() => new Promise(() => {}))
  expect(document.body.textContent).toContain(share.card.since.replace('{{date}}', 'November 21, 2026'))
})

test('a card that could not be revoked is shown again with an error', async () => {
  const domain = { code: 'TOO_MANY_REQUESTS', params: { seconds: 60, minutes: 1 } }
  const refusal = {
    error: { message: domain.code, code: -32029, data: { code: domain.code, httpStatus: 429, domain } },
  }
  const { onRevoked } = listBefore(async () => Response.json(refusal, { status: 429 }))
  takeBack()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByText(url)).toBeTruthy()
  expect(onRevoked).not.toHaveBeenCalled()
})

test('revoking a card offline shows an error and is not retried later', async () => {
  onlineManager.setOnline(false)
  const { asked: request } = listBefore(async () => Promise.reject(new TypeError('Failed to fetch')))
  takeBack()
  expect((await screen.findByRole('alert')).textContent).toBe(common.error.offline)
  onlineManager.setOnline(true)
  expect(request).toHaveBeenCalledTimes(1)
})
