import type { ReactNode } from 'react'
import { findPullQuotes, type PullOptions as Pull } from '@/core/report/pull-quotes'
import type { Translate } from '@/core/texts/namespaces'
import type { StoryView } from '../../schema'
import { ParagraphRuns } from '../chapters/ParagraphRuns'
import letter from '../parts/Letter.module.css'
import styles from './Story.module.css'

/** Renders the paragraphs of one chapter. */
export function Paragraphs({ texts, pull }: { texts: readonly string[]; pull: Pull }) {
  const runs = findPullQuotes(texts, pull)
  return texts.map((text, at) => (
    <p key={text} className={styles.paragraph}>
      <ParagraphRuns runs={runs[at] ?? []} />
    </p>
  ))
}

interface TitledProps {
  /** `parts` are the ids of the parts that a paragraph is about. */
  parts: readonly { title: string; text: string; parts?: readonly string[] }[]
  /** Renders the drawing with the marks of some parts highlighted. */
  drawn?: (ids: readonly string[]) => ReactNode
  pull: Pull
}

/**
 * Renders paragraphs with titles of their own. The first one about the same two or more parts stands beside their
 * drawing; that of a single part stands in its own chapter.
 */
export function TitledParts({ parts, drawn, pull }: TitledProps) {
  const runs = findPullQuotes(
    parts.map(({ text }) => text),
    { ...pull, startsSection: () => true },
  )
  const about = parts.map(({ parts: ids = [] }) => ids.join(' '))
  return parts.map(({ title, parts: ids = [] }, at) => (
    <div key={title} className={styles.titled}>
      <h3>{title}</h3>
      {ids.length > 1 && about.indexOf(ids.join(' ')) === at && drawn?.(ids)}
      <p>
        <ParagraphRuns runs={runs[at] ?? []} />
      </p>
    </div>
  ))
}

/** Renders answers of the reader: paragraphs on two of them, then single ones with the question and a comment. */
export function Answers({
  answerPairs,
  quotes,
  t,
}: Pick<StoryView, 'answerPairs' | 'quotes'> & { t: Translate<'report'> }) {
  return (
    <>
      <p className={styles.why}>{t('answers.lead')}</p>
      {answerPairs.map((text) => (
        <figure key={text} className={styles.quote}>
          <figcaption>{t('answers.pair')}</figcaption>
          <p>{text}</p>
        </figure>
      ))}
      {quotes.map(({ role, item, answer, text }) => (
        <figure key={item} className={styles.quote}>
          <figcaption>{t(`answers.role.${role}`)}</figcaption>
          <blockquote>{item}</blockquote>
          <p>
            <strong>{answer}</strong>
          </p>
          {text && <p>{text}</p>}
        </figure>
      ))}
    </>
  )
}

/** Number of sources that are shown at once; the others are folded below, and are printed too. */
const FIRST_SOURCES = 4

/** Renders the sources of the report, each with its DOI. */
export const Sources = ({ sources, t }: { sources: StoryView['sources']; t: Translate<'report'> }) => {
  const more = sources.slice(FIRST_SOURCES)
  return (
    <>
      <SourceList sources={sources.slice(0, FIRST_SOURCES)} />
      {more.length > 0 && (
        <details className={letter.light}>
          <summary>{t('chapter.moreSources', { count: more.length })}</summary>
          <SourceList sources={more} />
        </details>
      )}
    </>
  )
}

const SourceList = ({ sources }: { sources: StoryView['sources'] }) => (
  <ul className={styles.sources}>
    {sources.map(({ text, doi }) => (
      <li key={doi}>
        {text}{' '}
        <a href={`https://doi.org/${doi}`} rel="noreferrer" translate="no">
          doi:{doi}
        </a>
      </li>
    ))}
  </ul>
)
