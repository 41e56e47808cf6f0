import type { Translate } from '@/core/texts/namespaces'
import type { NoteView } from '../schema'
import { Chapter } from './Chapter'
import styles from './Letter.module.css'

interface Props {
  notes: readonly NoteView[]
  /** What the report of its own says of them. */
  paragraphs?: readonly string[]
  /** See Chapter. */
  back?: string
  t: Translate<'report'>
}

/** What follows from the answers to questions about circumstances; nothing where there is nothing to say. */
export function ContextNotes({ notes, paragraphs = [], back, t }: Props) {
  if (notes.length === 0 && paragraphs.length === 0) return null
  return (
    <Chapter id="context" title={t('full.contextTitle')} back={back}>
      {notes.map(({ question, answer, note }) => (
        <div key={question} className={styles.told}>
          <p className={styles.soft}>{question}</p>
          <p>
            <strong>{answer}</strong>
          </p>
          <p>{note}</p>
        </div>
      ))}
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Chapter>
  )
}
