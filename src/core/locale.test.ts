import { expect, test } from 'vitest'
import {
  isLanguageTag,
  isLocale,
  languageNameFor,
  locales,
  memoizeByLocale,
  preferredTags,
  resolveLocale,
} from './locale'

test.each<{ query?: string; cookie?: string; accept?: string; expected: string; why: string }>([
  { query: 'es', cookie: 'en', accept: 'zh-CN', expected: 'es', why: 'the query, the cookie and the browser differ' },
  { cookie: 'en', accept: 'es-ES', expected: 'en', why: 'only the cookie and the browser differ' },
  { accept: 'es-MX,es;q=0.9,en;q=0.8', expected: 'es', why: 'only the browser states languages' },
  { accept: 'zh-TW', expected: 'cn', why: 'the browser asks for any Chinese' },
  { accept: 'zh-TW,en;q=0.9', expected: 'cn', why: 'the browser prefers any Chinese to English' },
  {
    accept: 'fr , EN ; q=0.5 , es ; Q=x; q=0.9',
    expected: 'es',
    why: 'the header has spaces, capitals and other parameters',
  },
  { accept: 'fr-FR,en;q=0.5', expected: 'en', why: 'the first browser language is unknown' },
  { accept: 'en;q=0.1,es;q=0.9', expected: 'es', why: 'the browser weights its languages' },
  { accept: 'es;q=0', expected: 'cn', why: 'the only browser language has q=0' },
  { accept: 'es;q=0,fr;q=0.5', expected: 'cn', why: 'one browser language has q=0 and the other is unknown' },
  { accept: 'es;q=0.001', expected: 'es', why: 'the only browser language has the smallest weight' },
  { accept: 'fr', expected: 'cn', why: 'the only browser language is unknown' },
  { accept: '', expected: 'cn', why: 'the header is empty' },
  { expected: 'cn', why: 'there is no header' },
  { query: 'fr', cookie: 'en', accept: 'en', expected: 'cn', why: 'the query is unsupported' },
  { query: '', cookie: 'en', accept: 'es', expected: 'en', why: 'the query is empty and the cookie is set' },
  { query: '', cookie: '', accept: 'es', expected: 'es', why: 'the query and the cookie are empty' },
  { query: 'ES', cookie: 'en', expected: 'es', why: 'the query has capitals' },
  { query: 'es-MX', expected: 'es', why: 'the query has a region' },
  { query: ' es ', cookie: 'en', expected: 'es', why: 'the query has spaces around it' },
  { query: 'en_GB', expected: 'en', why: 'the query has a region after an underscore' },
  { query: 'zh-TW', cookie: 'en', expected: 'cn', why: 'the query asks for any Chinese' },
  { query: 'FR', cookie: 'en', accept: 'en', expected: 'cn', why: 'the query is unsupported and in capitals' },
  { query: 'es.', cookie: 'en', expected: 'es', why: 'the query has a full stop behind it' },
  { query: 'en):', cookie: 'es', expected: 'en', why: 'the query has a bracket behind it' },
  { query: 'cn，或者写信给我们。', cookie: 'es', expected: 'cn', why: 'the query has words behind it' },
  { query: 'es\u200B', cookie: 'en', expected: 'es', why: 'the query has an invisible character behind it' },
  { query: 'esx', cookie: 'en', expected: 'cn', why: 'the query is a longer word' },
  { cookie: 'xx', accept: 'es', expected: 'cn', why: 'the cookie is unsupported' },
  { query: '__proto__', expected: 'cn', why: 'the query is a hostile value' },
])('the language is $expected when $why', ({ query, cookie, accept, expected }) => {
  expect(resolveLocale(query, cookie, accept)).toBe(expected)
})

test.each([
  { reader: 'cn', names: ['中文', '英语', '西班牙语'] },
  { reader: 'en', names: ['Chinese', 'English', 'Spanish'] },
  { reader: 'es', names: ['chino', 'inglés', 'español'] },
] as const)('the language names in $reader are $names', ({ reader, names }) => {
  expect(locales.map((language) => languageNameFor(reader, language))).toEqual(names)
})

test.each([null, undefined, '', 'zh', 'EN', 'toString'])('the value %j is not a supported language', (value) => {
  expect(isLocale(value)).toBe(false)
})

test('the languages of a browser are listed by weight, best first', () => {
  expect(preferredTags(' fr-CH ; q=0.5,, es , en;q=x, *;q=0.1')).toEqual(['es', 'fr-CH', '*'])
  expect(preferredTags('')).toEqual([])
})

test('memoizeByLocale creates a value once per language', () => {
  const requests: string[] = []
  const greeting = memoizeByLocale((locale) => {
    requests.push(locale)
    return locale === 'cn' ? undefined : { locale }
  })
  expect(greeting('es')).toBe(greeting('es'))
  expect([greeting('cn'), greeting('cn'), greeting('en')]).toEqual([undefined, undefined, { locale: 'en' }])
  expect(requests).toEqual(['es', 'cn', 'en'])
})

test.each([
  ...['es', 'ES', 'es-MX', 'en_GB', ' es ', 'fr'].map((tag) => ({ tag, whole: true })),
  ...['es.', 'es,', 'cn。', 'cn，或者写信', 'en):', 'es\u200B', 'es ok'].map((tag) => ({ tag, whole: false })),
])('isLanguageTag for the text “$tag” returns $whole', ({ tag, whole }) => {
  expect(isLanguageTag(tag)).toBe(whole)
})
