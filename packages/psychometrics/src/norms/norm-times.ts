import { missing, type SheetRows } from './norm-sheet.ts'

/**
 * Returns the median time of each item in tenths of a second, and of the whole sitting in seconds; null if fewer than
 * half of the times are known.
 */
export function medianTimes(
  items: number,
  { n, tenths }: SheetRows,
): { items: (number | null)[]; seconds: number | null } {
  const width = items + 1
  const column = (place: number) => Int32Array.from({ length: n }, (_, row) => tenths[row * width + place] ?? missing)
  const whole = Int32Array.from({ length: n }, (_, row) => {
    const own = tenths.subarray(row * width, (row + 1) * width)
    return own.includes(missing) ? missing : own.reduce((sum, one) => sum + one, 0)
  })
  const all = medianOf(whole)
  return {
    items: Array.from({ length: items }, (_, place) => medianOf(column(place))),
    seconds: all === null ? null : all / 10,
  }
}

function medianOf(values: Int32Array): number | null {
  const known = values.filter((value) => value !== missing).sort()
  if (known.length === 0 || 2 * known.length < values.length) return null
  const [lower, upper] = [known[Math.floor((known.length - 1) / 2)], known[Math.floor(known.length / 2)]]
  return ((lower ?? 0) + (upper ?? 0)) / 2
}
