import { expect, test } from 'vitest'
import { publishedInstruments } from '@/content/instruments'
import { coverageOf, covered } from './coverage'

test.each(
  publishedInstruments().map((instrument) => ({ instrument, name: `${instrument.slug} v${instrument.version}` })),
)('the assumed stretch of $name holds what somebody scores on average', ({ instrument }) => {
  const shares = Object.values(coverageOf(instrument, 1))
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  expect(mean).toBeGreaterThanOrEqual(covered.least)
  expect(mean).toBeLessThanOrEqual(covered.most)
})
