import { type ChapterTexts, type NoteWithParagraphs, notesWithParagraphs } from '@/core/report/chapters'
import { findPullQuotes, type PullOptions as Pull } from '@/core/report/pull-quotes'
import type { Translate } from '@/core/texts/namespaces'
import type { NoteView, StoryView } from '../../schema'
import { ParagraphRuns } from '../chapters/ParagraphRuns'
import { buildOptionalChapter, type ChapterContent } from '../story/story-chapters'
import styles from './Letter.module.css'
import { ReportSection } from './ReportSection'

interface Props {
  notes: readonly NoteView[]
  /** Texts of the version's own report about these notes. */
  pieces?: StoryView['context']
  t: Translate<'report'>
}

/** Renders the notes that follow from the answers about circumstances, as a section; nothing if there are none. */
export function ContextNotes({ notes, pieces = [], t }: Props) {
  if (notes.length === 0 && pieces.length === 0) return null
  return (
    <ReportSection id="context" title={t('full.contextTitle')}>
      <Circumstances told={notesWithParagraphs(notes, pieces)} />
    </ReportSection>
  )
}

/** Returns the notes on circumstances as a chapter of a full report. */
export const buildContextChapter = ({
  notes,
  pieces = [],
  texts,
  pull,
  t,
}: Props & { texts: ChapterTexts; pull: Pull }): ChapterContent[] =>
  buildOptionalChapter(
    texts.context,
    'context',
    t('full.contextTitle'),
    <Circumstances told={notesWithParagraphs(notes, pieces)} pull={pull} />,
  )

function Circumstances({ told, pull }: { told: readonly NoteWithParagraphs<NoteView>[]; pull?: Pull }) {
  const texts = told.map(({ note, paragraphs }) => [...(note ? [note.note] : []), ...paragraphs])
  const runs = pull ? findPullQuotes(texts.flat(), pull) : texts.flat().map((text) => [{ text, pulled: false }])
  return told.map(({ note }, at) => {
    const before = texts.slice(0, at).flat().length
    const paragraphs = runs.slice(before, before + (texts[at]?.length ?? 0)).map((one) => (
      <p key={one[0]?.text}>
        <ParagraphRuns runs={one} />
      </p>
    ))
    if (!note) return paragraphs
    return (
      <div key={note.name} className={styles.told}>
        <p className={styles.soft}>{note.name}</p>
        <p>
          <strong>{note.answer}</strong>
        </p>
        {paragraphs}
      </div>
    )
  })
}
