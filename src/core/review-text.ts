import { DomainError } from './error'
import { linkIn, withoutMarkup } from './plain-words'

/** Code points that a review and the name beside it may have. */
export const reviewMax = 500
export const reviewNameMax = 40

/** Invisible characters: controls, marks of direction, zero-width ones, halves of surrogate pairs. Line feeds stay. */
const INVISIBLE = /(?![\n\u200D])[\p{Cc}\p{Cf}\p{Cs}]/gu
/** A joiner belongs into an emoji such as a family; anywhere else it only hides. */
const JOINER = /((?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic}))|\u200D/gu
/** More marks on one letter than any language stacks would cover the lines above. */
const STACKED = /(\p{M}{4})\p{M}+/gu
/** Letters that show nothing: fillers, blanks and selectors count as empty. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

const plain = (text: string): string =>
  withoutMarkup(text.replace(INVISIBLE, '').replace(JOINER, (_, inEmoji?: string) => inEmoji ?? ''))
    .normalize('NFC')
    .replace(STACKED, '$1')

/** A review as it is stored and shown: composed letters, nothing invisible, no markup, at most one empty line in a row. */
export const cleanReview = (typed: string): string =>
  plain(typed.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/\t/g, ' '))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A name as it is stored and shown: one line. */
export const cleanReviewName = (typed: string): string =>
  plain(typed.replace(/[\s\u0085]+/g, ' '))
    .replace(/ {2,}/g, ' ')
    .trim()

/** Length in code points: an emoji counts by its parts, a letter once. */
export const lengthOf = (text: string): number => [...text].length

/** What is wrong with a cleaned review or name; null when nothing is. */
const problemOf = (text: string, max: number, empty: 'REVIEW_EMPTY' | 'NAME_REQUIRED'): DomainError | null => {
  if (!VISIBLE.test(text)) return new DomainError(empty)
  if (lengthOf(text) > max) return new DomainError('REVIEW_LONG', { max })
  const link = linkIn(text)
  return link === null ? null : new DomainError('REVIEW_LINK', { link })
}

export const reviewProblem = (content: string): DomainError | null => problemOf(content, reviewMax, 'REVIEW_EMPTY')
export const reviewNameProblem = (name: string): DomainError | null => problemOf(name, reviewNameMax, 'NAME_REQUIRED')
