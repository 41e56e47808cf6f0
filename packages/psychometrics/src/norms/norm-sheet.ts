import type { Instrument, Responses } from '../instrument.ts'
import type { ResponseTimes } from '../validity/pace.ts'

/** Value in a sheet for a missing answer or time. */
export const missing = -1

/** Scored item; its index in the list is its position in a sheet. */
export interface ScoredItem {
  id: string
  part: string
  reversed: boolean
}

/**
 * Returns the scored items in the order of the parts and of each part's items. `NormSheet.answers` has the same order,
 * which must never change.
 */
export const scoredItems = ({ dimensions }: Instrument): ScoredItem[] =>
  dimensions.flatMap(({ id: part, items }) => items.map(({ id, reversed }) => ({ id, part, reversed })))

/**
 * Returns the unkeyed answers of one sitting, in the order of their items. Answers to context and directed items are in
 * no sheet: norms need neither, and fewer facts in one place reveal less about a person. A left-out sheet lists its
 * signs in `NormSheet.signs`.
 */
export const sheetAnswers = (instrument: Instrument, responses: Responses): number[] =>
  scoredItems(instrument).map(({ id }) => responses[id] ?? missing)

/** Returns tenths of a second for each scored item, then the total for all other questions of the sitting. */
export function sheetTenths(instrument: Instrument, times: ResponseTimes): number[] {
  const scored = scoredItems(instrument).map(({ id }) => id)
  const others = instrument.order.filter((id) => !scored.includes(id))
  const tenths = (ms = missing) => (ms >= 0 ? Math.round(ms / 100) : missing)
  const known = others.every((id) => (times[id] ?? missing) >= 0)
  const together = known ? others.reduce((sum, id) => sum + (times[id] ?? 0), 0) : undefined
  return [...scored.map((id) => tenths(times[id])), tenths(together)]
}

/**
 * Sheets of one version in one language, as plain data in typed arrays, so that a worker thread receives it without a
 * second copy.
 */
export interface SheetRows {
  n: number
  /** n × scored items, row by row. */
  answers: Int8Array
  /** n × (scored items + 1), row by row. */
  tenths: Int32Array
}

/** Returns the number of sheets with an answer to every item. */
export function completeSheets({ n, answers }: SheetRows): number {
  if (n === 0) return 0
  const items = answers.length / n
  let complete = 0
  for (let row = 0; row < n; row++) if (!answers.subarray(row * items, (row + 1) * items).includes(missing)) complete++
  return complete
}

/**
 * Packs sheets into typed arrays.
 * @throws RangeError if a sheet has a wrong number of answers or times for the items.
 */
export function sheetRows(
  items: number,
  sheets: readonly Readonly<{ answers: readonly number[]; tenths: readonly number[] }>[],
): SheetRows {
  const rows = {
    n: sheets.length,
    answers: new Int8Array(sheets.length * items),
    tenths: new Int32Array(sheets.length * (items + 1)),
  }
  sheets.forEach(({ answers, tenths }, row) => {
    if (answers.length !== items || tenths.length !== items + 1) {
      throw new RangeError(`A sheet of ${answers.length} answers and ${tenths.length} times for ${items} items`)
    }
    rows.answers.set(answers, row * items)
    rows.tenths.set(tenths, row * (items + 1))
  })
  return rows
}

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
