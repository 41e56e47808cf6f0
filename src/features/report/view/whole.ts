import type { Locale } from '@/core/locale'
import { readingMinutes, textLength } from '@/core/report/reading-time'
import { remainingNotes } from '@/core/report/remaining-notes'
import { chapterNames, type FullView, type WholeView } from '../schema'

/** Words or characters of the reader's own report are told to the nearest of these. */
const NEAREST = 100

/**
 * What the full report of these answers holds, counted in its own texts; null for a version that has no report of its own.
 *
 * It is free, so it may tell nothing that is paid for. Which chapters there are follows from the version and from what the
 * reader answered about their circumstances, and from no score. The length does follow from the scores, because they decide
 * which paragraphs stand; so it is rounded to a hundred. Thousands of reports of every test share each figure, and it says
 * far less of a part than the drawing beside it, which is free.
 */
export function wholeView(view: FullView, locale: Locale): WholeView | null {
  const { story, dimensions, help } = view
  if (!story) return null
  const { letter, meeting, edge, quotes, where, context, plan, handOver, unknown, sources } = story
  const notes = remainingNotes(view).map(({ note }) => note)
  const chapters = {
    letter,
    parts: dimensions.flatMap((dimension) => textsOfPart(dimension, story)),
    together: [...meeting, ...edge].flatMap(({ title, text }) => [title, text]),
    answers: quotes.flatMap(({ item, answer, text }) => [item, answer, text ?? '']),
    where: where.map(({ text }) => text),
    context: [...notes, ...context.map(({ text }) => text)],
    week: plan
      ? [plan.title, plan.text, plan.gate, ...plan.days.flatMap(({ title, text, why }) => [title, text, why])]
      : [],
    later: plan?.later ?? [],
    handOver: handOver.flatMap(({ facts, requests, offers }) => [...facts, ...requests, ...offers]),
    talk: help === 'none' ? view.talk.map(({ text }) => text) : [],
    unknown,
    sources: sources.map(({ text }) => text),
  } satisfies Record<WholeView['chapters'][number] | 'parts', string[]>
  const texts = Object.values(chapters).flat()
  const { parts: _, ...single } = chapters
  return {
    parts: dimensions.flatMap(({ id, reading }) => (reading ? [id] : [])),
    chapters: chapterNames.filter((name) => single[name].length > 0),
    length: Math.max(1, Math.round(textLength(texts, locale) / NEAREST)) * NEAREST,
    minutes: readingMinutes(texts, locale),
  }
}

function textsOfPart({ id, reading }: FullView['dimensions'][number], story: NonNullable<FullView['story']>): string[] {
  if (!reading) return []
  const own = story.parts[id]
  return [reading.quick, reading.describes, reading.helps ?? '', ...(own?.groups ?? []), own?.cost ?? '']
}
