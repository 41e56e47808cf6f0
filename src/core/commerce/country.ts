import { htmlLang, type Locale } from '../locale'
import { regionNamer } from '../texts/region-name'
import type { Currency } from './money'

/** ISO 3166-1 alpha-2, and XK for Kosovo: where somebody can live. */
export const countries: readonly string[] =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  )

const set = (codes: string): ReadonlySet<string> => new Set(codes.split(' '))

const known: ReadonlySet<unknown> = new Set(countries)

/** Where the euro is what people pay with. */
const euro = set(
  'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT',
)
/** Where the dollar is what people pay with. */
const dollar = set('AS BQ EC FM GU IO MH MP PA PR PW SV TC TL US VG VI')

/** Latin America, where prices from abroad are read in dollars; Belize and Haiti lie within it. */
const latinAmerica = set('AR BO BR BZ CL CO CR CU DO EC GT HN HT MX NI PA PE PR PY SV UY VE')

/** European Union with what belongs to it, European Economic Area, United Kingdom. */
const europe = set(
  'AT AX BE BG CY CZ DE DK EE ES FI FR GB GF GP GR HR HU IE IS IT LI LT LU LV MF MQ MT NL NO PL PT RE RO SE SI SK YT',
)

/** For what was posted, or stored by a version that knew other countries. */
export const isCountry = (code: string | null | undefined): code is string => known.has(code)

/** Where most readers of a language live, for a browser that names no region. */
export const homeCountry: Record<Locale, string> = { cn: 'CN', en: 'US', es: 'ES' }

/** For a browser that names a part of the world (UN M49) in place of a country: where most of its readers live. */
const largestIn: Readonly<Record<string, string>> = { '419': 'MX' }

/**
 * A first guess at where somebody lives, for them to put right: the region of the first language that names one. Spanish
 * of Latin America (`es-419`) is never guessed to be Spain.
 * @param languages BCP 47 tags that the browser asks for, best first; a broken one counts as none
 */
export function guessCountry(languages: readonly string[], locale: Locale): string {
  return languages.map(regionOf).find(isCountry) ?? homeCountry[locale]
}

/**
 * The country that a browser names by itself; null where nothing says where its reader lives. American English says
 * nothing: browsers everywhere are delivered in it.
 */
export const namedCountry = (languages: readonly string[]): string | null =>
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
 * Returns the currency of a country: dollars in all of Latin America; the page's own if the country uses none of ours.
 */
export function currencyIn(country: string, page: Currency): Currency {
  if (country === 'CN') return 'CNY'
  if (euro.has(country)) return 'EUR'
  return dollar.has(country) || latinAmerica.has(country) ? 'USD' : page
}

/** Whether a buyer has a right of withdrawal that ends with an immediate digital delivery they ask for. */
export const hasWithdrawalRight = (country: string): boolean => europe.has(country)

/** Whether a price has to say that it is one with value added tax. */
export const namesTax = (country: string): boolean => europe.has(country)

/** Names of all countries for a reader, in the order of their alphabet. */
export function countryNames(locale: Locale): { code: string; name: string }[] {
  const name = countryNamer(locale)
  const { compare } = new Intl.Collator(htmlLang[locale])
  return countries.map((code) => ({ code, name: name(code) })).sort((a, b) => compare(a.name, b.name))
}

/** Names one country for a reader; the same name as in every other list. */
export const countryNamer = regionNamer
