/** A test of up to so many questions is one piece. */
const longestPiece = 20
/** Questions that a chapter has at best. */
const good = 10

/** Chapters of even length that a test of `count` questions is shown in: one, or three to five. */
export const chaptersOf = (count: number): number =>
  count > longestPiece ? Math.min(5, Math.max(3, Math.round(count / good))) : 1

/** The chapter, counted from 1, that begins with the question at `position`; the first one needs no beginning. */
export function chapterFrom(position: number, count: number): number | null {
  const chapters = chaptersOf(count)
  for (let before = 1; before < chapters; before++) {
    if (Math.round((before * count) / chapters) === position) return before + 1
  }
  return null
}
