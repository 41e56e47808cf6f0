/** Numbers that are only read; typed arrays are such. */
export type Numbers = ArrayLike<number>

/** The value at `index`; outside it is NaN, which spreads to the result, where it is refused. */
export const at = (values: Numbers, index: number): number => values[index] ?? Number.NaN

/** The same for one kind of array: in long loops an access that meets several kinds costs ten times as much. */
export const cell = (values: Float64Array, index: number): number => values[index] ?? Number.NaN

/** Adds to the value at `index`. */
export function add(values: Float64Array, index: number, amount: number): void {
  values[index] = (values[index] ?? Number.NaN) + amount
}

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
