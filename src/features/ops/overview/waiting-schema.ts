import * as z from '@/core/input/zod'
import { type WaitingKind, waitingKinds } from '@/core/ops/waiting'

/** Waiting items, most pressing first; only those the role may see, and no kind that has none. */
export const Waiting = z.array(
  z.object({
    kind: z.enum(Object.keys(waitingKinds) as [WaitingKind, ...WaitingKind[]]),
    count: z.int(),
    /** The nearest deadline, or when the oldest came: see `waitingKinds`. null where there is no such time. */
    at: z.nullable(z.isoDateTime()),
    /** A deadline that has passed. */
    late: z.boolean(),
  }),
)
export type Waiting = z.infer<typeof Waiting>
