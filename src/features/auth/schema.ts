import { checkNewPassword, differsFromCurrent, matchesConfirmation } from '@/core/account/new-password'
import { themes } from '@/core/brand/theme'
import { AccountEmail, CurrentPassword, MailedCode, PersonName, Ticked, TypedPassword } from '@/core/input/fields'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'

export const Credentials = z.object({ email: AccountEmail, password: CurrentPassword })
export type Credentials = z.infer<typeof Credentials>

export const RegisterInput = z
  .object({
    name: PersonName,
    email: AccountEmail,
    password: TypedPassword,
    confirmation: TypedPassword,
    /** Whether the box beside the privacy policy is ticked. */
    privacy: Ticked('PRIVACY_REQUIRED'),
  })
  .check(
    checkNewPassword(({ name, email }) => [name, email]),
    matchesConfirmation,
  )
export type RegisterInput = z.infer<typeof RegisterInput>

/** Response to a request for a code; the same for every address. */
export const CodeSent = z.object({
  /** Minutes that the code is valid. */
  minutes: z.int(),
  /** Seconds before another code can be requested. */
  resendSeconds: z.int(),
})
export type CodeSent = z.infer<typeof CodeSent>

export const ConfirmRegistrationInput = z.object({ email: AccountEmail, code: MailedCode })
export type ConfirmRegistrationInput = z.infer<typeof ConfirmRegistrationInput>

export const ForgotPasswordInput = z.object({ email: AccountEmail })
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>

export const ResetPasswordInput = z
  .object({ email: AccountEmail, code: MailedCode, password: TypedPassword })
  // A stranger does not know the name, so it cannot be a reason for refusal here.
  .check(checkNewPassword(({ email }) => [email]))
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>

export const ChangePasswordInput = z
  .object({ current: CurrentPassword, password: TypedPassword, confirmation: TypedPassword })
  // The server compares the password with the name and the address.
  .check(
    checkNewPassword(() => []),
    differsFromCurrent,
    matchesConfirmation,
  )
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>

/** Data of the signed-in account that a page may use. */
export const AccountView = z.object({
  name: z.string(),
  email: z.string(),
  mustChangePassword: z.boolean(),
  locale: z.enum(locales),
  /** null until one was chosen. */
  theme: z.nullable(z.enum(themes)),
})
export type AccountView = z.infer<typeof AccountView>
