import type { StudyQuestion } from '../schema'

/** Shows the state that the server returned, and a sentence about the action just taken. */
export type ShowState = (state: StudyQuestion, note: string) => void

/** Props of the part below one result, for one kind of question. */
export interface StudyProps<Kind extends StudyQuestion['kind']> {
  sittingId: string
  state: Extract<StudyQuestion, { kind: Kind }>
  showState: ShowState
}
