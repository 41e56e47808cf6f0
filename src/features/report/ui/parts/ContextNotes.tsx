import { type NoteWithParagraphs, notesWithParagraphs } from '@/core/report/remaining-notes'
import type { Translate } from '@/core/texts/namespaces'
import type { NoteView, StoryView } from '../../schema'
import { Chapter } from './Chapter'
import styles from './Letter.module.css'

interface Props {
  notes: readonly NoteView[]
  /** Texts of the version's own report about these notes. */
  pieces?: StoryView['context']
  /** Label of the link back to the contents, see Chapter. */
  back?: string
  t: Translate<'report'>
}

/** Renders the notes on the answers to questions about circumstances; nothing if there are none. */
export function ContextNotes({ notes, pieces = [], back, t }: Props) {
  if (notes.length === 0 && pieces.length === 0) return null
  return (
    <Chapter id="context" title={t('full.contextTitle')} back={back}>
      {notesWithParagraphs(notes, pieces).map((told) => (
        <Circumstance key={told.note?.question ?? ''} {...told} />
      ))}
    </Chapter>
  )
}

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
