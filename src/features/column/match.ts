import type { Locale } from '@/core/locale'
import type { MarkedText } from './schema'

/** A text without case and accents, and for each of its characters where it stood in the original. */
export interface Folded {
  text: string
  at: readonly number[]
}

const MAX_WORDS = 8
const LETTER = /[\p{L}\p{N}]/u
/** Chinese has no spaces between words: there a word is found anywhere. */
const HAN = /\p{Script=Han}/u

export function fold(original: string): Folded {
  let text = ''
  const at: number[] = []
  let index = 0
  for (const character of original) {
    const folded = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’‘]/g, "'")
    for (let n = 0; n < folded.length; n++) at.push(index)
    text += folded
    index += character.length
  }
  at.push(index)
  return { text, at }
}

/** The words of a query, folded, without the punctuation around them. */
export function queryWords(query: string): string[] {
  const words = fold(query)
    .text.split(/[\s,，、。;；]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
  return [...new Set(words)].slice(0, MAX_WORDS)
}

interface Range {
  from: number
  to: number
}

/** Where a word stands in a folded text: anywhere in Chinese, else where a word begins. */
export function occurrences({ text }: Folded, word: string): Range[] {
  const found: Range[] = []
  const anywhere = HAN.test(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (anywhere || at === 0 || !LETTER.test(text[at - 1] ?? '')) found.push({ from: at, to: at + word.length })
  }
  return found
}

export const hasAll = (folded: Folded, words: readonly string[]): boolean =>
  words.every((word) => occurrences(folded, word).length > 0)

/** Ranges of all the words in the original text, in order, overlaps joined. */
function rangesOf(folded: Folded, words: readonly string[]): Range[] {
  const original = ({ from, to }: Range): Range => ({ from: folded.at[from] ?? 0, to: folded.at[to] ?? 0 })
  const ranges = words.flatMap((word) => occurrences(folded, word).map(original)).sort((a, b) => a.from - b.from)
  const joined: Range[] = []
  for (const range of ranges) {
    const last = joined.at(-1)
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to)
    else joined.push({ ...range })
  }
  return joined
}

/** A text with the words in it marked. */
export function marked(text: string, words: readonly string[]): MarkedText {
  const pieces: MarkedText = []
  let from = 0
  for (const range of rangesOf(fold(text), words)) {
    pieces.push({ text: text.slice(from, range.from), marked: false })
    pieces.push({ text: text.slice(range.from, range.to), marked: true })
    from = range.to
  }
  pieces.push({ text: text.slice(from), marked: false })
  return pieces.filter((piece) => piece.text !== '')
}

const EXCERPT: Record<Locale, number> = { cn: 70, en: 170, es: 170 }

/** The part of a text where most of the words stand together, with them marked. */
export function excerpt(text: string, folded: Folded, words: readonly string[], locale: Locale): MarkedText {
  const length = EXCERPT[locale]
  const ranges = rangesOf(folded, words)
  const within = (start: Range) => ranges.filter(({ from, to }) => from >= start.from && to <= start.from + length)
  const distinct = (start: Range) => new Set(within(start).map(({ from, to }) => fold(text.slice(from, to)).text)).size
  const best = ranges.reduce<Range | undefined>(
    (kept, range) => (kept && distinct(kept) >= distinct(range) ? kept : range),
    undefined,
  )
  const from = Math.max(0, (best?.from ?? 0) - Math.round(length / 3))
  const [start, end] = [wordStart(text, from, locale), wordEnd(text, from + length, locale)]
  const cut = text.slice(start, end).trim()
  return marked(`${start > 0 ? '…' : ''}${cut}${end < text.length ? '…' : ''}`, words)
}

/** No word is cut in two; Chinese may be cut anywhere. */
function wordStart(text: string, at: number, locale: Locale): number {
  if (at === 0 || locale === 'cn') return at
  return text.indexOf(' ', at) + 1
}

function wordEnd(text: string, at: number, locale: Locale): number {
  if (at >= text.length) return text.length
  if (locale === 'cn') return at
  return text.lastIndexOf(' ', at)
}
