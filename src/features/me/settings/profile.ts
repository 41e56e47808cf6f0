import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isoDay } from '@/core/dates'
import { DomainError } from '@/core/error/error'
import { withoutLabel } from '@/core/input/typed-text'
import type { Locale } from '@/core/locale'
import type { Db } from '@/server/db/db'
import type { Profile, ProfileInput, SavePreferencesInput } from './settings-schema'

/** Returns the details users have given about themselves; empty if none were given. */
export async function getProfile(db: Db, userId: string): Promise<Profile> {
  const { name, nickname, phone, birthday, sex } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, nickname: true, phone: true, birthday: true, sex: true },
  })
  return {
    name,
    nickname: nickname ?? '',
    phone: phone === null ? '' : formatPhone(phone),
    birthday: birthday === null ? '' : isoDay(birthday),
    sex,
  }
}

/**
 * Replaces the profile; an empty field is deleted, but the name is always set. A number without a country code belongs
 * to the country of the page's language.
 * @throws DomainError PHONE_INVALID
 */
export async function saveProfile(db: Db, userId: string, locale: Locale, typed: ProfileInput): Promise<Profile> {
  const { name, nickname, birthday, sex } = typed
  const data = {
    name,
    nickname: nickname || null,
    phone: parsePhone(typed.phone, locale),
    birthday: birthday === '' ? null : new Date(`${birthday}T00:00:00Z`),
    sex,
  }
  await db.user.update({ where: { id: userId }, data })
  return getProfile(db, userId)
}

/** Saves language and colours for the next sign-in; mails use the language too. */
export async function savePreferences(db: Db, userId: string, { locale, theme }: SavePreferencesInput): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { locale, theme } })
}

/** Country assumed for a number without a country code, by language. */
const homeOf: Record<Locale, CountryCode> = { cn: 'CN', en: 'US', es: 'ES' }

/**
 * Returns a number, typed in any format, as E.164; null for an empty field.
 * @throws DomainError PHONE_INVALID
 */
export function parsePhone(typed: string, locale: Locale): string | null {
  const text = withoutLabel(typed)
  if (text === '') return null
  // Most of the world dials 00 for the + of an international number.
  const number = parsePhoneNumberFromString(text.replace(/^00/, '+'), {
    defaultCountry: homeOf[locale],
    extract: false,
  })
  if (!number?.isValid() || number.ext) throw new DomainError('PHONE_INVALID')
  return number.number
}

/** Returns a stored number in groups: `+34 612 34 56 78`. */
export const formatPhone = (e164: string): string => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
