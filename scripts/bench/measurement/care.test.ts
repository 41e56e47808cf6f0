import { describe, expect, test } from 'vitest'
import { currentInstruments } from '@/content/tests/instruments'
import { careLimits, crowdShifts, measureCareRates } from './care'
import { createRandomSource } from './people'
import { createGradedCrowd } from './simulated-respondents'

const people = 2500
/** Amount that chance adds to a share among `n`: three standard errors, in percent. */
const slack = (percent: number, n: number) => 300 * Math.sqrt(((percent / 100) * (1 - percent / 100)) / Math.max(1, n))

describe.each(currentInstruments().map((instrument) => ({ instrument, name: instrument.slug })))(
  'the test $name',
  ({ instrument }) => {
    test('sets the help level “first” for at most the allowed share of a simulated general population', () => {
      const { first, soft, offerShown: price } = measureCareRates(instrument, crowdShifts.ordinary, people, 1)
      const bound = careLimits.first(instrument.slug)
      expect(first).toBeLessThanOrEqual(bound + slack(bound, people))
      // A retake is advised for a few as well.
      expect(first + soft + price).toBeLessThanOrEqual(100.001)
      expect(first + soft + price).toBeGreaterThan(95)
    })

    test('shows no help to at most the allowed share of people with very high true scores', () => {
      const { heavy, missed } = measureCareRates(instrument, crowdShifts.visitors, people, 1)
      const symptoms = instrument.dimensions.some(({ kind }) => kind === 'symptom')
      expect(heavy > 50).toBe(symptoms)
      expect(missed).toBeLessThanOrEqual(careLimits.missed + slack(careLimits.missed, heavy))
    })
  },
)

test('simulated people in a current low phase have higher true scores of low mood', () => {
  const instrument = currentInstruments().find(({ slug }) => slug === 'mood-energy')
  if (!instrument) throw new Error('no instrument')
  const crowd = createGradedCrowd(instrument, 0, createRandomSource(1))
  const low = instrument.dimensions.findIndex(({ id }) => id === 'low')
  const drawn = Array.from({ length: 4000 }, () => crowd.person())
  const mean = (of: (typeof drawn)[number][]) => of.reduce((sum, { truly }) => sum + (truly[low] ?? 0), 0) / of.length
  const now = drawn.filter(({ responses }) => responses.c6 === 1 || responses.c6 === 3)
  const over = drawn.filter(({ responses }) => responses.c6 === 0 || responses.c6 === 2)
  expect((100 * now.length) / drawn.length).toBeGreaterThan(17)
  expect((100 * now.length) / drawn.length).toBeLessThan(23)
  expect(mean(now) - mean(over)).toBeGreaterThan(8)
})

test('createGradedCrowd draws the same answers for the same seed and others for another seed', () => {
  const [instrument] = currentInstruments()
  if (!instrument) throw new Error('no instrument')
  const of = (seed: number) => createGradedCrowd(instrument, 0, createRandomSource(seed)).person().responses
  expect(of(3)).toEqual(of(3))
  expect(of(3)).not.toEqual(of(4))
})
