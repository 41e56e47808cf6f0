import { codePointLength, cutTo, withoutInvisible } from '../input/visible'

/** Sexes that people can choose for themselves. */
export const sexes = ['female', 'male', 'confidential'] as const

/** Maximum length of an account name, in code points. */
export const accountNameMax = 80
/** Maximum length of a name that others see (a nickname, beside a review, on a card); it still reads as a name. */
export const shownNameMax = 40

/** Returns a person's name as stored and shown: composed letters, nothing invisible, one line, single spaces. */
export const cleanName = (typed: string): string =>
  withoutInvisible(typed.replace(/[\s\u0085]/g, ' '))
    .replace(/ +/g, ' ')
    .trim()

/**
 * Characters that do not belong in a name, such as a slash or @: everything except letters with their marks, digits,
 * symbols such as emoji with their joiners, and the punctuation of real names.
 */
const FOREIGN = /(?:(?!\u200D)[^\p{L}\p{M}\p{N}\p{So}\p{Sk} .'’·…&-])+/gu

/**
 * Returns a name chosen by somebody else as it may appear in a mail: one short line in which no mail program finds
 * anything to turn into a link. A space follows every dot inside (`J.R.` becomes `J. R.`); several dots become one `…`.
 * A plain name passes through unchanged. Empty when nothing is left.
 */
export function toPlainName(typed: string): string {
  // NFKC first turns compatibility characters into plain spaces, dots and marks, so that the rules below apply to them.
  const words = withoutInvisible(cleanName(typed.normalize('NFKC')).replace(FOREIGN, ' '))
    .replace(/\.{2,}/g, '…')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim()
  return codePointLength(words) > shownNameMax ? `${cut(words, shownNameMax - 1).replace(/[\s.…]+$/, '')}…` : words
}

const cut = (text: string, length: number): string => cutTo(text, length).trim()

/** Returns the name of an account, cut to the maximum length. */
export const toAccountName = (typed: string): string => cut(cleanName(typed), accountNameMax)
