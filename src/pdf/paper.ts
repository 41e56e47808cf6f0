import { elsewhereCode, findReaderCountry, type HelpPlace } from '@/core/care/helplines'
import type { Locale } from '@/core/locale'

/** A sheet: its measures and margins in points. Text is as wide on each, so that its lines end in the same places. */
export interface Paper {
  size: 'A4' | 'LETTER'
  width: number
  height: number
  top: number
  bottom: number
  side: number
  /** Of the running lines, from the upper and the lower edge. */
  head: number
  foot: number
}

/** Letter is wider and shorter than A4; most of what it lacks in height is taken from its margins. */
export const papers = {
  a4: { size: 'A4', width: 595, height: 842, top: 80, bottom: 66, side: 62, head: 38, foot: 36 },
  letter: { size: 'LETTER', width: 612, height: 792, top: 68, bottom: 54, side: 70.5, head: 32, foot: 28 },
} as const satisfies Record<string, Paper>

export type PaperName = keyof typeof papers

export const isPaperName = (value: string | null): value is PaperName => value !== null && Object.hasOwn(papers, value)

/** Points from one margin to the other; the same on every paper. */
export const columnWidth = papers.a4.width - 2 * papers.a4.side

/** Where shops and printers have Letter, as the Unicode CLDR lists it (`paperSize`, US-Letter). */
const letterPlaces: readonly HelpPlace[] = [
  'BZ',
  'CA',
  'CL',
  'CO',
  'CR',
  'GT',
  'MX',
  'NI',
  'PA',
  'PH',
  'PR',
  'SV',
  'US',
  'VE',
].map((code) => ({ code }))

/** The paper of a country; Chinese comes on A4 everywhere, because most who read it print on that. */
export const paperOf = (country: string, locale: Locale): PaperName =>
  locale !== 'cn' && letterPlaces.some(({ code }) => code === country) ? 'letter' : 'a4'

/** The paper of whoever reads these languages, best first: `en-US` and a bare `en` mean Letter, `en-GB` and `es` A4. */
export function readerPaper(tags: readonly string[], locale: Locale): PaperName {
  const country = findReaderCountry(tags, locale, letterPlaces)
  return country === elsewhereCode ? 'a4' : paperOf(country, locale)
}
