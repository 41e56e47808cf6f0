// @vitest-environment happy-dom

import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import share from '@locales/en/share.json'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/trpc/query-client'
import { RemoteData } from '@/trpc/RemoteData'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { TextsProvider } from '@/ui/texts'
import { CardLinks } from './CardLinks'

const url = 'http://localhost:3000/share/abc'
const cards = [{ id: 'card', url, name: null, parts: ['Openness'], date: '2026-11-20' }]

afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

/** The list, before a server that answers each change with `answer`. */
function listBefore(answer: () => Promise<Response>) {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  const onRevoked = vi.fn()
  render(
    <MantineRoot>
      <RemoteData>
        <TextsProvider locale="en" dictionaries={{ share, common, errors }}>
          <CardLinks cards={cards} onRevoked={onRevoked} />
        </TextsProvider>
      </RemoteData>
    </MantineRoot>,
  )
  return { asked, onRevoked }
}
const takeBack = () => fireEvent.click(screen.getByRole('button', { name: share.card.revoke }))

test('a link that is taken back goes before the server has answered', async () => {
  let settle = (_: Response) => {}
  const { onRevoked } = listBefore(() => new Promise((resolve) => (settle = resolve)))
  takeBack()
  await waitFor(() => expect(screen.queryByText(url)).toBeNull())
  expect(onRevoked).not.toHaveBeenCalled()
  settle(Response.json({ result: {} }))
  await waitFor(() => expect(onRevoked).toHaveBeenCalledWith('card'))
})

test('one that could not be closed is there again, with the reason', async () => {
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

test('without a network it says so, and nothing waits to happen later', async () => {
  onlineManager.setOnline(false)
  const { asked } = listBefore(async () => Promise.reject(new TypeError('Failed to fetch')))
  takeBack()
  expect((await screen.findByRole('alert')).textContent).toBe(common.error.offline)
  onlineManager.setOnline(true)
  expect(asked).toHaveBeenCalledTimes(1)
})
