'use client'
import {
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  type UseSuspenseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { call } from './call'
import { groupKey, type Path, queryKey } from './keys'
import type { ByKind, Inputs, Outputs, ProcedureName, RouterName } from './procedures'
import { tree } from './tree'

/*
 * Procedures as hooks of React Query. @trpc/react-query would bring every hook there is into every page (5 KB more).
 */

interface QueryHooks<Input, Output> {
  useQuery: (input: Input, options?: Omit<UseQueryOptions<Output>, 'queryKey' | 'queryFn'>) => UseQueryResult<Output>
  useSuspenseQuery: (input: Input) => [Output, UseSuspenseQueryResult<Output>]
}
interface MutationHooks<Input, Output> {
  useMutation: <Context = unknown>(
    options?: Omit<UseMutationOptions<Output, Error, Input, Context>, 'mutationKey' | 'mutationFn'>,
  ) => UseMutationResult<Output, Error, Input, Context>
}
/** What is known of one procedure's answers. */
interface Answers<Input, Output> {
  /** Asks again for what stands on the page: all of it, or where the input has this in it. */
  invalidate: (part?: Partial<Input>) => Promise<void>
  cancel: () => Promise<void>
  getData: (input: Input) => Output | undefined
  setData: (input: Input, data: Output | undefined | ((known: Output | undefined) => Output | undefined)) => void
}
interface Group {
  /** Asks again for what stands on the page. */
  invalidate: () => Promise<void>
}

type Hooks = {
  /** What the page knows of the server's answers: `utils.me.invalidate()`, `utils.me.tests.setData(…)`. */
  useUtils: () => Utils
} & {
  [Router in RouterName]: {
    [Name in ProcedureName<Router>]: ByKind<
      Router,
      Name,
      QueryHooks<Inputs[Router][Name], Outputs[Router][Name]>,
      MutationHooks<Inputs[Router][Name], Outputs[Router][Name]>
    >
  }
}
type Utils = Group & {
  [Router in RouterName]: Group & {
    [Name in ProcedureName<Router>]: Answers<Inputs[Router][Name], Outputs[Router][Name]>
  }
}

type Calls = Parameters<typeof tree>[0]

const queryOptions = (path: Path, input: unknown) => ({
  queryKey: queryKey(path, input),
  // Once: when to ask again, React Query knows.
  queryFn: () => call('query', path.join('.'), input),
})

const hooks: Calls = {
  useQuery: (path: Path, input: unknown, options?: object) => useQuery({ ...options, ...queryOptions(path, input) }),
  useSuspenseQuery: (path: Path, input: unknown) => {
    const result = useSuspenseQuery(queryOptions(path, input))
    return [result.data, result]
  },
  useMutation: (path: Path, options?: object) =>
    useMutation({
      ...options,
      mutationKey: groupKey(path),
      mutationFn: (input: unknown) => call('mutation', path.join('.'), input),
    }),
  useUtils: () => tree(utilsOf(useQueryClient())),
}

const utilsOf = (client: QueryClient): Calls => ({
  invalidate: (path: Path, part?: unknown) => client.invalidateQueries({ queryKey: groupKey(path, part) }),
  cancel: (path: Path) => client.cancelQueries({ queryKey: groupKey(path) }),
  getData: (path: Path, input: unknown) => client.getQueryData(queryKey(path, input)),
  setData: (path: Path, input: unknown, data: unknown) => client.setQueryData(queryKey(path, input), data),
})

/** Procedures as hooks: `trpc.me.overview.useSuspenseQuery()`, `trpc.share.end.useMutation()`, `trpc.useUtils()`. */
export const trpc = tree(hooks) as Hooks
