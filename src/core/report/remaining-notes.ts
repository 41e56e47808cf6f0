import type { HelpForm } from '../instrument'

/** A note on the reader's circumstances or on a part; `calls`: help stands first because of it. */
interface Note {
  calls: boolean
}
interface Talk extends Note {
  /** Whether it can wait until the reader opens it. */
  light: boolean
}

/** Returns the notes on circumstances that remain: the soft form of help already contains those that call for it. */
export const remainingNotes = <N extends Note>({
  help,
  context,
}: {
  help: HelpForm
  context: readonly N[]
}): readonly N[] => (help === 'soft' ? context.filter(({ calls }) => !calls) : context)

/**
 * Returns the advice on when to talk to someone, without what the soft form of help already says: the grave, and what
 * can wait.
 */
export function remainingTalk<T extends Talk>({
  help,
  talk,
}: {
  help: HelpForm
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

interface AskedNote extends Note {
  question: string
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
    notes.findIndex(({ question }) => questions.includes(question))
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
