import type { StudyQuestion } from '../schema'

/** Shows what the server has said, and a sentence about what was just done. */
export type Become = (state: StudyQuestion, note: string) => void

/** Props of the part below one result, for one kind of question. */
export interface StudyProps<Kind extends StudyQuestion['kind']> {
  sittingId: string
  state: Extract<StudyQuestion, { kind: Kind }>
  become: Become
}
