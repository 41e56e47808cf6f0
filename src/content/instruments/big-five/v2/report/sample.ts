import type { Responses } from '@mindglass/psychometrics/instrument'
import { instrument } from '../instrument'
import { groups } from './groups'

/** Turned answers of each group, in the order of its items: pictures before theories, promises out of a heap, quiet, warm. */
const turned: Readonly<Record<(typeof groups)[number]['id'], readonly number[]>> = {
  ideas: [3, 3, 4, 3, 3, 3],
  imagination: [5, 5, 5, 4, 5, 4],
  order: [2, 2, 2, 3, 2, 2],
  'follow-through': [3, 3, 4, 2, 5, 3],
  company: [2, 2, 2, 2, 2, 2],
  drive: [3, 2, 2, 3, 2, 2],
  warmth: [4, 4, 5, 4, 4, 3],
  yielding: [3, 4, 3, 4, 3, 3],
  composure: [3, 3, 4, 3, 2, 4],
  evenness: [4, 3, 3, 4, 3, 3],
}

const { min, max } = instrument.responseScale
const reversed = new Set(
  instrument.dimensions.flatMap(({ items }) => items.flatMap((item) => (item.reversed ? item.id : []))),
)

/** An invented reader who pictured several places. */
export const sample: Responses = {
  ...Object.fromEntries(
    groups.flatMap(({ id, items }) =>
      turned[id].map((value, at) => {
        const item = items[at] ?? ''
        return [item, reversed.has(item) ? min + max - value : value]
      }),
    ),
  ),
  ...Object.fromEntries(instrument.directed.map(({ id, expected }) => [id, expected])),
  c1: 3,
}
