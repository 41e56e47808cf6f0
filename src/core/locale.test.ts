import { expect, test } from 'vitest'
import { isLanguageTag, isLocale, languageFor, locales, oncePerLocale, preferredTags, resolveLocale } from './locale'

test.each<{ query?: string; cookie?: string; accept?: string; expected: string; why: string }>([
  { query: 'es', cookie: 'en', accept: 'zh-CN', expected: 'es', why: 'the query wins' },
  { cookie: 'en', accept: 'es-ES', expected: 'en', why: 'then what is stored' },
  { accept: 'es-MX,es;q=0.9,en;q=0.8', expected: 'es', why: 'then the browser' },
  { accept: 'zh-TW', expected: 'cn', why: 'any zh is cn' },
  { accept: 'zh-TW,en;q=0.9', expected: 'cn', why: 'any zh is cn, before what is wanted less' },
  {
    accept: 'fr , EN ; q=0.5 , es ; Q=x; q=0.9',
    expected: 'es',
    why: 'spaces, case and other parameters are no matter',
  },
  { accept: 'fr-FR,en;q=0.5', expected: 'en', why: 'an unknown browser language is passed over' },
  { accept: 'en;q=0.1,es;q=0.9', expected: 'es', why: 'by weight' },
  { accept: 'es;q=0', expected: 'cn', why: 'q=0 means not this one' },
  { accept: 'es;q=0,fr;q=0.5', expected: 'cn', why: 'q=0 means not this one, whatever else is asked for' },
  { accept: 'es;q=0.001', expected: 'es', why: 'the smallest weight counts' },
  { accept: 'fr', expected: 'cn', why: 'the fallback' },
  { accept: '', expected: 'cn', why: 'nothing at all' },
  { expected: 'cn', why: 'no header' },
  { query: 'fr', cookie: 'en', accept: 'en', expected: 'cn', why: 'an unsupported query becomes cn' },
  { query: '', cookie: 'en', accept: 'es', expected: 'en', why: 'an empty query is none' },
  { query: '', cookie: '', accept: 'es', expected: 'es', why: 'and so is an empty cookie' },
  { query: 'ES', cookie: 'en', expected: 'es', why: 'capitals count' },
  { query: 'es-MX', expected: 'es', why: 'a region does not matter' },
  { query: ' es ', cookie: 'en', expected: 'es', why: 'space around it is no matter' },
  { query: 'en_GB', expected: 'en', why: 'however it is written' },
  { query: 'zh-TW', cookie: 'en', expected: 'cn', why: 'any zh is cn in the query, too' },
  { query: 'FR', cookie: 'en', accept: 'en', expected: 'cn', why: 'what we do not have stays Chinese in capitals' },
  { query: 'es.', cookie: 'en', expected: 'es', why: 'a full stop behind it does not matter' },
  { query: 'en):', cookie: 'es', expected: 'en', why: 'nor does a bracket' },
  { query: 'cn，或者写信给我们。', cookie: 'es', expected: 'cn', why: 'nor do the words behind it' },
  { query: 'es\u200B', cookie: 'en', expected: 'es', why: 'nor does what nobody sees' },
  { query: 'esx', cookie: 'en', expected: 'cn', why: 'a longer word is another one' },
  { cookie: 'xx', accept: 'es', expected: 'cn', why: 'an unsupported cookie becomes cn' },
  { query: '__proto__', expected: 'cn', why: 'a hostile value becomes cn' },
])('$why: $expected', ({ query, cookie, accept, expected }) => {
  expect(resolveLocale(query, cookie, accept)).toBe(expected)
})

test.each([
  { reader: 'cn', names: ['中文', '英语', '西班牙语'] },
  { reader: 'en', names: ['Chinese', 'English', 'Spanish'] },
  { reader: 'es', names: ['chino', 'inglés', 'español'] },
] as const)('languages for a reader of $reader: $names', ({ reader, names }) => {
  expect(locales.map((language) => languageFor(reader, language))).toEqual(names)
})

test.each([null, undefined, '', 'zh', 'EN', 'toString'])('%j is none of our languages', (value) => {
  expect(isLocale(value)).toBe(false)
})

test('the languages of a browser are its tags alone, best first', () => {
  expect(preferredTags(' fr-CH ; q=0.5,, es , en;q=x, *;q=0.1')).toEqual(['es', 'fr-CH', '*'])
  expect(preferredTags('')).toEqual([])
})

test('value that depends on the language alone is created once per language', () => {
  const requests: string[] = []
  const greeting = oncePerLocale((locale) => {
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
])('“$tag” is a tag and nothing more: $whole', ({ tag, whole }) => {
  expect(isLanguageTag(tag)).toBe(whole)
})
