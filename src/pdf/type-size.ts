import type { Locale } from '@/core/locale'
import { textWidth } from './style'

/** Points of one line of text, and its height in parts of that. */
export type TypeSize = { fontSize: number; lineHeight: number }

const latin: readonly TypeSize[] = [
  { fontSize: 11.5, lineHeight: 1.6 },
  { fontSize: 11, lineHeight: 1.56 },
  { fontSize: 10.25, lineHeight: 1.5 },
  { fontSize: 9.5, lineHeight: 1.42 },
]
const chinese: readonly TypeSize[] = [
  { fontSize: 12, lineHeight: 1.9 },
  { fontSize: 11.25, lineHeight: 1.82 },
  { fontSize: 10.5, lineHeight: 1.75 },
  { fontSize: 9.75, lineHeight: 1.62 },
]

const sizes = { cn: chinese, en: latin, es: latin } as const

/** A letter may be set larger than what has other texts beside it. */
const letterSizes = {
  cn: [{ fontSize: 13, lineHeight: 1.95 }, ...chinese],
  en: [{ fontSize: 12.5, lineHeight: 1.66 }, ...latin],
  es: [{ fontSize: 12.5, lineHeight: 1.66 }, ...latin],
} as const

/** Width of one character of running text, in parts of its size. */
const characterWidth = { cn: 1, en: 0.485, es: 0.485 } as const

/** Points below a paragraph, and the part of a line that its last one leaves empty on top of what is counted. */
const below = { cn: 9, en: 8, es: 8 } as const

/** Lines that a text of a size in points takes in a width. */
export const linesOf = (text: string, locale: Locale, fontSize: number, width: number): number =>
  Math.ceil(text.length / (width / (fontSize * characterWidth[locale])))

/** Points that paragraphs take, one below the other. */
export function heightOf(
  texts: readonly string[],
  locale: Locale,
  { fontSize, lineHeight }: TypeSize,
  width: number = textWidth,
): number {
  const lines = (text: string) => linesOf(text, locale, fontSize, width)
  return texts.reduce((sum, text) => sum + lines(text) * fontSize * lineHeight + below[locale], 0)
}

/** The largest size in which paragraphs fit a height in points, so that a page is neither empty nor cut; else the smallest. */
export const fittingSize = (texts: readonly string[], locale: Locale, room: number): TypeSize =>
  firstThatFits(sizes[locale], (size) => heightOf(texts, locale, size) <= room)

/** The same for the letter, which has a column of its own of so many points. */
export const letterSize = (texts: readonly string[], locale: Locale, room: number, width: number): TypeSize =>
  firstThatFits(letterSizes[locale], (size) => heightOf(texts, locale, size, width) <= room)

function firstThatFits(list: readonly TypeSize[], fits: (size: TypeSize) => boolean): TypeSize {
  const found = list.find(fits) ?? list.at(-1)
  if (!found) throw new Error('there are no sizes')
  return found
}
