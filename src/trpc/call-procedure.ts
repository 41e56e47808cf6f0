import type { api } from './client'

/** Function that picks a procedure: `(api) => api.auth.register`. */
export type PickProcedure<Input, Output> = (client: typeof api) => { mutate: (input: Input) => Promise<Output> }

/**
 * Loads the API client and returns the picked procedure as a mutation of the tab's cache. A page that sends nothing
 * loads neither. The promise rejects when loading fails.
 */
export async function loadProcedure<Input, Output>(
  pick: PickProcedure<Input, Output>,
): Promise<(input: Input) => Promise<Output>> {
  const [{ api }, { asMutation }] = await Promise.all([import('./client'), import('./as-mutation')])
  return asMutation(pick(api).mutate)
}

/**
 * Calls a mutation outside of a form and of `TrpcProvider`.
 * @example await callProcedure((api) => api.report.unlock, { sittingId })
 */
export async function callProcedure<Input, Output>(
  pick: PickProcedure<Input, Output>,
  input: NoInfer<Input>,
): Promise<Output> {
  const send = await loadProcedure(pick)
  return send(input)
}
