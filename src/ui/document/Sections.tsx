import { RichText } from './RichText'
import styles from './Sections.module.css'

/** `title`, then paragraphs `p1`, `p2` … and list lines `l1`, `l2` … in the order of the locale file. */
type SectionText = Readonly<Record<string, string>>

interface Props {
  sections: Readonly<Record<string, SectionText>>
  /** Numbers and words for the placeholders. */
  params?: Readonly<Record<string, string | number>>
  email?: string
  /** Marks (`data-line`) of texts that not every site shows, by `section.key`; null hides a text. */
  marks?: Readonly<Record<string, string | null>>
}

/** Renders the parts of a document to read: policies, terms, help. */
export function Sections({ sections, params = {}, email, marks = {} }: Props) {
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (place, name) => String(params[name] ?? place))
  return Object.entries(sections).map(([id, { title = '', ...texts }]) => {
    const lines = Object.entries(texts).filter(([key]) => key.startsWith('l'))
    return (
      <section key={id} id={id} className={styles.section}>
        <h2>{title}</h2>
        {Object.entries(texts)
          .filter(([key]) => key.startsWith('p') && marks[`${id}.${key}`] !== null)
          .map(([key, text]) => (
            <p key={key} data-line={marks[`${id}.${key}`]}>
              <RichText text={fill(text)} email={email} />
            </p>
          ))}
        {lines.length > 0 && (
          <ul>
            {lines.map(([key, text]) => (
              <li key={key}>
                <RichText text={fill(text)} email={email} />
              </li>
            ))}
          </ul>
        )}
      </section>
    )
  })
}
