/** Longest name that still reads as one. */
export const plainNameMax = 40
/** Letters with their marks, digits, pictures, and what stands inside real names; a bare dot, slash or @ is not one. */
const FOREIGN = /[^\p{L}\p{M}\p{N}\p{So}\p{Sk} .'’·…-]+/gu
/** More than three marks on one letter would climb over the lines above. */
const STACKED = /(\p{M}{3})\p{M}+/gu

/**
 * A name that somebody else chose, as it may stand in a mail: one short line in which no mail program finds an
 * address to link to. `J.R.` becomes `J. R.`, and so does everything with a dot inside. Empty when nothing is left.
 */
export function plainName(typed: string): string {
  const words = typed
    .normalize('NFKC')
    .replace(FOREIGN, ' ')
    .replace(/\.(?=[^\s.])/g, '. ')
    .replace(STACKED, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...words]
  return characters.length > plainNameMax
    ? `${characters
        .slice(0, plainNameMax - 1)
        .join('')
        .trim()}…`
    : words
}
