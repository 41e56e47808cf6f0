import { elsewhereCode, type HelpCountry } from '@/core/care/helplines'
import { htmlLang, type Locale } from '@/core/locale'
import { createRegionNamer } from '@/core/texts/region-name'
import { africaAndOceania } from './africa-oceania'
import { andes } from './andes'
import { asia } from './asia'
import { centralAmerica } from './central-america'
import { china } from './china'
import { anywhereElse } from './directories'
import { europe } from './europe'
import { northAmerica } from './north-america'
import { southernCone } from './southern-cone'
import { taiwan } from './taiwan'

/** The single list of help for pages, the report and its PDF; docs/helplines.md describes its upkeep. */
export const helpCountries: readonly HelpCountry[] = [
  ...china,
  taiwan,
  ...asia,
  ...northAmerica,
  ...europe,
  ...africaAndOceania,
  ...southernCone,
  ...andes,
  ...centralAmerica,
  anywhereElse,
]

/** Countries in which many readers of a language live, one tap away before the list of all countries. */
export const nearbyCountries: Readonly<Record<Locale, readonly string[]>> = {
  cn: ['CN', 'HK', 'TW', 'MO', 'SG', 'MY'],
  en: ['US', 'GB', 'CA', 'AU', 'IE', 'NZ', 'IN'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'US'],
}

/** Returns the entry of a country; the entry for everywhere else if the country has none. */
export const findHelpCountry = (code: string): HelpCountry =>
  helpCountries.find((one) => one.code === code) ?? anywhereElse

export function countryName({ code, name }: HelpCountry, locale: Locale): string {
  return name?.[locale] ?? createRegionNamer(locale)(code)
}

/** Returns all entries sorted by name, the one for everywhere else last. */
export function listCountriesByName(locale: Locale): { country: HelpCountry; name: string }[] {
  const { compare } = new Intl.Collator(htmlLang[locale])
  const last = ({ code }: HelpCountry) => Number(code === elsewhereCode)
  return helpCountries
    .map((country) => ({ country, name: countryName(country, locale) }))
    .sort((a, b) => last(a.country) - last(b.country) || compare(a.name, b.name))
}
