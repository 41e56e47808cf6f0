import type { HelpForm } from '../instrument'
import type { Reader } from '../report/key'

/** Chapters shown first to a reader in distress; everything else can wait. */
const first: readonly string[] = ['letter', 'week', 'hand-over']

/**
 * Divides the chapters of a report into those to read now and the rest; if help does not come first, all are for now.
 */
export function splitChapters<C extends { id: string }>(
  help: HelpForm,
  chapters: readonly C[],
): { now: C[]; rest: C[] } {
  if (help !== 'first' || !chapters.some(({ id }) => first.includes(id))) return { now: [...chapters], rest: [] }
  return {
    now: first.flatMap((id) => chapters.filter((chapter) => chapter.id === id)),
    rest: chapters.filter(({ id }) => !first.includes(id)),
  }
}

/** Divides the pages to hand over: where help stands first, the page for a doctor is for now, and the others wait. */
export function splitPages<S extends { reader: Reader }>(
  help: HelpForm,
  sheets: readonly S[],
): { now: S[]; rest: S[] } {
  if (help !== 'first') return { now: [...sheets], rest: [] }
  return {
    now: sheets.filter(({ reader }) => reader === 'doctor'),
    rest: sheets.filter(({ reader }) => reader !== 'doctor'),
  }
}
