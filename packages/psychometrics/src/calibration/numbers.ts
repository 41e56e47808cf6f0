/** Read-only numbers, including typed arrays. */
export type Numbers = ArrayLike<number>

/**
 * Returns the value at `index`.
 * @throws RangeError outside: a loop that runs too far must fail instead of returning a number.
 */
export function at(values: Numbers, index: number): number {
  const value = values[index]
  if (value === undefined) throw outside(values, index)
  return value
}

/**
 * Returns the value at `index`, as `at` does, but for one array type: in long loops, access that handles several types
 * takes ten times as long.
 */
export function float64At(values: Float64Array, index: number): number {
  const value = values[index]
  if (value === undefined) throw outside(values, index)
  return value
}

/**
 * Adds to the value at `index`.
 * @throws RangeError outside.
 */
export function add(values: Float64Array, index: number, amount: number): void {
  values[index] = float64At(values, index) + amount
}

const outside = (values: Numbers, index: number): RangeError => new RangeError(`${index} of ${values.length} values`)

export function total(values: Numbers): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += at(values, i)
  return sum
}

/** Returns the largest absolute difference between two vectors of the same length, value by value. */
export function largestDifference(a: Numbers, b: Numbers): number {
  let most = 0
  for (let i = 0; i < a.length; i++) most = Math.max(most, Math.abs(at(a, i) - at(b, i)))
  return most
}
