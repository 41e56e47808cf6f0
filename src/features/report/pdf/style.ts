import { StyleSheet } from '@react-pdf/renderer'
import { paperDay } from '@/core/brand'
import type { Locale } from '@/core/locale'
import { displayFont, textFont } from './fonts'

/** Paper has the first theme by day. */
export const colour = paperDay

/** Lengths are points. A4 is 595 × 842. */
export const sheet = { width: 595, side: 62, label: 104, gap: 16 } as const
export const columnWidth = sheet.width - 2 * sheet.side

/** Chinese takes more air between its lines, and smaller headlines because its letters fill their squares. */
export function reportStyle(locale: Locale) {
  const chinese = locale === 'cn'
  const fontSize = chinese ? 10 : 10.25
  const lineHeight = chinese ? 1.7 : 1.5
  const display = { fontFamily: displayFont(locale), color: colour.ink, lineHeight: chinese ? 1.45 : 1.25 }
  const small = { fontSize: 8.5, color: colour.inkSoft, lineHeight: chinese ? 1.6 : 1.45 }
  return StyleSheet.create({
    page: {
      paddingTop: 84,
      paddingBottom: 72,
      paddingHorizontal: sheet.side,
      backgroundColor: colour.paper,
      color: colour.ink,
      fontFamily: textFont(locale),
      fontSize,
    },
    /** Everything but the running lines: text made per page loses its place where a line height is inherited. */
    body: { fontSize, lineHeight },
    soft: { color: colour.inkSoft },
    small,
    eyebrow: { fontSize: 9, color: colour.warmInk, lineHeight: 1.4 },
    headline: { ...display, fontSize: chinese ? 22 : 26, marginTop: 8, ...(chinese ? {} : { maxWidth: 456 }) },
    lede: { fontSize: chinese ? 11 : 11.5, marginTop: 12 },
    h2: { ...display, fontSize: chinese ? 16.5 : 18 },
    h3: { ...display, fontSize: chinese ? 13.5 : 15 },
    quick: { ...display, fontSize: chinese ? 11.5 : 12.5, lineHeight: chinese ? 1.65 : 1.4 },
    figure: { ...display, fontSize: chinese ? 11.5 : 12.5 },
    label: { fontSize: 9, fontWeight: 600, color: colour.warmInk, lineHeight: chinese ? 1.5 : 1.35 },
    rule: { height: 0, borderTopWidth: 0.75, borderTopColor: colour.line },
    row: { flexDirection: 'row', gap: sheet.gap },
    rowLabel: { width: sheet.label, flexShrink: 0, paddingTop: 1.5 },
    rowText: { flex: 1 },
    /** Space goes below: above, it would be kept at the top of a page. */
    part: { gap: 10, marginBottom: 24 },
    close: { gap: 14 },
    block: { marginBottom: 22 },
    stack: { gap: 6 },
  })
}
export type ReportStyle = ReturnType<typeof reportStyle>

/** One style, of a part or of a text. */
export type Style = Parameters<typeof StyleSheet.create>[0][string]
