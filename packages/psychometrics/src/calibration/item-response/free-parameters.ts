import { at } from '../numbers.ts'
import type { Layout } from './layout.ts'

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
