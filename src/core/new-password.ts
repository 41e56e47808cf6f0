import * as z from '@/core/zod'
import { normalizePassword, passwordRule } from './password-rule'

/** That `password` may be a new one, as far as one sees without the list of common ones, which the server has; `own` are the person's words in the same form. */
export const newPassword = <Values extends { password: string }>(own: (values: Values) => readonly string[]) =>
  z.superRefine<Values>((values, ctx) => {
    const message = passwordRule(values.password, own(values))
    if (message) ctx.addIssue({ code: 'custom', message, path: ['password'] })
  })

/** That it is another one. Of a mailed password it is what matters; of any other, who meant a change has made none. */
export const otherThanCurrent = z.refine<{ current: string; password: string }>(
  ({ current, password }) => normalizePassword(password) !== normalizePassword(current),
  { path: ['password'], error: 'PASSWORD_SAME' },
)

/** That the password was typed twice alike. */
export const confirmed = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => password === confirmation,
  { path: ['confirmation'], error: 'PASSWORD_MISMATCH' },
)
