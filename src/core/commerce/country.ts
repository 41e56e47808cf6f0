import { htmlLang, type Locale } from '../locale'
import { createRegionNamer } from '../texts/region-name'
import type { Currency } from './money'

/** Countries where somebody can live: ISO 3166-1 alpha-2, and XK for Kosovo. */
export const countries: readonly string[] =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  )

const set = (codes: string): ReadonlySet<string> => new Set(codes.split(' '))

const known: ReadonlySet<unknown> = new Set(countries)

/** Countries where people pay in euros. */
const euro = set(
  'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT',
)
/** Countries where people pay in US dollars. */
const dollar = set('AS BQ EC FM GU IO MH MP PA PR PW SV TC TL US VG VI')

/** Latin America with Belize and Haiti: people there read prices from abroad in dollars. */
const latinAmerica = set('AR BO BR BZ CL CO CR CU DO EC GT HN HT MX NI PA PE PR PY SV UY VE')

/** Countries of the European Union with their territories, the European Economic Area, and the United Kingdom. */
const europe = set(
  'AT AX BE BG CY CZ DE DK EE ES FI FR GB GF GP GR HR HU IE IS IT LI LT LU LV MF MQ MT NL NO PL PT RE RO SE SI SK YT',
)

/**
 * Returns whether this is the code of a listed country: posted values may be anything, and another version of the site
 * may have stored other countries.
 */
export const isCountry = (code: string | null | undefined): code is string => known.has(code)

/** Country of most readers of each language, for a browser that names no region. */
export const defaultCountryByLocale: Record<Locale, string> = { cn: 'CN', en: 'US', es: 'ES' }

/**
 * Country of most readers in a part of the world (UN M49), for a browser that names such a part instead of a country.
 */
const largestIn: Readonly<Record<string, string>> = { '419': 'MX' }

/**
 * Guesses where somebody lives, for them to correct: the region of the first language that names one. Spanish of Latin
 * America (`es-419`) is never guessed to be Spain.
 * @param languages BCP 47 tags that the browser sends, best first; invalid ones are skipped
 */
export function guessCountry(languages: readonly string[], locale: Locale): string {
  return languages.map(regionOf).find(isCountry) ?? defaultCountryByLocale[locale]
}

/**
 * Returns the country in a browser's languages; null if they do not show where the reader lives. American English does
 * not count, because browsers everywhere are delivered in it.
 */
export const findNamedCountry = (languages: readonly string[]): string | null =>
  languages
    .filter((tag) => !/^en-us$/i.test(tag))
    .map(regionOf)
    .find(isCountry) ?? null

function regionOf(tag: string): string {
  try {
    const { region = '' } = new Intl.Locale(tag)
    return largestIn[region] ?? region
  } catch {
    return ''
  }
}

/**
 * Returns the currency of a country: dollars in all of Latin America; the currency of the page if the country uses none
 * of ours.
 */
export function currencyIn(country: string, page: Currency): Currency {
  if (country === 'CN') return 'CNY'
  if (euro.has(country)) return 'EUR'
  return dollar.has(country) || latinAmerica.has(country) ? 'USD' : page
}

/**
 * Returns whether buyers in this country have a right of withdrawal, which ends if they ask for immediate digital
 * delivery.
 */
export const hasWithdrawalRight = (country: string): boolean => europe.has(country)

/** Returns whether a price must state that it includes value added tax. */
export const hasTaxNote = (country: string): boolean => europe.has(country)

/** Returns the names of all countries in a reader's language, in its alphabetical order. */
export function countryNames(locale: Locale): { code: string; name: string }[] {
  const name = createCountryNamer(locale)
  const { compare } = new Intl.Collator(htmlLang[locale])
  return countries.map((code) => ({ code, name: name(code) })).sort((a, b) => compare(a.name, b.name))
}

/** Returns a function that names a country for a reader, with the same names as in every other list. */
export const createCountryNamer = createRegionNamer
