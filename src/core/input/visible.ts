/** Invisible characters: controls, marks of direction, zero-width ones, halves of surrogate pairs. Line feeds stay. */
const INVISIBLE = /(?![\n\u200D])[\p{Cc}\p{Cf}\p{Cs}]/gu
/** A joiner belongs into an emoji such as a family; anywhere else it only hides. */
const JOINER = /((?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic}))|\u200D/gu
/** More marks on one letter than any language stacks would cover the lines above. */
const STACKED = /(\p{M}{4})\p{M}+/gu
/** Letters that show nothing: fillers, blanks and selectors count as empty. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A typed text in composed letters (NFC), without anything that hides or steers others. */
export const withoutInvisible = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(JOINER, (_, inEmoji?: string) => inEmoji ?? '')
    .normalize('NFC')
    .replace(STACKED, '$1')

/** Whether a reader sees anything of it. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** Length in code points: an emoji counts by its parts, a letter once. */
export const lengthOf = (text: string): number => [...text].length

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null

/** Characters as a reader counts them: an emoji joined of several stays whole. Old browsers give code points. */
const graphemesOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text]

/** Returns as many whole characters from the beginning as fit into a length in code points. */
export function cutTo(text: string, length: number): string {
  let kept = ''
  let left = length
  for (const grapheme of graphemesOf(text)) {
    left -= lengthOf(grapheme)
    if (left < 0) break
    kept += grapheme
  }
  return kept
}

/** The place in front of the character that `index` (in code units) stands in. */
export const boundaryBefore = (text: string, index: number): number =>
  segmenter?.segment(text).containing(index)?.index ?? index
