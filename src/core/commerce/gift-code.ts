import { linkParameterOf, normalizeText, withoutLabel } from '../input/typed-text'

/** Crockford's base 32: no I, L, O or U, so that a code survives being read out or copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** Returns a code of sixteen letters and digits (80 bits) from random bytes. */
export const createGiftCode = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/**
 * Normalizes a code as typed or pasted, also within its link: ignores case, spaces and hyphens, and reads look-alikes
 * as the characters they stand for.
 */
export function normalizeGiftCode(typed: string): string {
  const text = withoutLabel(linkParameterOf(typed, 'gift')).toUpperCase()
  // The code may follow words that were pasted with it.
  const [last] = /(?:[0-9A-Z]{4}[ -]*){3}[0-9A-Z]{4}(?=[^0-9A-Z]*$)/.exec(text) ?? []
  return (last ?? text)
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

/** Returns whether a normalised code is well-formed. */
export const isGiftCode = (code: string): boolean => new RegExp(`^[${ALPHABET}]{${LENGTH}}$`).test(code)

/** Formats a code for people: four groups of four. */
export const formatGiftCode = (code: string): string => code.replace(/(.{4})(?!$)/g, '$1-')

/** Returns a typed code in its groups; any other text stays as typed. */
export function formatTypedGiftCode(typed: string): string {
  const code = normalizeGiftCode(typed)
  return isGiftCode(code) ? formatGiftCode(code) : normalizeText(typed)
}

/** Returns the path on which a mailed gift is redeemed, with the code filled in. */
export const giftPath = (code: string): string => `/me/shop?gift=${encodeURIComponent(code)}`

/** Returns whether a path, such as that of the page after the sign-in, redeems a gift. */
export const isGiftPath = (next: string | null): boolean => next?.startsWith(giftPath('')) ?? false
