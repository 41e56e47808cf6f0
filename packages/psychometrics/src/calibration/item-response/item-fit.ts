import { type AnswerTable, isComplete, rawSum } from '../answer-table.ts'
import { chiSquareAbove } from '../distributions.ts'
import { add, at } from '../numbers.ts'
import type { GradedFit } from './fit.ts'
import { categoryProbabilities, sumLikelihoods } from './summed-scores.ts'

/** Agreement of the answers to one item with its curves. */
export interface ItemFit {
  /** S-X²: χ² of observed and expected answers over groups with the same raw score. */
  chiSquare: number
  /** Free cells minus the number of the item's parameters. */
  df: number
  /** Probability of a χ² at least this large if the model holds; null without degrees of freedom. */
  p: number | null
}

/** Minimum expected number of people in a cell; neighbouring cells are joined to reach it. */
const fewest = 1

/**
 * Computes S-X² of every item, from people who answered all items. Neighbouring categories of a raw score are joined
 * until at least one person is expected in each. With skewed answers, the actual error rate is about twice the nominal
 * one.
 * Source: Orlando & Thissen 2000, doi 10.1177/01466216000241003; for more than two categories Kang & Chen 2008, doi
 * 10.1111/j.1745-3984.2008.00071.x.
 */
export function itemFits(table: AnswerTable, fit: GradedFit): ItemFit[] {
  const q = fit.grid.nodes.length
  const chances = categoryProbabilities(fit)
  const all = sumLikelihoods(fit, table.points, chances)
  const lowest = table.points.reduce((sum, own) => sum + at(own, 0), 0)
  const sums = all.length / q
  const complete = Array.from({ length: table.rows }, (_, row) => row)
    .filter((row) => isComplete(table, row))
    .map((row) => ({ row, sum: rawSum(table, row) - lowest }))
  return table.points.map((own, item) => {
    const k = own.length
    const observed = new Float64Array(sums * k)
    for (const { row, sum } of complete) {
      const answer = at(table.answers, row * table.items + item)
      add(observed, sum * k + answer, at(table.counts, row))
    }
    const rest = sumLikelihoods(fit, table.points, chances, item)
    let chiSquare = 0
    let cells = 0
    for (let sum = 0; sum < sums; sum++) {
      const seen = observed.subarray(sum * k, (sum + 1) * k)
      const expected = expectedAt(sum, seen, { fit, own, item, chances, all, rest })
      const joined = joinedCells(seen, expected)
      if (joined.length < 2) continue
      cells += joined.length - 1
      for (const cell of joined) chiSquare += (cell.seen - cell.expected) ** 2 / cell.expected
    }
    const df = cells - (fit.model === 'graded' ? k : k - 1)
    return { chiSquare, df, p: df > 0 ? chiSquareAbove(chiSquare, df) : null }
  })
}

interface Sums {
  fit: GradedFit
  own: readonly number[]
  item: number
  chances: Float64Array
  all: Float64Array
  rest: Float64Array
}

/** Returns the expected number of people with this sum in each category of the item. */
function expectedAt(sum: number, seen: Float64Array, { fit, own, item, chances, all, rest }: Sums): Float64Array {
  const { weights } = fit.grid
  const q = weights.length
  const people = seen.reduce((a, b) => a + b, 0)
  const shareOf = (likelihood: (node: number) => number) =>
    weights.reduce((share, weight, node) => share + weight * likelihood(node), 0)
  const sumShare = shareOf((node) => at(all, sum * q + node))
  return Float64Array.from(own, (point, category) => {
    const before = sum - (point - at(own, 0))
    if (before < 0 || before * q >= rest.length || sumShare === 0) return 0
    const from = (at(fit.layout.first, item) + category) * q
    return (people * shareOf((node) => at(chances, from + node) * at(rest, before * q + node))) / sumShare
  })
}

function joinedCells(seen: Float64Array, expected: Float64Array): { seen: number; expected: number }[] {
  const cells: { seen: number; expected: number }[] = []
  let open = { seen: 0, expected: 0 }
  for (let category = 0; category < seen.length; category++) {
    open = { seen: open.seen + at(seen, category), expected: open.expected + at(expected, category) }
    if (open.expected < fewest) continue
    cells.push(open)
    open = { seen: 0, expected: 0 }
  }
  // The remainder is too small for a cell of its own and is added to the last cell.
  const last = cells.pop()
  if (last) cells.push({ seen: last.seen + open.seen, expected: last.expected + open.expected })
  return cells
}
