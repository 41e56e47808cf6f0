import type { api } from './client'

/** Function that a form or a button sends with, once it has been fetched. */
export type Sending<Input, Output> = () => Promise<(input: Input) => Promise<Output>>

/** Which procedure it is: `(api) => api.auth.register`. */
export type Picked<Input, Output> = (client: typeof api) => { mutate: (input: Input) => Promise<Output> }

/**
 * A mutation of the tab's cache that comes, with its client, when somebody is about to use it: a page that nobody sends
 * anything from does without. The promise is rejected when it cannot be fetched.
 * @example lazyMutation((api) => api.auth.register)
 */
export const lazyMutation =
  <Input, Output>(pick: Picked<Input, Output>): Sending<Input, Output> =>
  async () => {
    const [{ api }, { runMutation: mutating }] = await Promise.all([import('./client'), import('./run-mutation')])
    return mutating(pick(api).mutate)
  }
