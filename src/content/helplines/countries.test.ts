import { describe, expect, test } from 'vitest'
import type { HelpCountry, Helpline } from '@/core/helplines'
import { locales } from '@/core/locale'
import { bannedWords } from '../check/wording'
import { countriesByName, countryName, helpCountries, helpCountry, nearby } from './countries'
import { countryView } from './country-view'

/**
 * What each country begins with: emergency numbers, then the first way to the line for a crisis, the second line for
 * when it is busy, the line against violence and the one for young people; `-` where none could be supported.
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
  EU: ['112', 'findahelpline.com', 'befrienders.org', '116 016', '116 111'],
  ZZ: ['112', 'findahelpline.com', 'befrienders.org', '-', '-'],
}
/** Numbers that must not come back: replaced, retired or never supported. */
const RETIRED = [
  ...['0800-788-995', '6389-2222', '1800-221-4444', '1-800-273-8255', '1-833-456-4566', '08457 90 90 90'],
  ...['1800-599-0019', '0800 055 555', '2272-3774', '1322', '0800 8483', '169', '400-161-9995', '6330 2692'],
  ...['0212-416 3116', '0412-416 3116', '0800 5050', '0508 744 633', '192'],
].map((number) => number.replaceAll(/\D/g, ''))

const linesOf = ({ crisis, violence, young }: HelpCountry): readonly Helpline[] => [...crisis, ...violence, ...young]
const first = (line: Helpline | undefined) => line?.reach[0].number ?? '-'

test('every country and region of the reference has an entry, and begins with the numbers it supports', () => {
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

describe.each(helpCountries.map((country) => [country.code, country] as const))('%s', (_code, country) => {
  const lines = linesOf(country)

  test('has for every number a mark, sources that are written out, and a day', () => {
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

  test('has what no source supports only where an emergency could not be called otherwise', () => {
    expect(lines.filter(({ mark }) => mark === 'C')).toEqual([])
    for (const { mark, for: kind } of country.emergency) {
      if (mark !== 'C') continue
      const better = country.emergency.filter((one) => one.mark !== 'C' && (one.for === kind || !one.for))
      expect(better).toEqual([])
    }
  })

  test('has numbers a telephone can dial and addresses a browser can open', () => {
    const contacts = lines.flatMap(({ reach }) => reach)
    for (const number of country.emergency.map((one) => one.number)) expect(number).toMatch(/^\d{3,5}$/)
    for (const { kind, number, option, word } of contacts) {
      if (kind === 'site') expect(number).toMatch(/^[a-z0-9]+\.[a-z]+$/)
      else if (kind === 'whatsapp') expect(number).toMatch(/^\+\d{1,3} [\d -]{7,14}$/)
      else expect(number).toMatch(/^[*(]?\d[\d )-]{1,16}$/)
      if (option) expect(option).toMatch(/^\d$/)
      if (word) expect(kind).toBe('sms')
    }
    for (const { contacts: shown } of countryView(country.code, 'en').groups.flatMap((group) => group.lines)) {
      for (const { href } of shown) {
        expect(href).toMatch(/^(tel:\*?\d+|sms:\d+(\?&body=\w+)?|https:\/\/(wa\.me\/\d+|[a-z0-9]+\.[a-z]+))$/)
      }
    }
  })

  test('has no number that was retired', () => {
    const numbers = lines.flatMap(({ reach }) => reach.map(({ number }) => number.replaceAll(/\D/g, '')))
    expect(numbers.filter((number) => number && RETIRED.includes(number))).toEqual([])
  })

  test.each(locales)('is said in %s, without fear and without a promise', (locale) => {
    const said = JSON.stringify(countryView(country.code, locale))
    expect(said).not.toMatch(/\{\{|undefined|NaN/)
    expect(said).not.toMatch(/always answer|somebody answers|都有人接|siempre contesta/i)
    expect(bannedWords(said, locale)).toEqual([])
    expect(countryName(country, locale)).not.toBe(country.code)
  })
})

test.each(locales)('a number that no source has is not said to have been compared with any, in %s', (locale) => {
  const known = { cn: /通用号码/, en: /widely known/, es: /número muy conocido/ }[locale]
  const except = { cn: /([\d、和 ]+)除外/, en: /Except ([\d, and]+):/, es: /Salvo ([\d, y]+):/ }[locale]
  const bare: string[] = []
  for (const { code, emergency } of helpCountries) {
    const { emergency: shown, checked } = countryView(code, locale)
    const unread = emergency.filter(({ mark }) => mark === 'C').map(({ number }) => number)
    if (unread.length > 0) bare.push(code)
    expect([code, shown.numbers.filter(({ label }) => known.test(label ?? '')).map(({ number }) => number)]).toEqual([
      code,
      unread,
    ])
    expect([code, except.exec(checked)?.[1]?.match(/\d+/g) ?? []]).toEqual([code, unread])
  }
  expect(bare.sort()).toEqual(['BO', 'GT', 'PA', 'PE', 'TW', 'VE'])
})

test('an hour, a cost or a doubt is said as the sources have it', () => {
  const details = (code: string, kind: string, at = 0) =>
    countryView(code, 'en')
      .groups.find((group) => group.kind === kind)
      ?.lines[at]?.details.join(' · ')
  expect(details('CN', 'crisis')).toContain('At least 18 hours a day')
  expect(details('CL', 'violence')).toBe('Mon–Fri 8:00–24:00 · Not on holidays; at any other hour call 133.')
  expect(details('MY', 'crisis')).toContain('daily 8:00–24:00')
  expect(details('MO', 'engaged')).toContain('Sun–Tue 14:00–23:00 · Thu–Sat 9:00–18:00')
  expect(details('CR', 'crisis')).toContain('Mon–Fri 14:00–22:00 · Sat 9:00–16:00 · free')
  expect(details('VE', 'crisis')).toBe('Thu 8:00–17:00 · seen in one source only')
  for (const code of ['US', 'ES', 'MX']) expect(details(code, 'crisis')).toMatch(/^24 hours · free/)
  expect(details('ES', 'violence')).toContain('call log')
})

test.each(['NG', 'VE', 'GT'])('in %s the emergency number and a hospital come before any line', (code) => {
  const { emergency, note, groups } = countryView(code, 'en')
  expect(emergency.numbers.length).toBeGreaterThan(0)
  expect(note ?? groups[0]?.text).toMatch(/nearest (hospital|emergency room)/)
})

test.each(locales)('in %s the near countries are known, and the list ends with everywhere else', (locale) => {
  for (const code of nearby[locale]) expect(helpCountry(code).code).toBe(code)
  const names = countriesByName(locale)
  expect(names).toHaveLength(helpCountries.length)
  expect(names.at(-1)?.country.code).toBe('ZZ')
})

test('readers of Chinese have every Chinese-speaking place at a glance', () => {
  expect(nearby.cn).toEqual(['CN', 'HK', 'TW', 'MO', 'SG', 'MY'])
})
