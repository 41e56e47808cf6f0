import type { Translate } from '@/core/texts/namespaces'
import type { NoteView } from '../schema'
import styles from './Letter.module.css'

/** What follows from the answers to questions about circumstances; nothing where there is nothing to say. */
export function ContextNotes({ notes, t }: { notes: readonly NoteView[]; t: Translate<'report'> }) {
  if (notes.length === 0) return null
  return (
    <section className={styles.block}>
      <h2>{t('full.contextTitle')}</h2>
      {notes.map(({ question, answer, note }) => (
        <div key={question} className={styles.told}>
          <p className={styles.soft}>{question}</p>
          <p>
            <strong>{answer}</strong>
          </p>
          <p>{note}</p>
        </div>
      ))}
    </section>
  )
}
