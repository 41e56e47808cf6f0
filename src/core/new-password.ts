import * as z from 'zod/mini'
import { passwordProblem } from './password'

// Apart from the other fields: it brings the list of common passwords, which few forms need.

/** That `password` may be a new one; `own` are the person's words in the same form. */
export const newPassword = <Values extends { password: string }>(own: (values: Values) => readonly string[]) =>
  z.superRefine<Values>((values, ctx) => {
    const message = passwordProblem(values.password, own(values))
    if (message) ctx.addIssue({ code: 'custom', message, path: ['password'] })
  })

/** That the password was typed twice alike. */
export const confirmed = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => password === confirmation,
  { path: ['confirmation'], error: 'PASSWORD_MISMATCH' },
)
