import { Email, Ticked } from '@/core/input/fields'
import { Id } from '@/core/input/id'
import * as z from '@/core/input/zod'

export const RequestReminderInput = z.object({
  sittingId: Id,
  email: Email,
  agreed: Ticked('AGREEMENT_REQUIRED'),
  /**
   * Separate consent to the question, in the second mail, whether the plan helped. Pages loaded before this question
   * existed do not send it.
   */
  helped: z.optional(z.boolean()),
})
export type RequestReminderInput = z.infer<typeof RequestReminderInput>

/** State of the two mails about the week of one report, for its reader. */
export const ReminderState = z.object({
  /** Address already known to be the reader's; empty when there is none. */
  email: z.string(),
  /** null if the mails were never requested, or were cancelled. */
  reminder: z.nullable(
    z.object({
      email: z.string(),
      /** false until the address is confirmed. */
      confirmed: z.boolean(),
      weekAt: z.isoDateTime(),
      monthAt: z.isoDateTime(),
    }),
  ),
})
export type ReminderState = z.infer<typeof ReminderState>
