import { describe, expect, test } from 'vitest'
import { currentInstruments, loadInstrumentText } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { checkInstrument } from './check-instrument'
import { harmfulAdvice } from './harm'

const all = {
  cn: '有双相障碍、癫痫，怀孕，或者要开车的，先问专业人员。',
  en: 'Not with bipolar disorder, epilepsy, a pregnancy or a job at the wheel, and only with a professional.',
  es: 'No con trastorno bipolar, epilepsia, embarazo o un trabajo al volante, y solo con un profesional.',
} as const

test.each([
  { locale: 'cn', text: '去找免费的债务咨询。', expected: ['免费的债务'] },
  { locale: 'cn', text: '把银行卡交给信任的人。', expected: ['卡交给'] },
  { locale: 'en', text: 'Let a trusted person keep your main card.', expected: ['keep your main card'] },
] as const)('harmfulAdvice finds the harmful advice in the $locale text: $text', ({ locale, text, expected }) => {
  expect(harmfulAdvice(text, locale)).toEqual(expected)
})

describe.each([
  {
    locale: 'cn',
    advice: [
      '这周就晚一小时上床。',
      '困了也晚点再上床。',
      '可以把上床的时间往后挪一点。',
      '把睡觉的钟点推迟半小时。',
      '每晚推迟一小时上床。',
      '把躺在床上的时间收短。',
      '缩短卧床时间，睡得更实。',
      '先只躺六个钟头。',
      '每晚在床上待不超过六小时。',
    ],
  },
  {
    locale: 'en',
    advice: [
      'Go to bed an hour later this week.',
      'Go to bed a little bit later.',
      'Cut your time in bed to six hours.',
      'Try cutting down the time you spend in bed.',
      'Limit your hours in bed.',
      'Less time in bed makes sleep firmer.',
      'Spend fewer hours in bed.',
      'Stay in bed for six hours.',
      'Spend no more than six hours in bed.',
      'Push your bedtime back by half an hour.',
      'Move your bedtime half an hour later.',
      'Stay up later until you’re tired.',
      'Try sleep restriction.',
    ],
  },
  {
    locale: 'es',
    advice: [
      'Esta semana retrase una hora el momento de acostarse.',
      'Acuéstese media hora más tarde.',
      'Váyase a la cama una hora más tarde.',
      'Aplace la hora de acostarse.',
      'Pasar menos tiempo en la cama ayuda.',
      'Reduzca las horas que pasa en la cama.',
      'Limite su tiempo en cama a seis horas.',
      'Quédese solo seis horas en la cama.',
      'Pase no más de seis horas en la cama.',
      'Pruebe la restricción del sueño.',
    ],
  },
] as const)('advice to sleep less in $locale', ({ locale, advice }) => {
  test.each(advice)('is harmful without a warning: %s', (text) => {
    expect(harmfulAdvice(text, locale)).toHaveLength(1)
    expect(harmfulAdvice(`${text} ${all[locale]}`, locale)).toEqual([])
  })

  test.each(
    {
      cn: ['双相障碍', '癫痫', '怀孕', '开车', '专业人员'],
      en: ['bipolar disorder', 'epilepsy', 'a pregnancy', 'the wheel', 'professional'],
      es: ['trastorno bipolar', 'epilepsia', 'embarazo', 'volante', 'profesional'],
    }[locale],
  )('is harmful when the warning leaves out %s', (word) => {
    const [text] = advice
    expect(harmfulAdvice(`${text} ${all[locale].replace(word, '…')}`, locale)).toHaveLength(1)
  })
})

test.each([
  { locale: 'cn', text: '别为了困得久一点就晚一小时上床。' },
  { locale: 'cn', text: '把上床往前往后挪，都修不好它。' },
  { locale: 'cn', text: '要是晚点再来睡，跟你没关系。' },
  { locale: 'cn', text: '这时候不要做任何“少睡疗法”。' },
  { locale: 'en', text: 'Don’t go to bed later to make yourself tired.' },
  { locale: 'en', text: 'Any program that works by cutting your time in bed is off the table.' },
  { locale: 'en', text: 'You can sleep, and an hour later you’re in bed with the same thought.' },
  { locale: 'en', text: 'In bed later, the thought comes back.' },
  { locale: 'es', text: 'Acostarse más tarde no arregla ninguna de las tres.' },
  { locale: 'es', text: 'Mantenga su hora de acostarse, sin retrasarla a la fuerza.' },
  { locale: 'es', text: 'La idea vuelve en la cama un poco más tarde.' },
] as const)('harmfulAdvice accepts the harmless $locale text: $text', ({ locale, text }) => {
  expect(harmfulAdvice(text, locale)).toEqual([])
})

test('checkInstrument reports harmful advice and a missing minimum age', async () => {
  const [instrument] = currentInstruments()
  if (!instrument) throw new Error('there is no test')
  const texts = await Promise.all(locales.map(async (lng) => [lng, await loadInstrumentText(instrument, lng)] as const))
  const changed = { tagline: 'Go to bed later this week.', notForWhom: 'Children.' }
  const raw = Object.fromEntries(texts.map(([lng, text]) => [lng, lng === 'en' ? { ...text, ...changed } : text]))
  const faults = checkInstrument(instrument, { cn: raw.cn, en: raw.en, es: raw.es })
  expect(faults).toHaveLength(2)
  expect(faults.join('\n')).toMatch(
    /en\.json: notForWhom: does not say 18(.|\n)*en\.json: tagline: “to bed later” can harm/,
  )
})
