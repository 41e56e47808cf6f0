import { describe, expect, test } from 'vitest'
import { currentInstruments } from '@/content/tests/instruments'
import { type Coverage, measureCoverage, percentHeld, promisedPercent } from './coverage'

const [instrument] = currentInstruments().filter(({ slug }) => slug === 'self-worth')

/** Returns the percentage held over all sittings, in whatever region their people are. */
function held(coverage: Coverage[keyof Coverage]): number {
  const regions = Object.values(coverage)
  const sum = (of: 'all' | 'held') => regions.reduce((all, one) => all + one[of], 0)
  return percentHeld({ all: sum('all'), held: sum('held') })
}

describe.each([
  { strength: 'weak', slope: 1 },
  { strength: 'ordinary', slope: 1.5 },
  { strength: 'strong', slope: 1.9 },
])('score intervals of a test with $strength items', ({ slope }) => {
  test('contain the expected score of a person as often as their wording promises', () => {
    if (!instrument) throw new Error('no instrument')
    const { assumed, measured, byScore } = measureCoverage(instrument, { seed: 1, slope })
    expect(held(assumed)).toBeGreaterThanOrEqual(promisedPercent.likely)
    for (const kind of [measured, byScore]) expect(held(kind)).toBeGreaterThanOrEqual(promisedPercent.veryLikely)
    for (const region of Object.values(byScore)) {
      // Four points are about three standard errors of the percentage in a third of the sittings.
      expect(percentHeld(region)).toBeGreaterThanOrEqual(promisedPercent.veryLikely - 4)
      expect(percentHeld(region)).toBeLessThanOrEqual(100)
    }
  })
})
