/**
 * Reads typed text, `4.99` or `4,99` or `-1`, as a whole number of the smallest unit: null for empty text, NaN for text
 * that is no number or has more than `decimals` decimals.
 */
export function numberOf(typed: string, decimals = 0): number | null {
  const text = typed.trim()
  if (text === '') return null
  const [, sign = '', whole, part = ''] = /^(-?)(\d{1,9})(?:[.,](\d+))?$/.exec(text) ?? []
  if (whole === undefined || part.length > decimals) return Number.NaN
  return Number(`${sign}${whole}${part.padEnd(decimals, '0')}`)
}

/** Returns the text to type for a number of the smallest unit. */
export const typedOf = (value: number | null, decimals = 0): string =>
  value === null ? '' : (value / 10 ** decimals).toFixed(decimals)
