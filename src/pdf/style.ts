import { StyleSheet } from '@react-pdf/renderer'
import { leading, printPalette, sizes, weights } from '@/core/brand/brand'
import type { Locale } from '@/core/locale'
import { labelFont, textFont } from './fonts'

export const colour = printPalette

/** Page measures in points; A4 is 595 × 842. The text is in one column, with its labels in the margin beside it. */
export const pageMargins = { width: 595, height: 842, top: 80, bottom: 66, side: 62, label: 92, gap: 20 } as const
export const columnWidth = pageMargins.width - 2 * pageMargins.side
export const textWidth = columnWidth - pageMargins.label - pageMargins.gap

/**
 * Returns the styles for a language. Chinese has more line spacing and smaller headlines, because its characters fill
 * their squares.
 */
export function reportStyle(locale: Locale) {
  const chinese = locale === 'cn'
  const size = sizes.print[chinese ? 'chinese' : 'latin']
  const line = leading.print[chinese ? 'chinese' : 'latin']
  const fontSize = size.text
  const display = { color: colour.ink, lineHeight: line.display }
  const small = { fontFamily: labelFont(locale), fontSize: size.small, color: colour.inkSoft, lineHeight: line.small }
  return StyleSheet.create({
    page: {
      paddingTop: pageMargins.top,
      paddingBottom: pageMargins.bottom,
      paddingHorizontal: pageMargins.side,
      backgroundColor: colour.paper,
      color: colour.ink,
      fontFamily: textFont(locale),
      fontSize,
    },
    /** All text except the head and foot repeated on each page. */
    body: { fontSize, lineHeight: line.text },
    /** Tighter text for parts that would not fit on one page otherwise. */
    tight: { fontSize: size.tight, lineHeight: line.tight },
    soft: { color: colour.inkSoft },
    strong: { fontWeight: weights.strong },
    small,
    eyebrow: { ...small, color: colour.warmInk, lineHeight: 1.4 },
    portrait: { ...display, fontSize: size.portrait, lineHeight: chinese ? 1.5 : 1.28 },
    lede: { fontSize: size.lede, lineHeight: line.text },
    h2: { ...display, fontSize: size.h2, marginBottom: 16 },
    h3: { ...display, fontSize: size.h3, lineHeight: chinese ? 1.55 : 1.35 },
    partName: { ...display, fontSize: size.part },
    quick: { ...display, fontSize: size.h3, lineHeight: chinese ? 1.65 : 1.42 },
    figure: { ...display, fontSize: size.figure },
    label: { ...small, fontWeight: weights.strong, color: colour.warmInk, lineHeight: chinese ? 1.5 : 1.35 },
    rule: { height: 0, borderTopWidth: 0.75, borderTopColor: colour.line },
    row: { flexDirection: 'row', gap: pageMargins.gap, marginBottom: chinese ? 9 : 8 },
    rowLabel: { width: pageMargins.label, flexShrink: 0, paddingTop: chinese ? 2 : 1.5 },
    rowText: { width: textWidth },
    stack: { gap: 6 },
    close: { gap: 2 },
    /** Space after a passage with a title of its own. */
    below: { height: chinese ? 5 : 6 },
    part: { marginBottom: 22 },
    /** Space between chapters on the same page. */
    apart: { height: 26 },
    box: { backgroundColor: colour.warmSoft, borderLeftWidth: 3, borderLeftColor: colour.warm, padding: 14 },
    tick: { width: 9.5, height: 9.5, borderWidth: 0.9, borderColor: colour.lineStrong, borderRadius: 2, flexShrink: 0 },
  })
}
export type ReportStyle = ReturnType<typeof reportStyle>

/** Style of a View or a Text. */
export type Style = Parameters<typeof StyleSheet.create>[0][string]
