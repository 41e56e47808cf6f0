import type { ReactNode } from 'react'
import styles from './Note.module.css'

interface Props {
  title: string
  text: string
  /** What can be done now. */
  children?: ReactNode
}

/** One message that fills the page: what happened, and what can be done now. */
export function Note({ title, text, children }: Props) {
  return (
    <section className={`wrap narrow ${styles.note}`}>
      <h1 className={styles.title}>{title}</h1>
      <p className="lede">{text}</p>
      {children && <div className="cluster">{children}</div>}
    </section>
  )
}
