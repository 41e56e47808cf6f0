import { cutTo, lengthOf, withoutInvisible } from '../input/visible'

/** Sexes that people can choose for themselves. */
export const sexes = ['female', 'male', 'confidential'] as const

/** Longest name of an account, in code points. */
export const accountNameMax = 80
/** Longest name that others see (a nickname, beside a review, on a card): it still reads as one. */
export const shownNameMax = 40

/** A person's name as it is stored and shown: composed letters, nothing invisible, one line, one space at a time. */
export const cleanName = (typed: string): string =>
  withoutInvisible(typed.replace(/[\s\u0085]/g, ' '))
    .replace(/ +/g, ' ')
    .trim()

/** Letters with their marks, digits, pictures and what joins them, and what stands inside real names; a bare dot, slash or @ is not one. */
const FOREIGN = /(?:(?!\u200D)[^\p{L}\p{M}\p{N}\p{So}\p{Sk} .'’·…&-])+/gu

/**
 * A name that somebody else chose, as it may stand in a mail: one short line in which no mail program finds an
 * address to link to. `J.R.` becomes `J. R.`, and so does everything with a dot inside; several dots are one `…`.
 * A plain name stays as it is when it goes through again. Empty when nothing is left.
 */
export function plainName(typed: string): string {
  // Compatible forms first: what they are made of (spaces, dots, marks) then meets every rule below.
  const words = withoutInvisible(cleanName(typed.normalize('NFKC')).replace(FOREIGN, ' '))
    .replace(/\.{2,}/g, '…')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim()
  return lengthOf(words) > shownNameMax ? `${cut(words, shownNameMax - 1).replace(/[\s.…]+$/, '')}…` : words
}

const cut = (text: string, length: number): string => cutTo(text, length).trim()

/** The name of an account: too long a one is cut. */
export const accountName = (typed: string): string => cut(cleanName(typed), accountNameMax)
