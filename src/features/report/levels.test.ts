import { describe, expect, test } from 'vitest'
import { currentInstruments, instrumentText } from '@/content/instruments'
import { locales } from '@/core/locale'
import { type Dimension, type Instrument, levels, type Responses } from '@/core/psychometrics/instrument'
import { scoreSitting } from '@/core/psychometrics/result'
import { fullView } from './view'

/** Answers that put every dimension as near as whole numbers get to `pomp` (0–100). */
function answersNear(instrument: Instrument, pomp: number): Responses {
  const { min, max } = instrument.responseScale
  const scored = instrument.dimensions.flatMap(({ items }: Dimension) => {
    const steps = Math.round((pomp / 100) * items.length * (max - min))
    return items.map(({ id, reversed }, n) => {
      // The steps dealt out over the items as evenly as they go.
      const value = min + Math.floor((steps * (n + 1)) / items.length) - Math.floor((steps * n) / items.length)
      return [id, reversed ? min + max - value : value] as const
    })
  })
  const directed = instrument.directed.map(({ id, expected }) => [id, expected] as const)
  return Object.fromEntries([...scored, ...directed])
}

describe.each(currentInstruments().map((instrument) => [instrument.slug, instrument] as const))(
  '%s',
  (_, instrument) => {
    test.each(locales)('reaches the text of every level of every dimension in %s', async (locale) => {
      const text = await instrumentText(instrument, locale)
      const reached = new Set<string>()
      for (const [n, level] of levels.entries()) {
        const result = scoreSitting(instrument, answersNear(instrument, n * 20 + 10), {})
        const view = fullView({
          sittingId: 'a',
          own: true,
          completedAt: new Date('2026-11-20T10:00:00Z'),
          takenIn: locale,
          instrument,
          text,
          result,
          responses: {},
        })
        for (const { id, reading } of view.dimensions) {
          expect(reading, `${id} at ${level}`).toMatchObject({ level, ...text.dimensions[id]?.levels[level] })
          reached.add(reading?.describes ?? '')
        }
        if (view.overall) expect(view.overall).toMatchObject({ level, ...text.overall[level] })
      }
      // No two levels or dimensions share a text.
      expect(reached.size).toBe(instrument.dimensions.length * levels.length)
    })
  },
)
