import type { ReactNode } from 'react'
import { RichText } from './RichText'
import styles from './TextPage.module.css'

interface Props {
  title: string
  /** First sentence; like the parts, it may contain links. */
  lede: string
  /** A small line under the lede, such as the version of a policy. */
  note?: string
  children: ReactNode
}

/** Renders a page to read: its title and first sentence, then its parts; in a wide window both stand side by side. */
export function TextPage({ title, lede, note, children }: Props) {
  return (
    <article className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="lede">
          <RichText text={lede} />
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      <div>{children}</div>
    </article>
  )
}
