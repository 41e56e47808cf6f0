import { helpCountries } from '@/content/helplines/countries'
import { readerCountry } from '@/core/care/helplines'
import { type Locale, preferredTags } from '@/core/locale'

/** Returns the country for the list of helplines, from the request's `Accept-Language`; nothing of it is stored. */
export const requestCountry = (headers: Pick<Headers, 'get'>, locale: Locale): string =>
  readerCountry(preferredTags(headers.get('accept-language') ?? ''), locale, helpCountries)
