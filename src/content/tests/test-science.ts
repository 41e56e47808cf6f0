import { designRange } from '@mindglass/psychometrics/scoring/levels'
import { pomp } from '@mindglass/psychometrics/scoring/scoring'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { currentInstruments, findInstrument, loadInstrumentText } from './instruments'

/**
 * Returns the facts on the science page of a test: counts and texts, but never which part an item belongs to or whether
 * it is reversed.
 */
export async function loadTestScience(slug: string, locale: Locale) {
  const instrument = findInstrument(slug)
  if (!instrument) return undefined
  const text = await loadInstrumentText(instrument, locale)
  const { responseScale } = instrument
  return {
    ...countsOf(instrument),
    title: text.title,
    stem: text.stem,
    options: text.options.map((label, index) => ({ label, points: responseScale.min + index })),
    directed: instrument.directed.length,
    pairs: instrument.pairs.length,
    context: instrument.context.length,
    hasOverall: instrument.hasOverall,
    ranges: [...new Set(instrument.dimensions.map(({ kind }) => kind))].map((kind) => ({ kind, ...designRange(kind) })),
    example: exampleOf(instrument),
    science: text.science,
    limits: text.limits,
    dimensions: instrument.dimensions.map(({ id, items }) => {
      const dimension = text.dimensions[id]
      if (!dimension) throw new Error(`${slug}: no text for dimension ${id}`)
      const { name, about, low, high } = dimension
      return { id, name, about, low, high, items: items.length }
    }),
  }
}
export type TestScience = NonNullable<Awaited<ReturnType<typeof loadTestScience>>>

/** Returns every test with its counts, for the table of all tests. */
export const loadTestTable = (locale: Locale) =>
  Promise.all(
    currentInstruments().map(async (instrument) => ({
      ...countsOf(instrument),
      title: (await loadInstrumentText(instrument, locale)).title,
    })),
  )

function countsOf({ slug, group, version, minutes, order, dimensions }: Instrument) {
  const scored = dimensions.flatMap(({ items }) => items)
  return {
    slug,
    group,
    version,
    minutes,
    items: order.length,
    parts: dimensions.length,
    scored: scored.length,
    reversed: scored.filter(({ reversed }) => reversed).length,
  }
}

/**
 * Returns an example: a sum of the answers of one part and its score, so that readers can follow the formula with
 * numbers.
 */
function exampleOf({ dimensions, responseScale: { min, max } }: Instrument) {
  const items = dimensions[0]?.items.length ?? 0
  const [low, high] = [items * min, items * max]
  const sum = low + Math.round((high - low) * 0.6)
  return { items, low, high, sum, score: Math.round(pomp(sum, low, high)) }
}
