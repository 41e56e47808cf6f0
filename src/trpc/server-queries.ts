import 'server-only'
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import type { Locale } from '@/core/locale'
import { type Path, queryKey } from './keys'
import type { ByKind, Inputs, Outputs, ProcedureName, RouterName } from './procedures'
import { serverApi } from './server'
import { tree } from './tree'

interface Query<Input, Output> {
  fetch: (input: Input) => Promise<Output>
}
type Queries = {
  /** The answers, for `<RemoteData state={…}>`. */
  dehydrate: () => DehydratedState
} & {
  [Router in RouterName]: {
    [Name in ProcedureName<Router>]: ByKind<Router, Name, Query<Inputs[Router][Name], Outputs[Router][Name]>, never>
  }
}
type Caller = Record<string, Record<string, (input: unknown) => Promise<unknown>>>

/**
 * What the client components of a page ask with hooks: `fetch` each query here, then wrap them in
 * `<RemoteData state={queries.dehydrate()}>`, and the first paint has the answers.
 */
export async function serverQueries(locale: Locale): Promise<Queries> {
  const api = (await serverApi(locale)) as unknown as Caller
  const client = new QueryClient()
  const ask = ([router = '', name = '']: Path, input: unknown) => api[router]?.[name]?.(input)
  return tree({
    fetch: (path, input: unknown) =>
      client.fetchQuery({ queryKey: queryKey(path, input), queryFn: () => ask(path, input) }),
    dehydrate: () => dehydrate(client),
  }) as Queries
}
