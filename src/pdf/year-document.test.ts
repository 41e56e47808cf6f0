import { mailTexts } from '@emails/layout/texts'
import { expect, test, vi } from 'vitest'
import { portraits } from '@/core/charts/portrait/portrait'
import { type Locale, locales } from '@/core/locale'
import type { YearTestView, YearView } from '@/features/report/year/year-schema'
import { loadTexts } from '@/server/i18n/dictionaries'
import { expectGoodPages, textOf, toTypesetText } from '@/testing/pdf-report'
import { readPdf, readPdfFacts, removeSpaces } from '@/testing/pdf-text'
import type { PaperName } from './paper'
import { renderPdf } from './render'

// The first test reads the fonts, which takes long.
vi.setConfig({ testTimeout: 120_000 })

const at = (month: number) => `2026-${String(month).padStart(2, '0')}-12T09:00:00.000Z`
const resultOf = (slug: string, month: number): YearTestView['results'][number] => ({
  sittingId: `${slug}-${month}`,
  at: at(month),
  sentence: `A sentence of ${slug} in ${month}.`,
  picture: (portraits.get(slug)?.parts ?? []).map((id, n) => ({ id, at: 20 + 9 * n, half: 16 })),
})
const testOf = (slug: string, change: Partial<YearTestView> = {}): YearTestView => ({
  slug,
  title: `Title of ${slug}`,
  results: [resultOf(slug, 11)],
  compared: null,
  ...change,
})
const compared: YearTestView['compared'] = {
  count: 2,
  changed: [{ name: 'The first part', from: { at: at(3), score: 71 }, to: { at: at(11), score: 35 }, wobble: 24 }],
  stayed: ['The second part', 'The third part'],
}
const year: YearView = {
  from: '2025-11-22T10:00:00.000Z',
  to: '2026-11-22T10:00:00.000Z',
  help: 'none',
  closed: 2,
  tests: [testOf('sleep', { results: [11, 6, 3].map((month) => resultOf('sleep', month)), compared })],
  articles: [{ id: 'an-article', title: 'An article to go on with', minutes: 6 }],
}
const bytesOf = (locale: Locale, view: YearView = year, paper: PaperName = 'a4') =>
  renderPdf({ kind: 'year', year: view, locale, site: 'https://mindglass.test', country: 'US', paper })
const pagesOf = async (locale: Locale, view?: YearView, paper?: PaperName) =>
  readPdf(await bytesOf(locale, view, paper))

test.each(locales)(
  'the year PDF shows changes and only the newest portrait sentence of a test, in %s',
  async (locale) => {
    const i18n = mailTexts(locale)
    const pages = await pagesOf(locale)
    const text = textOf(pages)
    const texts = [
      i18n._('pdf.year.title'),
      i18n._('pdf.year.lead'),
      i18n._('pdf.year.lower', { name: 'The first part', from: 71, to: 35 }),
      i18n._('pdf.year.wobble', { wobble: 24 }),
      i18n._('pdf.year.stayed'),
      i18n._('pdf.year.closed', { count: 2 }),
      i18n._('pdf.year.limits'),
      'A sentence of sleep in 11.',
      'An article to go on with',
    ]
    for (const one of texts) expect(text).toContain(toTypesetText(one))
    expect(text).not.toContain(toTypesetText('A sentence of sleep in 6.'))
    expect(text).not.toMatch(/pdf\.\w+|undefined|NaN|\{\w+\}/)
    expectGoodPages(pages, locale)
    expect((await readPdfFacts(await bytesOf(locale))).title).toContain(i18n._('pdf.year.kind'))
  },
)

test.each(
  [1, 2, 6, 7, 10].flatMap((count) => [
    { count, locale: 'cn' as const, paper: 'a4' as const },
    { count, locale: 'es' as const, paper: 'letter' as const },
  ]),
)('the first page of the PDF shows all $count portraits, in $locale on $paper', async ({ count, locale, paper }) => {
  const tests = [...portraits.keys()].slice(0, count).map((slug) => testOf(slug))
  const pages = await pagesOf(locale, { ...year, tests }, paper)
  const wall = textOf(pages.slice(0, 1))
  for (const { title } of tests) expect(wall).toContain(removeSpaces(title))
  expect(wall).toContain(toTypesetText(mailTexts(locale)._('pdf.year.lead')))
  expectGoodPages(pages, locale, { paper })
})

test.each(locales)(
  'the year PDF begins with a page of helplines when crisis help comes first, in %s',
  async (locale) => {
    const i18n = mailTexts(locale)
    const [first = [], second = []] = await pagesOf(locale, { ...year, help: 'first' })
    expect(textOf([first])).toContain(toTypesetText(i18n._('pdf.year.helpFirst')))
    expect(textOf([first])).toContain('988')
    expect(textOf([first])).not.toContain(toTypesetText(i18n._('pdf.year.title')))
    expect(textOf([second])).toContain(toTypesetText(i18n._('pdf.year.title')))
    const [soft = []] = await pagesOf(locale, { ...year, help: 'soft' })
    expect(textOf([soft])).toContain(toTypesetText(i18n._('pdf.year.helpSoft')))
  },
)

test('the PDF of a year states that two results cannot be compared', async () => {
  const results = [resultOf('sleep', 11), resultOf('sleep', 3)]
  const text = textOf(await pagesOf('en', { ...year, tests: [testOf('sleep', { results })] }))
  expect(text).toContain(toTypesetText(mailTexts('en')._('pdf.year.apart')))
})

test.each(locales)('the year page and its PDF use the same texts, in %s', async (locale) => {
  const t = await loadTexts(locale, 'year')
  const i18n = mailTexts(locale)
  const values = { name: 'N', from: 1, to: 2, wobble: 3, count: 4, list: 'L' }
  const pairs = [
    ['lead', 'pdf.year.lead'],
    ['helpFirst', 'pdf.year.helpFirst'],
    ['helpPortraits', 'pdf.year.helpPortraits'],
    ['helpSoft', 'pdf.year.helpSoft'],
    ['changed', 'pdf.year.changed'],
    ['higher', 'pdf.year.higher'],
    ['lower', 'pdf.year.lower'],
    ['wobble', 'pdf.year.wobble'],
    ['stayed', 'pdf.year.stayed'],
    ['within', 'pdf.year.within'],
    ['apart', 'pdf.year.apart'],
    ['closed', 'pdf.year.closed'],
    ['limits', 'pdf.year.limits'],
  ] as const
  for (const [key, id] of pairs) expect(t(key, values)).toBe(i18n._(id, values))
})
