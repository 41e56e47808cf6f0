import { sexes } from '@/core/account/person'
import { themes } from '@/core/brand/theme'
import { AccountEmail, Birthday, CurrentPassword, MailedCode, Nickname, PersonName } from '@/core/input/fields'
import { Id } from '@/core/input/id'
import { withoutLabel } from '@/core/input/typed-text'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'

const SexChoice = z.nullable(z.enum(sexes))

/** Profile as typed; every field but the name may be empty. */
export const ProfileInput = z.object({
  name: PersonName,
  nickname: Nickname,
  /** Phone number in any format: the server parses it. */
  phone: z.string().check(z.maxLength(60, 'PHONE_INVALID'), z.overwrite(withoutLabel)),
  birthday: Birthday,
  sex: SexChoice,
})
export type ProfileInput = z.infer<typeof ProfileInput>

export const Profile = z.object({
  /** Name given at sign-up or changed later; shown to others only if there is no nickname. */
  name: z.string(),
  nickname: z.string(),
  /** Phone number in groups, with the country code. */
  phone: z.string(),
  /** Day as YYYY-MM-DD. */
  birthday: z.string(),
  sex: SexChoice,
})
export type Profile = z.infer<typeof Profile>

/** Language and colours of the account. */
export const SavePreferencesInput = z.object({ locale: z.enum(locales), theme: z.enum(themes) })
export type SavePreferencesInput = z.infer<typeof SavePreferencesInput>

export const StartEmailChangeInput = z.object({ email: AccountEmail, password: CurrentPassword })
export type StartEmailChangeInput = z.infer<typeof StartEmailChangeInput>

/** Response to a request for a new address; the same for every address. */
export const EmailChangeStarted = z.object({ minutes: z.int(), resendSeconds: z.int() })
export type EmailChangeStarted = z.infer<typeof EmailChangeStarted>

export const ConfirmEmailChangeInput = z.object({ email: AccountEmail, code: MailedCode })
export type ConfirmEmailChangeInput = z.infer<typeof ConfirmEmailChangeInput>

export const DeleteAccountInput = z.object({
  /** The account's address, typed by hand. */
  confirmation: z.string().check(z.maxLength(1000, 'CONFIRMATION_MISMATCH')),
  password: CurrentPassword,
})
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>

export const SittingInput = z.object({ sittingId: Id })

/** Counts of what the account has agreed to. */
export const Consents = z.object({
  sittings: z.int(),
  /** Number of sittings that may be used in norms, but are not yet. */
  norms: z.int(),
  /** Number of sittings with a copy that counts in norms. */
  counted: z.int(),
})
export type Consents = z.infer<typeof Consents>

/** Counts of what was done in a browser without an account. */
export const BrowserData = z.object({
  sittings: z.int(),
  orders: z.int(),
  /** Number of other people's reports that this browser can open because a mailed link was followed in it. */
  linked: z.int(),
})
export type BrowserData = z.infer<typeof BrowserData>
