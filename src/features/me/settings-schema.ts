import { z } from 'zod'
import { birthdayProblem } from '@/core/birthday'
import { accountEmail, accountProblem } from '@/core/email'
import { Id } from '@/core/id'
import { locales } from '@/core/locale'
import { digitsOf, isMailedCode } from '@/core/mailed-code'
import { cleanName, sexes, shownNameMax } from '@/core/person'
import { themes } from '@/core/theme'
import { lengthOf } from '@/core/visible'

const MAX_TYPED = 1000

const SexChoice = z.enum(sexes)

/** Empty is none. */
const Nickname = z
  .string()
  .max(MAX_TYPED)
  .transform(cleanName)
  .refine((value) => lengthOf(value) <= shownNameMax, 'INVALID_INPUT')

const Birthday = z
  .string()
  .max(MAX_TYPED)
  .transform((value) => value.trim())
  .superRefine((value, ctx) => {
    const problem = value === '' ? null : birthdayProblem(value, new Date())
    if (problem) ctx.addIssue({ code: 'custom', message: problem })
  })

/** All of it may be empty. */
export const ProfileInput = z.object({
  nickname: Nickname,
  /** However it is typed: the server reads it. */
  phone: z.string().max(60, 'PHONE_INVALID'),
  birthday: Birthday,
  sex: SexChoice.nullable(),
})
export type ProfileInput = z.infer<typeof ProfileInput>

export const Profile = z.object({
  nickname: z.string(),
  /** In groups, with the country code. */
  phone: z.string(),
  /** YYYY-MM-DD. */
  birthday: z.string(),
  sex: SexChoice.nullable(),
})
export type Profile = z.infer<typeof Profile>

/** How pages and mails come to the account. */
export const Preferences = z.object({ locale: z.enum(locales), theme: z.enum(themes) })
export type Preferences = z.infer<typeof Preferences>

const Password = z.string().max(MAX_TYPED, 'PASSWORD_LONG').min(1, 'PASSWORD_REQUIRED')

const Address = z
  .string()
  .max(MAX_TYPED)
  .superRefine((value, ctx) => {
    const problem = accountProblem(value)
    if (problem) ctx.addIssue({ code: 'custom', message: problem })
  })
  .transform(accountEmail)

export const StartEmailChange = z.object({ email: Address, password: Password })
export type StartEmailChange = z.infer<typeof StartEmailChange>

/** The same whatever the address. */
export const EmailChangeStarted = z.object({ minutes: z.int(), resendSeconds: z.int() })
export type EmailChangeStarted = z.infer<typeof EmailChangeStarted>

export const ConfirmEmailChange = z.object({
  email: Address,
  code: z.string().max(100).transform(digitsOf).refine(isMailedCode, 'CODE_INVALID'),
})
export type ConfirmEmailChange = z.infer<typeof ConfirmEmailChange>

export const DeleteAccount = z.object({
  /** The account's address, typed. */
  confirmation: z.string().max(MAX_TYPED, 'CONFIRMATION_MISMATCH'),
  password: Password,
})
export type DeleteAccount = z.infer<typeof DeleteAccount>

export const SittingInput = z.object({ sittingId: Id })

/** What the account has agreed to, in numbers. */
export const Consents = z.object({
  sittings: z.int(),
  /** Sittings that may be used in norms. */
  norms: z.int(),
})
export type Consents = z.infer<typeof Consents>
