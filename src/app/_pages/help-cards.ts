import { countriesByName, nearby } from '@/content/helplines/countries'
import { countryView, helpTexts } from '@/content/helplines/country-view'
import { leaveTo } from '@/content/helplines/leaving'
import { mainCountry } from '@/core/care/helplines'
import type { Locale } from '@/core/locale'

/** Returns all data from the list of helplines for the help page, in one language. */
export function helpCards(locale: Locale) {
  const options = countriesByName(locale).map(({ country: { code, regions }, name }) => ({ code, name, regions }))
  return {
    own: countryView(mainCountry[locale], locale),
    all: options.map(({ code }) => countryView(code, locale)),
    options,
    near: nearby[locale].flatMap((code) => options.find((one) => one.code === code) ?? []),
    leaveTo: leaveTo[locale],
    words: helpTexts(locale),
  }
}
