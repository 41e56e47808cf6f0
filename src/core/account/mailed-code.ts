import { bare, recognised } from '../input/recognised'

/** Digits of a code mailed to prove an address: more than 20 bits. */
export const mailedCodeDigits = 8

/** A code as people paste it, with spaces, dashes, full-width digits or the words around it, as plain digits. */
export function digitsOf(typed: string): string {
  const text = bare(typed).replace(/[\s-]/g, '')
  const runs =
    recognised(typed)
      .replace(/(?<=\d)[\s-]+(?=\d)/g, '')
      .match(/\d+/g) ?? []
  // A sentence with one number in it, as long as a code is.
  return !isMailedCode(text) && runs.length === 1 && isMailedCode(runs[0]) ? runs[0] : text
}

export const isMailedCode = (digits: string): boolean => digits.length === mailedCodeDigits && /^[0-9]+$/.test(digits)
