import { brandNames, fontFaces, fontSizes, lineHeights, type Palette, printPalette } from '@/core/brand/brand'
import { renderLogoSvg } from '@/core/brand/logo'
import { formatDay, type TimeZone } from '@/core/dates'
import { htmlLang } from '@/core/locale'
import type { DocumentContext } from './document-context'
import { columnWidth, type Paper } from './paper'

/** Data that every template gets; lengths are in points. */
export interface DocumentData {
  /** Title of the file, without the name of a test. */
  title: string
  brand: string
  lang: string
  region: string | null
  chinese: boolean
  paper: Paper & { column: number }
  colours: Palette
  sizes: Record<string, number>
  /** Line heights as multiples of the type size. */
  leading: Record<string, number>
  /** Font families; if the first lacks a character, as in the name of a helpline, the next one is used. */
  fonts: { text: readonly string[]; label: readonly string[] }
  /** Mark of the product as SVG. */
  mark: string
  /** Day at the head of each page. */
  date: string
  /** Year, month and day for the file’s own date. */
  made: readonly number[]
  /** Line at the foot of each page. */
  foot: string
  /** `{page}` and `{total}` are filled in where the number of pages is known. */
  page: string
}

const [chineseSerif, serif, sans] = [fontFaces.chinese.family, fontFaces.serif.family, fontFaces.sans.family]

/**
 * Returns the data that all documents share.
 * @param at moment whose day is at the head of each page, as ISO 8601
 * @param zone time zone in which that day is counted; the reader's zone if absent
 */
export function documentData(
  { locale, i18n, paper, zone: own }: DocumentContext,
  kind: string,
  at: string,
  zone: TimeZone = own,
): DocumentData {
  const chinese = locale === 'cn'
  const [lang = 'en', region] = htmlLang[locale].split('-')
  const script = chinese ? 'chinese' : 'latin'
  const brand = brandNames[locale]
  return {
    title: `${brand} · ${kind}`,
    brand,
    lang,
    region: region ?? null,
    chinese,
    paper: { ...paper, column: columnWidth },
    colours: printPalette,
    sizes: fontSizes.print[script],
    leading: lineHeights.print[script],
    fonts: chinese
      ? { text: [chineseSerif, sans], label: [chineseSerif, sans] }
      : { text: [serif, sans, chineseSerif], label: [sans, chineseSerif] },
    mark: renderLogoSvg(printPalette, 15),
    date: formatDay(at, locale, zone),
    made: at.slice(0, 10).split('-').map(Number),
    foot: i18n._('pdf.foot'),
    page: i18n._('pdf.page', { page: '{page}', total: '{total}' }),
  }
}
