import { mailTexts } from '@emails/layout/texts'
import { expect, test, vi } from 'vitest'
import { reportVersions } from '@/content/check/report/versions'
import { helpCountries } from '@/content/helplines/countries'
import { buildCountryView } from '@/content/helplines/country-view'
import { currentInstruments, loadInstrumentText } from '@/content/tests/instruments'
import { languageNameFor, locales } from '@/core/locale'
import type { PercentileRank } from '@/core/report/scores/percentile-rank'
import { describeRank } from '@/core/report/scores/score-words'
import type { TextParams } from '@/core/texts/namespaces'
import { loadTexts } from '@/server/i18n/dictionaries'
import { scaleEnds, textsAtEnds, viewAtEnd } from '@/testing/data/scale-ends'
import { collectTexts } from '@/testing/markup-text'
import { createSampleView, pagesOf, textOf, toTypesetText } from '@/testing/pdf-report'
import { type PdfPiece, removeSpaces } from '@/testing/pdf-text'
import { storyFixture } from '@/testing/story-fixture'
import { createScoreTranslator, scoreTexts } from '../document-context'
import { renderPdf } from '../render'

// The first test reads the fonts, which takes long.
vi.setConfig({ testTimeout: 60_000 })

const versions = await reportVersions()

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
/** Returns the lines in the type size of chapter and part titles. */
const titlesOf = (pages: PdfPiece[][]): string =>
  removeSpaces(
    pages.flatMap((page) => page.filter(({ size }) => size > headSize)).reduce((all, { text }) => all + text, ''),
  )

test.each(locales)('a PDF report has its chapters in the same order as the web page, in %s', async (locale) => {
  const view = await createSampleView('sleep', locale, { story: storyFixture, portrait: 'A sentence.', head: null })
  const i18n = mailTexts(locale)
  const pages = await pagesOf(view, locale)
  const titles = titlesOf(pages)
  const places = storyChapters
    .filter((id) => id !== 'pdf.chapter.handOver')
    .map((id) => titles.indexOf(removeSpaces(i18n._(id))))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))

  // The contents list the first page of each chapter.
  const contents = pages.find((page) => textOf([page]).includes(removeSpaces(i18n._('pdf.contents')))) ?? []
  const entries = textOf([contents])
  for (const id of storyChapters) {
    const begins = pages.findIndex((page) => page !== contents && textOf([page]).includes(removeSpaces(i18n._(id)))) + 1
    expect(entries).toContain(`${removeSpaces(i18n._(id))}${begins}`)
  }

  // Each recipient of a page gets that page alone, with the reader's lines and nothing else.
  for (const { facts } of storyFixture.handOver) {
    const page = pages.filter((one) => textOf([one]).includes(removeSpaces(facts[0] ?? '')))
    expect(page).toHaveLength(1)
    expect(textOf(page)).toContain(removeSpaces(i18n._('pdf.handOver.ticked')))
    expect(textOf(page)).not.toContain(removeSpaces(storyFixture.plan?.later[0] ?? ''))
    expect(textOf(page)).not.toContain(removeSpaces(view.title))
  }
})

test.each(locales)(
  'a PDF with crisis help begins with letter, week plan and doctor page and omits no text, in %s',
  async (locale) => {
    const own = { story: storyFixture, portrait: 'A sentence.', head: null, help: 'first' } as const
    const i18n = mailTexts(locale)
    const pages = await pagesOf(await createSampleView('sleep', locale, own), locale)
    const titles = titlesOf(pages)
    const order = [
      ...[
        'pdf.chapter.letter',
        'pdf.chapter.week',
        'pdf.handOver.for.doctor',
        'pdf.rest.title',
        'pdf.talk',
        'pdf.parts',
      ],
      ...[
        'pdf.chapter.together',
        'pdf.chapter.later',
        'pdf.handOver.for.friend',
        'pdf.chapter.unknown',
        'pdf.next.title',
      ],
    ].map((id) => titles.indexOf(removeSpaces(i18n._(id))))
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    const contents = pages.find((page) => textOf([page]).includes(removeSpaces(i18n._('pdf.contents')))) ?? []
    for (const id of ['pdf.rest.title', 'pdf.chapter.handOverMore'])
      expect(textOf([contents])).toContain(removeSpaces(i18n._(id)))
    // The PDF contains every text.
    const text = textOf(pages)
    for (const phrase of collectTexts(storyFixture)) expect(text).toContain(toTypesetText(phrase))
    expect(text).not.toContain(toTypesetText(i18n._('pdf.next.doctor')))
  },
)

test('a dimension without a score is labeled as not scored in the PDF', async () => {
  const view = await createSampleView('mood-energy', 'en')
  const dimensions = view.dimensions.map((one, n) => (n === 1 ? { ...one, partResult: null } : one))
  const text = textOf(await pagesOf({ ...view, overall: null, head: null, dimensions }, 'en'))
  expect(text).toContain(removeSpaces(mailTexts('en')._('pdf.notScored')))
  expect(text).toContain(removeSpaces(mailTexts('en')._('pdf.headline')))
})

test('a PDF report without any score has no drawing', async () => {
  const view = await createSampleView('sleep', 'en')
  const dimensions = view.dimensions.map((one) => ({ ...one, partResult: null }))
  const pages = await pagesOf({ ...view, picture: [], overall: null, head: null, dimensions }, 'en')
  expect(textOf(pages)).not.toContain(removeSpaces(mailTexts('en')._('pdf.portrait.how')))
})

test('a PDF report names the language of the answers in the language of the reader', async () => {
  const text = textOf(await pagesOf(await createSampleView('sleep', 'es', { takenIn: 'cn' }), 'es'))
  expect(text).toContain(removeSpaces(mailTexts('es')._('pdf.about.taken', { language: 'chino' })))
})

test.each(locales)('score texts are the same in the PDF and on the page, in %s', async (locale) => {
  const t = await loadTexts(locale, 'report')
  const i18n = mailTexts(locale)
  const values = {
    score: 62,
    half: 16,
    from: 46,
    to: 78,
    answered: 12,
    step: 3,
    language: 'G',
    percent: 57,
    list: '1, 2',
    min: 1,
    max: 5,
    highest: 'M',
    lowest: 'N',
    n: 1034,
    level: 'L',
    low: 'A',
    high: 'B',
    lower: 'C',
    upper: 'D',
    below: 'E',
    above: 'F',
    sure: 'H',
    points: 'pI',
    higher: 'hI',
    same: 'sI',
  }
  for (const [key, id] of Object.entries(scoreTexts)) {
    expect(i18n._(id, values)).toBe(t(key as keyof typeof scoreTexts, values))
  }
})

test.each(locales)(
  'a PDF report shows the percentile rank of each part, or states once that none is known, in %s',
  async (locale) => {
    const i18n = mailTexts(locale)
    const language = languageNameFor(locale, 'es')
    const view = await createSampleView('sleep', locale, { takenIn: 'es' })
    const unknown = toTypesetText(i18n._('pdf.among.unknown', { language }))
    const none = await pagesOf({ ...view, norms: { used: null, measured: null, offer: null } }, locale)
    expect(textOf(none).split(unknown)).toHaveLength(2)

    const between = (from: number, to: number) => ({ from, to, some: true })
    const place: PercentileRank = {
      stage: 'range',
      at: 'inside',
      alike: 'same',
      lower: between(55, 70),
      same: between(5, 10),
      higher: between(25, 35),
      margin: { low: between(25, 30), high: between(85, 90) },
      error: { from: 56, to: 69 },
      n: 400,
    }
    const dimensions = view.dimensions.map((one) => ({
      ...one,
      partResult: one.partResult && { ...one.partResult, place },
    }))
    const norms = { used: { release: 2, n: 400 }, measured: 400, offer: 'newer' } as const
    const pages = await pagesOf({ ...view, dimensions, norms }, locale)
    const words = describeRank(place, 1, 'es', locale, createScoreTranslator(i18n))
    for (const sentence of [words.sentence, words.margin]) {
      expect(textOf(pages).split(toTypesetText(sentence))).toHaveLength(dimensions.length + 1)
    }
    expect(textOf(pages).split(toTypesetText(i18n._('pdf.among.error.stretches', { n: '400' })))).toHaveLength(2)
    expect(textOf(pages)).toContain(toTypesetText(i18n._('pdf.about.compared', norms.used)))
    expect(textOf(pages)).not.toContain(unknown)
    // The added lines may move one of two short parts that share a page to the next page.
    expect(pages.length - none.length).toBeLessThanOrEqual(1)
  },
)

test.each(locales.flatMap((locale) => scaleEnds.map((end) => ({ locale, end }))))(
  'the PDF states once per part that nobody scored beyond the $end of the scale, in $locale',
  async ({ locale, end }) => {
    const view = viewAtEnd(await createSampleView('worry', locale), end)
    const text = textOf(await pagesOf(view, locale))
    for (const sentence of Object.values(textsAtEnds[locale][end])) {
      expect(text.split(toTypesetText(sentence))).toHaveLength(view.dimensions.length + 1)
    }
  },
)

test.each(locales)('the fonts of the PDF have a glyph for every character of all reports in %s', async (locale) => {
  // Every parameter of a text has the value 0.
  const values = new Proxy<TextParams>({}, { get: () => 0 })
  const texts = [
    ...versions.flatMap(({ text, words }) => [text(locale), words(locale)]),
    ...(await Promise.all(currentInstruments().map((one) => loadInstrumentText(one, locale)))),
    ...helpCountries.map(({ code }) => buildCountryView(code, locale)),
    await loadTexts(locale, 'report').then((t) =>
      Object.keys(scoreTexts).map((key) => t(key as 'level.level1', values)),
    ),
  ]
  const characters = new Set(JSON.stringify(texts).replaceAll(/\\[nt"]|\s/g, ''))
  expect(characters.size).toBeGreaterThan(60)
  const view = await createSampleView('sleep', locale, { limits: [[...characters].join(' ')] })
  const job = {
    kind: 'report',
    locale,
    view,
    next: { articles: [], test: null },
    site: 'https://mindglass.test',
  } as const
  // The typesetter refuses a file with a character that no font of it has.
  expect(renderPdf(job, 'ua-1').length).toBeGreaterThan(0)
  const strange = { ...view, limits: ['\u1295'] }
  expect(() => renderPdf({ ...job, view: strange }, 'ua-1')).toThrow('could not be displayed')
  expect(renderPdf({ ...job, view: strange }).length).toBeGreaterThan(0)
})
