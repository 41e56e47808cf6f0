import { measurementErrorsOf } from '@mindglass/psychometrics/norms/measurement-errors'
import { expect, test } from 'vitest'
import { inventedFigures } from '@/testing/data/norm-figures'
import { publishedInstrument } from '@/testing/data/sittings'

const worry = publishedInstrument('worry')
const part = worry.dimensions[0]?.id ?? ''

test('measurementErrorsOf returns null for an error that is missing, zero or from fewer than 300 sheets', () => {
  const figures = inventedFigures(worry, 300)
  expect(measurementErrorsOf(figures, part)).toEqual({ sem: 8.3, n: 300 })
  expect(measurementErrorsOf(figures, 'other')).toBeNull()
  for (const change of [{ sem: null }, { sem: 0 }, { n: 299 }]) {
    const parts = figures.parts.map((one) => ({ ...one, ...change }))
    expect(measurementErrorsOf({ parts }, part)).toBeNull()
  }
})
