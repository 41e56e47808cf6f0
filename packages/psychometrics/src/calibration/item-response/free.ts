import { at } from '../numbers.ts'
import type { Layout } from './layout.ts'

/** `graded`: a slope for each item (with two categories the two-parameter model). `equal-slopes`: one for all (Rasch). */
export type SlopeModel = 'graded' | 'equal-slopes'

/** Which free parameter each parameter of the full vector is: with equal slopes all slopes are the first one. */
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

/** A full vector from the free one. */
export const spread = ({ index }: FreeParameters, free: Float64Array): Float64Array =>
  Float64Array.from(index, (i) => at(free, i))

/** Whether every item's intercepts fall from step to step, without which a category would have no chance. */
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
