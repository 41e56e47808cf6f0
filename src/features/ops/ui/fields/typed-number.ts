/**
 * What was typed, `4.99` or `4,99` or `-1`, as a whole number of the smallest unit: null for nothing, NaN for what is no
 * number or has more digits behind the point than there are.
 */
export function numberOf(typed: string, decimals = 0): number | null {
  const text = typed.trim()
  if (text === '') return null
  const [, sign = '', whole, part = ''] = /^(-?)(\d{1,9})(?:[.,](\d+))?$/.exec(text) ?? []
  if (whole === undefined || part.length > decimals) return Number.NaN
  return Number(`${sign}${whole}${part.padEnd(decimals, '0')}`)
}

/** The same the other way. */
export const typedOf = (value: number | null, decimals = 0): string =>
  value === null ? '' : (value / 10 ** decimals).toFixed(decimals)
