/** Crockford's base 32: no I, L, O or U, so that a code survives being read out or copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** Sixteen letters and digits (80 bits) out of random bytes. */
export const giftCodeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** As typed or pasted: case, spaces and hyphens do not matter, and look-alikes are read as what they stand for. */
export const normalizeGiftCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

/** Whether a normalised code can exist at all. */
export const isGiftCode = (code: string): boolean => new RegExp(`^[${ALPHABET}]{${LENGTH}}$`).test(code)

/** For people: four groups of four. */
export const groupedGiftCode = (code: string): string => code.replace(/(.{4})(?!$)/g, '$1-')
