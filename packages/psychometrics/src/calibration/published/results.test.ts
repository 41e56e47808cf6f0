import { expect, test } from 'vitest'
import { publishedResults } from './results.ts'

test.each(publishedResults)('the computed statistic “$name” agrees with $source', ({ expected, within, seen }) => {
  const values = seen()
  expect(values).toHaveLength(expected.length)
  for (const [i, value] of values.entries()) {
    expect(Math.abs(value - (expected[i] ?? Number.NaN)), `${value} instead of ${expected[i]}`).toBeLessThanOrEqual(
      within,
    )
  }
})
