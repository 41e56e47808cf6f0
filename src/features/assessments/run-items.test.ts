import { expect, test } from 'vitest'
import { currentInstruments, loadInstrumentText } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { cutInstructions } from './run-items'

test('the lead of the instructions contains as many sentences as fit, and at least one', () => {
  expect(cutInstructions(`Think of four weeks. Choose one. ${'X'.repeat(170)}`, 'en')).toEqual({
    lead: 'Think of four weeks. Choose one. ',
    rest: 'X'.repeat(170),
  })
  expect(cutInstructions(`${'X'.repeat(200)}. Choose one.`, 'en').rest).toBe('Choose one.')
  expect(cutInstructions('请回想过去四周。选一个答案。', 'cn')).toEqual({
    lead: '请回想过去四周。选一个答案。',
    rest: '',
  })
})

const cases = currentInstruments().flatMap((instrument) => locales.map((locale) => ({ instrument, locale })))

test.each(cases)(
  'the instructions of $instrument.slug in $locale are split without loss and with a short lead',
  async (one) => {
    const { instructions } = await loadInstrumentText(one.instrument, one.locale)
    const { lead, rest } = cutInstructions(instructions, one.locale)
    expect(lead + rest).toBe(instructions)
    expect(lead.trim()).toMatch(/[.。！!？?]$/)
    expect(lead.length).toBeLessThanOrEqual(one.locale === 'cn' ? 80 : 200)
  },
)
