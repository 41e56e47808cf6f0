import { z } from 'zod'
import { accountEmail, accountProblem } from '@/core/email'
import { locales } from '@/core/locale'
import { digitsOf, isMailedCode } from '@/core/mailed-code'
import { accountName } from '@/core/person'
import { themes } from '@/core/theme'
import { isVisible } from '@/core/visible'

const MAX_TYPED = 1000

/** The name of an account: an address, normalised. */
const Account = z
  .string()
  .max(MAX_TYPED)
  .superRefine((value, ctx) => {
    const problem = accountProblem(value)
    if (problem) ctx.addIssue({ code: 'custom', message: problem })
  })
  .transform(accountEmail)

/** Longer than any password may be, so that its own rule can say so. */
const Typed = z.string().max(MAX_TYPED, 'PASSWORD_LONG')

const PersonName = z.string().max(MAX_TYPED).transform(accountName).refine(isVisible, 'NAME_REQUIRED')

const Code = z.string().max(100).transform(digitsOf).refine(isMailedCode, 'CODE_INVALID')

export const Credentials = z.object({ email: Account, password: Typed.min(1, 'PASSWORD_REQUIRED') })
export type Credentials = z.infer<typeof Credentials>

export const Register = z
  .object({
    name: PersonName,
    email: Account,
    password: Typed,
    confirmation: Typed,
    /** The box beside the privacy policy. */
    privacy: z.boolean().refine((agreed) => agreed, 'PRIVACY_REQUIRED'),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: 'PASSWORD_MISMATCH',
  })
export type Register = z.infer<typeof Register>

/** The same whatever the address. */
export const CodeSent = z.object({
  /** How long the code works. */
  minutes: z.int(),
  /** When another code may be asked for. */
  resendSeconds: z.int(),
})
export type CodeSent = z.infer<typeof CodeSent>

export const ConfirmRegistration = z.object({ email: Account, code: Code })
export type ConfirmRegistration = z.infer<typeof ConfirmRegistration>

export const ForgotPassword = z.object({ email: Account })
export type ForgotPassword = z.infer<typeof ForgotPassword>

export const ResetPassword = z.object({ email: Account, code: Code, password: Typed })
export type ResetPassword = z.infer<typeof ResetPassword>

export const ChangePassword = z.object({ current: Typed.min(1, 'PASSWORD_REQUIRED'), password: Typed })
export type ChangePassword = z.infer<typeof ChangePassword>

/** What a page may know of who is signed in. */
export const AccountView = z.object({
  name: z.string(),
  email: z.string(),
  mustChangePassword: z.boolean(),
  locale: z.enum(locales),
  /** null until one was chosen. */
  theme: z.enum(themes).nullable(),
})
export type AccountView = z.infer<typeof AccountView>
