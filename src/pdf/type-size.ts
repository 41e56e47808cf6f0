import type { Locale } from '@/core/locale'
import { textWidth } from './style'

/** Type size in points, and line height as a multiple of it. */
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

/** Sizes for the letter, which may be larger than texts with labels beside them. */
const letterSizes = {
  cn: [{ fontSize: 13, lineHeight: 1.95 }, ...chinese],
  en: [{ fontSize: 12.5, lineHeight: 1.66 }, ...latin],
  es: [{ fontSize: 12.5, lineHeight: 1.66 }, ...latin],
} as const

/** Width of one character of running text, as a fraction of its size. */
const characterWidth = { cn: 1, en: 0.485, es: 0.485 } as const

/** Space in points below a paragraph, plus an allowance for its last line, which is emptier than counted. */
const below = { cn: 9, en: 8, es: 8 } as const

/** Returns the number of lines that a text takes at a type size and width in points. */
export const linesOf = (text: string, locale: Locale, fontSize: number, width: number): number =>
  Math.ceil(text.length / (width / (fontSize * characterWidth[locale])))

/** Returns the height in points of paragraphs one below the other. */
export function heightOf(
  texts: readonly string[],
  locale: Locale,
  { fontSize, lineHeight }: TypeSize,
  width: number = textWidth,
): number {
  const lines = (text: string) => linesOf(text, locale, fontSize, width)
  return texts.reduce((sum, text) => sum + lines(text) * fontSize * lineHeight + below[locale], 0)
}

/**
 * Returns the largest size at which paragraphs fit a height in points, so that a page is neither empty nor cut; else
 * the smallest.
 */
export const fittingSize = (texts: readonly string[], locale: Locale, room: number): TypeSize =>
  firstThatFits(sizes[locale], (size) => heightOf(texts, locale, size) <= room)

/** Returns the same for the letter, whose column is `width` points wide. */
export const letterTypeSize = (texts: readonly string[], locale: Locale, room: number, width: number): TypeSize =>
  firstThatFits(letterSizes[locale], (size) => heightOf(texts, locale, size, width) <= room)

function firstThatFits(list: readonly TypeSize[], fits: (size: TypeSize) => boolean): TypeSize {
  const found = list.find(fits) ?? list.at(-1)
  if (!found) throw new Error('there are no sizes')
  return found
}
