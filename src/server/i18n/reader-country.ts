import { helpCountries } from '@/content/helplines/countries'
import { findReaderCountry } from '@/core/care/helplines'
import { type Locale, preferredTags } from '@/core/locale'

/** Guesses the reader's country for the list of helplines from the request's `Accept-Language`; nothing is stored. */
export const guessHelplineCountry = (headers: Pick<Headers, 'get'>, locale: Locale): string =>
  findReaderCountry(preferredTags(headers.get('accept-language') ?? ''), locale, helpCountries)
