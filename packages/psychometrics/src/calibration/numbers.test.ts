import { expect, test } from 'vitest'
import { add, at, float64At } from './numbers.ts'

test('the array helpers read and add at valid indices and throw for any other index', () => {
  const values = Float64Array.of(1, 2)
  add(values, 1, 3)
  expect([at(values, 0), at([7], 0), float64At(values, 1)]).toEqual([1, 7, 5])
  for (const index of [-1, 2, 0.5, Number.NaN]) {
    expect(() => at(values, index)).toThrow(new RangeError(`${index} of 2 values`))
    expect(() => float64At(values, index)).toThrow(RangeError)
    expect(() => add(values, index, 1)).toThrow(RangeError)
  }
})
