import { z } from 'zod'
import { emailProblem, normalizeEmail } from '@/core/email'
import { digitsOf, isMailedCode } from '@/core/mailed-code'

const Email = z
  .string()
  .max(1000)
  .superRefine((value, ctx) => {
    const problem = emailProblem(value)
    if (problem) ctx.addIssue({ code: 'custom', message: problem })
  })
  .transform(normalizeEmail)

export const StartRetrieval = z.object({ email: Email })
export type StartRetrieval = z.infer<typeof StartRetrieval>

/** The same whatever the address. */
export const RetrievalStarted = z.object({
  /** How long the code works. */
  minutes: z.number().int(),
  /** When another code may be asked for. */
  resendSeconds: z.number().int(),
})
export type RetrievalStarted = z.infer<typeof RetrievalStarted>

export const ConfirmRetrieval = z.object({
  email: Email,
  code: z.string().max(100).transform(digitsOf).refine(isMailedCode, 'CODE_INVALID'),
})
export type ConfirmRetrieval = z.infer<typeof ConfirmRetrieval>

export const RetrievedReports = z.object({
  /** Whether the mail with the links is out; if not, it is tried again later. */
  sent: z.boolean(),
  /** Newest first. */
  reports: z.array(z.object({ title: z.string(), boughtAt: z.iso.datetime(), url: z.string() })),
})
export type RetrievedReports = z.infer<typeof RetrievedReports>
