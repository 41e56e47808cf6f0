/** Maximum number of questions in a test without chapters. */
const longestPiece = 20
/** Ideal number of questions in a chapter. */
const good = 10

/** Returns the number of chapters, of even length, in a test of `count` questions: one, or three to five. */
export const chaptersOf = (count: number): number =>
  count > longestPiece ? Math.min(5, Math.max(3, Math.round(count / good))) : 1

/**
 * Returns the chapter, counted from 1, that begins with the question at `position`; null elsewhere, and for the first
 * chapter, which needs no line.
 */
export function chapterFrom(position: number, count: number): number | null {
  const chapters = chaptersOf(count)
  for (let before = 1; before < chapters; before++) {
    if (Math.round((before * count) / chapters) === position) return before + 1
  }
  return null
}
