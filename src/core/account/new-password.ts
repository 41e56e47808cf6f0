import * as z from '@/core/input/zod'
import { findPasswordProblem, normalizePassword } from './password-rule'

/**
 * Checks that `password` may be a new one, except against the list of common passwords, which only the server has;
 * `own` returns the person's own words from the same form, such as their name.
 */
export const checkNewPassword = <Values extends { password: string }>(own: (values: Values) => readonly string[]) =>
  z.superRefine<Values>((values, ctx) => {
    const message = findPasswordProblem(values.password, own(values))
    if (message) ctx.addIssue({ code: 'custom', message, path: ['password'] })
  })

/**
 * Checks that the new password differs from the current one. This matters if the current password was mailed; otherwise
 * the same password simply changes nothing.
 */
export const differsFromCurrent = z.refine<{ current: string; password: string }>(
  ({ current, password }) => normalizePassword(password) !== normalizePassword(current),
  { path: ['password'], error: 'PASSWORD_SAME' },
)

/** Checks that the password was typed the same twice. */
export const matchesConfirmation = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => password === confirmation,
  { path: ['confirmation'], error: 'PASSWORD_MISMATCH' },
)
