import { mailTexts } from '@emails/layout/texts'
import { describe, expect, test, vi } from 'vitest'
import { helpCountries } from '@/content/helplines/countries'
import { countryView } from '@/content/helplines/country-view'
import { currentInstruments, instrumentText } from '@/content/instruments'
import { brandNames } from '@/core/brand'
import { mainCountry } from '@/core/helplines'
import { type Locale, locales } from '@/core/locale'
import { levels } from '@/core/psychometrics/instrument'
import { sampleReport } from '@/features/report/sample'
import type { FullView } from '@/features/report/schema'
import { plainTexts } from '@/server/dictionaries'
import { type PdfPiece, readPdf, squeezed } from '@/testing/pdf-text'
import { publishedInstrument } from '@/testing/sittings'
import { levelName } from './letter'
import { renderReport } from './render'

// The first one reads the fonts.
vi.setConfig({ testTimeout: 30_000 })

async function viewOf(slug: string, locale: Locale, change: Partial<FullView> = {}): Promise<FullView> {
  const instrument = publishedInstrument(slug)
  const text = await instrumentText(instrument, locale)
  const context = instrument.context.flatMap(({ id }) => {
    const words = text.context[id]
    const [question, answer, note] = [words?.question, words?.options.at(-1), words?.notes.at(-1)]
    return question && answer && note ? [{ question, answer, note, calls: false }] : []
  })
  const sample = sampleReport(instrument, text, locale, null)
  return { ...sample, completedAt: '2026-11-20T21:04:00.000Z', context, ...change }
}

const pagesOf = async (view: FullView, locale: Locale, country = mainCountry[locale]): Promise<PdfPiece[][]> =>
  readPdf(await renderReport({ view, locale, country }))
const textOf = (pages: PdfPiece[][]): string => squeezed(pages.flat().reduce((all, { text }) => all + text, ''))

/** Everything a full report has to say. */
function contentOf({ title, head, dimensions, context, limits }: FullView): string[] {
  return [
    title,
    ...(head ? [head.headline, head.body] : []),
    ...dimensions.flatMap(({ name, about, low, high, reading }) =>
      reading
        ? [name, about, low, high, reading.quick, reading.describes, reading.helps ?? '', reading.talk]
        : [name, about],
    ),
    ...context.flatMap(({ question, answer, note }) => [question, answer, note]),
    ...limits,
  ]
}

const overlap = (a: PdfPiece, b: PdfPiece): boolean => {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.abs(a.y - b.y)
  return across > 1 && down < 0.75 * Math.min(a.size, b.size)
}

/** Pieces that begin a line: nothing ends right where they begin. */
const lineStarts = (page: PdfPiece[]): PdfPiece[] =>
  page.filter(
    (one) => !page.some((other) => Math.abs(other.y - one.y) < 3 && Math.abs(other.x + other.width - one.x) < 6),
  )
const lineEnds = (page: PdfPiece[]): PdfPiece[] =>
  page.filter(
    (one) => !page.some((other) => Math.abs(other.y - one.y) < 3 && Math.abs(one.x + one.width - other.x) < 6),
  )

describe.each(currentInstruments().map(({ slug }) => slug))('the report of %s', (slug) => {
  test.each(locales)('says everything in %s, each thing in its place', async (locale) => {
    const view = await viewOf(slug, locale)
    const i18n = mailTexts(locale)
    const pages = await pagesOf(view, locale)
    const text = textOf(pages)

    for (const said of contentOf(view)) expect(text).toContain(squeezed(said))
    for (const { name, short, reading } of view.dimensions) {
      if (!reading) throw new Error(`${name} is not scored`)
      const score = Math.round(reading.pomp)
      const level = levelName(i18n, reading.level)
      expect(text).toContain(squeezed(i18n._('pdf.ofHundred', { score })))
      // In the picture, which needs three of them, and in the list beside it.
      if (view.dimensions.length > 2) expect(text).toContain(squeezed(`${short}${score} · ${level}`))
      expect(text).toContain(squeezed(`${name}${score} · ${level}`))
    }
    expect(text).not.toMatch(/pdf\.\w+|undefined|NaN|\{\w+\}|\ufffd/)

    expect(pages.length).toBeGreaterThanOrEqual(3)
    expect(pages.length).toBeLessThanOrEqual(8)
    for (const [index, page] of pages.entries()) {
      const written = textOf([page])
      expect(written).toContain(squeezed(i18n._('pdf.page', { page: index + 1, total: pages.length })))
      expect(written).toContain(squeezed(brandNames[locale]))
      expect(written).toContain('2026')

      const outside = page.filter(({ x, width, y, size }) => x < 61 || x + width > 534 || y < 30 || y + size > 812)
      expect(outside).toEqual([])
      // Between the last line and the running foot nothing reaches down.
      expect(page.filter(({ y }) => y > 45 && y < 70)).toEqual([])
      const clashes = page.flatMap((one, at) =>
        page
          .slice(at + 1)
          .filter((other) => overlap(one, other))
          .map((other) => `${one.text} / ${other.text}`),
      )
      expect(clashes).toEqual([])
      if (locale === 'cn') {
        expect(lineStarts(page).filter(({ text }) => /^[，。、；：？！）》」』】”’…—％·,.;:?!)]/.test(text))).toEqual(
          [],
        )
        expect(lineEnds(page).filter(({ text }) => /[（《「『【“‘(]$/.test(text))).toEqual([])
      }
    }
  })
})

test.each(locales)('help comes before everything else where the answers sound like distress, in %s', async (locale) => {
  const view = await viewOf('low-mood', locale, { help: 'first', retake: true })
  const text = textOf(await pagesOf(view, locale, 'MX'))
  const at = (said: string) => {
    expect(text.split(squeezed(said))).toHaveLength(2)
    return text.indexOf(squeezed(said))
  }
  const i18n = mailTexts(locale)
  expect(at(i18n._('pdf.help.title'))).toBeLessThan(at('800 911 2000'))
  expect(at('findahelpline.com')).toBeLessThan(at(view.head?.headline ?? ''))
  expect(at(view.head?.headline ?? '')).toBeLessThan(at(i18n._('pdf.caution')))
})

test.each(locales)(
  'whom to talk to comes first in the soft form, and numbers stay at the end, in %s',
  async (locale) => {
    // The sample of this test has one part at level5.
    const view = await viewOf('stress-burnout', locale)
    expect(view.help).toBe('soft')
    const i18n = mailTexts(locale)
    const text = textOf(await pagesOf(view, locale))
    const at = (said: string) => text.indexOf(squeezed(said))
    const reason = view.reasons[0]?.text ?? ''
    const order = [i18n._('pdf.soft.title'), reason, view.head?.headline ?? '', i18n._('pdf.help.any')].map(at)
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(text).not.toContain(squeezed(i18n._('pdf.help.title')))
  },
)

test.each(locales)(
  'the lines of the reader’s own country stand at the end of every other report, in %s',
  async (locale) => {
    const view = await viewOf('sleep', locale)
    for (const country of [mainCountry[locale], 'HK', 'CL']) {
      const text = textOf(await pagesOf(view, locale, country))
      const { name, emergency, groups } = countryView(country, locale)
      const numbers = groups.flatMap(({ lines }) => lines.flatMap(({ contacts }) => contacts.map(({ label }) => label)))
      for (const said of [name, ...emergency.numbers.map(({ number }) => number), ...numbers]) {
        expect(text).toContain(squeezed(said))
      }
      expect(text).toContain('findahelpline.com')
      expect(text).not.toContain(squeezed(mailTexts(locale)._('pdf.help.title')))
    }
  },
)

test.each(locales)('the longest list of help fits on the page it begins on, in %s', async (locale) => {
  const length = (code: string) => JSON.stringify(countryView(code, locale)).length
  const longest = helpCountries.map(({ code }) => code).sort((a, b) => length(b) - length(a))[0]
  const view = await viewOf('low-mood', locale, { help: 'first' })
  const [page = []] = await pagesOf(view, locale, longest)
  expect(textOf([page])).toContain('findahelpline.com')
})

test('a dimension that is not scored says so, and the picture leaves it out', async () => {
  const view = await viewOf('mood-energy', 'en')
  const dimensions = view.dimensions.map((one, n) => (n === 1 ? { ...one, reading: null } : one))
  const text = textOf(await pagesOf({ ...view, overall: null, head: null, dimensions }, 'en'))
  expect(text).toContain(squeezed(mailTexts('en')._('pdf.notScored')))
  expect(text).toContain(squeezed(mailTexts('en')._('pdf.headline')))
})

test('the language of the answers is named as the reader names it', async () => {
  const text = textOf(await pagesOf(await viewOf('sleep', 'es', { takenIn: 'cn' }), 'es'))
  expect(text).toContain(squeezed(mailTexts('es')._('pdf.about.taken', { language: 'chino' })))
})

test.each(locales)('levels are called as on the page, in %s', async (locale) => {
  const t = await plainTexts(locale, 'report')
  const i18n = mailTexts(locale)
  for (const level of levels) expect(levelName(i18n, level)).toBe(t(`level.${level}`))
})
