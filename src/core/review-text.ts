import { DomainError } from './error'
import { shownNameMax } from './person'
import { isVisible, lengthOf, withoutInvisible } from './visible'

/** Code points that a review may have. */
export const reviewMax = 500

/** A review as it is stored and shown: composed letters, nothing invisible, at most one empty line in a row. */
export const cleanReview = (typed: string): string =>
  withoutInvisible(typed.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/\t/g, ' '))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** What is wrong with a cleaned review or name; null when nothing is. */
const problemOf = (text: string, max: number, empty: 'REVIEW_EMPTY' | 'NAME_REQUIRED'): DomainError | null => {
  if (!isVisible(text)) return new DomainError(empty)
  return lengthOf(text) > max ? new DomainError('REVIEW_LONG', { max }) : null
}

export const reviewProblem = (content: string): DomainError | null => problemOf(content, reviewMax, 'REVIEW_EMPTY')
export const reviewNameProblem = (name: string): DomainError | null => problemOf(name, shownNameMax, 'NAME_REQUIRED')
