import { expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { columnWidth, isPaperName, paperOf, papers, readerPaper } from './paper'

test('text is equally wide on every paper and fills most of the height of a page', () => {
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
])('paperOf gives $en to English readers of the country “$country”, and A4 to Chinese ones', ({ country, en, es }) => {
  expect(locales.map((locale) => paperOf(country, locale))).toEqual(['a4', en, es])
})

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
] as const)('readerPaper gives $paper to a reader of $tags in $locale', ({ tags, locale, paper }) => {
  expect(readerPaper(tags, locale)).toBe(paper)
})

test('isPaperName accepts only the names of papers', () => {
  expect(['a4', 'letter', 'A4', 'toString', '', null].map(isPaperName)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
