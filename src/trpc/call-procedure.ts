import type { api } from './client'

/** Names a procedure: `(api) => api.auth.register`. */
export type PickProcedure<Input, Output> = (client: typeof api) => { mutate: (input: Input) => Promise<Output> }

/**
 * Loads the client of the API and returns the picked procedure as a mutation of the tab's cache. A page that nobody sends
 * anything from does without both. The promise is rejected when they cannot be loaded.
 */
export async function loadProcedure<Input, Output>(
  pick: PickProcedure<Input, Output>,
): Promise<(input: Input) => Promise<Output>> {
  const [{ api }, { runMutation }] = await Promise.all([import('./client'), import('./run-mutation')])
  return runMutation(pick(api).mutate)
}

/**
 * Calls a procedure that changes something, outside of a form and of `TrpcProvider`.
 * @example await callProcedure((api) => api.report.unlock, { sittingId })
 */
export async function callProcedure<Input, Output>(
  pick: PickProcedure<Input, Output>,
  input: NoInfer<Input>,
): Promise<Output> {
  const send = await loadProcedure(pick)
  return send(input)
}
