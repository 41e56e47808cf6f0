import { type PullOptions as Pull, pullSentences } from '@/core/report/pulled-sentences'
import { plainRole } from '@/core/report/quotes'
import type { Translate } from '@/core/texts/namespaces'
import type { StoryView } from '../../schema'
import { Runs } from '../chapters/Pulled'
import styles from './Story.module.css'

/** Paragraphs of one chapter. */
export function Paragraphs({ texts, pull }: { texts: readonly string[]; pull: Pull }) {
  const runs = pullSentences(texts, pull)
  return texts.map((text, at) => (
    <p key={text} className={styles.paragraph}>
      <Runs runs={runs[at] ?? []} />
    </p>
  ))
}

/** Paragraphs with titles of their own. */
export function TitledParts({ parts, pull }: { parts: readonly { title: string; text: string }[]; pull: Pull }) {
  const runs = pullSentences(
    parts.map(({ text }) => text),
    pull,
  )
  return parts.map(({ title }, at) => (
    <div key={title} className={styles.titled}>
      <h3>{title}</h3>
      <p>
        <Runs runs={runs[at] ?? []} />
      </p>
    </div>
  ))
}

/** Renders answers of the reader: the question, the answer, and a comment on it. */
export function Quotes({ quotes, t }: { quotes: StoryView['quotes']; t: Translate<'report'> }) {
  return (
    <>
      <p className={styles.why}>{t('answers.lead')}</p>
      {quotes.map(({ role, item, answer, text }, index) => {
        const plain = plainRole(quotes, index)
        return (
          <figure key={item} className={styles.quote}>
            <figcaption>{t(`answers.role.${role}`)}</figcaption>
            <blockquote>{item}</blockquote>
            <p>
              <strong>{answer}</strong>
            </p>
            {text && <p>{text}</p>}
            {plain && <p>{t(`answers.plain.${plain}`)}</p>}
          </figure>
        )
      })}
    </>
  )
}

/** Sources of the report, each with its DOI. */
export const Sources = ({ sources }: { sources: StoryView['sources'] }) => (
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
