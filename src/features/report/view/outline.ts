import type { Locale } from '@/core/locale'
import { listChapterTexts, sumMinutes, textLength } from '@/core/report/chapters'
import { chapterNames, type FullView, type OutlineView } from '../schema'

/** Multiple to which the length of the reader's own report, in words or characters, is rounded. */
const NEAREST = 100

/**
 * Returns the outline of the full report for these answers, counted in its own texts; null for a version that has no
 * report of its own.
 *
 * The outline is free, so it must not reveal paid content. Its chapters depend on the version and on the answers about
 * circumstances, and on no score. Its length depends on the scores, because they decide which paragraphs are shown, so
 * the length is rounded to a hundred. Thousands of reports of every test share each figure, and it says far less about
 * a part than the drawing beside it, which is free.
 */
export function buildOutlineView(view: FullView, locale: Locale): OutlineView | null {
  const { story, dimensions, help } = view
  if (!story) return null
  // If help is shown, the advice on whom to talk to is not a chapter.
  const { parts, ...single } = { ...listChapterTexts(view), ...(help === 'soft' && { talk: [] }) }
  const chapters = [...parts.map((part) => part.texts), ...Object.values(single)].filter(({ length }) => length > 0)
  return {
    parts: dimensions.flatMap(({ id, partResult }) => (partResult ? [id] : [])),
    chapters: chapterNames.filter((name) => single[name].length > 0),
    length: Math.max(1, Math.round(textLength(chapters.flat(), locale) / NEAREST)) * NEAREST,
    minutes: sumMinutes(chapters, locale),
  }
}
