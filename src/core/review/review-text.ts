import { cleanName, shownNameMax } from '../account/person'
import { DomainError } from '../error/error'
import { codePointLength, isVisible, withoutInvisible } from '../input/visible'
import { findLink, withoutMarkup } from '../texts/public-text'

/** Maximum length of a review, in code points. */
export const reviewMaxLength = 500

const plain = (text: string): string => withoutMarkup(withoutInvisible(text)).normalize('NFC')

/**
 * Returns a review as stored and shown: composed letters, nothing invisible, no markup, at most one empty line in a
 * row.
 */
export const cleanReview = (typed: string): string =>
  plain(typed.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/\t/g, ' '))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Returns a name beside a review as stored and shown. */
export const cleanReviewName = (typed: string): string => cleanName(withoutMarkup(cleanName(typed)))

/** Returns the fault of a cleaned review or name; null when it has none. */
const problemOf = (text: string, max: number, empty: 'REVIEW_EMPTY' | 'NAME_REQUIRED'): DomainError | null => {
  if (!isVisible(text)) return new DomainError(empty)
  if (codePointLength(text) > max) return new DomainError('REVIEW_LONG', { max })
  const link = findLink(text)
  return link === null ? null : new DomainError('REVIEW_LINK', { link })
}

export const findReviewProblem = (content: string): DomainError | null =>
  problemOf(content, reviewMaxLength, 'REVIEW_EMPTY')
export const findReviewNameProblem = (name: string): DomainError | null =>
  problemOf(name, shownNameMax, 'NAME_REQUIRED')
