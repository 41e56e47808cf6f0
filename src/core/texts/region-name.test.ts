import { expect, test } from 'vitest'
import { listCountriesByName } from '@/content/helplines/countries'
import { countryNames } from '../commerce/country'
import { type Locale, locales } from '../locale'
import { createRegionNamer } from './region-name'

test.each<[Locale, Record<string, string>]>([
  ['cn', { CN: '中国内地', HK: '中国香港', MO: '中国澳门', TW: '中国台湾', SG: '新加坡' }],
  ['en', { CN: 'China (mainland)', HK: 'Hong Kong', MO: 'Macau', TW: 'Taiwan', SG: 'Singapore' }],
  ['es', { CN: 'China continental', HK: 'Hong Kong', MO: 'Macao', TW: 'Taiwán', SG: 'Singapur' }],
])('region names in %s match the usual names', (locale, expected) => {
  const nameOf = createRegionNamer(locale)
  expect(Object.fromEntries(Object.keys(expected).map((code) => [code, nameOf(code)]))).toEqual(expected)
})

test('an unknown region is named by its code', () => {
  expect(createRegionNamer('en')('QZ')).toBe('QZ')
})

test.each(locales)('a country has the same name in %s in the country list and in the helpline list', (locale) => {
  const residence = new Map(countryNames(locale).map(({ code, name }) => [code, name]))
  const helplines = listCountriesByName(locale).filter(({ country: { code } }) => residence.has(code))
  expect(helplines.length).toBeGreaterThan(30)
  expect(helplines.map(({ country: { code }, name }) => [code, name])).toEqual(
    helplines.map(({ country: { code } }) => [code, residence.get(code)]),
  )
})
