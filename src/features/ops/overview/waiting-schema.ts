import * as z from '@/core/input/zod'
import { type WaitingKind, waitingKinds } from '@/core/ops/waiting'

/** Kinds of waiting items that the role may see and that have at least one, most urgent first. */
export const Waiting = z.array(
  z.object({
    kind: z.enum(Object.keys(waitingKinds) as [WaitingKind, ...WaitingKind[]]),
    count: z.int(),
    /** Nearest deadline, or arrival of the oldest item, see `waitingKinds`; null where there is no such time. */
    at: z.nullable(z.isoDateTime()),
    /** Whether the deadline has passed. */
    late: z.boolean(),
  }),
)
export type Waiting = z.infer<typeof Waiting>
