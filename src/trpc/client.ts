import { call } from './call'
import type { ByKind, Inputs, Outputs, ProcedureName, RouterName } from './procedures'
import { retryDelayMs, shouldRetry, statusOf } from './retry'
import { tree } from './tree'

interface Options {
  signal?: AbortSignal
}
interface Query<Input, Output> {
  query: (input: Input, options?: Options) => Promise<Output>
}
interface Mutation<Input, Output> {
  mutate: (input: Input, options?: Options) => Promise<Output>
}
type Api = {
  [Router in RouterName]: {
    [Name in ProcedureName<Router>]: ByKind<
      Router,
      Name,
      Query<Inputs[Router][Name], Outputs[Router][Name]>,
      Mutation<Inputs[Router][Name], Outputs[Router][Name]>
    >
  }
}

/** Asks until there is an answer, as often and on the same occasions as everywhere. */
async function askPatiently(path: string, input: unknown, options?: Options): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call('query', path, input, options)
    } catch (error) {
      if (options?.signal?.aborted || !shouldRetry('query', statusOf(error), attempt)) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(attempt)))
    }
  }
}

/**
 * Procedures without React, for forms, the run page and what signs in: `api.auth.register.mutate(input)`. Queries are
 * repeated as everywhere, mutations never.
 */
export const api = tree({
  query: (path, input: unknown, options?: Options) => askPatiently(path.join('.'), input, options),
  mutate: (path, input: unknown, options?: Options) => call('mutation', path.join('.'), input, options),
}) as Api
