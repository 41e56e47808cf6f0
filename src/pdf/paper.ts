import { elsewhereCode, findReaderCountry, type HelpPlace } from '@/core/care/helplines'
import type { Locale } from '@/core/locale'

/**
 * Sheet of paper: its size and margins in points. Text is equally wide on every paper, so that its lines end in the
 * same places.
 */
export interface Paper {
  size: 'A4' | 'LETTER'
  width: number
  height: number
  top: number
  bottom: number
  side: number
  /** Distance of the running lines from the upper and the lower edge. */
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

/** Width between the margins in points; the same on every paper. */
export const columnWidth = papers.a4.width - 2 * papers.a4.side

/** Countries where shops and printers use Letter, as the Unicode CLDR lists them (`paperSize`, US-Letter). */
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

/** Returns the paper of a country. Chinese documents are always on A4, because most of their readers print on it. */
export const paperForCountry = (country: string, locale: Locale): PaperName =>
  locale !== 'cn' && letterPlaces.some(({ code }) => code === country) ? 'letter' : 'a4'

/**
 * Returns the paper for a reader of these languages, best first: `en-US` and a bare `en` mean Letter, `en-GB` and `es`
 * mean A4.
 */
export function paperForLanguages(tags: readonly string[], locale: Locale): PaperName {
  const country = findReaderCountry(tags, locale, letterPlaces)
  return country === elsewhereCode ? 'a4' : paperForCountry(country, locale)
}
