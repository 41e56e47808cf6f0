import type { ReactNode } from 'react'
import styles from './ReadingPage.module.css'
import { RichText } from './RichText'

interface Props {
  title: string
  /** First sentence; may contain links, as the parts may. */
  lede: string
  /** A small line under the lede, such as the version of a policy. */
  note?: string
  children: ReactNode
}

/** Renders a page to read: one column with its title and first sentence, then its parts. */
export function ReadingPage({ title, lede, note, children }: Props) {
  return (
    <article className="wrap narrow">
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="lede">
          <RichText text={lede} />
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      {children}
    </article>
  )
}
