import { expect, test } from 'vitest'
import { locales } from '../locale'
import {
  countries,
  countryNames,
  currencyIn,
  defaultCountryByLocale,
  guessCountry,
  hasTaxNote,
  hasWithdrawalRight,
  isCountry,
} from './country'
import { currencies, localCurrency } from './money'

test.each([
  { languages: ['es-MX', 'es'], locale: 'es', expected: 'MX' },
  { languages: ['en', 'en-GB'], locale: 'en', expected: 'GB' },
  { languages: ['zh-Hans-SG', 'zh'], locale: 'cn', expected: 'SG' },
  // The browser asks for another language than the page's; its region still gives the country.
  { languages: ['zh-CN', 'en-US'], locale: 'en', expected: 'CN' },
  { languages: ['es-419', 'es'], locale: 'es', expected: 'MX' },
  { languages: ['es-419', 'es-ES'], locale: 'es', expected: 'MX' },
  { languages: ['es-CL', 'es-ES'], locale: 'es', expected: 'CL' },
  { languages: ['es'], locale: 'es', expected: 'ES' },
  { languages: ['*', 'x_y!', ''], locale: 'cn', expected: 'CN' },
  { languages: [], locale: 'en', expected: 'US' },
] as const)(
  'the guessed country is $expected for $languages on a page in $locale',
  ({ languages, locale, expected }) => {
    expect(guessCountry(languages, locale)).toBe(expected)
  },
)

test.each([
  { country: 'CN', page: 'USD', currency: 'CNY', right: false },
  { country: 'HK', page: 'CNY', currency: 'CNY', right: false },
  { country: 'US', page: 'CNY', currency: 'USD', right: false },
  { country: 'EC', page: 'EUR', currency: 'USD', right: false },
  { country: 'ES', page: 'CNY', currency: 'EUR', right: true },
  { country: 'BG', page: 'USD', currency: 'EUR', right: true },
  { country: 'RE', page: 'USD', currency: 'EUR', right: true },
  { country: 'SE', page: 'USD', currency: 'USD', right: true },
  { country: 'NO', page: 'EUR', currency: 'EUR', right: true },
  { country: 'GB', page: 'USD', currency: 'USD', right: true },
  { country: 'CH', page: 'USD', currency: 'USD', right: false },
  { country: 'MX', page: 'EUR', currency: 'USD', right: false },
  { country: 'CL', page: 'CNY', currency: 'USD', right: false },
  // French Guiana is a part of France and of the EU.
  { country: 'GF', page: 'USD', currency: 'EUR', right: true },
  // Montenegro uses the euro but is no member of the EU.
  { country: 'ME', page: 'USD', currency: 'EUR', right: false },
] as const)(
  'a buyer in $country pays in $currency (right of withdrawal and tax note: $right)',
  ({ country, page, currency, right }) => {
    expect(currencyIn(country, page)).toBe(currency)
    expect(hasWithdrawalRight(country)).toBe(right)
    expect(hasTaxNote(country)).toBe(right)
  },
)

test('buyers in Latin America and Puerto Rico pay in dollars on every page', () => {
  const places = 'AR BO BR CL CO CR CU DO EC GT HN HT MX NI PA PE PR PY SV UY VE'.split(' ')
  const inOther = currencies.flatMap((page) => places.filter((code) => currencyIn(code, page) !== 'USD'))
  expect(inOther).toEqual([])
})

test('buyers in the EU, the EEA and the United Kingdom have the right of withdrawal', () => {
  const members = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB'.split(
    ' ',
  )
  expect(members.filter((code) => !hasWithdrawalRight(code))).toEqual([])
})

test.each(locales)('the default country of the locale %s uses the local currency of that locale', (locale) => {
  expect(currencyIn(defaultCountryByLocale[locale], 'USD')).toBe(localCurrency[locale])
})

test.each(locales)('every country has a unique name in %s', (locale) => {
  const names = countryNames(locale)
  expect(names).toHaveLength(countries.length)
  expect(new Set(names.map(({ name }) => name)).size).toBe(countries.length)
  expect(names.filter(({ code, name }) => name === code)).toEqual([])
})

test.each([
  { locale: 'cn', order: ['阿富汗', '美国', '西班牙', '中国内地', '中国台湾', '中国香港'] },
  { locale: 'en', order: ['Åland Islands', 'Albania', 'Germany', 'Switzerland', 'Zimbabwe'] },
  { locale: 'es', order: ['Alemania', 'Austria', 'España', 'Estados Unidos', 'Zimbabue'] },
] as const)('countries are sorted by the alphabet of $locale: $order', ({ locale, order }) => {
  const names: readonly string[] = order
  expect(
    countryNames(locale)
      .map(({ name }) => name)
      .filter((name) => names.includes(name)),
  ).toEqual(order)
})

test('isCountry accepts only known country codes in capital letters', () => {
  expect(['ES', 'XK', 'es', 'EU', 'ZZ', '', 'ES '].filter(isCountry)).toEqual(['ES', 'XK'])
  expect(new Set(countries).size).toBe(countries.length)
})
