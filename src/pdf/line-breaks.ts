import { wordsOf } from '@/core/texts/words'

/** Chinese characters and full-width marks, between which a line may break. */
const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f]/
/** Never at the start of a line. */
const CLOSING = /^[□，。、；：？！）》〉」』】〕”’…—～·％,.;:?!)\]}%/–-]/
/** Never at the end of a line. */
const OPENING = /[（《〈「『【〔“‘([{]$/
/** A number or a Latin word with the space after it: a Chinese measure word stays with its number. */
const COUNTED = /[A-Za-z0-9.%]\u00a0$/

const NBSP = '\u00a0'

/** Pieces that stay together at the end. */
const TAIL = 3

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/**
 * Pieces of a run of text without spaces between which a line may break, by the Chinese rules: closing marks stay with
 * what is before them, opening ones with what follows, Latin words and numbers stay whole, and the last few characters
 * stay together, so that a last line is never one or two of them.
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

/** The renderer writes a hyphen between two parts of a word, but none beside an empty one. */
const withoutHyphens = (pieces: readonly string[]): string[] =>
  pieces.flatMap((piece, index) => (index > 0 ? ['', piece] : [piece]))

/** For running text: Chinese breaks by its rules, other languages between words only. */
export const breakText = (run: string | null): string[] => withoutHyphens(chinesePieces(run ?? ''))

/** For headlines: Chinese breaks between words too. */
export const breakHeadline = (run: string | null): string[] =>
  WIDE.test(run ?? '') ? withoutHyphens(wordsOf(run ?? '').map(({ word }) => word)) : [run ?? '']

/** Width of one character of a Latin headline, in parts of its size. */
const LATIN_CHARACTER = 0.44

/**
 * Points within which the lines of a headline come out about equally long; never more than there are. A Chinese one has
 * all of them: it breaks between clauses, see `clauseLines`.
 */
export function balancedWidth(text: string, fontSize: number, width: number): number {
  if (WIDE.test(text)) return width
  const whole = text.length * LATIN_CHARACTER * fontSize
  // A word is not divided, so that a line needs some room beyond its share.
  return Math.min(width, whole / Math.ceil(whole / width) + 2.2 * fontSize)
}

/**
 * A Chinese headline with its lines broken between clauses, as few and as equally long as can be; as it is where a
 * clause alone is longer than a line, and in other languages.
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

/** Every way to put pieces one after another on so many lines. */
function divided(pieces: readonly string[], count: number): string[][] {
  if (count === 1) return [[pieces.join('')]]
  return pieces.slice(1).flatMap((_, at) => {
    const first = pieces.slice(0, at + 1).join('')
    return divided(pieces.slice(at + 1), count - 1).map((rest) => [first, ...rest])
  })
}

/** The fonts have no ballot box; the plain one is the same to a pen. */
const drawable = (text: string): string => text.replaceAll('☐', '□')

/**
 * Ties a short last word to the one before it, so that it does not stand alone on the last line. In Chinese all spaces
 * are such ties, and `chinesePieces` says where a line may break: the renderer fits lines to the stretch of their
 * spaces, and in lines with one space or none there is too little of it.
 */
export const keepEnd = (text: string): string =>
  WIDE.test(text)
    ? drawable(text).replaceAll(' ', NBSP)
    : drawable(text).replace(/(?<=[\p{L}\p{N}\p{P}]) (\S{1,9})$/u, `${NBSP}$1`)
