import { expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { currentInstruments } from './instruments'
import { loadTestScience, loadTestTable } from './test-science'

test.each(currentInstruments().map((instrument) => [instrument.slug, instrument] as const))(
  'the science page of %s contains correct counts but no scoring keys',
  async (slug, instrument) => {
    for (const locale of locales) {
      const science = await loadTestScience(slug, locale)
      if (!science) throw new Error('no science')
      const told = JSON.stringify(science)
      expect(instrument.order.filter((id) => told.includes(`"${id}"`))).toEqual([])
      expect(science.options).toHaveLength(instrument.responseScale.max - instrument.responseScale.min + 1)
      expect(science.dimensions.reduce((sum, { items }) => sum + items, 0)).toBe(science.scored)
      // The general science page states that a fifth to a half of the items of every test are reversed.
      expect(science.reversed / science.scored).toBeGreaterThan(0.2)
      expect(science.reversed / science.scored).toBeLessThanOrEqual(0.5)
      const { low, high, sum, score } = science.example
      expect(score).toBe(Math.round((100 * (sum - low)) / (high - low)))
    }
  },
)

test('the test table lists every current test', async () => {
  expect((await loadTestTable('en')).map(({ slug }) => slug)).toEqual(currentInstruments().map(({ slug }) => slug))
})

test('loadTestScience returns undefined for an unknown test', async () => {
  expect(await loadTestScience('nothing', 'en')).toBeUndefined()
})
