import { mailTexts } from '@emails/layout/texts'
import { expect, test, vi } from 'vitest'
import { helpCountries } from '@/content/helplines/countries'
import { buildCountryView } from '@/content/helplines/country-view'
import { mainCountry } from '@/core/care/helplines'
import { locales } from '@/core/locale'
import { createSampleView, expectGoodPages, pagesOf, textOf, toTypesetText } from '@/testing/pdf-report'
import { removeSpaces } from '@/testing/pdf-text'
import { storyFixture } from '@/testing/story-fixture'

// The first test reads the fonts, which takes long.
vi.setConfig({ testTimeout: 60_000 })

test.each(locales)('the PDF begins with the help section when the view’s help is “first”, in %s', async (locale) => {
  const view = await createSampleView('low-mood', locale, { help: 'first', retake: true })
  const pages = await pagesOf(view, locale, 'MX')
  expectGoodPages(pages, locale)
  const text = textOf(pages)
  const i18n = mailTexts(locale)
  const order = [
    i18n._('pdf.help.title'),
    '800 911 2000',
    'findahelpline.com',
    view.head?.headline ?? '',
    i18n._('pdf.caution'),
    view.talk[0]?.text ?? '',
    view.dimensions[0]?.about ?? '',
  ].map((words) => {
    expect(text.split(toTypesetText(words))).toHaveLength(2)
    return text.indexOf(toTypesetText(words))
  })
  expect(order).toEqual([...order].sort((a, b) => a - b))
})

test.each(locales)(
  'the PDF shows soft help before the headline and the note on helplines after it, in %s',
  async (locale) => {
    const sample = await createSampleView('stress-burnout', locale)
    const [heaviest] = sample.talk
    if (!heaviest) throw new Error('nothing to talk about')
    const view = { ...sample, help: 'soft' as const, reasons: [{ ...heaviest, answer: null }] }
    const i18n = mailTexts(locale)
    const text = textOf(await pagesOf(view, locale))
    const at = (words: string) => text.indexOf(toTypesetText(words))
    const order = [i18n._('pdf.soft.title'), heaviest.text, view.head?.headline ?? '', i18n._('pdf.help.any')].map(at)
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(text).not.toContain(removeSpaces(i18n._('pdf.help.title')))
  },
)

test.each(locales)(
  'a PDF report that does not put help first still lists the helplines of the reader’s country, in %s',
  async (locale) => {
    const view = await createSampleView('sleep', locale)
    for (const country of [mainCountry[locale], 'HK', 'CL']) {
      const text = textOf(await pagesOf(view, locale, country))
      const { name, emergency, groups } = buildCountryView(country, locale)
      const numbers = groups.flatMap(({ lines }) => lines.flatMap(({ contacts }) => contacts.map(({ label }) => label)))
      for (const words of [name, ...emergency.numbers.map(({ number }) => number), ...numbers]) {
        expect(text).toContain(toTypesetText(words))
      }
      expect(text).toContain('findahelpline.com')
      expect(text).not.toContain(removeSpaces(mailTexts(locale)._('pdf.help.title')))
    }
  },
)

const sheets = [
  ...locales.map((locale) => ({ locale, paper: 'a4' as const })),
  ...(['en', 'es'] as const).map((locale) => ({ locale, paper: 'letter' as const })),
]

test.each(sheets)('the longest cover does not overlap its footer, in $locale on $paper', async ({ locale, paper }) => {
  const { head, ...view } = await createSampleView('low-mood', locale, { help: 'first', retake: true })
  if (!head) throw new Error('no headline')
  const message = `${head.body} ${head.body}`
  const portrait = `${head.headline} ${head.headline}`
  const pages = await pagesOf(
    { ...view, head, portrait, story: { ...storyFixture, caption: message } },
    locale,
    undefined,
    paper,
  )
  expectGoodPages(pages.slice(0, 2), locale, { total: pages.length, paper })
})

test.each(sheets)(
  'the longest list of helplines fits on the first page, in $locale on $paper',
  async ({ locale, paper }) => {
    const length = (code: string) => JSON.stringify(buildCountryView(code, locale)).length
    const longest = helpCountries.map(({ code }) => code).sort((a, b) => length(b) - length(a))[0]
    const view = await createSampleView('low-mood', locale, { help: 'first' })
    const [page = []] = await pagesOf(view, locale, longest, paper)
    expect(textOf([page])).toContain('findahelpline.com')
  },
)
