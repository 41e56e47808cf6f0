import { $ZodError } from 'zod/v4/core'

/** The code that a call is refused with, by its schema or by the service; 'no refusal' when it is answered. */
export const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'no refusal',
    ({ cause }: { cause?: { code?: string } }) => (cause instanceof $ZodError ? cause.issues[0]?.message : cause?.code),
  )
