import { type NoteWithParagraphs, notesWithParagraphs } from '@/core/report/remaining-notes'
import type { Translate } from '@/core/texts/namespaces'
import type { NoteView, StoryView } from '../../schema'
import { type ChapterContent, some } from '../story/story-chapters'
import { Chapter } from './Chapter'
import styles from './Letter.module.css'

interface Props {
  notes: readonly NoteView[]
  /** Texts of the version's own report about these notes. */
  pieces?: StoryView['context']
  t: Translate<'report'>
}

/** The notes that follow from the answers to questions about circumstances, as a section; nothing where there are none. */
export function ContextNotes({ notes, pieces = [], t }: Props) {
  if (notes.length === 0 && pieces.length === 0) return null
  return (
    <Chapter id="context" title={t('full.contextTitle')}>
      <Circumstances told={notesWithParagraphs(notes, pieces)} />
    </Chapter>
  )
}

/** The same as a chapter of a full report. */
export function contextChapter({ notes, pieces = [], t }: Props): ChapterContent[] {
  const told = notesWithParagraphs(notes, pieces)
  const texts = told.flatMap(({ note, paragraphs }) => [
    ...(note ? [note.note, note.question, note.answer] : []),
    ...paragraphs,
  ])
  return some(texts, 'context', t('full.contextTitle'), <Circumstances told={told} />)
}

const Circumstances = ({ told }: { told: readonly NoteWithParagraphs<NoteView>[] }) =>
  told.map((one) => <Circumstance key={one.note?.question ?? ''} {...one} />)

function Circumstance({ note, paragraphs }: NoteWithParagraphs<NoteView>) {
  const texts = paragraphs.map((text) => <p key={text}>{text}</p>)
  if (!note) return texts
  return (
    <div className={styles.told}>
      <p className={styles.soft}>{note.question}</p>
      <p>
        <strong>{note.answer}</strong>
      </p>
      <p>{note.note}</p>
      {texts}
    </div>
  )
}
