import { listCountriesByName, nearbyCountries } from '@/content/helplines/countries'
import { buildCountryView, helpTexts } from '@/content/helplines/country-view'
import { exitUrls } from '@/content/helplines/exit-urls'
import { mainCountry } from '@/core/care/helplines'
import type { Locale } from '@/core/locale'

/** Returns all data from the list of helplines for the help page, in one language. */
export function helpCards(locale: Locale) {
  const options = listCountriesByName(locale).map(({ country: { code, regions }, name }) => ({ code, name, regions }))
  return {
    own: buildCountryView(mainCountry[locale], locale),
    all: options.map(({ code }) => buildCountryView(code, locale)),
    options,
    near: nearbyCountries[locale].flatMap((code) => options.find((one) => one.code === code) ?? []),
    leaveTo: exitUrls[locale],
    words: helpTexts(locale),
  }
}
