import type { ReactNode } from 'react'
import styles from './Letter.module.css'

interface Props {
  id: string
  title: string
  children: ReactNode
  /** What the way back to the contents is called; without it there is no list of contents on the page. */
  back?: string | undefined
  /** Beside what every chapter looks like. */
  className?: string | undefined
}

/** One chapter of a report. */
export const Chapter = ({ id, title, children, back, className = '' }: Props) => (
  <section
    className={`${styles.block} ${back ? styles.chapter : ''} ${className}`}
    id={id}
    aria-labelledby={`${id}-title`}
  >
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
    {back && (
      <p className={styles.back} data-no-print>
        <a href={`#${contentsId}`}>{back}</a>
      </p>
    )}
  </section>
)

export const contentsId = 'contents'
/** What can wait where help stands first (`Rest`). */
export const restId = 'rest'
