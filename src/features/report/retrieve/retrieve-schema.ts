import { Email, MailedCode } from '@/core/input/fields'
import * as z from '@/core/input/zod'

export const StartRetrieval = z.object({ email: Email })
export type StartRetrieval = z.infer<typeof StartRetrieval>

/** The same whatever the address. */
export const RetrievalStarted = z.object({
  /** How long the code works. */
  minutes: z.int(),
  /** When another code may be asked for. */
  resendSeconds: z.int(),
})
export type RetrievalStarted = z.infer<typeof RetrievalStarted>

export const ConfirmRetrieval = z.object({
  email: Email,
  code: MailedCode,
})
export type ConfirmRetrieval = z.infer<typeof ConfirmRetrieval>

export const RetrievedReports = z.object({
  /** Whether the mail with the links is out; if not, it is tried again later. */
  sent: z.boolean(),
  /** Newest first. */
  reports: z.array(z.object({ title: z.string(), boughtAt: z.isoDateTime(), url: z.string() })),
})
export type RetrievedReports = z.infer<typeof RetrievedReports>
