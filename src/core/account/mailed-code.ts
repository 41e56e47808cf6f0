import { withoutLabel, withPlainHyphens } from '../input/typed-text'

/** Digits of a code mailed to prove an address: more than 20 bits. */
export const mailedCodeDigits = 8

/** Returns a code as plain digits from text pasted with spaces, dashes, full-width digits or surrounding words. */
export function digitsOf(typed: string): string {
  const text = withoutLabel(typed).replace(/[\s-]/g, '')
  const runs =
    withPlainHyphens(typed)
      .replace(/(?<=\d)[\s-]+(?=\d)/g, '')
      .match(/\d+/g) ?? []
  // A sentence with a single number that is as long as a code.
  return !isMailedCode(text) && runs.length === 1 && isMailedCode(runs[0]) ? runs[0] : text
}

export const isMailedCode = (digits: string): boolean => digits.length === mailedCodeDigits && /^[0-9]+$/.test(digits)
