import type { Responses } from '@mindglass/psychometrics/instrument'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { describe, expect, test, vi } from 'vitest'
import attachmentText from '@/content/instruments/attachment/v2/en.json'
import { instrument as attachment } from '@/content/instruments/attachment/v2/instrument'
import { report as key } from '@/content/instruments/attachment/v2/report'
import words from '@/content/instruments/attachment/v2/report.en.json'
import { ReportText } from '@/content/report-text'
import { publishedInstrument } from '@/testing/data/sittings'
import { createFreeExcerpt } from './free-excerpt'

// A version with a report of its own, whether it is published already or not.
vi.mock('@/content/tests/instruments', async (original) => {
  const content = await original<typeof import('@/content/tests/instruments')>()
  const own = (version: { slug: string; version: number }) => version.slug === 'attachment' && version.version === 2
  return {
    ...content,
    loadInstrumentText: async (...[version, locale]: Parameters<typeof content.loadInstrumentText>) =>
      own(version) ? attachmentText : content.loadInstrumentText(version, locale),
    loadOwnReport: async (...[version, locale]: Parameters<typeof content.loadOwnReport>) =>
      own(version) ? { key, words: ReportText.parse(words) } : content.loadOwnReport(version, locale),
  }
})

const stored = (responses: Responses) => ({
  id: 'a-sitting',
  responses: Object.fromEntries(Object.entries(responses).map(([item, value]) => [item, { value, ms: 3000, at: 1 }])),
})
const like = (instrument: typeof attachment, responses: Responses) =>
  createFreeExcerpt(instrument, scoreSitting(instrument, responses, {}), stored(responses), 'en', () => null)
/** Returns answers with the same keyed value for every item, reversed or not. */
const all = (instrument: typeof attachment, share: number): Responses => {
  const { min, max } = instrument.responseScale
  const value = Math.round(min + share * (max - min))
  const items = instrument.dimensions.flatMap((dimension) => dimension.items)
  return Object.fromEntries(items.map(({ id, reversed }) => [id, reversed ? min + max - value : value]))
}

describe('the free excerpt of a result', () => {
  test('contains a portrait sentence, which differs between low and high scores', async () => {
    const sentences = Object.entries(words.pieces).flatMap(([id, text]) => (id.startsWith('portrait.') ? [text] : []))
    const [low, high] = [await like(attachment, all(attachment, 0)), await like(attachment, all(attachment, 0.65))]
    for (const { sentence, help } of [low, high]) {
      expect(help).toBe('none')
      expect(sentences).toContain(sentence)
    }
    expect(low.sentence).not.toBe(high.sentence)
  })

  test('rounds each score to the middle of a twentieth of the scale', async () => {
    const { picture } = await like(attachment, all(attachment, 1))
    expect(picture.map(({ id }) => id)).toEqual(attachment.dimensions.map(({ id }) => id))
    for (const { at } of picture) expect(at).toBe(97.5)
  })

  test('has no sentence when the result calls for help', async () => {
    const { help, sentence, picture } = await like(attachment, all(attachment, 1))
    expect(help).toBe('soft')
    expect(sentence).toBeNull()
    expect(picture).toHaveLength(2)
  })

  test('has no sentence when the test version has no report texts', async () => {
    const sleep = publishedInstrument('sleep', 1)
    const light = await like(sleep, all(sleep, 0))
    expect(light).toMatchObject({ help: 'none', sentence: null, picture: { length: sleep.dimensions.length } })
  })

  test('has no picture when nothing could be scored', async () => {
    const [first] = Object.entries(all(attachment, 1))
    expect(await like(attachment, Object.fromEntries(first ? [first] : []))).toMatchObject({
      picture: [],
      sentence: null,
    })
  })
})
