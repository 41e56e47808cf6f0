import { Email, MailedCode } from '@/core/input/fields'
import * as z from '@/core/input/zod'

export const StartRetrievalInput = z.object({ email: Email })
export type StartRetrievalInput = z.infer<typeof StartRetrievalInput>

/** Response to every address, known or not. */
export const RetrievalStarted = z.object({
  /** Number of minutes for which the code is valid. */
  minutes: z.int(),
  /** Number of seconds until another code may be requested. */
  resendSeconds: z.int(),
})
export type RetrievalStarted = z.infer<typeof RetrievalStarted>

export const ConfirmRetrievalInput = z.object({
  email: Email,
  code: MailedCode,
})
export type ConfirmRetrievalInput = z.infer<typeof ConfirmRetrievalInput>

export const RetrievedReports = z.object({
  /** Whether the mail with the links was sent; if not, the job retries later. */
  sent: z.boolean(),
  /** Newest first. */
  reports: z.array(z.object({ title: z.string(), boughtAt: z.isoDateTime(), url: z.string() })),
})
export type RetrievedReports = z.infer<typeof RetrievedReports>
