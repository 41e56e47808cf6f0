import type { api } from './client'

/** What a form or a button sends with, once it has been fetched. */
export type Sending<Input, Output> = () => Promise<(input: Input) => Promise<Output>>

/**
 * A mutation whose client comes when somebody is about to use it: a page that nobody sends anything from does without.
 * The promise is rejected when the client cannot be fetched.
 * @example sending((api) => api.auth.register)
 */
export const sending =
  <Input, Output>(
    pick: (client: typeof api) => { mutate: (input: Input) => Promise<Output> },
  ): Sending<Input, Output> =>
  async () => {
    const { api } = await import('./client')
    return (input) => pick(api).mutate(input)
  }
