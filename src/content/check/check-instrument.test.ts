import { describe, expect, test } from 'vitest'
import type { InstrumentText } from '@/content/tests/instrument-text'
import { currentInstruments, loadInstrumentText } from '@/content/tests/instruments'
import type { Instrument } from '@/core/instrument'
import { locales } from '@/core/locale'
import { checkInstrument, type RawTexts } from './check-instrument'

const load = async (instrument: Instrument) =>
  Object.fromEntries(
    await Promise.all(locales.map(async (lng) => [lng, await loadInstrumentText(instrument, lng)] as const)),
  ) as Record<(typeof locales)[number], InstrumentText>

describe('the current instrument', () => {
  test.each(currentInstruments().map((instrument) => ({ slug: instrument.slug, instrument })))(
    '$slug passes every check',
    async ({ instrument }) => {
      expect(checkInstrument(instrument, await load(instrument))).toEqual([])
    },
  )

  test.each(currentInstruments().map((instrument) => ({ slug: instrument.slug, instrument })))(
    '$slug has a unique name for every question about circumstances',
    async ({ instrument }) => {
      for (const { context } of Object.values(await load(instrument))) {
        const names = Object.values(context).map(({ name }) => name)
        expect(names).toEqual(names.map(() => expect.stringMatching(/^.{2,40}$/)))
        expect(new Set(names).size).toBe(names.length)
      }
    },
  )
})

const [instrument] = currentInstruments() as [Instrument]
const broken = async (change: (copy: Record<string, InstrumentText>) => void): Promise<RawTexts> => {
  const copy = structuredClone(await load(instrument))
  change(copy)
  return copy
}
const folder = `src/content/instruments/${instrument.slug}/v${instrument.version}`
const first = instrument.dimensions[0]?.items[0]?.id ?? ''

describe('the instrument check', () => {
  test.each<{ name: string; change: (copy: Record<string, InstrumentText>) => void; expected: string }>([
    {
      name: 'a missing item',
      change: (c) => delete c.es?.items[first],
      expected: `${folder}/es.json: item ${first} has no text`,
    },
    {
      name: 'an unknown item',
      change: (c) => Object.assign(c.en?.items ?? {}, { zz: 'x' }),
      expected: `${folder}/en.json: item zz has a text but is not in the instrument`,
    },
    {
      name: 'a missing option',
      change: (c) => c.cn?.options.pop(),
      expected: `${folder}/cn.json: options: 4, the scale has 5`,
    },
    {
      name: 'an empty text',
      change: (c) => Object.assign(c.cn ?? {}, { title: ' ' }),
      expected: `${folder}/cn.json: title: Too small: expected string to have >=1 characters`,
    },
    {
      name: 'a banned word',
      change: (c) => Object.assign(c.en ?? {}, { tagline: 'Your normal mood' }),
      expected: `${folder}/en.json: tagline: “normal” is not to be used`,
    },
    {
      name: 'a telephone number of its own',
      change: (c) => Object.assign(c.en ?? {}, { tagline: 'Call 987 now' }),
      expected: `${folder}/en.json: tagline: 987 is in no list of numbers`,
    },
    {
      name: 'a text left in another language',
      change: (c) => Object.assign(c.es ?? {}, { tagline: c.en?.tagline }),
      expected: `${folder}: tagline is the same in en and es`,
    },
  ])('reports $name with its file', async ({ change, expected }) => {
    expect(checkInstrument(instrument, await broken(change))).toContain(expected)
  })

  test('reports a structural fault together with the path of the instrument file', async () => {
    const changed: Instrument = {
      ...instrument,
      order: instrument.order.filter((id) => id !== first),
      freeDimension: 'nothing',
    }
    const faults = checkInstrument(changed, await load(instrument))
    expect(faults).toContain(`${folder}/instrument.ts: item ${first} is not in the order`)
    expect(faults).toContain(`${folder}/instrument.ts: there is no dimension nothing`)
  })
})
