import type { HelpLevel } from '../instrument'
import type { Locale } from '../locale'
import type { HandoutRecipient } from './report-key'

/** Chapters shown first to a reader in distress; everything else can wait. */
const shownFirst: readonly string[] = ['letter', 'week', 'hand-over']

/**
 * Divides the chapters of a report into those to read now and the rest; if help does not come first, all are for now.
 */
export function splitChapters<C extends { id: string }>(
  help: HelpLevel,
  chapters: readonly C[],
): { now: C[]; rest: C[] } {
  if (help !== 'first' || !chapters.some(({ id }) => shownFirst.includes(id))) return { now: [...chapters], rest: [] }
  return {
    now: shownFirst.flatMap((id) => chapters.filter((chapter) => chapter.id === id)),
    rest: chapters.filter(({ id }) => !shownFirst.includes(id)),
  }
}

/** Divides the pages to hand over. If help comes first, the page for a doctor is for now and the others can wait. */
export function splitPages<S extends { reader: HandoutRecipient }>(
  help: HelpLevel,
  sheets: readonly S[],
): { now: S[]; rest: S[] } {
  if (help !== 'first') return { now: [...sheets], rest: [] }
  return {
    now: sheets.filter(({ reader }) => reader === 'doctor'),
    rest: sheets.filter(({ reader }) => reader !== 'doctor'),
  }
}

interface Titled {
  title: string
  text: string
}
interface Lines {
  facts: readonly string[]
  requests: readonly string[]
  offers: readonly string[]
}
interface PartResult {
  quick: string
  describes: string
  helps: string | null
}

/** The texts of a full report; `FullView` is one. */
interface Report {
  help: HelpLevel
  dimensions: readonly { id: string; about: string; partResult: PartResult | null }[]
  context: readonly { calls: boolean; name: string; answer: string; note: string }[]
  talk: readonly { calls: boolean; light: boolean; name: string; text: string }[]
  story: {
    letter: readonly string[]
    parts: Readonly<Record<string, { groups: readonly string[]; cost: string | null }>>
    meeting: readonly Titled[]
    edge: readonly Titled[]
    answerPairs: readonly string[]
    quotes: readonly { item: string; answer: string; text: string | null }[]
    where: readonly { text: string }[]
    context: readonly { questions: readonly string[]; text: string }[]
    plan: {
      title: string
      gate: string
      text: string
      days: readonly {
        title: string
        text: string
        why: string
        chosenFor: { item: string; answer: string } | null
      }[]
      later: readonly string[]
    } | null
    handOver: readonly Lines[]
    unknown: readonly string[]
    sources: readonly { text: string }[]
  } | null
}

/**
 * Returns all texts of each chapter of a full report, to compute how long it takes to read: the offer of a report and
 * the report itself count the same texts. While a chapter is closed, only its first text is shown.
 */
export function listChapterTexts(report: Report) {
  const { dimensions, story } = report
  const talk = remainingTalk(report)
  const plan = story?.plan
  return {
    letter: [...(story?.letter ?? [])],
    parts: dimensions.map((dimension) => ({ id: dimension.id, texts: partTexts(dimension, story) })),
    together: [...(story?.meeting ?? []), ...(story?.edge ?? [])].flatMap(({ title, text }) => [text, title]),
    answers: [
      ...(story?.answerPairs ?? []),
      ...(story?.quotes ?? []).flatMap(({ item, answer, text }) => [item, answer, text ?? '']),
    ],
    where: (story?.where ?? []).map(({ text }) => text),
    context: notesWithParagraphs(remainingNotes(report), story?.context ?? []).flatMap(({ note, paragraphs }) => [
      ...(note ? [note.note, note.name, note.answer] : []),
      ...paragraphs,
    ]),
    week: plan
      ? [
          plan.title,
          plan.gate,
          plan.text,
          ...plan.days.flatMap(({ title, text, why, chosenFor }) => [
            title,
            chosenFor?.item ?? '',
            chosenFor?.answer ?? '',
            text,
            why,
          ]),
        ]
      : [],
    later: [...(plan?.later ?? [])],
    handOver: (story?.handOver ?? []).flatMap(handOverLinesOf),
    talk: [...talk.open, ...talk.light].flatMap(({ name, text }) => [text, name]),
    unknown: [...(story?.unknown ?? [])],
    sources: (story?.sources ?? []).map(({ text }) => text),
  }
}

function partTexts({ id, about, partResult }: Report['dimensions'][number], story: Report['story']): string[] {
  if (!partResult) return [about]
  const own = story?.parts[id]
  return [
    partResult.quick,
    about,
    partResult.describes,
    ...(own?.groups ?? []),
    own?.cost ?? '',
    partResult.helps ?? '',
  ]
}

/** The texts of every chapter. */
export type ChapterTexts = ReturnType<typeof listChapterTexts>

/** Returns all lines of a page to hand over. */
export const handOverLinesOf = ({ facts, requests, offers }: Lines): string[] => [...facts, ...requests, ...offers]

/** A note on the reader's circumstances or on a part. With `calls`, it is a reason why the page recommends help. */
interface Note {
  calls: boolean
}
interface Talk extends Note {
  /** Whether the note can wait until the reader opens it. */
  light: boolean
}

/** Returns the notes on circumstances that remain: the soft form of help already contains those that call for it. */
export const remainingNotes = <N extends Note>({
  help,
  context,
}: {
  help: HelpLevel
  context: readonly N[]
}): readonly N[] => (help === 'soft' ? context.filter(({ calls }) => !calls) : context)

/**
 * Returns the advice on when to talk to someone, without what the soft form of help already says. It is divided into
 * advice that is always shown (`open`) and advice that can wait (`light`).
 */
export function remainingTalk<T extends Talk>({
  help,
  talk,
}: {
  help: HelpLevel
  talk: readonly T[]
}): { open: T[]; light: T[] } {
  const left = help === 'soft' ? talk.filter(({ calls }) => !calls) : talk
  return { open: left.filter(({ light }) => !light), light: left.filter(({ light }) => light) }
}

/** Text about circumstances: one question with its answer, or paragraphs that belong to no question that is shown. */
export interface NoteWithParagraphs<N> {
  note: N | null
  paragraphs: string[]
}

/** Returns the name of an unscored question; the question itself in old versions of a test, which have no names. */
export const questionName = ({ name, question }: { name?: string | undefined; question: string }): string =>
  name ?? question

interface AskedNote extends Note {
  /** Short name of the question, as its note shows it. */
  name: string
}

/**
 * Returns notes on circumstances, each with the paragraphs of the report about the same question, so that no text
 * appears in two places. Notes that call for help stand first, then paragraphs without a note.
 */
export function notesWithParagraphs<N extends AskedNote>(
  notes: readonly N[],
  pieces: readonly { questions: readonly string[]; text: string }[],
): NoteWithParagraphs<N>[] {
  const placeOf = ({ questions }: { questions: readonly string[] }) =>
    notes.findIndex(({ name }) => questions.includes(name))
  const withParagraphs = notes.map((note, place) => ({
    note,
    paragraphs: pieces.filter((piece) => placeOf(piece) === place).map(({ text }) => text),
  }))
  const apart = pieces.filter((piece) => placeOf(piece) < 0).map(({ text }) => text)
  return [
    ...withParagraphs.filter(({ note }) => note.calls),
    ...(apart.length > 0 ? [{ note: null, paragraphs: apart }] : []),
    ...withParagraphs.filter(({ note }) => !note.calls),
  ]
}

/** Chinese characters, or words of another language, that a person reads in a minute. */
const PER_MINUTE: Record<Locale, number> = { cn: 400, en: 230, es: 230 }

/** Returns the length of texts: in Chinese characters, or in words of another language. */
export function textLength(texts: readonly string[], locale: Locale): number {
  const one = locale === 'cn' ? /\p{Script=Han}/gu : /\S+/g
  return texts.reduce((sum, text) => sum + (text.match(one)?.length ?? 0), 0)
}

/** Returns the time it takes to read the texts of a chapter, in whole minutes, at least one. */
export const readingMinutes = (texts: readonly string[], locale: Locale): number =>
  Math.max(1, Math.round(textLength(texts, locale) / PER_MINUTE[locale]))

/** Returns the time it takes to read several chapters: the sum of the minutes that stand beside them. */
export const sumMinutes = (chapters: readonly (readonly string[])[], locale: Locale): number =>
  chapters.reduce((sum, texts) => sum + readingMinutes(texts, locale), 0)
