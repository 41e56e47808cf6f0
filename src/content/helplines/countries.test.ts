import { describe, expect, test } from 'vitest'
import type { CountryView, HelpCountry, Helpline } from '@/core/care/helplines'
import { locales } from '@/core/locale'
import { findBannedWords } from '../check/wording'
import { countryName, findHelpCountry, helpCountries, listCountriesByName, nearbyCountries } from './countries'
import { buildCountryView } from './country-view'

/**
 * Expected start of each country's entry: emergency numbers, then the first way to reach the crisis line, the second
 * line for when it is busy, the line against violence and the line for young people; `-` where no source supports a
 * number.
 */
const FIRST: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  CN: ['120 110 119', '12356', '010-82951332', '12338', '12355'],
  HK: ['999', '18111', '2896 0000', '18281', 'openup.hk'],
  MO: ['999 993', '2852 5222', '2852 5777', '2823 3030', '-'],
  TW: ['119 110', '1925', '1995', '113', '113'],
  SG: ['995 999', '1771', '1767', '1800-777-0000', '1771'],
  MY: ['999', '15555', '03-7627 2929', '15999', '15999'],
  US: ['911', '988', '741741', '1-800-799-7233', '988'],
  CA: ['911', '9-8-8', '1-866-277-3553', 'sheltersafe.ca', '1-800-668-6868'],
  GB: ['999', '116 123', '111', '0808 2000 247', '0800 1111'],
  IE: ['112 999', '116 123', '50808', '1800 341 900', '1800 66 66 66'],
  AU: ['000', '13 11 14', '1300 22 4636', '1800 737 732', '1800 55 1800'],
  NZ: ['111', '1737', '0800 543 354', '0800 733 843', '0800 376 633'],
  IN: ['112', '14416', '-', '181', '1098'],
  ZA: ['10177 10111', '0800 567 567', '0800 456 789', '0800 428 428', '116'],
  NG: ['112', '0800 078 7746', '0903 440 0009', '0809 210 0009', '-'],
  KE: ['999 112', '0722 178 177', '1190', '1195', '116'],
  PH: ['911', '1553', '-', '-', '1383'],
  ES: ['112', '024', '717 003 717', '016', '900 20 20 10'],
  MX: ['911', '800 911 2000', '55 5533 5533', '079', '-'],
  AR: ['107 911', '0800-999-0091', '135', '144', '102'],
  CL: ['131 133 132', '*4141', '600 360 7777', '1455', '147'],
  CO: ['123', '106', '604 444 4448', '155', '141'],
  PE: ['106 105 116', '113', '-', '100', '100'],
  EC: ['911', '171', '101', '-', '-'],
  UY: ['911 105', '0800 0767', '0800 1920', '0800 4141', '-'],
  BO: ['110', '800 11 3040', '-', '800 14 0348', '800 11 3040'],
  PY: ['911', '155', '-', '137', '147'],
  VE: ['911', '0414-121 7882', '-', '0800-685 3737', '-'],
  CR: ['911', '800-273-7869', '-', '-', '1147'],
  GT: ['122 123 110', '-', '-', '1572', '-'],
  DO: ['911', '811', '-', '809-200-1202', '809-200-1202'],
  PR: ['911', '988', '1-800-981-0023', '787-722-2977', '988'],
  PA: ['911 104', '147', '-', '182', '147'],
  EU: ['112', 'findahelpline.com', '-', '116 016', '116 111'],
  ZZ: ['112', 'findahelpline.com', '-', '-', '-'],
}
/** Numbers that must not come back: replaced, retired or never supported. */
const RETIRED = [
  ...['0800-788-995', '6389-2222', '1800-221-4444', '1-800-273-8255', '1-833-456-4566', '08457 90 90 90'],
  ...['1800-599-0019', '0800 055 555', '2272-3774', '1322', '0800 8483', '169', '400-161-9995', '6330 2692'],
  ...['0212-416 3116', '0412-416 3116', '0800 5050', '0508 744 633', '192'],
].map((number) => number.replaceAll(/\D/g, ''))

const linesOf = ({ crisis, violence, young }: HelpCountry): readonly Helpline[] => [...crisis, ...violence, ...young]
const first = (line: Helpline | undefined) => line?.reach[0].number ?? '-'

test('every country of the reference table has an entry that starts with the expected numbers', () => {
  const begins = helpCountries.map(({ code, emergency, crisis, violence, young }) => [
    code,
    [
      emergency.map(({ number }) => number).join(' '),
      first(crisis[0]),
      first(crisis[1]),
      first(violence[0]),
      first(young[0]),
    ],
  ])
  expect(Object.fromEntries(begins)).toEqual(FIRST)
  expect(begins).toHaveLength(Object.keys(FIRST).length)
})

describe.each(helpCountries.map((country) => [country.code, country] as const))(
  'the helplines of %s',
  (_code, country) => {
    const lines = linesOf(country)

    test('have a source and a check date for every number', () => {
      const cited = new Set<string>()
      for (const { mark, sources, checkedOn = country.checkedOn } of [...country.emergency, ...lines]) {
        for (const source of sources) {
          expect(country.sources).toHaveProperty(source)
          cited.add(source)
        }
        expect(mark === 'C' || sources.length > 0).toBe(true)
        expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
        expect(new Date(checkedOn).getTime()).toBeLessThanOrEqual(Date.now())
      }
      expect([...cited].sort()).toEqual(Object.keys(country.sources).sort())
    })

    test('include an unverified emergency number only when no verified one exists', () => {
      expect(lines.filter(({ mark }) => mark === 'C')).toEqual([])
      for (const { mark, for: kind } of country.emergency) {
        if (mark !== 'C') continue
        const better = country.emergency.filter((one) => one.mark !== 'C' && (one.for === kind || !one.for))
        expect(better).toEqual([])
      }
    })

    test('have dialable phone numbers and valid web addresses', () => {
      const contacts = lines.flatMap(({ reach }) => reach)
      for (const number of country.emergency.map((one) => one.number)) expect(number).toMatch(/^\d{3,5}$/)
      for (const { kind, number, option, word } of contacts) {
        if (kind === 'site') expect(number).toMatch(/^[a-z0-9]+\.[a-z]+$/)
        else if (kind === 'whatsapp') expect(number).toMatch(/^\+\d{1,3} [\d -]{7,14}$/)
        else expect(number).toMatch(/^[*(]?\d[\d )-]{1,16}$/)
        if (option) expect(option).toMatch(/^\d$/)
        if (word) expect(kind).toBe('sms')
      }
      const { groups, ways, first: button } = buildCountryView(country.code, 'en')
      for (const { contacts: shown } of [...groups.flatMap((group) => group.lines), { contacts: [button, ...ways] }]) {
        for (const { href } of shown) {
          expect(href).toMatch(/^(tel:\*?\d+|sms:\d+(\?&body=\w+)?|https:\/\/(wa\.me\/\d+|[a-z0-9]+\.[a-z]+))$/)
        }
      }
    })

    test('have no retired number', () => {
      const numbers = lines.flatMap(({ reach }) => reach.map(({ number }) => number.replaceAll(/\D/g, '')))
      expect(numbers.filter((number) => number && RETIRED.includes(number))).toEqual([])
    })

    test.each(locales)('are shown in %s without banned words and without a promise of an answer', (locale) => {
      const text = JSON.stringify(buildCountryView(country.code, locale))
      expect(text).not.toMatch(/\{\{|undefined|NaN/)
      expect(text).not.toMatch(/always answer|somebody answers|都有人接|siempre contesta/i)
      expect(findBannedWords(text, locale)).toEqual([])
      expect(countryName(country, locale)).not.toBe(country.code)
    })
  },
)

/** Returns all texts of a country that are shown beside a number. */
const besideNumbers = ({ note, first, ways, emergency, groups }: CountryView) =>
  JSON.stringify({ note, first, ways, emergency, groups })

test.each(locales)('doubts about a number are never shown beside the number in %s', (locale) => {
  const doubtful = {
    cn: /核实|查到|来源|资料|未能|没能|页面/,
    en: /confirm|source|as of|widely known|a page of/i,
    es: /confirm|fuente|datos de|muy conocido|una página de/i,
  }[locale]
  for (const { code } of helpCountries) {
    const view = buildCountryView(code, locale)
    expect([code, besideNumbers(view).match(doubtful)]).toEqual([code, null])
  }
})

test('the footnote lists each number that has fewer than two sources or no confirmed hours', () => {
  const known: string[] = []
  for (const { code, emergency, ...country } of helpCountries) {
    const { doubts } = buildCountryView(code, 'en')
    const of = (number: string) => doubts.filter((doubt) => doubt.includes(number)).join(' ')
    for (const { number, mark } of emergency) {
      if (mark === 'C') known.push(`${code} ${number}`)
      expect([number, of(number).includes('widely known')]).toEqual([number, mark === 'C'])
      if (mark === 'B') expect(of(number)).toContain('one source only')
    }
    for (const { mark, hours, reach } of linesOf({ code, emergency, ...country })) {
      if (reach.every(({ kind }) => kind === 'site')) continue
      for (const contact of reach) {
        if (mark === 'B' || contact.mark === 'B') expect(of(contact.number)).toContain('one source only')
        if (hours === undefined) expect(of(contact.number)).toContain('hours could not be confirmed')
      }
    }
  }
  expect(known).toEqual([
    'TW 119',
    'PE 106',
    'PE 105',
    'PE 116',
    'BO 110',
    'VE 911',
    'GT 122',
    'GT 123',
    'GT 110',
    'PA 911',
    'PA 104',
  ])
})

test('the country view shows hours, cost and doubts from the sources', () => {
  const details = (code: string, kind: string, at = 0) =>
    buildCountryView(code, 'en')
      .groups.find((group) => group.kind === kind)
      ?.lines[at]?.details.join(' · ')
  const first = (code: string) => buildCountryView(code, 'en').first.details.join(' · ')
  const doubts = (code: string) => buildCountryView(code, 'en').doubts.join('\n')
  expect(first('CN')).toContain('At least 18 hours a day')
  expect(doubts('CN')).toContain('12356: we could not confirm whether the call itself is free')
  expect(details('CL', 'violence')).toBe('Mon–Fri 8:00–24:00 · Not on holidays; at any other hour call 133.')
  expect(first('MY')).toContain('daily 8:00–24:00')
  expect(details('MO', 'engaged')).toContain('Sun–Tue 14:00–23:00 · Thu–Sat 9:00–18:00')
  expect(doubts('MO')).toContain('2852 5777: hours from a page of 2019')
  expect(first('CR')).toContain('Mon–Fri 14:00–22:00 · Sat 9:00–16:00 · free')
  expect(details('VE', 'crisis')).toBe('Thu 8:00–17:00')
  expect(doubts('VE')).toContain('0414-121 7882 · 0424-172 3981: named in one source only')
  expect(first('EC')).toContain('at night call 911')
  for (const code of ['US', 'ES', 'MX']) expect(first(code)).toMatch(/^24 hours · free/)
  expect(details('ES', 'violence')).toContain('call log')
})

test('the country view shows other ways to contact the first line when the country has any', () => {
  const ways = (code: string) =>
    buildCountryView(code, 'en').ways.map(({ label, how }) => `${label} ${how ?? ''}`.trim())
  expect(ways('US')).toEqual(['988 text'])
  expect(ways('GB')).toEqual(['85258 Shout: text SHOUT'])
  expect(ways('SG')).toEqual(['+65 6669 1771 WhatsApp'])
  expect(ways('PH')).toEqual(['0919-057-1553', '0917-899-8727'])
  expect(ways('CN')).toEqual([])
})

test.each([
  ['US', '988lifeline.org'],
  ['SG', 'mindline.sg'],
])('the list of alternatives to a busy helpline in %s ends with the chat site %s', (code, site) => {
  const engaged = buildCountryView(code, 'en').groups.find(({ kind }) => kind === 'engaged')
  expect(engaged?.lines.at(-1)?.contacts.map(({ label }) => label)).toEqual([site])
})

test.each([
  ['NG', '112', 'crisis'],
  ['VE', '911', 'crisis'],
  ['GT', '122', undefined],
  ['EU', '112', 'crisis'],
  ['ZZ', '112', 'crisis'],
])('the large button of %s calls the emergency number %s', (code, number, group) => {
  const { first, note, groups } = buildCountryView(code, 'en')
  expect(first.label).toBe(number)
  expect(groups.find(({ kind }) => kind === 'crisis')?.kind).toBe(group)
  if (code !== 'EU') expect(`${note} ${first.details.join()}`).toMatch(/nearest (hospital|emergency room)/)
})

test('the large button calls the first crisis line except in NG, VE, GT, EU and ZZ', () => {
  for (const { code, crisis } of helpCountries) {
    if (['NG', 'VE', 'GT', 'EU', 'ZZ'].includes(code)) continue
    const { first: button, groups } = buildCountryView(code, 'en')
    expect([code, button.label]).toEqual([code, first(crisis[0])])
    expect(groups.map(({ kind }) => kind)).not.toContain('crisis')
  }
})

test.each(locales)('the country list in %s knows the nearby countries and ends with “everywhere else”', (locale) => {
  for (const code of nearbyCountries[locale]) expect(findHelpCountry(code).code).toBe(code)
  const names = listCountriesByName(locale)
  expect(names).toHaveLength(helpCountries.length)
  expect(names.at(-1)?.country.code).toBe('ZZ')
})

test('the nearby list for Chinese readers contains every Chinese-speaking country and region', () => {
  expect(nearbyCountries.cn).toEqual(['CN', 'HK', 'TW', 'MO', 'SG', 'MY'])
})
