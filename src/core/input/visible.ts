/** Invisible characters: controls, marks of direction, zero-width ones, halves of surrogate pairs. Line feeds stay. */
const INVISIBLE = /(?![\n\u200D])[\p{Cc}\p{Cf}\p{Cs}]/gu
/** A joiner belongs inside an emoji such as a family; anywhere else it would be invisible. */
const JOINER = /((?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic}))|\u200D/gu
/** Marks beyond what any language stacks on one letter; they would cover the lines above. */
const STACKED = /(\p{M}{4})\p{M}+/gu
/** Visible characters; fillers, blanks and selectors count as empty. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Returns a typed text in composed letters (NFC), without characters that are invisible or affect others. */
export const withoutInvisible = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(JOINER, (_, inEmoji?: string) => inEmoji ?? '')
    .normalize('NFC')
    .replace(STACKED, '$1')

/** Returns whether a reader sees anything of the text. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** Returns the length in code points: an emoji counts by its parts, a letter once. */
export const codePointLength = (text: string): number => [...text].length

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null

/**
 * Returns characters as a reader counts them: an emoji joined of several stays whole. Old browsers give code points.
 */
const graphemesOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text]

/** Returns as many whole characters from the beginning as fit into a length in code points. */
export function cutTo(text: string, length: number): string {
  let kept = ''
  let left = length
  for (const grapheme of graphemesOf(text)) {
    left -= codePointLength(grapheme)
    if (left < 0) break
    kept += grapheme
  }
  return kept
}

/** Returns the start of the character that contains `index` (in code units). */
export const boundaryBefore = (text: string, index: number): number =>
  segmenter?.segment(text).containing(index)?.index ?? index
