import { at, type Numbers } from '../numbers.ts'

/** Positions of each item's values in vectors that hold the values of all items. */
export interface Layout {
  items: number
  /** Answer categories of each item, at least two. */
  categories: Int32Array
  /**
   * Index of each item's slope; its intercepts follow, one fewer than categories. As an item has as many parameters as
   * categories, the same indices apply to its categories.
   */
  first: Int32Array
  /** Number of parameters, and of categories, of all items together. */
  size: number
}

export function layoutOf(points: readonly (readonly number[])[]): Layout {
  const categories = Int32Array.from(points, (own) => own.length)
  const first = new Int32Array(points.length)
  let size = 0
  categories.forEach((count, item) => {
    first[item] = size
    size += count
  })
  return { items: points.length, categories, first, size }
}

/** Returns the slope and the intercepts of one item from a vector of all parameters. */
export function itemParameters({ first, categories }: Layout, parameters: Numbers, item: number): Float64Array {
  const from = at(first, item)
  return Float64Array.from({ length: at(categories, item) }, (_, i) => at(parameters, from + i))
}

/** `graded`: one slope per item (with two categories, the two-parameter model). `equal-slopes`: one for all (Rasch). */
export type SlopeModel = 'graded' | 'equal-slopes'

/**
 * Index of the free parameter for each parameter of the full vector; with equal slopes, all slopes share the first one.
 */
export interface FreeParameters {
  index: Int32Array
  size: number
}

export function freeParameters(layout: Layout, model: SlopeModel): FreeParameters {
  const index = new Int32Array(layout.size)
  if (model === 'graded') return { index: index.map((_, i) => i), size: layout.size }
  const slopes = new Set(layout.first)
  let next = 1
  for (let i = 0; i < layout.size; i++) if (!slopes.has(i)) index[i] = next++
  return { index, size: next }
}

/** Returns the full vector for a vector of free parameters. */
export const expandFreeParameters = ({ index }: FreeParameters, free: Float64Array): Float64Array =>
  Float64Array.from(index, (i) => at(free, i))

/** Returns whether each item's intercepts are finite and descend; otherwise a category would have no probability. */
export function isOrdered({ items, first, categories }: Layout, parameters: Float64Array): boolean {
  for (let item = 0; item < items; item++) {
    const from = at(first, item)
    if (!Number.isFinite(at(parameters, from)) || !Number.isFinite(at(parameters, from + 1))) return false
    for (let i = 2; i < at(categories, item); i++) {
      if (!(at(parameters, from + i - 1) > at(parameters, from + i))) return false
    }
  }
  return true
}
