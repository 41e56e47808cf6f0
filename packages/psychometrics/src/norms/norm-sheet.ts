import type { Instrument, Responses } from '../instrument.ts'
import type { ResponseTimes } from '../validity/pace.ts'

/** Value in a sheet for a missing answer or time. */
export const missing = -1

/** A scored item by its place in a sheet. */
export interface ScoredItem {
  id: string
  part: string
  reversed: boolean
}

/** The scored items in the order of the parts and of each part's items: the order of `NormSheet.answers`, for ever. */
export const scoredItems = ({ dimensions }: Instrument): ScoredItem[] =>
  dimensions.flatMap(({ id: part, items }) => items.map(({ id, reversed }) => ({ id, part, reversed })))

/**
 * Answers of one sitting as they were chosen, by the place of their items. Answers to questions about circumstances and to
 * those that test attention are in no sheet: norms need neither, and the fewer facts stand together, the less they say of
 * somebody. A sheet that is left out says for which signs (`NormSheet.signs`).
 */
export const sheetAnswers = (instrument: Instrument, responses: Responses): number[] =>
  scoredItems(instrument).map(({ id }) => responses[id] ?? missing)

/** Tenths of a second for each scored item, then for all other questions of the sitting together. */
export function sheetTenths(instrument: Instrument, times: ResponseTimes): number[] {
  const scored = scoredItems(instrument).map(({ id }) => id)
  const others = instrument.order.filter((id) => !scored.includes(id))
  const tenths = (ms = missing) => (ms >= 0 ? Math.round(ms / 100) : missing)
  const known = others.every((id) => (times[id] ?? missing) >= 0)
  const together = known ? others.reduce((sum, id) => sum + (times[id] ?? 0), 0) : undefined
  return [...scored.map((id) => tenths(times[id])), tenths(together)]
}

/** Many sheets of one version in one language, as plain data that goes to a thread without being copied twice. */
export interface SheetRows {
  n: number
  /** n × scored items, row by row. */
  answers: Int8Array
  /** n × (scored items + 1), row by row. */
  tenths: Int32Array
}

/** How many of the sheets have an answer to every item. */
export function completeSheets({ n, answers }: SheetRows): number {
  if (n === 0) return 0
  const items = answers.length / n
  let complete = 0
  for (let row = 0; row < n; row++) if (!answers.subarray(row * items, (row + 1) * items).includes(missing)) complete++
  return complete
}

/** @throws RangeError if a sheet has another number of answers or times than the items ask for. */
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
