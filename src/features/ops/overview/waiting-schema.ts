import { type WaitingKind, waitingKinds } from '@/core/ops/waiting'
import * as z from '@/core/zod'

/** What waits, most pressing first; only what the role may see, and nothing of which there is none. */
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
