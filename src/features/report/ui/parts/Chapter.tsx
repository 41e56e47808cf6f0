import type { ReactNode } from 'react'
import styles from './Letter.module.css'

interface Props {
  id: string
  title: string
  children: ReactNode
  /** Label of the link back to the contents; without it the page has no list of contents. */
  back?: string | undefined
  /** Class added to the style that all chapters share. */
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
/** Id of the section that can wait when help comes first (`Rest`). */
export const restId = 'rest'
