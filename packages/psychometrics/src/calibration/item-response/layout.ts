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
