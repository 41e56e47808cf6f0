import type { HelpForm } from '../instrument'
import { notesWithParagraphs, remainingNotes, remainingTalk } from './remaining-notes'

interface Titled {
  title: string
  text: string
}
interface Lines {
  facts: readonly string[]
  requests: readonly string[]
  offers: readonly string[]
}
interface Reading {
  quick: string
  describes: string
  helps: string | null
}

/** The texts of a full report; `FullView` is one. */
interface Report {
  help: HelpForm
  dimensions: readonly { id: string; about: string; reading: Reading | null }[]
  context: readonly { calls: boolean; question: string; answer: string; note: string }[]
  talk: readonly { calls: boolean; light: boolean; name: string; text: string }[]
  story: {
    letter: readonly string[]
    parts: Readonly<Record<string, { groups: readonly string[]; cost: string | null }>>
    meeting: readonly Titled[]
    edge: readonly Titled[]
    quotes: readonly { item: string; answer: string; text: string | null }[]
    where: readonly { text: string }[]
    context: readonly { questions: readonly string[]; text: string }[]
    plan: {
      title: string
      gate: string
      text: string
      days: readonly { title: string; text: string; why: string }[]
      later: readonly string[]
    } | null
    handOver: readonly Lines[]
    unknown: readonly string[]
    sources: readonly { text: string }[]
  } | null
}

/**
 * Returns all that each chapter of a full report says, for how long it takes to read: the offer of a report and the
 * report itself count the same texts. The first text of a chapter is the one that stands for it while it is closed.
 */
export function chapterTexts(report: Report) {
  const { dimensions, story } = report
  const talk = remainingTalk(report)
  const plan = story?.plan
  return {
    letter: [...(story?.letter ?? [])],
    parts: dimensions.map((dimension) => ({ id: dimension.id, texts: partTexts(dimension, story) })),
    together: [...(story?.meeting ?? []), ...(story?.edge ?? [])].flatMap(({ title, text }) => [text, title]),
    answers: (story?.quotes ?? []).flatMap(({ item, answer, text }) => [item, answer, text ?? '']),
    where: (story?.where ?? []).map(({ text }) => text),
    context: notesWithParagraphs(remainingNotes(report), story?.context ?? []).flatMap(({ note, paragraphs }) => [
      ...(note ? [note.note, note.question, note.answer] : []),
      ...paragraphs,
    ]),
    week: plan
      ? [plan.title, plan.gate, plan.text, ...plan.days.flatMap(({ title, text, why }) => [title, text, why])]
      : [],
    later: [...(plan?.later ?? [])],
    handOver: (story?.handOver ?? []).flatMap(linesOf),
    talk: [...talk.open, ...talk.light].flatMap(({ name, text }) => [text, name]),
    unknown: [...(story?.unknown ?? [])],
    sources: (story?.sources ?? []).map(({ text }) => text),
  }
}

function partTexts({ id, about, reading }: Report['dimensions'][number], story: Report['story']): string[] {
  if (!reading) return [about]
  const own = story?.parts[id]
  return [reading.quick, about, reading.describes, ...(own?.groups ?? []), own?.cost ?? '', reading.helps ?? '']
}

/** The texts of every chapter. */
export type ChapterTexts = ReturnType<typeof chapterTexts>

/** Everything that a page to hand over says, line by line. */
export const linesOf = ({ facts, requests, offers }: Lines): string[] => [...facts, ...requests, ...offers]
