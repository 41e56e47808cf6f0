import { at, total } from './numbers.ts'
import { CalibrationRefusal } from './refusal.ts'

/** Keyed answers of many people to the same items. */
export interface AnswerTable {
  /** Number of rows; a row is a person, or an answer pattern whose frequency is in `counts`. */
  rows: number
  items: number
  /** rows × items, row by row: index of the answer among the item's `points`, −1 for a missing answer. */
  answers: Int8Array
  /** Number of people that each row represents. */
  counts: Float64Array
  /** Scale points of each item that were chosen at least once, ascending. */
  points: readonly (readonly number[])[]
}

/** Scale point that was never chosen; it is left out, because the model cannot estimate it. */
export interface EmptyPoint {
  item: number
  point: number
}

/**
 * Builds a table of keyed answers; scale points that were never chosen are left out and listed in `empty`.
 * @param rows one list of answers for each person, null for a missing answer; all of one length.
 * @param counts number of people that each row represents; 1 each by default.
 * @param scale lowest and highest point that can be chosen; defaults to the range of the chosen points.
 * @throws CalibrationRefusal bad-value, too-few-items, or constant-item for an item without two answers that differ.
 */
export function answerTable(
  rows: readonly (readonly (number | null)[])[],
  counts?: readonly number[],
  scale?: { min: number; max: number },
): { table: AnswerTable; empty: EmptyPoint[] } {
  const items = rows[0]?.length ?? 0
  if (items < 2) throw new CalibrationRefusal('too-few-items', `${items} of at least 2`)
  if (rows.some((row) => row.length !== items) || (counts && counts.length !== rows.length)) {
    throw new CalibrationRefusal('bad-value', 'rows or counts of different lengths')
  }
  if (counts?.some((count) => !(count >= 0 && Number.isFinite(count)))) {
    throw new CalibrationRefusal('bad-value', 'a count is not a number of people')
  }
  for (const row of rows) for (const answer of row) assertAnswer(answer, scale)
  // Rows with a count of 0 do not affect which points were chosen.
  const present = rows.filter((_, i) => counts?.[i] !== 0)
  const points = Array.from({ length: items }, (_, item) => chosen(present, item))
  points.forEach((own, item) => {
    if (own.length < 2) throw new CalibrationRefusal('constant-item', `item ${item + 1}`)
  })
  const answers = Int8Array.from(
    present.flatMap((row) => row.map((answer, item) => (answer === null ? -1 : (points[item]?.indexOf(answer) ?? -1)))),
  )
  const table = {
    rows: present.length,
    items,
    answers,
    counts: Float64Array.from(counts?.filter((count) => count !== 0) ?? present.map(() => 1)),
    points,
  }
  return { table, empty: emptyPoints(points, scale) }
}

/** Returns the number of people in a table. */
export const respondentCount = ({ counts }: AnswerTable): number => total(counts)

/** Returns whether a row has an answer to every item. */
export function isComplete({ answers, items }: AnswerTable, row: number): boolean {
  for (let item = 0; item < items; item++) if (at(answers, row * items + item) < 0) return false
  return true
}

/** Returns the sum of a row's points over the items in `of`, by default all; no answer may be missing there. */
export function rawSum({ answers, items, points }: AnswerTable, row: number, of?: readonly number[]): number {
  let sum = 0
  for (let item = 0; item < items; item++) {
    if (of && !of.includes(item)) continue
    sum += at(points[item] ?? [], at(answers, row * items + item))
  }
  return sum
}

function assertAnswer(answer: number | null, scale?: { min: number; max: number }): void {
  if (answer === null) return
  if (!Number.isInteger(answer) || (scale && (answer < scale.min || answer > scale.max))) {
    throw new CalibrationRefusal('bad-value', `answer ${answer}`)
  }
}

function chosen(rows: readonly (readonly (number | null)[])[], item: number): number[] {
  const found = new Set<number>()
  for (const row of rows) {
    const answer = row[item]
    if (typeof answer === 'number') found.add(answer)
  }
  return [...found].sort((a, b) => a - b)
}

function emptyPoints(points: readonly (readonly number[])[], scale?: { min: number; max: number }): EmptyPoint[] {
  const all = points.flat()
  const { min, max } = scale ?? { min: Math.min(...all), max: Math.max(...all) }
  return points.flatMap((own, item) =>
    Array.from({ length: max - min + 1 }, (_, i) => min + i)
      .filter((point) => !own.includes(point))
      .map((point) => ({ item, point })),
  )
}
