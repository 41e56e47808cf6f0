import { act, render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import type { Namespaces } from '@/core/texts/namespaces'
import { queryClient } from '@/trpc/query-client'
import { TrpcProvider } from '@/trpc/TrpcProvider'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { TextsProvider } from '@/ui/texts'

/** Function that answers a call by its path (`me.tests`) and input. An error that it throws refuses the call. */
export type CallHandler = (path: string, input: unknown) => unknown

/** Returns the server's response to a call. An error other than DomainError counts as a network failure. */
async function respond(answer: CallHandler, path: string, input: unknown): Promise<Response> {
  try {
    return Response.json({ result: { data: await answer(path, input) } })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, params } = error
    const data = { code: 'CONFLICT', httpStatus: 409, domain: { code, params } }
    return Response.json({ error: { code: -32603, message: code, data } }, { status: 409 })
  }
}

/** Returns a `fetch` that answers calls with `answer`. */
const answering = (answer: CallHandler) => (url: string, init?: RequestInit) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const sent = typeof init?.body === 'string' ? init.body : searchParams.get('input')
  return respond(answer, pathname.slice('/api/trpc/'.length), sent === null ? undefined : JSON.parse(sent))
}

/** Renders client components as an app page does, in English; `answer` answers their calls. */
export async function renderApp(children: ReactNode, dictionaries: Partial<Namespaces>, answer: CallHandler) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal('fetch', answering(answer))
  // Like a new tab, with an empty cache.
  queryClient().clear()
  await act(async () =>
    render(
      <MantineRoot>
        <TextsProvider locale="en" dictionaries={dictionaries}>
          <TrpcProvider>
            <Suspense>{children}</Suspense>
          </TrpcProvider>
        </TextsProvider>
      </MantineRoot>,
    ),
  )
}
