/** Digits of a code mailed to prove an address: more than 20 bits. */
export const mailedCodeDigits = 8

/** A code as people paste it, with spaces, dashes or full-width digits, as plain digits. */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '')

export const isMailedCode = (digits: string): boolean => digits.length === mailedCodeDigits && /^[0-9]+$/.test(digits)
