import { bare, ofLink, readable } from '../input/recognised'

/** Crockford's base 32: no I, L, O or U, so that a code survives being read out or copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** Sixteen letters and digits (80 bits) out of random bytes. */
export const giftCodeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/**
 * Normalizes a code as typed or pasted, also within its link: ignores case, spaces and hyphens, and reads look-alikes
 * as the characters they stand for.
 */
export function normalizeGiftCode(typed: string): string {
  const text = bare(ofLink(typed, 'gift')).toUpperCase()
  // Behind the words that it was pasted with.
  const [last] = /(?:[0-9A-Z]{4}[ -]*){3}[0-9A-Z]{4}(?=[^0-9A-Z]*$)/.exec(text) ?? []
  return (last ?? text)
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

/** Whether a normalised code can exist at all. */
export const isGiftCode = (code: string): boolean => new RegExp(`^[${ALPHABET}]{${LENGTH}}$`).test(code)

/** For people: four groups of four. */
export const groupedGiftCode = (code: string): string => code.replace(/(.{4})(?!$)/g, '$1-')

/** A typed code in its groups; what is none stays as it was typed. */
export function giftCodeTyped(typed: string): string {
  const code = normalizeGiftCode(typed)
  return isGiftCode(code) ? groupedGiftCode(code) : readable(typed)
}

/** Where a mailed gift is redeemed; the code stands in the field already. */
export const giftPath = (code: string): string => `/me/shop?gift=${encodeURIComponent(code)}`

/** Whether a page that somebody is on the way to (`next`) redeems a gift. */
export const leadsToGift = (next: string | null): boolean => next?.startsWith(giftPath('')) ?? false
