import { expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { columnWidth, isPaperName, paperForCountry, paperForLanguages, papers } from './paper'

test('the text area is equally wide on every paper size and fills over 82 % of the height', () => {
  for (const paper of Object.values(papers)) {
    expect(paper.width - 2 * paper.side).toBe(columnWidth)
    expect((paper.height - paper.top - paper.bottom) / paper.height).toBeGreaterThan(0.82)
    expect(paper.foot).toBeLessThan(paper.bottom)
  }
})

test.each([
  { country: 'US', en: 'letter', es: 'letter' },
  { country: 'CA', en: 'letter', es: 'letter' },
  { country: 'MX', en: 'letter', es: 'letter' },
  { country: 'CL', en: 'letter', es: 'letter' },
  { country: 'AR', en: 'a4', es: 'a4' },
  { country: 'ES', en: 'a4', es: 'a4' },
  { country: 'GB', en: 'a4', es: 'a4' },
  { country: '', en: 'a4', es: 'a4' },
])(
  'paperOf returns $en for English, $es for Spanish and A4 for Chinese readers in the country $country',
  ({ country, en, es }) => {
    expect(locales.map((locale) => paperForCountry(country, locale))).toEqual(['a4', en, es])
  },
)

test.each([
  { tags: ['en-US', 'en'], locale: 'en', paper: 'letter' },
  { tags: ['en'], locale: 'en', paper: 'letter' },
  { tags: [], locale: 'en', paper: 'letter' },
  { tags: ['en-GB'], locale: 'en', paper: 'a4' },
  { tags: ['en-IN', 'en-US'], locale: 'en', paper: 'a4' },
  { tags: ['es'], locale: 'es', paper: 'a4' },
  { tags: ['es-MX', 'es'], locale: 'es', paper: 'letter' },
  // American English is the default of browsers everywhere, so the next language decides.
  { tags: ['en-US', 'es-ES'], locale: 'es', paper: 'a4' },
  { tags: ['en-US'], locale: 'es', paper: 'letter' },
  { tags: ['de-DE'], locale: 'en', paper: 'a4' },
  { tags: ['en-US'], locale: 'cn', paper: 'a4' },
] as const)(
  'readerPaper returns $paper for the browser languages $tags and the locale $locale',
  ({ tags, locale, paper }) => {
    expect(paperForLanguages(tags, locale)).toBe(paper)
  },
)

test('isPaperName accepts only a4 and letter', () => {
  expect(['a4', 'letter', 'A4', 'toString', '', null].map(isPaperName)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
