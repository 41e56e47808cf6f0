import { act, render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { vi } from 'vitest'
import { DomainError } from '@/core/error'
import type { Namespaces } from '@/core/texts/namespaces'
import { queryClient } from '@/trpc/query-client'
import { RemoteData } from '@/trpc/RemoteData'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { TextsProvider } from '@/ui/texts'

/** Answers a call: its path (`me.tests`) and input. What it throws is the refusal. */
export type Answer = (path: string, input: unknown) => unknown

/** What the server says to a call; a failure of the network stays what it is. */
async function respond(answer: Answer, path: string, input: unknown): Promise<Response> {
  try {
    return Response.json({ result: { data: await answer(path, input) } })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, params } = error
    const data = { code: 'CONFLICT', httpStatus: 409, domain: { code, params } }
    return Response.json({ error: { code: -32603, message: code, data } }, { status: 409 })
  }
}

/** `fetch`, with a server behind it that is made of `answer`. */
const answering = (answer: Answer) => (url: string, init?: RequestInit) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const sent = typeof init?.body === 'string' ? init.body : searchParams.get('input')
  return respond(answer, pathname.slice('/api/trpc/'.length), sent === null ? undefined : JSON.parse(sent))
}

/** Client components as they stand in a page of the apps, in English, with a server made of `answer`. */
export async function renderApp(children: ReactNode, dictionaries: Partial<Namespaces>, answer: Answer) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal('fetch', answering(answer))
  // A new tab, which knows nothing yet.
  queryClient().clear()
  await act(async () =>
    render(
      <MantineRoot>
        <TextsProvider locale="en" dictionaries={dictionaries}>
          <RemoteData>
            <Suspense>{children}</Suspense>
          </RemoteData>
        </TextsProvider>
      </MantineRoot>,
    ),
  )
}
