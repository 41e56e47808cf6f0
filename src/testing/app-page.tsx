import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { type ReactNode, Suspense } from 'react'
import { vi } from 'vitest'
import { DomainError } from '@/core/error'
import type { Namespaces } from '@/core/texts/namespaces'
import { trpc } from '@/trpc/react'
import type { AppRouter } from '@/trpc/root'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { TextsProvider } from '@/ui/texts'

/** Answers a call: its path (`me.tests`) and input. What it throws is the refusal. */
export type Answer = (path: string, input: unknown) => unknown

/** An error as the server sends it; one of the network stays what it is. */
const asSent = (error: Error) =>
  error instanceof DomainError
    ? {
        error: {
          code: -32603,
          message: error.code,
          data: { code: 'CONFLICT', httpStatus: 409, domain: { code: error.code, params: error.params } },
        },
      }
    : error

const answering =
  (answer: Answer): TRPCLink<AppRouter> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      Promise.resolve()
        .then(() => answer(op.path, op.input))
        .then(
          (data) => {
            observer.next({ result: { type: 'data', data } })
            observer.complete()
          },
          (error) => observer.error(TRPCClientError.from(asSent(error))),
        )
    })

/** Client components as they stand in a page of the apps, in English, with a server made of `answer`. */
export async function renderApp(children: ReactNode, dictionaries: Partial<Namespaces>, answer: Answer) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const client = trpc.createClient({ links: [answering(answer)] })
  await act(async () =>
    render(
      <MantineRoot>
        <TextsProvider locale="en" dictionaries={dictionaries}>
          <trpc.Provider client={client} queryClient={queryClient}>
            <QueryClientProvider client={queryClient}>
              <Suspense>{children}</Suspense>
            </QueryClientProvider>
          </trpc.Provider>
        </TextsProvider>
      </MantineRoot>,
    ),
  )
}
