import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { DomainError } from '@/core/error/error'
import { withoutLabel } from '@/core/input/typed-text'
import type { Locale } from '@/core/locale'

/** Country assumed for a number without a country code, by language. */
const homeOf: Record<Locale, CountryCode> = { cn: 'CN', en: 'US', es: 'ES' }

/**
 * Returns a number, typed in any format, as E.164; null for an empty field.
 * @throws DomainError PHONE_INVALID
 */
export function phoneOf(typed: string, locale: Locale): string | null {
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
export const shownPhone = (e164: string): string => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
