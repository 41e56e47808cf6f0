import { wordsOf } from '@/core/words'

/** Chinese characters and full-width marks, between which a line may break. */
const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f]/
/** Never at the start of a line. */
const CLOSING = /^[，。、；：？！）》〉」』】〕”’…—～·％,.;:?!)\]}%/–-]/
/** Never at the end of a line. */
const OPENING = /[（《〈「『【〔“‘([{]$/

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
    const stays =
      last !== undefined &&
      (CLOSING.test(segment) || OPENING.test(last) || (!WIDE.test(segment) && !WIDE.test(last.slice(-1))))
    if (stays) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  const tail = Math.max(0, pieces.length - TAIL)
  return [...pieces.slice(0, tail), pieces.slice(tail).join('')]
}

/** The renderer writes a hyphen between two parts of a word, but none beside an empty one. */
const withoutHyphens = (pieces: readonly string[]): string[] =>
  pieces.flatMap((piece, index) => (index > 0 ? ['', piece] : [piece]))

/** For running text: Chinese breaks by its rules, other languages between words only. */
export const breakText = (run: string | null): string[] => withoutHyphens(chinesePieces(run ?? ''))

/** For headlines: Chinese breaks between words too. */
export const breakHeadline = (run: string | null): string[] =>
  WIDE.test(run ?? '') ? withoutHyphens(wordsOf(run ?? '').map(({ word }) => word)) : [run ?? '']

/** Ties a short last word to the one before it, so that it does not stand alone on the last line. */
export const keepEnd = (text: string): string => text.replace(/ (\S{1,9})$/, '\u00a0$1')
