import type { Tally } from '@mindglass/psychometrics/norms/norm-tally'
import * as z from '../input/zod'

const Numbers = z.array(z.number())
/** A new shape gets a new `v`; data stored before `v` existed has none, and is of the first shape. */
const StoredTally = z.object({
  v: z._default(z.literal(1), 1),
  n: z.int(),
  parts: z.array(
    z.object({
      moments: z.object({ n: z.int(), means: Numbers, cubes: Numbers, products: Numbers }),
      scores: Numbers,
    }),
  ),
  categories: z.array(Numbers),
})

/** Returns a tally as plain data, with every number to its last digit. */
export const serializeTally = ({ n, parts, categories }: Tally): z.infer<typeof StoredTally> => ({
  v: 1,
  n,
  parts: parts.map(({ moments, scores }) => ({
    moments: {
      n: moments.n,
      means: [...moments.means],
      cubes: [...moments.cubes],
      products: [...moments.products],
    },
    scores: [...scores],
  })),
  categories: categories.map((counts) => [...counts]),
})

/**
 * Parses a stored tally.
 * @throws ZodError for data that is no tally, or has a shape that this version does not know.
 */
export function readTally(stored: unknown): Tally {
  const { n, parts, categories } = StoredTally.parse(stored)
  return {
    n,
    parts: parts.map(({ moments, scores }) => ({
      moments: {
        n: moments.n,
        means: Float64Array.from(moments.means),
        cubes: Float64Array.from(moments.cubes),
        products: Float64Array.from(moments.products),
      },
      scores: Float64Array.from(scores),
    })),
    categories: categories.map((counts) => Float64Array.from(counts)),
  }
}
