import { confirmed, newPassword, otherThanCurrent } from '@/core/account/new-password'
import { themes } from '@/core/brand/theme'
import { Account, CurrentPassword, MailedCode, PersonName, Ticked, TypedPassword } from '@/core/input/fields'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'

export const Credentials = z.object({ email: Account, password: CurrentPassword })
export type Credentials = z.infer<typeof Credentials>

export const Register = z
  .object({
    name: PersonName,
    email: Account,
    password: TypedPassword,
    confirmation: TypedPassword,
    /** The box beside the privacy policy. */
    privacy: Ticked('PRIVACY_REQUIRED'),
  })
  .check(
    newPassword(({ name, email }) => [name, email]),
    confirmed,
  )
export type Register = z.infer<typeof Register>

/** The same whatever the address. */
export const CodeSent = z.object({
  /** How long the code works. */
  minutes: z.int(),
  /** When another code may be asked for. */
  resendSeconds: z.int(),
})
export type CodeSent = z.infer<typeof CodeSent>

export const ConfirmRegistration = z.object({ email: Account, code: MailedCode })
export type ConfirmRegistration = z.infer<typeof ConfirmRegistration>

export const ForgotPassword = z.object({ email: Account })
export type ForgotPassword = z.infer<typeof ForgotPassword>

export const ResetPassword = z
  .object({ email: Account, code: MailedCode, password: TypedPassword })
  // The name is not known to a stranger, so it cannot be a reason here.
  .check(newPassword(({ email }) => [email]))
export type ResetPassword = z.infer<typeof ResetPassword>

export const ChangePassword = z
  .object({ current: CurrentPassword, password: TypedPassword, confirmation: TypedPassword })
  // Name and address are the server's to compare with.
  .check(
    newPassword(() => []),
    otherThanCurrent,
    confirmed,
  )
export type ChangePassword = z.infer<typeof ChangePassword>

/** Data that a page may know about the signed-in account. */
export const AccountView = z.object({
  name: z.string(),
  email: z.string(),
  mustChangePassword: z.boolean(),
  locale: z.enum(locales),
  /** null until one was chosen. */
  theme: z.nullable(z.enum(themes)),
})
export type AccountView = z.infer<typeof AccountView>
