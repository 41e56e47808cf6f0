import { $ZodError } from 'zod/v4/core'

/** The code a call is refused with, be it by its schema or by the service; 'no refusal' when it is not. */
export const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'no refusal',
    ({ cause }: { cause?: { code?: string } }) => (cause instanceof $ZodError ? cause.issues[0]?.message : cause?.code),
  )
