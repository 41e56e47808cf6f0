import type { Locale } from '@/core/locale'
import { listChapterTexts, readingMinutes, textLength } from '@/core/report/chapters'
import { chapterNames, type FullView, type OutlineView } from '../schema'

/** Multiple to which the length of the reader's own report, in words or characters, is rounded. */
const NEAREST = 100

/**
 * What the full report of these answers holds, counted in its own texts; null for a version that has no report of its own.
 *
 * It is free, so it may tell nothing that is paid for. Which chapters there are follows from the version and from what the
 * reader answered about their circumstances, and from no score. The length does follow from the scores, because they decide
 * which paragraphs stand; so it is rounded to a hundred. Thousands of reports of every test share each figure, and it says
 * far less of a part than the drawing beside it, which is free.
 */
export function wholeView(view: FullView, locale: Locale): OutlineView | null {
  const { story, dimensions, help } = view
  if (!story) return null
  // With help, the advice on whom to talk to is no chapter.
  const { parts, ...single } = { ...listChapterTexts(view), ...(help === 'soft' && { talk: [] }) }
  const texts = [...parts.flatMap((part) => part.texts), ...Object.values(single).flat()]
  return {
    parts: dimensions.flatMap(({ id, reading }) => (reading ? [id] : [])),
    chapters: chapterNames.filter((name) => single[name].length > 0),
    length: Math.max(1, Math.round(textLength(texts, locale) / NEAREST)) * NEAREST,
    minutes: readingMinutes(texts, locale),
  }
}
