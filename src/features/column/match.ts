import { boundaryBefore } from '@/core/input/visible'
import type { Locale } from '@/core/locale'
import type { MarkedText } from './schema'
import { simplifyCharacter } from './traditional-characters'

/**
 * A text in lower case without accents, its traditional Chinese characters simplified; `at` holds the index of each
 * character in the original.
 */
export interface FoldedText {
  text: string
  at: readonly number[]
}

const MAX_WORDS = 8
const LETTER = /[\p{L}\p{N}]/u
/** Chinese has no spaces between words, so a Chinese word matches anywhere. */
const HAN = /\p{Script=Han}/u

export function foldText(original: string): FoldedText {
  let text = ''
  const at: number[] = []
  let index = 0
  for (const character of original) {
    const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’‘]/g, "'")
    const folded = HAN.test(plain) ? Array.from(plain, simplifyCharacter).join('') : plain
    for (let n = 0; n < folded.length; n++) at.push(index)
    text += folded
    index += character.length
  }
  at.push(index)
  return { text, at }
}

/** Returns the words of a query, folded, without the punctuation around them. */
export function queryWords(query: string): string[] {
  const words = foldText(query)
    .text.split(/[\s,，、。;；]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
  return [...new Set(words)].slice(0, MAX_WORDS)
}

interface Range {
  from: number
  to: number
}

/** Maximum length of words that match whole words only: "no" must not find "nobody". */
const SHORT = 3

/** Synonyms that differ between the Chinese of different regions. */
const SAME: readonly (readonly string[])[] = [['抑郁', '忧郁']]

/** Returns a word, and its variants with a synonym inside. */
const synonymVariants = (word: string): string[] => [
  word,
  ...SAME.flatMap((same) =>
    same
      .filter((one) => word.includes(one))
      .flatMap((one) => same.filter((other) => other !== one).map((other) => word.replaceAll(one, other))),
  ),
]

/**
 * Returns the places of a word or its synonyms in a folded text: anywhere in Chinese, else at the beginning of a word.
 */
export const occurrences = (folded: FoldedText, word: string): Range[] =>
  synonymVariants(word)
    .flatMap((way) => placesOf(folded, way))
    .sort((a, b) => a.from - b.from)

function placesOf({ text }: FoldedText, word: string): Range[] {
  const found: Range[] = []
  const anywhere = HAN.test(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const to = at + word.length
    const begins = !LETTER.test(text[at - 1] ?? '')
    const ends = word.length > SHORT || !LETTER.test(text[to] ?? '')
    if (anywhere || (begins && ends)) found.push({ from: at, to })
  }
  return found
}

export const hasAll = (folded: FoldedText, words: readonly string[]): boolean =>
  words.every((word) => occurrences(folded, word).length > 0)

/** Returns the ranges of all the words in the original text, in order, with overlaps joined. */
function rangesOf(folded: FoldedText, words: readonly string[]): Range[] {
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

/** Returns a text with the query's words marked. */
export function markMatches(text: string, words: readonly string[]): MarkedText {
  const pieces: MarkedText = []
  let from = 0
  for (const range of rangesOf(foldText(text), words)) {
    pieces.push({ text: text.slice(from, range.from), marked: false })
    pieces.push({ text: text.slice(range.from, range.to), marked: true })
    from = range.to
  }
  pieces.push({ text: text.slice(from), marked: false })
  return pieces.filter((piece) => piece.text !== '')
}

const EXCERPT: Record<Locale, number> = { cn: 70, en: 170, es: 170 }

/** Returns the number of different query words in a text. */
const distinct = (folded: FoldedText, words: readonly string[]): number =>
  words.filter((word) => occurrences(folded, word).length > 0).length

/**
 * Returns the paragraph with the most query words (the first of several), cut to a few lines, with the words marked.
 */
export function makeExcerpt(paragraphs: readonly string[], words: readonly string[], locale: Locale): MarkedText {
  const best = paragraphs
    .map((text) => ({ text, count: distinct(foldText(text), words) }))
    .reduce((kept, one) => (one.count > kept.count ? one : kept), { text: paragraphs[0] ?? '', count: 0 })
  return markMatches(cut(best.text, rangesOf(foldText(best.text), words)[0]?.from ?? 0, locale), words)
}

/** Returns a few lines of a text around an index, without cutting a word; Chinese may be cut anywhere. */
function cut(text: string, around: number, locale: Locale): string {
  const length = EXCERPT[locale]
  const spaced = locale !== 'cn'
  const from = Math.max(0, Math.min(around - Math.round(length / 3), text.length - length))
  const start = from === 0 ? 0 : spaced ? text.indexOf(' ', from) + 1 : from
  const to = from + length
  const end = to >= text.length ? text.length : spaced ? text.lastIndexOf(' ', to) : to
  const open = end < text.length
  const piece = text.slice(boundaryBefore(text, start), boundaryBefore(text, end)).trim()
  return `${start > 0 ? '…' : ''}${open ? `${piece.replace(/[\p{P}\s]+$/u, '')}…` : piece}`
}
