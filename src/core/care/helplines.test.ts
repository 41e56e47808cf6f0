import { describe, expect, test } from 'vitest'
import { helpCountries } from '@/content/helplines/countries'
import { type Locale, preferredTags } from '../locale'
import { type Contact, contactLink, findReaderCountry } from './helplines'

const own = (tags: string[], locale: Locale) => findReaderCountry(tags, locale, helpCountries)

describe('the country of a reader', () => {
  test.each<[locale: Locale, tags: string[], expected: string]>([
    ['cn', ['zh-CN', 'zh'], 'CN'],
    ['cn', ['zh-TW', 'zh', 'en-US', 'en'], 'TW'],
    ['cn', ['zh-HK'], 'HK'],
    ['cn', ['zh-MO'], 'MO'],
    ['cn', ['zh-SG'], 'SG'],
    ['cn', ['zh-Hans-MY'], 'MY'],
    ['cn', ['zh-Hant'], 'TW'],
    ['cn', ['zh-Hant-HK'], 'HK'],
    ['cn', ['zh'], 'CN'],
    ['cn', [], 'CN'],
    ['en', ['en-US', 'en'], 'US'],
    ['en', ['en-GB', 'en'], 'GB'],
    ['en', ['en-IE'], 'IE'],
    ['en', ['en-AU'], 'AU'],
    ['en', ['en-NZ'], 'NZ'],
    ['en', ['en-CA'], 'CA'],
    ['en', ['en-IN', 'hi'], 'IN'],
    ['en', ['en'], 'US'],
    ['en', ['en', 'zh-HK'], 'HK'],
    ['es', ['es-ES', 'es'], 'ES'],
    ['es', ['es-MX', 'es', 'en-US'], 'MX'],
    ['es', ['es-AR'], 'AR'],
    ['es', ['es-US'], 'US'],
    ['es', ['es-PR'], 'PR'],
    ['es', ['es-419', 'es', 'en'], 'MX'],
    ['es', ['es'], 'ES'],
    // A language without a region can still name a place if this site has only one place for it.
    ['en', ['fr', 'en'], 'EU'],
    ['en', ['fr-CA', 'en'], 'CA'],
    ['en', ['de-DE', 'de', 'en-US', 'en'], 'EU'],
    ['cn', ['fr-FR', 'fr'], 'EU'],
    // A country without an entry is not taken for another one.
    ['en', ['pt-BR', 'pt', 'en-US', 'en'], 'ZZ'],
    ['en', ['ja', 'en-US'], 'ZZ'],
    // Browsers everywhere are delivered in American English, so it decides last for readers of another language.
    ['cn', ['en-US', 'en', 'zh-TW'], 'TW'],
    ['cn', ['en-US', 'en'], 'US'],
    ['es', ['en-US', 'es-CL'], 'CL'],
    ['en', ['en-US', 'zh-CN'], 'US'],
    ['es', ['en-US', 'es-US', 'es-CL'], 'CL'],
    ['cn', ['zh-TW', 'en-GB'], 'TW'],
    // Three letters that begin or end like a language of the site are another language.
    ['cn', ['esu'], 'US'],
    ['en', ['ses'], 'ZZ'],
    // A text that is not a language tag is skipped.
    ['en', ['*', 'x', 'en-ZA'], 'ZA'],
  ])('is detected on a page in %s with the browser languages %j as %s', (locale, tags, expected) => {
    expect(own(tags, locale)).toBe(expected)
  })

  test('is read from the Accept-Language header in the order of preference', () => {
    expect(own(preferredTags('es-CO,es;q=0.9,en-US;q=0.8,en;q=0.7'), 'es')).toBe('CO')
    expect(own(preferredTags('en;q=0.7, zh-TW;q=0.9'), 'cn')).toBe('TW')
  })
})

test.each<{ contact: Contact; href: string }>([
  { contact: { kind: 'call', number: '1800-777-0000' }, href: 'tel:18007770000' },
  { contact: { kind: 'call', number: '(011) 5275-1135' }, href: 'tel:01152751135' },
  { contact: { kind: 'call', number: '*4141' }, href: 'tel:*4141' },
  { contact: { kind: 'call', number: '*120*7867#' }, href: 'tel:*120*7867%23' },
  { contact: { kind: 'call', number: '079', option: '1' }, href: 'tel:079' },
  { contact: { kind: 'sms', number: '741741', word: 'HOME' }, href: 'sms:741741?&body=HOME' },
  { contact: { kind: 'sms', number: '9-8-8' }, href: 'sms:988' },
  { contact: { kind: 'whatsapp', number: '+34 600 000 016' }, href: 'https://wa.me/34600000016' },
  { contact: { kind: 'site', number: 'openup.hk' }, href: 'https://openup.hk' },
])('the link of $contact.number ($contact.kind) is $href', ({ contact, href }) => {
  expect(contactLink(contact)).toBe(href)
})
