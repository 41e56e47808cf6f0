import { expect, test } from 'vitest'
import { currentInstruments, instrumentText } from '@/content/instruments'
import { locales } from '@/core/locale'
import { checkInstrument } from './check-instrument'
import { harmfulAdvice } from './harm'

test.each([
  { locale: 'cn', text: '这周就晚一小时上床。', expected: ['晚一小时上床'] },
  { locale: 'cn', text: '把躺在床上的时间收短，要有专业人员带着才做。', expected: [] },
  { locale: 'cn', text: '去找免费的债务咨询。', expected: ['免费的债务'] },
  { locale: 'cn', text: '把银行卡交给信任的人。', expected: ['卡交给'] },
  { locale: 'en', text: 'Go to bed an hour later this week.', expected: ['to bed an hour later'] },
  { locale: 'en', text: 'Less time in bed: only with professional guidance.', expected: [] },
  { locale: 'en', text: 'Let a trusted person keep your main card.', expected: ['keep your main card'] },
  { locale: 'es', text: 'Esta semana retrase una hora el momento de acostarse.', expected: ['retrase una hora'] },
  { locale: 'es', text: 'Pasar menos tiempo en la cama, solo con guía profesional.', expected: [] },
] as const)('$locale: $text', ({ locale, text, expected }) => {
  expect(harmfulAdvice(text, locale)).toEqual(expected)
})

test('a test that advises harm, or leaves the age open, has a fault', async () => {
  const [instrument] = currentInstruments()
  if (!instrument) throw new Error('there is no test')
  const texts = await Promise.all(locales.map(async (lng) => [lng, await instrumentText(instrument, lng)] as const))
  const changed = { tagline: 'Go to bed later this week.', notForWhom: 'Children.' }
  const raw = Object.fromEntries(texts.map(([lng, text]) => [lng, lng === 'en' ? { ...text, ...changed } : text]))
  const faults = checkInstrument(instrument, { cn: raw.cn, en: raw.en, es: raw.es })
  expect(faults).toHaveLength(2)
  expect(faults.join('\n')).toMatch(
    /en\.json: notForWhom: does not say 18(.|\n)*en\.json: tagline: “to bed later” can harm/,
  )
})
