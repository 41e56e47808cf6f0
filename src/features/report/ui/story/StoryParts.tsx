import { plainRole } from '@/core/report/quotes'
import type { Translate } from '@/core/texts/namespaces'
import type { StoryView } from '../../schema'
import styles from './Story.module.css'

/** Paragraphs of one chapter. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text} className={styles.paragraph}>
      {text}
    </p>
  ))

/** Paragraphs, each with its own title. */
export const TitledParts = ({ parts }: { parts: readonly { title: string; text: string }[] }) =>
  parts.map(({ title, text }) => (
    <div key={title} className={styles.titled}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  ))

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
