import { $ZodError } from 'zod/v4/core'

/** Returns the code of a call's refusal by its schema or by the service; 'no refusal' for an answered call. */
export const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'no refusal',
    ({ cause }: { cause?: { code?: string } }) => (cause instanceof $ZodError ? cause.issues[0]?.message : cause?.code),
  )
