import { mailTexts } from '@emails/layout/texts'
import { Font } from '@react-pdf/renderer'
import { describe, expect, test, vi } from 'vitest'
import { reportVersions } from '@/content/check/report/versions'
import { helpCountries } from '@/content/helplines/countries'
import { countryView } from '@/content/helplines/country-view'
import { currentInstruments, instrumentText } from '@/content/instruments'
import { type Locale, locales } from '@/core/locale'
import { sampleReport } from '@/features/report/sample'
import type { FullView } from '@/features/report/schema'
import { plainTexts } from '@/server/dictionaries'
import { expectGoodPages, pagesOf, set, textOf, viewOf } from '@/testing/pdf-report'
import { type PdfPiece, squeezed } from '@/testing/pdf-text'
import { storyFixture } from '@/testing/story'
import { labelFont, textFont } from './fonts'
import { keepEnd } from './line-breaks'
import { scoreTexts } from './score-texts'

// The first one reads the fonts.
vi.setConfig({ testTimeout: 60_000 })

const versions = await reportVersions()
function ownView(name: string, locale: Locale): FullView {
  const version = versions.find((one) => one.name === name)
  if (!version) throw new Error(`no report of ${name}`)
  const { instrument, key, text, words } = version
  return {
    ...sampleReport(instrument, text(locale), locale, { key, words: words(locale) }),
    completedAt: '2026-11-20T21:04:00.000Z',
  }
}

/** Everything a full report has to say, in the order of its chapters. */
function contentOf({ title, head, portrait, dimensions, story, talk, limits }: FullView): string[] {
  return [
    title,
    ...(head ? [head.headline, head.body] : []),
    ...(portrait ? [portrait] : []),
    ...(story?.caption ? [story.caption] : []),
    ...(story?.letter ?? []),
    ...dimensions.flatMap(({ id, name, about, low, high, reading }) => [
      name,
      about,
      ...(reading ? [reading.quick, low, high, reading.describes] : []),
      ...(story?.parts[id]?.groups ?? []),
      story?.parts[id]?.cost ?? reading?.helps ?? '',
    ]),
    ...[...(story?.meeting ?? []), ...(story?.edge ?? [])].flatMap((one) => [one.title, one.text]),
    ...(story?.quotes ?? []).flatMap(({ item, answer, text }) => [item, answer, text ?? '']),
    ...(story?.where ?? []).map(({ text }) => text),
    ...(story?.context ?? []),
    ...(story?.plan ? [story.plan.gate, story.plan.title, story.plan.text] : []),
    ...(story?.plan?.days ?? []).flatMap((day) => [day.title, day.text, day.why]),
    ...(story?.plan?.later ?? []),
    ...(story?.handOver ?? []).flatMap(({ facts, requests, offers }) => [...facts, ...requests, ...offers]),
    ...talk.map(({ text }) => text),
    ...(story?.unknown ?? []),
    ...(story?.sources ?? []).flatMap(({ text, doi }) => [text, doi]),
    ...limits,
  ]
}

/** Titles of chapters, in the order of the page. */
const storyChapters = [
  'pdf.chapter.letter',
  'pdf.parts',
  'pdf.chapter.together',
  'pdf.chapter.answers',
  'pdf.chapter.where',
  'pdf.context',
  'pdf.chapter.week',
  'pdf.chapter.later',
  'pdf.chapter.handOver',
  'pdf.talk',
  'pdf.chapter.unknown',
  'pdf.chapter.sources',
  'pdf.limits',
  'pdf.next.title',
]
const headSize = 17
/** Lines in the size of a title, of chapters and parts. */
const titlesOf = (pages: PdfPiece[][]): string =>
  squeezed(
    pages.flatMap((page) => page.filter(({ size }) => size > headSize)).reduce((all, { text }) => all + text, ''),
  )

describe.each(currentInstruments().map(({ slug }) => slug))('the report of %s', (slug) => {
  test.each(locales)('without a story says everything in %s, each thing in its place', async (locale) => {
    const view = await viewOf(slug, locale)
    const pages = await pagesOf(view, locale)
    const text = textOf(pages)
    for (const said of contentOf(view)) expect(text).toContain(set(said))
    expect(text).not.toMatch(/pdf\.\w+|undefined|NaN|\{\w+\}|\ufffd/)
    expect(pages.length).toBeLessThanOrEqual(12)
    expectGoodPages(pages, locale)
  })
})

describe.each(versions.map(({ name }) => name))('the report of its own of %s', (name) => {
  test.each(locales)('says everything in %s, chapter after chapter', async (locale) => {
    const view = ownView(name, locale)
    const pages = await pagesOf(view, locale)
    const text = textOf(pages)
    for (const said of contentOf(view)) expect(text).toContain(set(said))
    expect(text).not.toMatch(/pdf\.\w+|undefined|NaN|\{\w+\}|\ufffd/)
    expectGoodPages(pages, locale)

    // A part that fits on a page begins and ends on one.
    for (const { id, about, reading } of view.dimensions) {
      const end = view.story?.parts[id]?.cost ?? reading?.describes ?? ''
      const on = (said: string) => pages.findIndex((page) => textOf([page]).includes(set(said)))
      expect(on(end)).toBe(on(about))
    }
  })
})

test.each(locales)(
  'a report with a story has every chapter once and in the order of the page, in %s',
  async (locale) => {
    const view = await viewOf('sleep', locale, { story: storyFixture, portrait: 'A sentence.', head: null })
    const i18n = mailTexts(locale)
    const pages = await pagesOf(view, locale)
    const titles = titlesOf(pages)
    const places = storyChapters
      .filter((id) => id !== 'pdf.chapter.handOver')
      .map((id) => titles.indexOf(squeezed(i18n._(id))))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))

    // The contents name the page each begins on.
    const contents = pages.find((page) => textOf([page]).includes(squeezed(i18n._('pdf.contents')))) ?? []
    const entries = textOf([contents])
    for (const id of storyChapters) {
      const begins = pages.findIndex((page) => page !== contents && textOf([page]).includes(squeezed(i18n._(id)))) + 1
      expect(entries).toContain(`${squeezed(i18n._(id))}${begins}`)
    }

    // Whoever gets a page gets that page alone, with the reader's lines and nothing else.
    for (const { facts } of storyFixture.handOver) {
      const page = pages.filter((one) => textOf([one]).includes(squeezed(facts[0] ?? '')))
      expect(page).toHaveLength(1)
      expect(textOf(page)).toContain(squeezed(i18n._('pdf.handOver.ticked')))
      expect(textOf(page)).not.toContain(squeezed(storyFixture.plan?.later[0] ?? ''))
      expect(textOf(page)).not.toContain(squeezed(view.title))
    }
  },
)

test('a dimension that is not scored says so', async () => {
  const view = await viewOf('mood-energy', 'en')
  const dimensions = view.dimensions.map((one, n) => (n === 1 ? { ...one, reading: null } : one))
  const text = textOf(await pagesOf({ ...view, overall: null, head: null, dimensions }, 'en'))
  expect(text).toContain(squeezed(mailTexts('en')._('pdf.notScored')))
  expect(text).toContain(squeezed(mailTexts('en')._('pdf.headline')))
})

test('a report of which nothing was scored has no drawing', async () => {
  const view = await viewOf('sleep', 'en')
  const dimensions = view.dimensions.map((one) => ({ ...one, reading: null }))
  const pages = await pagesOf({ ...view, picture: [], overall: null, head: null, dimensions }, 'en')
  expect(textOf(pages)).not.toContain(squeezed(mailTexts('en')._('pdf.portrait.how')))
})

test('the language of the answers is named as the reader names it', async () => {
  const text = textOf(await pagesOf(await viewOf('sleep', 'es', { takenIn: 'cn' }), 'es'))
  expect(text).toContain(squeezed(mailTexts('es')._('pdf.about.taken', { language: 'chino' })))
})

test.each(locales)('scores are said as on the page, in %s', async (locale) => {
  const t = await plainTexts(locale, 'report')
  const i18n = mailTexts(locale)
  const values = {
    ...{ score: 62, half: 16, from: 46, to: 78, answered: 12, step: 3 },
    ...{ level: 'L', low: 'A', high: 'B', lower: 'C', upper: 'D', below: 'E', above: 'F' },
  }
  for (const [key, id] of Object.entries(scoreTexts)) {
    expect(i18n._(id, values)).toBe(t(key as keyof typeof scoreTexts, values))
  }
})

test.each(locales)('no character of any report lacks a glyph in %s', async (locale) => {
  const texts = [
    ...versions.flatMap(({ text, words }) => [text(locale), words(locale)]),
    ...(await Promise.all(currentInstruments().map((one) => instrumentText(one, locale)))),
    ...helpCountries.map(({ code }) => countryView(code, locale)),
    await plainTexts(locale, 'report').then((t) => Object.keys(scoreTexts).map((key) => t(key as 'level.level1'))),
  ]
  const characters = new Set(keepEnd(JSON.stringify(texts)).replaceAll(/\\[nt"]|\s/g, ''))
  expect(characters.size).toBeGreaterThan(60)
  for (const stack of [textFont(locale), labelFont(locale)]) {
    for (const fontWeight of [400, 600]) {
      const fonts = await Promise.all(
        stack.map(async (fontFamily) => {
          await Font.load({ fontFamily, fontWeight })
          return Font.getFont({ fontFamily, fontWeight })?.data
        }),
      )
      const has = (character: string) =>
        fonts.some(
          (font) => font && 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
        )
      expect([...characters].filter((character) => !has(character))).toEqual([])
    }
  }
})
