/** Numbers that are only read; typed arrays are such. */
export type Numbers = ArrayLike<number>

/**
 * The value at `index`.
 * @throws RangeError outside: a loop that runs too far is a fault, not a number.
 */
export function at(values: Numbers, index: number): number {
  const value = values[index]
  if (value === undefined) throw outside(values, index)
  return value
}

/** The same for one kind of array: in long loops an access that meets several kinds costs ten times as much. */
export function cell(values: Float64Array, index: number): number {
  const value = values[index]
  if (value === undefined) throw outside(values, index)
  return value
}

/**
 * Adds to the value at `index`.
 * @throws RangeError outside.
 */
export function add(values: Float64Array, index: number, amount: number): void {
  values[index] = cell(values, index) + amount
}

const outside = (values: Numbers, index: number): RangeError => new RangeError(`${index} of ${values.length} values`)

export function total(values: Numbers): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += at(values, i)
  return sum
}

/** Largest distance between two vectors of one length, value by value. */
export function farthest(a: Numbers, b: Numbers): number {
  let most = 0
  for (let i = 0; i < a.length; i++) most = Math.max(most, Math.abs(at(a, i) - at(b, i)))
  return most
}
