import { mailTexts } from '@emails/layout/texts'
import { expect } from 'vitest'
import { loadInstrumentText } from '@/content/tests/instruments'
import { brandNames } from '@/core/brand/brand'
import { mainCountry } from '@/core/care/helplines'
import type { Locale } from '@/core/locale'
import { questionName } from '@/core/report/chapters'
import type { FullView, NextSteps } from '@/features/report/schema'
import { createSampleReport } from '@/features/report/view/sample-report'
import { type Paper, type PaperName, papers } from '@/pdf/paper'
import { renderPdf } from '@/pdf/render'
import { publishedInstrument } from './data/sittings'
import { type PdfPiece, readPdf, removeSpaces } from './pdf-text'

const next: NextSteps = {
  articles: [{ id: 'an-article', title: 'An article to go on with', minutes: 6 }],
  test: { slug: 'worry', title: 'Another test' },
}

/** Returns the sample report of a published test, with a note on every circumstance. */
export async function createSampleView(
  slug: string,
  locale: Locale,
  change: Partial<FullView> = {},
): Promise<FullView> {
  const instrument = publishedInstrument(slug)
  const text = await loadInstrumentText(instrument, locale)
  const context = instrument.context.flatMap(({ id }) => {
    const words = text.context[id]
    const [answer, note] = [words?.options.at(-1), words?.notes.at(-1)]
    return words && answer && note ? [{ name: questionName(words), answer, note, calls: false }] : []
  })
  const sample = createSampleReport(instrument, text, locale, null)
  return { ...sample, completedAt: '2026-11-20T21:04:00.000Z', context, ...change }
}

export const pagesOf = async (
  view: FullView,
  locale: Locale,
  country = mainCountry[locale],
  paper: PaperName = 'a4',
): Promise<PdfPiece[][]> =>
  readPdf(renderPdf({ kind: 'report', view, next, site: 'https://mindglass.test', locale, country, paper }))
/** Returns the text of all pages without spaces, and without the hyphen that Spanish repeats on a new line. */
export const textOf = (pages: PdfPiece[][]): string =>
  removeSpaces(pages.flat().reduce((all, { text }) => all + text, '')).replaceAll('--', '-')
/** Returns the text in its typeset form. */
export const toTypesetText = (text: string): string => removeSpaces(text.replaceAll('☐', '□'))

// At either end of a line, a full-width mark takes up only half of the width that the file states.
const leftOf = ({ text, x, size }: PdfPiece): number => (/^[（《〈「『【“‘]/.test(text) ? x + size / 2 : x)
const rightOf = ({ text, x, width, size }: PdfPiece): number =>
  /[，。、；：？！）》〉」』】”’]$/.test(text) ? x + width - size / 2 : x + width

const overlap = (a: PdfPiece, b: PdfPiece): boolean => {
  const across = Math.min(rightOf(a), rightOf(b)) - Math.max(leftOf(a), leftOf(b))
  const down = Math.abs(a.y - b.y)
  return across > 1 && down < 0.75 * Math.min(a.size, b.size)
}

/** Returns the pieces that begin a line: no other piece ends directly before them. */
const lineStarts = (page: PdfPiece[]): PdfPiece[] =>
  page.filter(
    (one) => !page.some((other) => Math.abs(other.y - one.y) < 3 && Math.abs(other.x + other.width - one.x) < one.size),
  )
const lineEnds = (page: PdfPiece[]): PdfPiece[] =>
  page.filter(
    (one) => !page.some((other) => Math.abs(other.y - one.y) < 3 && Math.abs(one.x + one.width - other.x) < one.size),
  )

/** Returns the pieces of a page that reach into its margins. */
export const findMarginPieces = (page: PdfPiece[], { width, height, side, head, foot }: Paper): PdfPiece[] =>
  page.filter(
    (one) =>
      leftOf(one) < side - 1 ||
      rightOf(one) > width - side + 3 ||
      one.y < foot - 6 ||
      one.y + one.size > height - head + 8,
  )

/** Checks the requirements of every page, whatever its content. */
export function expectGoodPages(
  pages: PdfPiece[][],
  locale: Locale,
  { total = pages.length, paper = 'a4' }: { total?: number; paper?: PaperName } = {},
): void {
  const { height, bottom, head, foot } = papers[paper]
  const i18n = mailTexts(locale)
  const [cover] = pages.flatMap((page, index) =>
    textOf([page]).includes(toTypesetText(i18n._('pdf.kind'))) ? [index] : [],
  )
  for (const [index, page] of pages.entries()) {
    const written = textOf([page])
    if (index !== cover) {
      expect(written).toContain(removeSpaces(i18n._('pdf.page', { page: index + 1, total })))
    }
    expect(written).toContain(removeSpaces(brandNames[locale]))
    expect(written).toContain('2026')
    expect(page.filter(({ size }) => size < 8.99)).toEqual([])

    expect(findMarginPieces(page, papers[paper])).toEqual([])
    // No text stands between the last line and the footer.
    expect(page.filter(({ y }) => y > foot + 11 && y < bottom)).toEqual([])
    // A page has more than the header and the footer, and more than two lines.
    const lines = new Set(page.filter(({ y }) => y >= bottom && y < height - head - 24).map(({ y }) => Math.round(y)))
    expect(lines.size).toBeGreaterThan(2)
    const clashes = page.flatMap((one, at) =>
      page
        .slice(at + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `${one.text} / ${other.text}`),
    )
    expect(clashes).toEqual([])
    if (locale === 'cn') {
      expect(lineStarts(page).filter(({ text }) => /^[，。、；：？！）》」』】”’…—％·,.;:?!)]/.test(text))).toEqual([])
      expect(lineEnds(page).filter(({ text }) => /[（《「『【“‘(]$/.test(text))).toEqual([])
    }
  }
}

/** Returns all texts of a full report, in the order of its chapters. */
export function contentOf({ title, head, portrait, dimensions, story, talk, limits }: FullView): string[] {
  return [
    title,
    ...(head ? [head.headline, head.body] : []),
    ...(portrait ? [portrait] : []),
    ...(story?.caption ? [story.caption] : []),
    ...(story?.letter ?? []),
    ...dimensions.flatMap(({ id, name, about, low, high, partResult }) => [
      name,
      about,
      ...(partResult ? [partResult.quick, low, high, partResult.describes] : []),
      ...(story?.parts[id]?.groups ?? []),
      story?.parts[id]?.cost ?? partResult?.helps ?? '',
    ]),
    ...[...(story?.meeting ?? []), ...(story?.edge ?? [])].flatMap((one) => [one.title, one.text]),
    ...(story?.answerPairs ?? []),
    ...(story?.quotes ?? []).flatMap(({ item, answer, text }) => [item, answer, text ?? '']),
    ...(story?.where ?? []).map(({ text }) => text),
    ...(story?.context ?? []).map(({ text }) => text),
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
