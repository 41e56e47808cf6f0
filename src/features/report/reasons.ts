import type { FullView, SummaryView } from './schema'

/** Why it is worth talking to someone: a part of the test, or an answer about one's circumstances. */
export interface Reason {
  name: string
  text: string
}

/** What the soft form of help is there for, in words that are free in the summary too. */
export function reasonsOf(view: SummaryView | FullView): Reason[] {
  const notes = view.context.filter(({ calls }) => calls).map(({ question, note }) => ({ name: question, text: note }))
  return [...notes, ...(view.kind === 'summary' ? summaryReasons(view) : fullReasons(view))]
}

const summaryReasons = ({ talk }: SummaryView): Reason[] =>
  talk.filter(({ calls }) => calls).map(({ name, text }) => ({ name, text }))

const fullReasons = ({ dimensions }: FullView): Reason[] =>
  dimensions.flatMap(({ calls, name, reading }) => (calls && reading ? [{ name, text: reading.talk }] : []))
