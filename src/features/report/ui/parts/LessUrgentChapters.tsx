import type { ReactNode } from 'react'
import styles from './LessUrgentChapters.module.css'
import { lessUrgentId } from './ReportSection'

interface Props {
  title: string
  lead: string
  children: ReactNode
}

/**
 * Renders the less urgent chapters folded when help comes first. A link into them unfolds them, and so does printing.
 * `src/documents/browser/report/chapters.ts` unfolds them in browsers that do not do it themselves.
 */
export const LessUrgentChapters = ({ title, lead, children }: Props) => (
  <details className={styles.rest} id={lessUrgentId} data-rest>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div className={styles.inside}>
      <p>{lead}</p>
      {children}
    </div>
  </details>
)
