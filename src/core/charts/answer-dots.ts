/** Position of one answer in a dot plot: `x` in percent of the width, `row` counted up from the base line. */
interface AnswerDot {
  x: number
  row: number
}

/** Room at both ends of the scale, in percent of the width, so that no dot is cut off. */
const margin = 4

/**
 * Returns a dot plot of answers: equal answers stand one above the other.
 * @param answers turned so that a higher one means more; `min` and `max` are the ends of their scale
 */
export function placeDots(
  answers: readonly number[],
  { min, max }: Readonly<{ min: number; max: number }>,
): AnswerDot[] {
  const seen = new Map<number, number>()
  return answers
    .toSorted((a, b) => a - b)
    .map((answer) => {
      const row = seen.get(answer) ?? 0
      seen.set(answer, row + 1)
      return { x: margin + ((100 - 2 * margin) * (answer - min)) / (max - min), row }
    })
}

/** Number of dots in the highest column of a plot. */
export const highestColumn = (dots: readonly AnswerDot[]): number => Math.max(0, ...dots.map(({ row }) => row + 1))
