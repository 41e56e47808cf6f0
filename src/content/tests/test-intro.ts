import type { Locale } from '@/core/locale'
import { findInstrument, loadInstrumentText } from './instruments'
import { samplePortraitScores } from './test-cards'

/** Returns the content of a test's page before the first question, without items and keys. */
export async function loadTestIntro(slug: string, locale: Locale) {
  const instrument = findInstrument(slug)
  if (!instrument) return undefined
  const text = await loadInstrumentText(instrument, locale)
  if (!text.search) throw new Error(`${slug}: no words for search in ${locale}`)
  return {
    slug,
    group: instrument.group,
    version: instrument.version,
    minutes: instrument.minutes,
    items: instrument.order.length,
    scored: instrument.dimensions.reduce((sum, { items }) => sum + items.length, 0),
    picture: samplePortraitScores(instrument),
    title: text.title,
    tagline: text.tagline,
    description: text.description,
    keywords: text.keywords,
    searchTitle: text.search.title,
    subtitle: text.search.subtitle,
    questions: text.search.questions,
    disclaimer: text.disclaimer,
    notMeasures: text.notMeasures,
    forWhom: text.forWhom,
    notForWhom: text.notForWhom,
    science: text.science,
    areas: instrument.dimensions.map(({ id }) => {
      const dimension = text.dimensions[id]
      if (!dimension) throw new Error(`${slug}: no text for dimension ${id}`)
      return { id, name: dimension.name, about: dimension.about }
    }),
  }
}
