import { differenceOf } from '@mindglass/psychometrics/scoring/uncertainty'
import { loadConversationQuestions } from '@/content/conversation-questions'
import { overlayOf } from '@/core/charts/drawing/simplify'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import { toWire, type WireDrawing } from '@/core/charts/portrait/wire'
import type { Locale } from '@/core/locale'
import { loadTexts } from '@/server/i18n/dictionaries'
import type { PairRow } from './schema'
import { loadPartTexts, type ShareablePart, type ShareableSitting } from './shareable'

/** Number of questions for one evening. */
const questionCount = 3

/** Compares two people on the dimensions that both show, in the order of the test. */
export async function compareSharedParts(
  own: ShareableSitting,
  other: ShareableSitting,
  shown: readonly string[],
  locale: Locale,
) {
  const parts = await loadPartTexts(own.instrument, locale, shown)
  // The page gets only the level words that both agreed to show.
  const report = await loadTexts(locale, 'report')
  const partResultOf = ({ level, drawn }: ShareablePart): PairRow['own'] => ({
    level,
    word: report(`level.${level}`),
    position: drawn.at,
    half: drawn.half,
  })
  return parts.flatMap((part) => {
    const [a, b] = [own, other].map(({ open }) => open.find(({ id }) => id === part.id))
    if (!a || !b) return []
    const apart = differenceOf(a, b)
    const row: PairRow = { ...part, own: partResultOf(a), other: partResultOf(b), higher: higherOf(apart) }
    return [{ row, apart: Math.abs(apart) }]
  })
}

/** Returns the side that is higher; null if the difference is within the error of both results. */
function higherOf(apart: number): PairRow['higher'] {
  if (Math.abs(apart) <= 1) return null
  return apart > 0 ? 'own' : 'other'
}

interface ComparedPart {
  row: Pick<PairRow, 'id' | 'higher'>
  /** Absolute difference in units of the joint error of both scores. */
  apart: number
}

/**
 * Returns three questions: about the parts in which the two differ most, and at least one about a part they have in
 * common, if there is one. General questions fill the rest.
 */
export async function chooseQuestions(slug: string, rows: readonly ComparedPart[], locale: Locale): Promise<string[]> {
  const { any, parts } = await loadConversationQuestions(locale)
  const differing = rows.filter(({ row }) => row.higher !== null).sort((a, b) => b.apart - a.apart)
  const common = rows.filter(({ row }) => row.higher === null).sort((a, b) => a.apart - b.apart)
  const chosen = [...differing.slice(0, questionCount - 1), ...common, ...differing.slice(questionCount - 1)]
  const about = chosen.flatMap(({ row }) => parts[slug]?.[row.id]?.[row.higher === null ? 'alike' : 'apart'] ?? [])
  return [...about, ...any].slice(0, questionCount)
}

/**
 * Returns both drawings, to place over or beside each other; they use free data only, and both people must have agreed.
 */
export async function drawPairPortraits(
  own: ShareableSitting,
  other: ShareableSitting,
  locale: Locale,
  place: 'over' | 'beside',
) {
  const drawn = async ({ instrument, likeness }: ShareableSitting): Promise<WireDrawing> => {
    const drawing = drawPortraitFromView(instrument.slug, (await likeness(locale)).picture)
    return toWire(place === 'over' ? overlayOf(drawing) : drawing)
  }
  return { own: await drawn(own), other: await drawn(other) }
}
