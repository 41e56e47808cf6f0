import type { ReactNode } from 'react'
import styles from './Letter.module.css'

interface Props {
  id: string
  title: string
  children: ReactNode
}

/** Renders a section of a summary, or a section of a report outside its chapters. */
export const ReportSection = ({ id, title, children }: Props) => (
  <section className={styles.block} id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
)

export const contentsId = 'contents'
/** Id of the section with the less urgent chapters (`LessUrgentChapters`). */
export const lessUrgentId = 'rest'
