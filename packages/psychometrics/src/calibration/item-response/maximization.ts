import { newtonStep } from '../matrix.ts'
import { add, at } from '../numbers.ts'
import type { Grid } from './grid.ts'
import { type FreeParameters, itemParameters, type Layout } from './layout.ts'
import { itemDerivatives, itemObjective } from './objective.ts'

const newtonSteps = 2
const halvings = 12

/** Returns `start + step`, with the step halved until `value` does not decrease; `start` if it always decreases. */
function climbed(start: Float64Array, step: Float64Array, value: (x: Float64Array) => number): Float64Array {
  const before = value(start)
  for (let half = 0, share = 1; half < halvings; half++, share /= 2) {
    const next = start.map((x, i) => x + share * at(step, i))
    if (value(next) >= before) return next
  }
  return start
}

/** Runs the M step with a slope for each item: a few Newton steps, item by item. */
export function maximizeItems(
  layout: Layout,
  parameters: Float64Array,
  expected: Float64Array,
  grid: Grid,
): Float64Array {
  const next = Float64Array.from(parameters)
  for (let item = 0; item < layout.items; item++) {
    const first = at(layout.first, item)
    let own = itemParameters(layout, parameters, item)
    for (let i = 0; i < newtonSteps; i++) {
      const { gradient, hessian } = itemDerivatives(own, expected, first, grid)
      own = climbed(own, newtonStep(gradient, hessian, own.length), (x) => itemObjective(x, expected, first, grid))
    }
    next.set(own, at(layout.first, item))
  }
  return next
}

/** Runs the M step with parameters that items share: Newton steps for all items at once. */
export function maximizeTogether(
  layout: Layout,
  free: FreeParameters,
  parameters: Float64Array,
  expected: Float64Array,
  grid: Grid,
): Float64Array {
  const { size, index } = free
  const value = (x: Float64Array) => {
    let sum = 0
    for (let item = 0; item < layout.items; item++) {
      sum += itemObjective(itemParameters(layout, x, item), expected, at(layout.first, item), grid)
    }
    return sum
  }
  let next = parameters
  for (let i = 0; i < newtonSteps; i++) {
    const gradient = new Float64Array(size)
    const hessian = new Float64Array(size * size)
    for (let item = 0; item < layout.items; item++) {
      const own = itemParameters(layout, next, item)
      const by = itemDerivatives(own, expected, at(layout.first, item), grid)
      const from = at(layout.first, item)
      for (let a = 0; a < own.length; a++) {
        const row = at(index, from + a)
        add(gradient, row, at(by.gradient, a))
        for (let b = 0; b < own.length; b++) {
          add(hessian, row * size + at(index, from + b), at(by.hessian, a * own.length + b))
        }
      }
    }
    const step = newtonStep(gradient, hessian, size)
    next = climbed(
      next,
      Float64Array.from(index, (place) => at(step, place)),
      value,
    )
  }
  return next
}
