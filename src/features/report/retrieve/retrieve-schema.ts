import { Email, MailedCode } from '@/core/input/fields'
import * as z from '@/core/input/zod'

export const StartRetrieval = z.object({ email: Email })
export type StartRetrieval = z.infer<typeof StartRetrieval>

/** Response to every address, known or not. */
export const RetrievalStarted = z.object({
  /** Number of minutes for which the code is valid. */
  minutes: z.int(),
  /** Number of seconds until another code may be requested. */
  resendSeconds: z.int(),
})
export type RetrievalStarted = z.infer<typeof RetrievalStarted>

export const ConfirmRetrieval = z.object({
  email: Email,
  code: MailedCode,
})
export type ConfirmRetrieval = z.infer<typeof ConfirmRetrieval>

export const RetrievedReports = z.object({
  /** Whether the mail with the links was sent; if not, the job retries later. */
  sent: z.boolean(),
  /** Newest first. */
  reports: z.array(z.object({ title: z.string(), boughtAt: z.isoDateTime(), url: z.string() })),
})
export type RetrievedReports = z.infer<typeof RetrievedReports>
