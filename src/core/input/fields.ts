import * as z from '@/core/input/zod'
import { cleanName, shownNameMax, toAccountName } from '../account/person'
import { isDay, isoDay } from '../dates'
import { HOUR_MS } from '../time'
import { findAccountEmailProblem, findEmailProblem, normalizeEmail, toAccountEmail } from './email'
import { normalizeDay, withoutLabel, withPlainHyphens } from './typed-text'
import { codePointLength, isVisible } from './visible'

/*
 * Fields that both forms and procedures parse, defined once. A message is a code of `errors.json`. The schemas use
 * zod/mini, because the browser loads them.
 */

/** Maximum length of input, longer than any valid value, so that the field's own rule can report the fault. */
const MAX_TYPED = 1000
const typed = (message?: string) => z.string().check(z.maxLength(MAX_TYPED, message))

/** Makes a rule from a function that returns the code of a problem; null for none. */
const rule = <Value>(problem: (value: Value) => string | null) =>
  z.superRefine<Value>((value, ctx) => {
    const message = problem(value)
    if (message) ctx.addIssue({ code: 'custom', message })
  })

/** An address to mail to, normalised; the part before the @ as typed. */
export const Email = typed('EMAIL_INVALID').check(rule(findEmailProblem), z.overwrite(normalizeEmail))

/** The name of an account: an address in lower case. */
export const AccountEmail = typed('ACCOUNT_FORMAT').check(rule(findAccountEmailProblem), z.overwrite(toAccountEmail))

/** A password as typed; a separate rule decides whether it is acceptable. */
export const TypedPassword = typed('PASSWORD_LONG')
export const CurrentPassword = typed('PASSWORD_LONG').check(z.minLength(1, 'PASSWORD_REQUIRED'))

/** Digits of a code mailed to prove an address: more than 20 bits. */
export const mailedCodeDigits = 8

/** Returns a code as plain digits from text pasted with spaces, dashes, full-width digits or surrounding words. */
export function digitsOf(typed: string): string {
  const text = withoutLabel(typed).replace(/[\s-]/g, '')
  const runs =
    withPlainHyphens(typed)
      .replace(/(?<=\d)[\s-]+(?=\d)/g, '')
      .match(/\d+/g) ?? []
  // A sentence with a single number that is as long as a code.
  return !isMailedCode(text) && runs.length === 1 && isMailedCode(runs[0]) ? runs[0] : text
}

export const isMailedCode = (digits: string): boolean => digits.length === mailedCodeDigits && /^[0-9]+$/.test(digits)

/** The digits of a mailed code, in any form in which they are pasted. */
export const MailedCode = z.string().check(
  z.overwrite((value) => digitsOf(value.slice(0, MAX_TYPED))),
  rule((digits) => (digits === '' ? 'CODE_REQUIRED' : isMailedCode(digits) ? null : 'CODE_INVALID')),
)

/** The name of a person as they gave it for the account. */
export const PersonName = typed().check(z.overwrite(toAccountName), z.refine(isVisible, 'NAME_REQUIRED'))

/** The name a person wants to be called by; empty if none. */
export const Nickname = typed().check(
  z.overwrite(cleanName),
  z.refine((value) => codePointLength(value) <= shownNameMax, 'INVALID_INPUT'),
)

const EARLIEST_BIRTHDAY = '1900-01-01'
/** Offset from UTC, in ms, of the time zone in which a day begins first. */
const AHEAD_MS = 14 * HOUR_MS

/**
 * Returns the error code of a day that cannot be a birthday; null if valid: YYYY-MM-DD, in the calendar, from 1900 on.
 */
export function findBirthdayProblem(value: string, now: Date): 'DATE_INVALID' | 'DATE_FUTURE' | null {
  if (!isDay(value) || value < EARLIEST_BIRTHDAY) return 'DATE_INVALID'
  return value > isoDay(new Date(now.getTime() + AHEAD_MS)) ? 'DATE_FUTURE' : null
}

/** A day in one of the formats that begin with the year, as YYYY-MM-DD; empty for none. */
export const Birthday = typed().check(
  z.overwrite(normalizeDay),
  rule((value) => (value === '' ? null : findBirthdayProblem(value, new Date()))),
)

/** Search text, normalised to plain letters and hyphens. */
export const SearchQuery = (most: number) => z.string().check(z.maxLength(most), z.overwrite(withPlainHyphens))

/** A whole number that is typed: a missing one and one out of range have different codes. */
export const wholeNumber = (least: number, most: number) =>
  z.int('NUMBER_REQUIRED').check(
    z.superRefine<number>((value, ctx) => {
      if (value >= least && value <= most) return
      ctx.addIssue({ code: 'custom', message: 'NUMBER_RANGE', params: { least, most } })
    }),
  )

/** A box that must be ticked. */
export const Ticked = (message: string) => z.boolean().check(z.refine((ticked) => ticked, message))
