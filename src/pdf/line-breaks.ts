import { wordsOf } from '@/core/texts/words'

/** Chinese characters and full-width marks: a line may break between them. */
const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f]/
/** Characters that never start a line. */
const CLOSING = /^[□，。、；：？！）》〉」』】〕”’…—～·％,.;:?!)\]}%/–-]/
/** Characters that never end a line. */
const OPENING = /[（《〈「『【〔“‘([{]$/
/** Number or Latin word with the space after it: a Chinese measure word stays with its number. */
const COUNTED = /[A-Za-z0-9.%]\u00a0$/

const NBSP = '\u00a0'

/** Number of pieces that stay together at the end. */
const TAIL = 3

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/**
 * Splits a run of text without spaces into pieces between which a line may break, by the Chinese rules: closing marks
 * stay with the text before them, opening ones with the text after, Latin words and numbers stay whole, and the last
 * few characters stay together, so that a last line never has only one or two of them.
 */
export function chinesePieces(run: string): string[] {
  if (!WIDE.test(run)) return [run]
  const pieces: string[] = []
  for (const { segment } of graphemes.segment(run)) {
    const last = pieces.at(-1)
    if (last !== undefined && stays(last, segment)) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  const tail = Math.max(0, pieces.length - TAIL)
  return [...pieces.slice(0, tail), pieces.slice(tail).join('')]
}

function stays(last: string, segment: string): boolean {
  if (segment === NBSP || CLOSING.test(segment) || OPENING.test(last)) return true
  if (last.endsWith(NBSP)) return WIDE.test(segment) && COUNTED.test(last)
  return !WIDE.test(segment) && !WIDE.test(last.slice(-1))
}

/** Inserts empty pieces: the renderer adds a hyphen between two parts of a word, but not next to an empty one. */
const withoutHyphens = (pieces: readonly string[]): string[] =>
  pieces.flatMap((piece, index) => (index > 0 ? ['', piece] : [piece]))

/** Returns the pieces of running text: Chinese breaks by its rules, other languages only between words. */
export const breakText = (run: string | null): string[] => withoutHyphens(chinesePieces(run ?? ''))

/** Returns the pieces of a headline: Chinese breaks between words too. */
export const breakHeadline = (run: string | null): string[] =>
  WIDE.test(run ?? '') ? withoutHyphens(wordsOf(run ?? '').map(({ word }) => word)) : [run ?? '']

/** Width of one character of a Latin headline, as a fraction of its size. */
const LATIN_CHARACTER = 0.44

/**
 * Returns the width in points at which the lines of a headline have about equal length; at most the available width. A
 * Chinese headline gets the full width: it breaks between clauses, see `clauseLines`.
 */
export function balancedWidth(text: string, fontSize: number, width: number): number {
  if (WIDE.test(text)) return width
  const whole = text.length * LATIN_CHARACTER * fontSize
  // Words are not divided, so a line needs some room beyond its share.
  return Math.min(width, whole / Math.ceil(whole / width) + 2.2 * fontSize)
}

/**
 * Breaks a Chinese headline between clauses into as few and as equal lines as possible; returns it unchanged if one
 * clause is longer than a line, and in other languages.
 */
export function clauseLines(text: string, perLine: number): string {
  if (!WIDE.test(text)) return text
  const clauses = text.split(/(?<=[，。；：？！])(?![”’」』）])/)
  for (let count = 1; count <= clauses.length; count++) {
    const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
    const [best] = divided(clauses, count).sort((a, b) => longest(a) - longest(b))
    if (best && longest(best) <= perLine) return best.join('\n')
  }
  return text
}

/** Returns every way to join pieces, in order, into `count` lines. */
function divided(pieces: readonly string[], count: number): string[][] {
  if (count === 1) return [[pieces.join('')]]
  return pieces.slice(1).flatMap((_, at) => {
    const first = pieces.slice(0, at + 1).join('')
    return divided(pieces.slice(at + 1), count - 1).map((rest) => [first, ...rest])
  })
}

/** Replaces the ballot box, which the fonts lack, with a plain one that works as well for a pen. */
const drawable = (text: string): string => text.replaceAll('☐', '□')

/**
 * Ties a short last word to the one before it, so that it is never alone on the last line. In Chinese all spaces become
 * such ties, and `chinesePieces` decides where a line may break: the renderer justifies lines by stretching their
 * spaces, and a line with one space or none has too little stretch.
 */
export const keepEnd = (text: string): string =>
  WIDE.test(text)
    ? drawable(text).replaceAll(' ', NBSP)
    : drawable(text).replace(/(?<=[\p{L}\p{N}\p{P}]) (\S{1,9})$/u, `${NBSP}$1`)
