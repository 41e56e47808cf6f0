import { Email, Ticked } from '@/core/input/fields'
import { Id } from '@/core/input/id'
import * as z from '@/core/input/zod'

export const Remind = z.object({
  sittingId: Id,
  email: Email,
  agreed: Ticked('AGREEMENT_REQUIRED'),
  /** A consent of its own: the second mail asks whether the plan helped. A page from before it was asked sends nothing. */
  helped: z.optional(z.boolean()),
})
export type Remind = z.infer<typeof Remind>

/** The two mails about the week of one report, as its reader sees them. */
export const ReminderState = z.object({
  /** An address of the reader's own that we know already; empty when there is none. */
  email: z.string(),
  /** null: nobody has asked for them, or they were taken back. */
  reminder: z.nullable(
    z.object({
      email: z.string(),
      /** false while the address has not said yes. */
      confirmed: z.boolean(),
      weekAt: z.isoDateTime(),
      monthAt: z.isoDateTime(),
    }),
  ),
})
export type ReminderState = z.infer<typeof ReminderState>
